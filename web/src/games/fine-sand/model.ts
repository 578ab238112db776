// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import { counted } from '../../lib/goods'
import { card_info, components, name_of } from './components'
import type { Board, Card, CardBox, Event, Kind, State } from './components'

// ---- What a card does, as a row of icons ----

const effects: Record<CardBox['effect'], (n: number, m: number, coin: number | null) => string> = {
  draw: (n) => `:card:+${n}`,
  slot: (n) => `:small:+${n}`,
  rebate: (n) => `:wooden:−${n}`,
  limit: (n) => `:limit:+${n}`,
  boost: (n) => `:limit:+${n} :once:`,
  take_coin: (n) => `:wooden:+${n}`,
  draw_keep: (n) => `:card:+${n} :discard:${n - 1}`,
  exchange: (n, m) => `:discard:${n} → :card:${m}`,
  half: () => ':discard:N → :card:½N',
  more: (n) => `:discard:N → :card:N+${n}`,
  essentials: () => ':pile: → :limit:',
  find_coin: () => ':stack: :search:',
  to_limit: () => ':card: → :limit:',
  remove_junk: (n) => `:discard:${n} → :away:1`,
  build_cheap: (n) => `:small:+1 :wooden:−${n}`,
  build_small: (n) => `:small:+1 :wooden:≤${n}`,
  build_free: () => ':small:+1 :wooden:0',
  build_reveal: (n) => `:eye:${n} → :small:+1`,
  build_always: (n) => `:discard:${n} → :small:+1`,
  pallet: () => ':coin: → :pallet:',
  trim: (n) => `:end: :away:−${n}`,
  chair: () => ':chair: :left:',
  none: (_n, _m, coin) => (coin === null ? '' : `:wooden:${coin}`),
}

/** The effect of a card in icons; nothing for what only stands there. */
export const effect_row = ({ effect, n, m, kind, worth, once, repeats }: CardBox): string =>
  [effects[effect](n, m, kind === 'coin' ? worth : null), once ? ':once:' : '', repeats ? ':again:' : '']
    .filter(Boolean)
    .join(' ')

/** What is printed in a corner: the mark by which a card stays in every campaign, or the number of its round. */
export const mark_of = (card: CardBox): string | null =>
  card.mark === undefined || card.mark === null ? null : String(card.mark)

// ---- What lies in front of a player ----

export interface Built {
  card: Card
  /** ready: from an earlier turn; fresh: built in this one; used in this one. */
  state: 'ready' | 'fresh' | 'used'
  key: string
}

/** The built cards of some kinds, the oldest first. */
export function built_of(board: Board, kinds: Kind[]): Built[] {
  const all: Built[] = []
  const seen = new Map<string, number>()
  for (const [zone, state] of [
    ['built', 'ready'],
    ['used', 'used'],
    ['fresh', 'fresh'],
  ] as const)
    for (const card of board.cards[zone] ?? []) {
      const kind = card_info(card)?.kind
      if (kind === undefined || !kinds.includes(kind)) continue
      const copy = seen.get(card) ?? 0
      seen.set(card, copy + 1)
      all.push({ card, state, key: `${card}${copy}` })
    }
  return all
}

export interface Held {
  card: Card
  key: string
  /** Whether this copy is among the things picked so far. */
  picked: boolean
}

/**
 * Cards one by one; of several copies as many are picked as were chosen. Their keys go on from those that are built.
 */
export function held(cards: Card[], picked: string[], built: Card[] = []): Held[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    const chosen = picked.filter((thing) => thing === `card:${card}`).length
    return { card, key: `${card}${copy + built.filter((other) => other === card).length}`, picked: copy < chosen }
  })
}

/** What the picked things are worth as a payment. */
export const worth_of = (picked: string[]): number =>
  picked.reduce((sum, thing) => {
    const [where, what = ''] = thing.split(':')
    return sum + (where === 'coin' ? 1 : (card_info(what)?.worth ?? 0))
  }, 0)

/** Where the cards lie that a decision is about, beyond the hand. */
export type Tray = 'revealed' | 'discard_pile' | 'offer' | null
export function tray_of(decision: string | undefined): Tray {
  if (decision === 'keep' || decision === 'reveal') return 'revealed'
  if (decision === 'pick') return 'discard_pile'
  return decision === 'solo_swap' ? 'offer' : null
}

/** The others as they sit to the left of a seat, one after the other. */
export const to_the_left = (seat: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players)

