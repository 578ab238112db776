// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { Decision, GameEvent, ToldEvent, Move, ThingBoard } from '../../lib/board'
import { summed, type Amounts } from '../../lib/goods'
import { icon } from '../../lib/icon-rows'
import { components } from './components'
import type { BoardProps, CellBox, Effect, Event, Facts, Gain, LayoutBox, Player, State, Terms } from './components'

/** A player with what follows from the view, where the server tells. */
export interface Seated {
  seat: number
  name: string
  who: string
  player: Player
  facts: Facts | undefined
}
export const seated = (board: Pick<BoardProps, 'view' | 'facts' | 'names'>, seat: number): Seated => ({
  seat,
  name: board.names[seat] ?? '',
  who: components.seats[seat] ?? 'nobody',
  player: board.view.players[seat]!,
  facts: board.facts?.[seat],
})

export const goods = ['firewood', 'stone', 'peat', 'berries', 'vp'] as const
export const cap_of = (good: string): number => (good === 'berries' ? components.berry_cap : components.resource_cap)
export const amount_of = (player: Player, good: string): number =>
  good === 'berries'
    ? player.berries
    : good === 'vp'
      ? player.vp
      : (player.resources[good as keyof Player['resources']] ?? 0)

// ---- Dice ----

const value_of = (face: string): number => (components.faces as string[]).indexOf(face) + 1

/** The dice of a bag, the highest first, one entry per die. */
export const dice_of = (bag: Partial<Record<string, number>>): number[] =>
  Object.entries(bag)
    .flatMap(([face, count]) => Array<number>(count ?? 0).fill(value_of(face)))
    .sort((a, b) => b - a)
export const faces_of = (faces: readonly string[]): number[] => faces.map(value_of)
export const face_value = value_of

// ---- The map ----

export interface Spot {
  cell: CellBox
  x: number
  y: number
}
/** Half the height of a tile, and what follows for pointed hexagons. */
export const radius = 50
const half = (radius * Math.sqrt(3)) / 2
export const step = { x: half, y: radius * 1.5 }
const corner = (radius: number, i: number) => {
  const angle = (Math.PI / 180) * (60 * i - 90)
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
}
export const hexagon = (size = radius): string => [0, 1, 2, 3, 4, 5].map((i) => corner(size, i)).join(' ')

/** Where the tiles lie, from the upper left, and how large the whole is. */
export function spots(layout: LayoutBox): { spots: Spot[]; width: number; height: number } {
  const left = Math.min(...layout.cells.map((cell) => cell.x))
  const top = Math.min(...layout.cells.map((cell) => cell.y))
  const all = layout.cells.map((cell) => ({
    cell,
    x: (cell.x - left + 1) * step.x,
    y: (cell.y - top) * step.y + radius,
  }))
  return {
    spots: all,
    width: Math.max(...all.map((spot) => spot.x)) + step.x,
    height: Math.max(...all.map((spot) => spot.y)) + radius,
  }
}

export interface Stand {
  seat: number
  workers: number
  tower: boolean
}
/** Who has pieces on a tile, and how many. */
export function stands(state: State, cell: string): Stand[] {
  return state.players.flatMap((player, seat) => {
    const workers = player.workers.filter((at) => at === cell).length
    const tower = (player.towers as string[]).includes(cell)
    return workers > 0 || tower ? [{ seat, workers, tower }] : []
  })
}

/** A step that can be made: from where, to where, and what it brings, as far as that is known. */
export interface Way {
  from: string
  to: string
  gains: Amounts
  opens: boolean
  move: Move
}
const after = (thing: string) => thing.slice(thing.indexOf(':') + 1)
export const things_of = (move: Move, kind: string): string[] =>
  move.touches.filter((thing) => thing.startsWith(`${kind}:`)).map(after)

export function ways(decision: Decision<Event> | null, seat: number, closed: (cell: string) => boolean): Way[] {
  if (decision?.decision !== 'move_step') return []
  return decision.moves.flatMap((move) => {
    const [from] = things_of(move, 'worker')
    const [to] = things_of(move, 'cell')
    if (from === undefined || to === undefined) return []
    return [{ from, to, gains: change(move.events ?? [], seat), opens: closed(to), move }]
  })
}

/** Of several ways to a tile the one that goes on with the worker that moved last. */
export function onward(all: Way[], to: string, last: string | null): Way | null {
  const here = all.filter((way) => way.to === to)
  return here.length > 1 ? (here.find((way) => way.from === last) ?? null) : null
}

// ---- Events ----

/** What events do to the goods of a seat. */
export const change = (events: Event[], seat: number): Amounts =>
  summed(
    events.flatMap(({ kind, good, count = 0, seat: whose }) =>
      whose === seat && good && (kind === 'gains' || kind === 'spends')
        ? [[good as string, kind === 'gains' ? count : -count]]
        : [],
    ),
  )
