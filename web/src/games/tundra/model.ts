// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { Decision, Move, GameEvent, ThingBoard } from '../../lib/board'
import type { BoardProps, Event, Happening } from './components'
import {
  card_info,
  components,
  type CellBox,
  type EffectBox,
  type Facts,
  type GainBox,
  type LayoutBox,
  type Player,
  type State,
} from './components'

export type Goods = Record<string, number>

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

/** The dice of a bag, the highest first, one entry a die. */
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
  gains: Goods
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
export function change(events: Event[], seat: number): Goods {
  const sum: Goods = {}
  for (const event of events) {
    if (event.seat !== seat) continue
    const kind = event.kind
    const sign = kind === 'gains' ? 1 : kind === 'spends' ? -1 : 0
    const good = event.good
    if (sign === 0 || good === undefined) continue
    sum[good] = (sum[good] ?? 0) + sign * (event.count ?? 0)
  }
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0))
}
export const news_of = (events: Happening[], seat: number): Goods =>
  change(
    events.map(({ event }) => event),
    seat,
  )
/** Where the worker that moved last stands now. */
export function last_walk(events: Happening[], seat: number): string | null {
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

export type Part = { icon: string; count?: number } | { sign: string }
export type Row = Part[]

const gained: [keyof GainBox, string][] = [
  ['firewood', 'firewood'],
  ['stone', 'stone'],
  ['peat', 'peat'],
  ['any', 'any'],
  ['berries', 'berries'],
  ['vp', 'vp'],
  ['workers', 'worker'],
  ['moves', 'moves'],
]
export const gain_row = (gain: GainBox): Row =>
  gained.flatMap(([key, icon]) => (gain[key] > 0 ? [{ icon, count: gain[key] }] : []))

const times = (n: number): Row => (n > 1 ? [{ sign: `${n}\u00D7` }] : [])
function price_row(terms: EffectBox['terms']): Row {
  const row: Row = []
  if (terms.same > 0) row.push({ icon: terms.same > 1 ? 'same' : 'any', count: terms.same })
  if (terms.berries > 0) row.push({ icon: 'berries', count: terms.berries })
  return row
}
const to: Part = { sign: '\u2192' }

function deed_row(effect: EffectBox): Row {
  const { deed, times: n, terms } = effect
  switch (deed) {
    case 'none':
      return []
    case 'gather':
      return [{ icon: 'gather', count: n }]
    case 'build':
      return [...times(n), ...price_row(terms), to, { icon: 'tower' }]
    case 'hire':
      return [...times(n), ...price_row(terms), to, { icon: 'worker' }]
    case 'convert':
      return [{ icon: 'tower' }, { sign: '\u00D7' }, ...price_row(terms), to, ...gain_row(terms.gain)]
    case 'bargain':
      return [...times(n), ...price_row(terms), to, ...gain_row(terms.gain)]
    case 'upgrade':
      return [
        { icon: 'upgrade', count: n },
        ...(effect.discount > 0 ? [{ sign: `\u2212${effect.discount}` }, { icon: 'any' }] : []),
      ]
    case 'card':
      return effect.renew ? [{ icon: 'renew' }, { icon: 'card' }] : [{ icon: 'card' }]
    case 'berries_per_tower':
      return [{ icon: 'berries', count: n }, { sign: '/' }, { icon: 'tower' }]
    case 'berries_per_upgrade':
      return [{ icon: 'berries', count: n }, { sign: '/' }, { icon: 'upgrade' }]
    case 'reroll_any':
      return [{ icon: 'reroll' }]
    case 'swap':
      return [{ icon: 'swap', count: n }]
    default:
      return [{ icon: deed }]
  }
}

export const effect_row = (effect: EffectBox): Row => [...gain_row(effect.gain), ...deed_row(effect)]

export const price_of = (price: Partial<Record<string, number>>): Row =>
  components.resources.flatMap((icon) => ((price[icon] ?? 0) > 0 ? [{ icon, count: price[icon]! }] : []))

/** How the rows of a frame are written: "6\u20135", "3". */
export const rows_text = (high: number, low: number): string => (high === low ? `${high}` : `${high}\u2013${low}`)

export const city_cards = (player: Player): string[] => [
  ...player.advisors.map((advisor) => advisor.card),
  ...Object.values(player.boards).flatMap((board) => board.market),
]
export const kind_of_card = (id: string): string => card_info(id)?.kind ?? 'hidden'

/** A sentence about what somebody holds, for who listens. */
export const spoken = (player: Player): string =>
  goods.map((good) => `${amount_of(player, good)} ${good === 'vp' ? 'points' : good}`).join(', ')
