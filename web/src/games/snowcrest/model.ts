// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { Decision, GameEvent, ToldEvent } from '../../lib/board'
import * as lib from '../../lib/goods'
import { icon } from '../../lib/icon-rows'
import { narrowed } from '../../lib/selection'
import {
  components,
  villager_info,
  type Building,
  type Demand,
  type Effect,
  type Event,
  type Goods,
  type Item,
  type Player,
  type Price,
  type Resource,
  type State,
  type Step,
} from './components'

export const listed = (goods: Goods): { what: Resource; count: number }[] => lib.listed(goods, components.resources)

const plural: Partial<Record<string, string>> = {
  bowl: 'bowls',
  bell: 'bells',
  card: 'hand cards',
  villager: 'villagers',
  tile: 'building tiles',
  omen: 'Omens',
  wild: 'resources of any kind',
}
const single: Partial<Record<string, string>> = {
  card: 'hand card',
  villager: 'villager',
  tile: 'building tile',
  omen: 'Omen',
  wild: 'resource of any kind',
}
/** "2 bowls", "1 resource of any kind". */
export const amount = (count: number, what: string): string =>
  `${count} ${(count !== 1 && plural[what]) || single[what] || what}`
export const spoken = (goods: Partial<Record<string, number>>): string =>
  Object.entries(goods)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([what, count]) => amount(count!, what))
    .join(', ')

// ---- Tiles ----

export interface TileHere {
  key: string
  building: Building
  used: boolean
}
/** The tiles of a building track: those face up first, by type. */
export function tiles_of(player: Pick<Player, 'tiles' | 'used_tiles'>): TileHere[] {
  const all: TileHere[] = []
  for (const used of [false, true])
    for (const { id } of components.buildings)
      for (let i = 0; i < ((used ? player.used_tiles : player.tiles)[id] ?? 0); ++i)
        all.push({ key: `${used ? 'used_' : ''}${id}${i}`, building: id, used })
  return all
}

// ---- Events ----

export interface Change {
  goods: Goods
  scrolls: number
  /** Upwards is better. */
  omens: number
  cards: number
  /** Cells whose villagers are turned down, and whether all are turned up. */
  down: string[]
  up: boolean
}
/** What events do to a seat, several of a kind added up. */
export function change_of(events: Event[], seat: number): Change {
  const mine = events.filter((event) => event.seat === seat)
  const sum = (signs: Partial<Record<Event['kind'], number>>) =>
    mine.reduce((sum, { kind, count }) => sum + (signs[kind] ?? 0) * (count ?? 0), 0)
  const number_of = (wanted: Event['kind']) => mine.filter(({ kind }) => kind === wanted).length
  const goods = mine.flatMap(({ kind, resource, count = 0 }): [Resource, number][] =>
    kind === 'buys'
      ? [['barley', -count]]
      : resource && (kind === 'gains' || kind === 'spends')
        ? [[resource, kind === 'gains' ? count : -count]]
        : [],
  )
  return {
    goods: lib.summed(goods),
    scrolls: sum({ scrolls: 1, returns_scroll: -1 }),
    omens: sum({ blessed: 1, omens: -1 }),
    cards: sum({ draws: 1 }) + number_of('draws_card') - number_of('discards'),
    down: mine.flatMap(({ kind, cell }) =>
      cell && (kind === 'turned_down' || kind === 'uses_villager') ? [cell] : [],
    ),
    up: mine.some(({ kind }) => kind === 'turns_up'),
  }
}
export const news_of = (events: ToldEvent<Event>[], seat: number): Change =>
  change_of(
    events.map(({ event }) => event),
    seat,
  )
/** The same by icons. */
export const as_icons = ({ goods, scrolls, omens }: Change): Partial<Record<string, number>> => ({
  ...goods,
  scroll: scrolls,
  [omens < 0 ? 'omen' : 'bless']: omens,
})

// ---- Who is asked, and why ----

const top_of = (player: Player): Step | undefined => player.agenda.at(-1)

/** The seat that decides now: somebody who is asked in another's turn, else whose turn it is. */
export function asked_seat(view: State): number | null {
  if (view.phase === 'over') return null
  const other = view.players.findIndex(
    (player, seat) => seat !== view.active && player.agenda.length > 0 && view.phase === 'turns',
  )
  if (other >= 0) return other
  if (view.phase === 'purchase') {
    const buyer = view.players.findIndex((player) => player.agenda.length > 0)
    if (buyer >= 0) return buyer
  }
  return view.active
}

