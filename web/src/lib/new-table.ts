// SPDX-License-Identifier: Apache-2.0
// A table as a form describes it, before the server makes it. Pure.
import type { BotInfo, GameInfo, ModeInfo, NewTable, OptionInfo, NewSeat, Setup } from '../generated/protocol'
import { capital, list, settingOf } from './text'

export type Way = 'alone' | 'bots' | 'here' | 'online'

export const ways: { id: Way; name: string; text: string }[] = [
  { id: 'alone', name: 'Alone', text: 'A solo game against a target.' },
  { id: 'bots', name: 'Against bots', text: 'You and players the computer moves.' },
  { id: 'here', name: 'On this screen', text: 'Pass the device around the table.' },
  { id: 'online', name: 'Online', text: 'Invite with a link, or let anybody join.' },
]

const solo = (mode: ModeInfo) => mode.max_players === 1

/** The ways a game can be played, by its modes. */
export const waysOf = (game: GameInfo): Way[] => [
  ...(game.modes.some(solo) ? (['alone'] as const) : []),
  ...(game.modes.some((mode) => !solo(mode)) ? (['bots', 'here', 'online'] as const) : []),
]
export const modesOf = (game: GameInfo, way: Way): ModeInfo[] =>
  game.modes.filter((mode) => solo(mode) === (way === 'alone'))

/** The values of a number or of one name out of several, one by one. */
export const valuesOf = (option: OptionInfo): string[] =>
  option.kind === 'number'
    ? Array.from({ length: option.most - option.least + 1 }, (_, i) => String(option.least + i))
    : option.names

/** What can be chosen; what a campaign hands on from game to game is not. */
export const optionsOf = (game: GameInfo, mode: string): OptionInfo[] =>
  game.options.filter(
    (option) => option.id !== 'campaign' && (option.modes.length === 0 || option.modes.includes(mode)),
  )

/** How many can play it. */
export const playersOf = (game: GameInfo): string => {
  const least = Math.min(...game.modes.map((mode) => mode.min_players))
  const most = Math.max(...game.modes.map((mode) => mode.max_players))
  return least === most ? String(least) : `${least}\u2013${most}`
}
export const minutesOf = ({ minutes: { least, most } }: GameInfo): string =>
  least === most ? String(least) : `${least}\u2013${most}`
export const soloOf = (game: GameInfo): boolean => game.modes.some(solo)

/** "Otter, level 3". */
export const botKind = (bot: BotInfo): string => `${capital(bot.kind)}, ${bot.title.toLowerCase()}`
/** "Otter, level 3: a fair opponent". */
export const botText = (bot: BotInfo): string => `${botKind(bot)}: ${bot.text}`

/** What a bot will be called that sits down at a table where these names are taken; the engine does the same. */
export function characterOf(bot: BotInfo, taken: string[]): string {
  const small = taken.map((name) => name.toLowerCase())
  const free = (name: string) => !small.includes(name.toLowerCase())
  let name = bot.characters.find(free)
  for (let n = 2; name === undefined; ++n) if (free(`${bot.characters[0]} ${n}`)) name = `${bot.characters[0]} ${n}`
  return name
}
/** The names of all seats, as far as they are known before the table is made; `me` is my own. */
export function seatNames(seats: NewSeat[], bots: BotInfo[], me: string): string[] {
  const names = seats.map((seat) => (seat.kind === 'me' ? me : seat.kind === 'here' ? seat.name : ''))
  seats.forEach((seat, i) => {
    const bot = seat.kind === 'bot' && bots.find(({ name }) => name === seat.bot)
    if (bot) names[i] = characterOf(bot, names)
  })
  return names
}

/** One seat more, as the way suggests; `bot` sits down where nobody chooses another. */
export function nextSeat(way: Way, at: number, bot: string): NewSeat {
  if (way === 'bots') return { kind: 'bot', bot }
  if (way === 'here') return { kind: 'here', name: `Player ${at + 1}` }
  return { kind: 'open' }
}
export function seatsFor(way: Way, mode: ModeInfo, players: number, bot: string, old: NewSeat[] = []): NewSeat[] {
  const count = Math.min(mode.max_players, Math.max(mode.min_players, players))
  return Array.from({ length: count }, (_, i) => old[i] ?? (i === 0 ? { kind: 'me' } : nextSeat(way, i, bot)))
}

/** Options as a form has them; lists for those that take several. */
export type Options = Record<string, string | string[]>

export interface TableForm {
  game: GameInfo
  mode: ModeInfo
  seats: NewSeat[]
  /** As chosen in the form; an empty text means the game's own default. */
  options: Options
  public: boolean
  pace: 'live' | 'slow'
  minutes: number | null
  /** Seconds for an answer in somebody else's turn; none: no end. */
  answer?: number | null
  add: number
  undo: boolean
  /** Whether hints are given; left open: where one person plays. */
  hints?: boolean | null
  /** The finished game of a campaign that this one follows. */
  continues?: string
}

/** What somebody has chosen for a game: kept in the browser for the next time. */
export interface Choice {
  way: Way
  mode: string
  seats: NewSeat[]
  options: Options
  /** Show the table in the lobby. */
  open: boolean
  /** In this browser. */
  here: boolean
  pace: 'live' | 'slow'
  timed: boolean
  minutes: number
  add: number
  days: number
  hurried: boolean
  answer: number
  undo: boolean
  hints: boolean | null
}

