// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { BoardProps, Event, Happening } from './components'
import { icon, sign, type Row } from '../../lib/icon-rows'
import type { Facts, Player } from '../../generated/skara-brae'
import { components, type Card, type Goods, type Resource, type Tile } from './components'

export type { Player, Facts }

/** A player with what follows from the view, where the server tells. */
export function player_of(board: Pick<BoardProps, 'view' | 'facts'>, seat: number): Player & Partial<Facts> {
  return { ...board.view.players[seat]!, ...board.facts?.[seat] }
}

export const total = (goods: Goods): number => Object.values(goods).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** The goods in the order of the box, without empty kinds. */
export function listed(goods: Goods): { what: Resource; count: number }[] {
  return components.resources.flatMap((what) => ((goods[what] ?? 0) > 0 ? [{ what, count: goods[what]! }] : []))
}

export const spoken = (goods: Goods): string =>
  listed(goods)
    .map(({ what, count }) => `${count} ${what}`)
    .join(', ')

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

// The engine leaves out what is usual: an event without a kind is a gain, one without a seat is the first seat's.

/** What events do to the storage of a seat. Several changes of one kind add up. */
export function storage_change(events: Event[], seat: number): Goods {
  const change: Goods = {}
  for (const event of events) {
    if (event.seat !== seat) continue
    const kind = event.kind
    const lost = kind === 'spends' || kind === 'clears' || kind === 'feeds'
    const sign = kind === 'gains' || kind === 'midden' ? 1 : lost ? -1 : 0
    const what = event.resource
    if (sign === 0 || what === undefined) continue
    change[what] = (change[what] ?? 0) + sign * (event.count ?? 1)
  }
  return change
}

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
export const news_of = (events: Happening[], seat: number): Goods =>
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
export const breadth = (row: Row): number =>
  row.reduce(
    (sum, part) =>
      sum +
      (part.kind === 'sign' ? part.text.length * 0.5 : 1.45 + (part.count === undefined || part.count === 1 ? 0 : 0.5)),
    0,
  )

const goods = (things: Goods): Row => listed(things).map(({ what, count }) => icon(what, count))
const either = (ways: Row[], between = '/'): Row => ways.flatMap((way, i) => (i > 0 ? [sign(between), ...way] : way))

export function card_rows(id: string): Row[] {
  const card = components.cards[id]
  if (card === undefined) return []
  if (card.kind === 'settler') {
    const gain = goods(card.gain ?? {})
    if (card.per) return [[...gain, sign('per'), icon(card.per)]]
    return total(card.pay ?? {}) > 0 ? [[...goods(card.pay ?? {}), sign('→'), ...gain]] : [gain]
  }
  if (card.kind === 'ball') return [[...goods(card.gain ?? {}), sign('per'), icon('ball')]]
  if (card.kind === 'utensils')
    return [goods(card.gain ?? {}), [icon('hearth'), sign(`+${components.cook.utensils}`), icon('midden'), sign('−')]]
  return [[icon('roof')]]
}

export function tile_rows(id: string, flipped: boolean): Row[] {
  const tile = components.tiles.find((other) => other.id === id)
  if (tile === undefined) return []
  const side = flipped ? 1 : 0
  const { furnish, trade, cook, clean, special } = components
  const number = tile.number?.[side]
  const price: Row = [icon(special.of[0] ?? '', undefined), sign('/'), icon(special.of[1] ?? '', undefined)]
  const pay: Row = tile.special ? [sign(`${special.portions}×`), ...price, sign('→')] : []
  switch (id) {
    case 'furnish': {
      const rows: Row[] = [[...either(furnish.portion.map(goods)), sign('→'), icon('furnish')]]
      if (flipped) rows.push([sign('+'), ...either(furnish.bonus.map((what) => [icon(what)]))])
      return rows
    }
    case 'cook':
      return [[icon('hearth'), sign(`≤ ${cook.limit[side]}`), sign('→'), icon('food')]]
    case 'craft':
      return [
        [icon('any', tile.banner.length), sign('→'), icon('flip')],
        ...(flipped ? [[icon('moon'), sign('+'), icon('hearth')]] : []),
      ]
    case 'clean':
      return [
        (clean[side]?.types ?? []).map((what) => icon(what)),
        [
          sign((clean[side]?.rows ?? []).map((row) => `${row.types}→${row.clears}`).join(' ')),
          icon('clear'),
          icon('roof'),
        ],
      ]
    case 'trade': {
      const price = trade.price[side] ?? []
      return [
        [icon('any'), sign('→'), icon('trade')],
        [icon(price.length === 1 ? price[0]! : 'any'), sign('→'), icon('buy')],
      ]
    }
    case 'build':
      return [pay, [icon('furnish'), sign('/'), icon('trade'), sign(`−${number}`)]]
    case 'explore':
      return [pay, [icon('card', number), sign('→'), icon('card', 1)]]
    case 'hunt_boar':
      return [pay, flipped ? [icon('boar'), icon('skaill')] : [icon('boar')]]
    case 'innovate':
      return [
        pay,
        flipped ? [icon('flip'), ...goods(special.innovate_bonus), sign('→'), icon('small')] : [icon('flip')],
      ]
    case 'muster':
      return [pay, [icon('set'), sign(flipped ? '+' : '/'), icon('settler')]]
    case 'recruit':
      return [pay, flipped ? [icon('black'), sign('2'), icon('small')] : [icon('black')]]
    case 'spin_wool':
      return [
        pay,
        flipped
          ? [icon('whorl'), icon('wool'), sign('·'), ...goods(special.spin_roof), sign('→'), icon('roof')]
          : [icon('whorl'), icon('wool')],
      ]
    case 'tend_land':
      return [pay, [sign(`${number}×`), icon('set'), sign('/'), icon('clear')]]
    default: {
      const options = tile.options[side] ?? []
      const one = options.map((option) =>
        total(option.pay) > 0 ? [...goods(option.pay), sign('→'), ...goods(option.gain)] : goods(option.gain),
      )
      return one.some((row) => row.length > 2)
        ? one.map((row, i) => (i > 0 ? [sign('or'), ...row] : row))
        : [either(one)]
    }
  }
}
