// SPDX-License-Identifier: Apache-2.0
// A table as a form describes it, before the server makes it. Pure.
import type { Bot, GameInfo, ModeInfo, NewTable, OptionInfo, NewSeat, Setup } from '../generated/protocol'
import { settingOf } from './text'

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

/** "Level 3, a fair opponent". */
export const botText = (bot: Bot): string => `${bot.title}, ${bot.text}`

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
