// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { Event } from './components'
import { card_info, components, type Board, type Card, type CardBox, type Kind, type State } from './components'

// ---- What a card does, as a row of icons ----

export type Part = { icon: string; text?: string } | { sign: string }

const number = (n: number): string => String(n)

/** The effect of a card in icons; nothing for what only stands there. */
export function effect_parts(card: CardBox): Part[] {
  const { n, m } = card
  const parts: Part[] = (() => {
    switch (card.effect) {
      case 'draw':
        return [{ icon: 'card', text: `+${n}` }]
      case 'slot':
        return [{ icon: 'small', text: `+${n}` }]
      case 'rebate':
        return [{ icon: 'wooden', text: `\u2212${n}` }]
      case 'limit':
        return [{ icon: 'limit', text: `+${n}` }]
      case 'boost':
        return [{ icon: 'limit', text: `+${n}` }, { icon: 'once' }]
      case 'take_coin':
        return [{ icon: 'wooden', text: `+${n}` }]
      case 'draw_keep':
        return [
          { icon: 'card', text: `+${n}` },
          { icon: 'discard', text: number(n - 1) },
        ]
      case 'exchange':
        return [{ icon: 'discard', text: number(n) }, { sign: '\u2192' }, { icon: 'card', text: number(m) }]
      case 'half':
        return [{ icon: 'discard', text: 'N' }, { sign: '\u2192' }, { icon: 'card', text: '\u00BDN' }]
      case 'more':
        return [{ icon: 'discard', text: 'N' }, { sign: '\u2192' }, { icon: 'card', text: `N+${n}` }]
      case 'essentials':
        return [{ icon: 'pile' }, { sign: '\u2192' }, { icon: 'limit' }]
      case 'find_coin':
        return [{ icon: 'stack' }, { icon: 'search' }]
      case 'to_limit':
        return [{ icon: 'card' }, { sign: '\u2192' }, { icon: 'limit' }]
      case 'remove_junk':
        return [{ icon: 'discard', text: number(n) }, { sign: '\u2192' }, { icon: 'away', text: '1' }]
      case 'build_cheap':
        return [
          { icon: 'small', text: '+1' },
          { icon: 'wooden', text: `\u2212${n}` },
        ]
      case 'build_small':
        return [
          { icon: 'small', text: '+1' },
          { icon: 'wooden', text: `\u2264${n}` },
        ]
      case 'build_free':
        return [
          { icon: 'small', text: '+1' },
          { icon: 'wooden', text: '0' },
        ]
      case 'build_reveal':
        return [{ icon: 'eye', text: number(n) }, { sign: '\u2192' }, { icon: 'small', text: '+1' }]
      case 'build_always':
        return [{ icon: 'discard', text: number(n) }, { sign: '\u2192' }, { icon: 'small', text: '+1' }]
      case 'pallet':
        return [{ icon: 'coin' }, { sign: '\u2192' }, { icon: 'pallet' }]
      case 'trim':
        return [{ icon: 'end' }, { icon: 'away', text: `\u2212${n}` }]
      case 'chair':
        return [{ icon: 'chair' }, { icon: 'left' }]
      case 'none':
        return card.kind === 'coin' ? [{ icon: 'wooden', text: number(card.worth) }] : []
    }
  })()
  if (card.once) parts.push({ icon: 'once' })
  if (card.repeats) parts.push({ icon: 'again' })
  return parts
}

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

/** Cards with how many there are of each, in the order of the box. */
export const counted = (cards: Card[]): { card: Card; count: number }[] =>
  components.cards.flatMap(({ id }) => {
    const count = cards.filter((card) => card === id).length
    return count > 0 ? [{ card: id, count }] : []
  })

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
export const nothing = (): Doing => ({
  ring: null,
  drew: 0,
  coins: 0,
  built: [],
  used: [],
  discarded: 0,
  offloaded: 0,
  received: [],
})

export function doing_of(events: Event[], seat: number): Doing {
  const did = nothing()
  // My own cards are told by name, those of the others by number; through several eyes both. A scaffold is always
  // named.
  let seen = 0
  let unseen = 0
  for (const event of events) {
    if (event.seat !== seat) continue
    const card = event.card as Card | undefined
    switch (event.kind) {
      case 'rings':
        did.ring = event.ring === 'blue' ? 'blue' : 'red'
        break
      case 'draws':
        unseen += count_of(event)
        break
      case 'draws_card':
        if (card === 'f1_scaffold') did.drew += 1
        else seen += 1
        break
      case 'coins':
        did.coins += count_of(event)
        break
      case 'builds':
        if (card) did.built.push(card)
        break
      case 'uses':
        if (card) did.used.push(card)
        break
      case 'discards':
        did.discarded += 1
        break
      case 'offloads':
      case 'offloads_card':
        did.offloaded = 1
        break
      case 'receives':
      case 'chair':
        if (card) did.received.push(card)
        break
    }
  }
  did.drew += Math.max(seen, unseen)
  return did
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
  const name = (card: Card) => card_info(card)?.name ?? 'a card'
  const cards = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`
  const said = [
    did.ring === null ? '' : did.ring === 'red' ? 'red' : 'blue',
    did.drew > 0 ? `drew ${cards(did.drew)}` : '',
    did.built.length > 0 ? `built ${did.built.map(name).join(', ')}` : '',
    did.used.length > 0 ? `used ${did.used.map(name).join(', ')}` : '',
    did.coins > 0 ? `took ${did.coins} wooden ${did.coins === 1 ? 'coin' : 'coins'}` : '',
    did.offloaded > 0 ? `off-loaded ${cards(did.offloaded)}` : '',
    did.received.length > 0 ? `received ${did.received.map(name).join(', ')}` : '',
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
export function set_in_play(view: State): CardCounts {
  const set: CardCounts = {}
  for (const player of view.players) for (const card of player.owned) set[card] = (set[card] ?? 0) + 1
  for (const card of Object.keys(set) as Card[]) set[card] = Math.round(set[card]! / view.players.length)
  return set
}