/** The gentlest way to play a game, as the game itself says it, against a bot for a first game. */
export function gentle(game: GameInfo, bot: string): Choice {
  const mode = game.modes.find(({ id }) => id === game.first_game.mode) ?? game.modes[0]!
  const way: Way = solo(mode) ? 'alone' : 'bots'
  return {
    way,
    mode: mode.id,
    seats: seatsFor(way, mode, game.first_game.players, bot),
    options: {},
    open: true,
    here: false,
    pace: 'live',
    timed: false,
    minutes: 20,
    add: 15,
    days: 3,
    hurried: false,
    answer: 20,
    undo: true,
    hints: null,
  }
}

const key = (game: string): string => `skerry.choice.${game}`

/** A choice that was kept is taken as far as it still fits: games and bots change. */
export function fitting(kept: unknown, game: GameInfo, bots: BotInfo[], otherwise: Choice): Choice {
  const choice = { ...otherwise, ...(kept as Partial<Choice> | null) }
  const mode = game.modes.find(({ id }) => id === choice.mode)
  const known = (seat: NewSeat) => seat.kind !== 'bot' || bots.some(({ name }) => name === seat.bot)
  const fits =
    mode !== undefined &&
    modesOf(game, choice.way).includes(mode) &&
    Array.isArray(choice.seats) &&
    choice.seats.length >= mode.min_players &&
    choice.seats.length <= mode.max_players &&
    choice.seats.every(known)
  if (!fits) return otherwise
  const ids = optionsOf(game, choice.mode).map(({ id }) => id)
  return { ...choice, options: Object.fromEntries(Object.entries(choice.options).filter(([id]) => ids.includes(id))) }
}

/** What was chosen for this game last; the gentlest setup if nothing was. */
export function lastChoice(game: GameInfo, bots: BotInfo[], first: string): Choice {
  const otherwise = gentle(game, first)
  try {
    return fitting(JSON.parse(localStorage.getItem(key(game.id)) ?? 'null'), game, bots, otherwise)
  } catch {
    return otherwise
  }
}
export function remember(game: string, choice: Choice): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(choice))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether others are to come to the table. */
export const waitsForOthers = (seats: NewSeat[]): boolean => seats.some((seat) => seat.kind === 'open')

/** The form that a choice fills in. */
export function formOf(game: GameInfo, choice: Choice, continues?: string): TableForm {
  const { seats, options, pace, timed, undo, hints } = choice
  return {
    game,
    mode: game.modes.find(({ id }) => id === choice.mode)!,
    seats,
    options,
    public: waitsForOthers(seats) && choice.open,
    pace,
    minutes: !timed ? null : pace === 'slow' ? choice.days * 1440 : choice.minutes,
    answer: game.asks_others && choice.hurried ? choice.answer : null,
    add: pace === 'slow' ? 0 : choice.add,
    undo,
    hints,
    ...(continues ? { continues } : {}),
  }
}

/** In a few words: "Base game with Pip and Tammie". */
export function inWords(game: GameInfo, choice: Choice, bots: BotInfo[]): string {
  const mode = game.modes.find(({ id }) => id === choice.mode)!
  if (solo(mode)) return mode.name
  const names = seatNames(choice.seats, bots, '')
  const others = choice.seats.flatMap((seat, i) =>
    seat.kind === 'me' ? [] : [seat.kind === 'open' ? 'others' : names[i]!],
  )
  const who = `with ${list([...new Set(others)])}`
  return modesOf(game, choice.way).length > 1 ? `${mode.name} ${who}` : capital(who)
}

/** Between persons hints have to be agreed on first. */
export const hintsByDefault = (seats: NewSeat[]): boolean => seats.filter((seat) => seat.kind !== 'bot').length <= 1

export function tableOf(form: TableForm): NewTable {
  const setup: Setup = { mode: form.mode.id, players: form.seats.length }
  for (const option of optionsOf(form.game, form.mode.id)) {
    const value = form.options[option.id]
    if (value === undefined || value.length === 0) continue
    setup[option.id] = Array.isArray(value)
      ? value
      : value === 'true'
        ? true
        : value === 'false'
          ? false
          : settingOf(value)
  }
  return {
    game: form.game.id,
    setup,
    seats: form.seats,
    public: form.public,
    pace: form.pace,
    clock: form.minutes === null ? null : { seconds: Math.round(form.minutes * 60), add: form.add },
    undo: form.undo,
    hints: form.hints ?? hintsByDefault(form.seats),
    ...(form.answer ? { answer: form.answer } : {}),
    ...(form.continues ? { continues: form.continues } : {}),
  }
}

/** What stands in the way of making it, as a sentence. */
export function wrongWith(form: TableForm): string | null {
  const here = form.seats.flatMap((seat) => (seat.kind === 'here' ? [seat.name.trim()] : []))
  if (here.some((name) => name === '')) return 'Everybody here needs a name.'
  if (new Set(here).size < here.length) return 'Two people here have the same name.'
  return null
}