// ---- What everybody did, told when a barrier has passed ----

const count_of = (event: Event): number => event.count ?? 0

export interface Doing {
  ring: 'red' | 'blue' | null
  drew: number
  coins: number
  built: Card[]
  used: Card[]
  discarded: number
  offloaded: number
  received: Card[]
}
/** What a seat did, as events tell it. */
export function doing_of(events: Event[], seat: number): Doing {
  const mine = events.filter((event) => event.seat === seat)
  const of = (...kinds: Event['kind'][]) => mine.filter((event) => kinds.includes(event.kind))
  const cards = (...kinds: Event['kind'][]) => of(...kinds).flatMap(({ card }) => (card ? [card] : []))
  const sum = (kind: Event['kind']) => of(kind).reduce((sum, event) => sum + count_of(event), 0)
  // My own cards are told by name, those of the others by number; through several eyes both. A scaffold is always
  // named.
  const drawn = cards('draws_card')
  const scaffolds = drawn.filter((card) => card === 'f1_scaffold').length
  const ring = of('rings').at(-1)
  return {
    ring: ring ? (ring.ring === 'blue' ? 'blue' : 'red') : null,
    drew: scaffolds + Math.max(drawn.length - scaffolds, sum('draws')),
    coins: sum('coins'),
    built: cards('builds'),
    used: cards('uses'),
    discarded: of('discards').length,
    offloaded: of('offloads', 'offloads_card').length > 0 ? 1 : 0,
    received: cards('receives', 'chair'),
  }
}
export const idle = (did: Doing): boolean =>
  did.ring === null &&
  did.drew + did.coins + did.discarded + did.offloaded + did.built.length + did.used.length + did.received.length === 0

export interface Story {
  /** Heard since the last turn ended. */
  running: Event[]
  /** Of the last barrier: which turn, up to which step, and what was heard of it. */
  told: { turn: number; step: 'turn' | 'step1' | 'start'; events: Event[] } | null
}
export const untold: Story = { running: [], told: null }

/** A story with what came in: at a barrier everything heard so far is told; a new turn begins a new one. */
export function heard(story: Story, events: Event[]): Story {
  if (events.length === 0) return story
  const running = [...story.running, ...events]
  const find = (kind: string) => events.find((event) => event.kind === kind)
  const ended = find('turn_ends')
  if (ended) return { running: [], told: { turn: count_of(ended), step: 'turn', events: running } }
  const drawn = find('all_drawn')
  if (drawn) return { running, told: { turn: count_of(drawn), step: 'step1', events: running } }
  if (find('all_chosen')) return { running: [], told: { turn: 1, step: 'start', events: running } }
  return { running, told: story.told }
}

/** The same in words, for those who hear it. */
export function doing_text(did: Doing): string {
  const cards = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`
  const said = [
    did.ring === null ? '' : did.ring === 'red' ? 'red' : 'blue',
    did.drew > 0 ? `drew ${cards(did.drew)}` : '',
    did.built.length > 0 ? `built ${did.built.map(name_of).join(', ')}` : '',
    did.used.length > 0 ? `used ${did.used.map(name_of).join(', ')}` : '',
    did.coins > 0 ? `took ${did.coins} wooden ${did.coins === 1 ? 'coin' : 'coins'}` : '',
    did.offloaded > 0 ? `off-loaded ${cards(did.offloaded)}` : '',
    did.received.length > 0 ? `received ${did.received.map(name_of).join(', ')}` : '',
  ].filter(Boolean)
  return said.join('; ') || 'nothing'
}

// ---- Campaigns ----

export type CardCounts = Partial<Record<Card, number>>

/** What came into a set and what left it, from one game to the next. */
export function changed(before: CardCounts, after: CardCounts): { came: Card[]; left: Card[] } {
  const came: Card[] = []
  const left: Card[] = []
  for (const { id } of components.cards) {
    const more = (after[id] ?? 0) - (before[id] ?? 0)
    for (let i = 0; i < Math.abs(more); ++i) (more > 0 ? came : left).push(id)
  }
  return { came, left }
}

/** The set that a game is played with: everybody's cards are the same, wherever they have got to. */
export const set_in_play = (view: State): CardCounts =>
  Object.fromEntries(
    Object.entries(counted(view.players.flatMap(({ owned }) => owned))).map(([card, count]) => [
      card,
      Math.round((count ?? 0) / view.players.length),
    ]),
  )