export interface Meditation {
  bells: number
  /** Opponents in the order they are asked, and how far it is. */
  opponents: { seat: number; state: 'asked' | 'waits' | 'answered' }[]
}
/** A Meditation that waits for answers. */
export function meditation_of(view: State): Meditation | null {
  const answers = view.players[view.active]?.agenda.find((step) => step.kind === 'answers')
  if (answers === undefined) return null
  const opponents = around(view)
  const asked = answers.asked ?? 0
  const busy = asked_seat(view) !== view.active
  return {
    bells: answers.count ?? 0,
    opponents: opponents.map((seat, i) => ({
      seat,
      state: i < asked - (busy ? 1 : 0) ? 'answered' : i < asked ? 'asked' : 'waits',
    })),
  }
}

/** The others, clockwise from the active player. */
export const around = (view: State): number[] =>
  view.players.slice(1).map((_, i) => (view.active + 1 + i) % view.players.length)

export interface Settlement {
  thing: string
  kind: 'guardian' | 'forest'
  id: string
  /** Everybody whom it concerns, the active player first. */
  concerned: { seat: number; demands: Demand[]; state: 'asked' | 'waits' | 'answered' }[]
}
/** The Guardian or Forest card on the table, and whom it has asked. */
export function settlement_of(view: State): Settlement | null {
  const kind = view.guardian ? 'guardian' : view.forest ? 'forest' : null
  const id = view.guardian ?? view.forest
  if (kind === null || id === undefined) return null
  const guardian = components.guardians[id]
  const forest = components.forests[id]
  const mine = kind === 'guardian' ? (guardian?.offering ?? []) : (forest?.curse ?? [])
  const theirs = kind === 'guardian' ? (guardian?.curse ?? []) : (forest?.others ?? [])
  const agenda = view.players[view.active]?.agenda ?? []
  const curses = agenda.find((step) => step.kind === 'curses')
  const settles = ['settle', 'give'].includes(agenda.at(-1)?.kind ?? '')
  // Once all have answered, the step that asks them is gone.
  const asked = curses ? (curses.asked ?? 0) : view.players.length
  const now = asked_seat(view)
  return {
    kind,
    id,
    thing: `${kind}:${id}`,
    concerned: [
      { seat: view.active, demands: mine, state: settles ? 'asked' : 'answered' },
      ...around(view).map((seat, i) => ({
        seat,
        demands: theirs,
        state: (seat === now ? 'asked' : i < asked ? 'answered' : 'waits') as 'asked' | 'waits' | 'answered',
      })),
    ],
  }
}

/** What somebody is doing now, in a few words. */
export function doing(view: State, seat: number): string {
  const step = top_of(view.players[seat]!)
  if (asked_seat(view) !== seat || step === undefined) return ''
  const words: Partial<Record<Step['kind'], string>> = {
    setup_purchase: 'chooses a first villager',
    main_action: 'takes a turn',
    settle: seat === view.active ? 'makes an offering' : 'answers a curse',
    give: 'gives what is demanded',
    payment: 'pays',
    meditate_announce: 'meditates',
    meditate_respond: 'may ring back',
    build_type: 'builds',
    build_discard: 'builds',
    card_action: `uses the ${villager_info(step.villager ?? '')?.name ?? 'card'}`,
  }
  return words[step.kind] ?? 'chooses'
}

// ---- Choosing ----

