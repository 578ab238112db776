// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import * as lib from '../../lib/goods'
import { either, icon, parts_of } from '../../lib/icon-rows'
import { components, type Card, type Event, type Goods, type Player, type Resource, type Tile } from './components'
import type { ToldEvent } from '../../lib/board'

/** The goods in the order of the box, without empty kinds. */
export const listed = (goods: Goods): { what: Resource; count: number }[] => lib.listed(goods, components.resources)
export const spoken = (goods: Goods): string => lib.spoken(listed(goods))

export interface Cell {
  key: string
  what: Resource
  /** Which of its kind, from 0; and how many there are. */
  index: number
  count: number
  leaving: boolean
}

/**
 * The tokens of a storage in the order of its spaces, grouped by kind; what a preview takes away is marked where it
 * lies.
 */
export function cells(storage: Goods, change: Goods = {}): Cell[] {
  const here: Cell[] = []
  for (const { what, count } of listed(storage)) {
    const leaves = Math.max(0, -(change[what] ?? 0))
    for (let index = 0; index < count; ++index)
      here.push({ key: `${what}${index}`, what, index, count, leaving: index >= count - leaves })
  }
  return here
}

/** What events do to the storage of a seat. Several changes of one kind add up. */
export const storage_change = (events: Event[], seat: number): Goods =>
  lib.summed(
    events.flatMap(({ kind, seat: whose, resource, count }) => {
      const sign = { gains: 1, midden: 1, spends: -1, clears: -1, feeds: -1 }[kind as string]
      return whose === seat && resource && sign ? [[resource, sign * (count ?? 1)] as [Resource, number]] : []
    }),
  )

/** The number an event of a kind brings for a seat, the last one counting: the slider, a track. */
export function reached(events: Event[], seat: number, kind: Event['kind']): number | null {
  let number: number | null = null
  for (const event of events) if (event.seat === seat && event.kind === kind) number = event.count ?? 0
  return number
}

/** The tiles that events flip for a seat. */
export const flips = (events: Event[], seat: number): string[] =>
  events.filter((event) => event.seat === seat && event.kind === 'flips').flatMap((event) => event.tile ?? [])

/** Of the newest events those of a seat that change its storage, for the small tokens beside its name. */
export const news_of = (events: ToldEvent<Event>[], seat: number): Goods =>
  storage_change(
    events.map((happening) => happening.event),
    seat,
  )

export type WorkerKind = 'small' | 'black' | 'large'

/** The workers that stand on a tile. */
export function workers_on(player: Player, tile: Tile): WorkerKind[] {
  const workers: WorkerKind[] = []
  if (player.small_workers.includes(tile)) workers.push('small')
  if (player.second_small_workers.includes(tile)) workers.push('small')
  if (player.large_worker.includes(tile)) workers.push('large')
  return workers
}

/** The tiles of a player, in the order of the box, the special one last. */
export const tiles_of = (player: Player): Tile[] => [
  ...components.tiles.filter((tile) => !tile.special).map((tile) => tile.id),
  ...(player.special ? [player.special] : []),
]

export const cards_of = (player: Player, kind: string): Card[] =>
  player.cards.filter((card) => components.cards[card]?.kind === kind)

// ---- What a tile or a card does, as a row of icons ----

/** How wide a row is, about, in letters of its size. */
export const breadth = (row: string): number =>
  parts_of(row).reduce((sum, { icon, before }) => sum + (icon ? 1.45 : 0) + before.length * 0.5, 0)

export const goods = (things: Goods): string =>
  listed(things)
    .map(({ what, count }) => icon(what, count))
    .join(' ')
const exchange = (pay: Goods, gain: Goods): string =>
  lib.total(pay) > 0 ? `${goods(pay)} → ${goods(gain)}` : goods(gain)

export function card_rows(id: string): string[] {
  const card = components.cards[id]
  if (card === undefined) return []
  const gain = goods(card.gain ?? {})
  if (card.kind === 'settler')
    return [card.per ? `${gain} per :${card.per}:` : exchange(card.pay ?? {}, card.gain ?? {})]
  if (card.kind === 'ball') return [`${gain} per :ball:`]
  if (card.kind === 'utensils') return [gain, `:hearth: +${components.cook.utensils} :midden: −`]
  return [':roof:']
}

export function tile_rows(id: string, flipped: boolean): string[] {
  const tile = components.tiles.find((other) => other.id === id)
  if (tile === undefined) return []
  const side = flipped ? 1 : 0
  const { furnish, trade, cook, clean, special } = components
  const number = tile.number[side]
  const pay = `${special.portions}× ${either(special.of.map((what) => icon(what)))} →`
  switch (id) {
    case 'furnish': {
      const bonus = `+ ${either(furnish.bonus.map((what) => icon(what)))}`
      return [`${either(furnish.portion.map(goods))} → :furnish:`, ...(flipped ? [bonus] : [])]
    }
    case 'cook':
      return [`:hearth: ≤\u00A0${cook.limit[side]} → :food:`]
    case 'craft':
      return [`${icon('any', tile.banner.length)} → :flip:`, ...(flipped ? [':moon: + :hearth:'] : [])]
    case 'clean': {
      const clears = (clean[side]?.rows ?? []).map(({ types, clears }) => `${types}→${clears}`)
      return [(clean[side]?.types ?? []).map((what) => icon(what)).join(' '), `${clears.join(' ')} :clear: :roof:`]
    }
    case 'trade': {
      const price = trade.price[side] ?? []
      return [':any: → :trade:', `${icon(price.length === 1 ? price[0]! : 'any')} → :buy:`]
    }
    case 'build':
      return [pay, `:furnish: / :trade: −${number}`]
    case 'explore':
      return [pay, `${icon('card', number)} → :card:`]
    case 'hunt_boar':
      return [pay, flipped ? ':boar: :skaill:' : ':boar:']
    case 'innovate':
      return [pay, flipped ? `:flip: ${goods(special.innovate_bonus)} → :small:` : ':flip:']
    case 'muster':
      return [pay, `:set: ${flipped ? '+' : '/'} :settler:`]
    case 'recruit':
      return [pay, flipped ? ':black: 2:small:' : ':black:']
    case 'spin_wool':
      return [pay, flipped ? `:whorl: :wool: · ${goods(special.spin_roof)} → :roof:` : ':whorl: :wool:']
    case 'tend_land':
      return [pay, `${number}× :set: / :clear:`]
    default: {
      const one = (tile.options[side] ?? []).map(({ pay, gain }) => exchange(pay, gain))
      const long = one.some((row) => parts_of(row).length > 2)
      return long ? one.map((row, i) => (i > 0 ? `or ${row}` : row)) : [either(one)]
    }
  }
}

/** Cards keep the places they have; what is new fills the gaps. Another set altogether is laid out anew. */
export function in_slots(before: readonly (string | null)[], now: readonly string[]): (string | null)[] {
  if (!before.some((card) => card !== null && now.includes(card))) return [...now]
  const fresh = now.filter((card) => !before.includes(card))
  const slots = before.map((card) => (card !== null && now.includes(card) ? card : (fresh.shift() ?? null)))
  return [...slots, ...fresh]
}