export const news_of = (events: ToldEvent<Event>[], seat: number): Amounts =>
  change(
    events.map(({ event }) => event),
    seat,
  )
/** Where the worker that moved last stands now. */
export function last_walk(events: ToldEvent<Event>[], seat: number): string | null {
  const moves = events.filter(({ event }) => event.kind === 'moves' && event.seat === seat)
  return moves.at(-1)?.event.to ?? null
}

// ---- Choosing ----

const within = (part: string[], whole: string[]): boolean => part.every((one) => whole.includes(one))

/**
 * The decision as far as it goes on from what was picked; while nothing is, or in a selection, which the frame narrows,
 * as it is.
 */
export function narrowed<E extends GameEvent>(decision: Decision<E> | null, picked: string[]): Decision<E> | null {
  if (decision === null || decision.selection || picked.length === 0) return decision
  const moves = decision.moves.filter((move) => within(picked, move.touches))
  return moves.length > 0 ? { ...decision, moves } : decision
}

/**
 * What a thing needs of the board, with the decision as far as it goes on from what was picked; nothing else, so that
 * nothing else draws it anew.
 */
export const going_on = (board: BoardProps, picked: string[] = board.picked): ThingBoard => ({
  decision: narrowed(board.decision, picked),
  glossary: board.glossary,
  picked: board.picked,
  onthing: board.onthing,
  onexplain: board.onexplain,
})

/** What has to be chosen, one after the other, when something is dropped on a thing; nothing if that means nothing. */
export function dropped(decision: Decision | null, what: string, onto: string): string[] | null {
  const fits = decision?.moves.filter((move) => move.touches.includes(what) && move.touches.includes(onto)) ?? []
  return fits.length > 0 ? [what, onto] : null
}

/** Where on a small screen the decision is made. */
export type Pane = 'map' | 'boards' | 'city'
const panes: Record<string, Pane> = {
  move_step: 'map',
  tower_order: 'map',
  tower_worker: 'map',
  build_step: 'map',
  hire_step: 'map',
  card_pick: 'city',
}
export const pane_of = (decision: Decision | null): Pane | null =>
  decision === null ? null : (panes[decision.decision] ?? 'boards')

// ---- What an action does, as a row of icons ----

const gained: [keyof Gain, string][] = [
  ...(['firewood', 'stone', 'peat', 'any', 'berries', 'vp'] as const).map(
    (what) => [what, what] as [typeof what, string],
  ),
  ['workers', 'worker'],
  ['moves', 'moves'],
]
export const gain_row = (gain: Gain): string =>
  gained.flatMap(([key, name]) => (gain[key] > 0 ? [icon(name, gain[key])] : [])).join(' ')

const price_row = ({ same, berries }: Terms): string =>
  [same > 0 ? icon(same > 1 ? 'same' : 'any', same) : '', berries > 0 ? icon('berries', berries) : ''].join(' ')

function deed_row({ deed, times: n, deal, discount, renew }: Effect): string {
  const terms = deal && components.deals[deal]
  const cost = terms ? price_row(terms) : ''
  const gain = terms ? gain_row(terms.gain) : ''
  const price = `${n > 1 ? `${n}×` : ''} ${cost} →`
  const rows: Partial<Record<Effect['deed'], string>> = {
    none: '',
    gather: icon('gather', n),
    build: `${price} :tower:`,
    hire: `${price} :worker:`,
    convert: `:tower: × ${cost} → ${gain}`,
    bargain: `${price} ${gain}`,
    upgrade: `${icon('upgrade', n)} ${discount > 0 ? `−${discount} :any:` : ''}`,
    card: renew ? ':renew: :card:' : ':card:',
    berries_per_tower: `${icon('berries', n)} / :tower:`,
    berries_per_upgrade: `${icon('berries', n)} / :upgrade:`,
    reroll_any: ':reroll:',
    swap: icon('swap', n),
  }
  return rows[deed] ?? icon(deed)
}

export const effect_row = (effect: Effect): string => `${gain_row(effect.gain)} ${deed_row(effect)}`.trim()

export const price_of = (price: Amounts): string =>
  components.resources.flatMap((what) => ((price[what] ?? 0) > 0 ? [icon(what, price[what])] : [])).join(' ')

/** How the rows of a frame are written: "6\u20135", "3". */
export const rows_text = (high: number, low: number): string => (high === low ? `${high}` : `${high}\u2013${low}`)

/** A sentence about what somebody holds, for who listens. */
export const spoken = (player: Player): string =>
  goods.map((good) => `${amount_of(player, good)} ${good === 'vp' ? 'points' : good}`).join(', ')

/** Whoever uses a die means the action; where several are left, which comes first is still asked. */
export function follow({ decision, moves }: Decision): string | null {
  const starts = moves.filter(({ text }) => text.startsWith('start '))
  return decision === 'activation' && starts.length === 1 ? starts[0]!.text : null
}

/** A die is dear, and rolled at once. */
export const careful = ({ text }: Move): boolean => text === 'buy'