const without = (things: string[], taken: string[]): string[] => {
  const left = [...things]
  for (const one of taken) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
const kind_of_thing = (thing: string): string => thing.slice(0, thing.indexOf(':'))
export const name_in = (thing: string): string => thing.slice(thing.indexOf(':') + 1)

/**
 * The decision as things of a kind show it: once another kind was picked, only what goes with it glows. In a selection
 * all that is offered fits.
 */
export function fitting<E extends GameEvent>(
  decision: Decision<E> | null,
  picked: string[],
  kind: string,
): Decision<E> | null {
  if (
    decision === null ||
    picked.length === 0 ||
    decision.selection ||
    picked.some((thing) => kind_of_thing(thing) === kind)
  )
    return decision
  return {
    ...decision,
    moves: narrowed(decision, picked).map((move) => ({ ...move, touches: without(move.touches, picked) })),
  }
}

// ---- Paying ----

export const is_payment = (decision: Decision | null): boolean =>
  decision?.decision === 'payment' || decision?.decision === 'give'

type Items = Partial<Record<Item, number>>
/** A price or what is to be given, item by item: what the things picked so far meet comes first of its kind. */
export function slots_of(owed: Items, missing: Items): { item: Item; met: boolean }[] {
  const met = new Map((Object.keys(owed) as Item[]).map((item) => [item, (owed[item] ?? 0) - (missing[item] ?? 0)]))
  return sorted_items(owed).map((item) => {
    const left = met.get(item) ?? 0
    met.set(item, left - 1)
    return { item, met: left > 0 }
  })
}
/** The things of a payment counted, in their order: for a row of icons. */
export function counted(things: string[]): { thing: string; count: number }[] {
  const all = new Map<string, number>()
  for (const thing of things) all.set(thing, (all.get(thing) ?? 0) + 1)
  return [...all].map(([thing, count]) => ({ thing, count }))
}
export const items_of = (owed: Partial<Record<Item, number>>): Item[] =>
  (Object.keys(components.items) as Item[]).flatMap((item) => Array.from({ length: owed[item] ?? 0 }, () => item))
/** Items in the order of the box's resources, then the rest: how demands are shown. */
export const sorted_items = (owed: Partial<Record<Item, number>>): Item[] => {
  const order = [...components.resources, 'wild', 'card', 'villager', 'tile', 'omen'] as string[]
  return items_of(owed).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

// ---- What a card does, as a row of icons ----

export const price_row = ({ items, scrolls }: Price): string[] => [
  ...Object.entries(items).map(([item, count]) => icon(item, count)),
  ...(scrolls > 0 ? [icon('scroll', scrolls)] : []),
]
export function effect_row({ op, count, resource, building }: Effect): string {
  const gain = icon(resource ?? 'any', count || 1)
  const rows: Record<string, string> = {
    gain,
    gain_per_farm: `${gain} per :farm:`,
    gain_per_used: `${gain} per :card:`,
    build: icon(building ?? 'build'),
  }
  return rows[op] ?? icon(op, count || 1)
}
/** A row for each action of a villager. */
export const card_rows = (id: string): string[] =>
  (villager_info(id)?.alternatives ?? []).map(({ price, effects }) => {
    const cost = price_row(price)
    return [...cost, ...(cost.length > 0 ? ['→'] : []), ...effects.map(effect_row)].join(' ')
  })

/** The icon of an achievement: what it looks at. */
export const achievement_icon = (id: string): string =>
  ({
    a_hamlet: 'tile',
    a_crossroads: 'build',
    a_guild: 'forge',
    a_full_village: 'villager',
    a_granary: 'barley',
    a_woodpile: 'juniper',
    a_treasury: 'gold',
    a_chorus: 'bell',
    a_blessed: 'bless',
    a_new_faces: 'recruit',
  })[id] ?? 'points'

/** The scrolls the pool began with: what is in it and what has been taken, never more than it held. */
export function pool_size(view: State): number {
  const { mode, players, level } = view.setup
  if (mode === 'solo') return components.levels[level - 1]?.scrolls ?? view.scroll_pool
  return (mode === 'basic' ? components.basic_pool : components.full_pool)[players] ?? view.scroll_pool
}

/** The line through the middles of three cells, in units of cells. */
export function line_ends(line: string[]): { x1: number; y1: number; x2: number; y2: number } | null {
  const at = line
    .map((cell) => components.cells.indexOf(cell as (typeof components.cells)[number]))
    .sort((a, b) => a - b)
  if (at.length === 0 || at[0]! < 0) return null
  const first = at[0]!
  const last = at.at(-1)!
  return {
    x1: (first % 3) + 0.5,
    y1: Math.floor(first / 3) + 0.5,
    x2: (last % 3) + 0.5,
    y2: Math.floor(last / 3) + 0.5,
  }
}

/** Whoever taps a villager that can do one thing means that; the list of all moves still asks. */
export function follow({ decision, moves }: Decision, tapped: boolean): string | null {
  const uses = moves.filter(({ text }) => text !== 'skip')
  return tapped && decision === 'card_action' && uses.length === 1 ? uses[0]!.text : null
}
