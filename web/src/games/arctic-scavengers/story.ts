// SPDX-License-Identifier: Apache-2.0
// What was played this round, by action, and its skirmish, as far as both were seen from here: told from the events.
import type { Action, Cards, Deed, Event, Kind, ToldEvent } from './components'
import { building_name, leader_name, name_of } from './model'

export interface Group {
  action: Action
  cards: Cards
  /** What it came to; nothing while that is open, or where there is no number. */
  sum: number | null
  failed: boolean
}
export interface Story {
  /** A list per seat. */
  groups: Group[][]
  skirmish: Skirmish | null
}
export interface Side {
  seat: number
  cards: Cards
  lost: Cards
  score: number | null
  people: number | null
}
/** What somebody does in a skirmish, and to whom. */
export interface Done {
  seat: number
  deed: Deed
  /** Whose card, building or leader it is aimed at, and its name; nothing where it is aimed at nobody. */
  other: number
  target: string | null
  saved: boolean
}
export interface Skirmish {
  round: number
  sides: Side[]
  deeds: Done[]
  winner: number | null
  deadlock: boolean
  prize: Kind | null
  over: boolean
}
export const blank = (players: number): Story => ({ groups: Array.from({ length: players }, () => []), skirmish: null })

const sums: Event['kind'][] = ['digs', 'food', 'draws', 'accelerates']

const enemy = 1 // the seat of a solo game's enemy

/** A story being continued by events, one after the other. */
class Telling {
  readonly story: Story
  /** Whose force is being shown, or whose action is being declared: where the cards shown next belong. */
  revealing: number | null = null
  owner: number | null = null
  constructor(
    before: Story,
    readonly round: number,
  ) {
    this.story = {
      groups: before.groups.map((groups) => groups.map((group) => ({ ...group, cards: { ...group.cards } }))),
      skirmish: before.skirmish ? structuredClone(before.skirmish) : null,
    }
  }
  last(seat: number): Group | undefined {
    return this.story.groups[seat]?.at(-1)
  }
  /** The skirmish, unless it is over. */
  fight(): Skirmish | undefined {
    return this.story.skirmish?.over === false ? this.story.skirmish : undefined
  }
  side(seat: number): Side | undefined {
    return this.story.skirmish?.sides.find((one) => one.seat === seat)
  }
  join(seat: number): Side | undefined {
    if (!this.side(seat)) this.story.skirmish?.sides.push({ seat, cards: {}, lost: {}, score: null, people: null })
    return this.side(seat)
  }
  reveal(seat: number): void {
    if (!this.fight()) {
      const { round } = this
      this.story.skirmish = { round, sides: [], deeds: [], winner: null, deadlock: false, prize: null, over: false }
    }
    this.join(seat)
    this.revealing = seat
    this.owner = null
  }
  end(winner: number | null): void {
    const { skirmish } = this.story
    if (skirmish) Object.assign(skirmish, { over: true, deadlock: winner === null, winner })
  }
  prize(card: Kind | undefined): void {
    if (this.story.skirmish && card) this.story.skirmish.prize = card
  }
}

const add = (cards: Cards, card: Kind, count: number) => (cards[card] = (cards[card] ?? 0) + count)

/** What an attack is aimed at. */
const target_name = ({ building, leader, card }: Event): string =>
  building ? building_name(building) : leader ? leader_name(leader) : name_of(card ?? 'unknown')

/** What each kind of event adds to a story. */
const tellers: Partial<Record<Event['kind'], (telling: Telling, event: Event) => void>> = {
  round_begins: ({ story }) => {
    story.groups = story.groups.map(() => [])
  },
  declares: (telling, { seat, action }) => {
    telling.owner = seat
    telling.revealing = null
    telling.story.groups[seat]?.push({ action: action!, cards: {}, sum: null, failed: false })
  },
  reveals: (telling, { seat }) => telling.reveal(seat),
  fight_begins: (telling, { seat }) => {
    telling.story.skirmish = null
    telling.reveal(seat)
  },
  enemy_card: (telling, { card, count }) => {
    const side = telling.join(enemy)
    if (side && card) add(side.cards, card, Math.max(1, count ?? 0))
  },
  shows: (telling, { seat, card, count }) => {
    if (card === undefined) return
    const group = telling.last(seat)
    const side = telling.side(seat)
    if (telling.revealing === seat && side) side.cards[card] = count ?? 0
    else if (telling.owner === seat && group) add(group.cards, card, count ?? 0)
  },
  fizzles: (telling, { seat }) => {
    const group = telling.last(seat)
    if (group) group.failed = true
  },
  uses: ({ story }, { seat, deed }) =>
    story.skirmish?.deeds.push({ seat, deed: deed!, other: seat, target: null, saved: false }),
  // A player uses somebody, then the target is named; the enemy of a solo game only names it.
  attacks: (telling, event) => {
    const deeds = telling.fight()?.deeds
    const begun = deeds?.at(-1)
    const { seat, other } = event
    if (begun?.seat === seat && begun.deed === event.deed && begun.target === null) deeds?.pop()
    deeds?.push({ seat, deed: event.deed!, other, target: target_name(event), saved: false })
  },
  saved: (telling, { seat }) => {
    const deed = telling.fight()?.deeds.findLast((one) => one.target !== null && one.seat !== seat)
    if (deed) deed.saved = true
  },
  score: (telling, { seat, count, number }) => {
    const side = telling.side(seat)
    if (side) Object.assign(side, { score: count ?? 0, people: number ?? 0 })
  },
  wins_card: (telling, { seat }) => telling.end(seat),
  fight_won: (telling, { seat }) => telling.end(seat),
  fight_lost: (telling) => telling.end(enemy),
  deadlock: (telling) => telling.end(null),
  won_card: (telling, { card }) => telling.prize(card),
  prize: (telling, { card }) => telling.prize(card),
}

/** Goes on telling: what new events add. Nothing old is changed. */
export function told(before: Story, events: readonly ToldEvent[], round: number): Story {
  if (events.length === 0) return before
  const telling = new Telling(before, round)
  for (const { event } of events) {
    tellers[event.kind]?.(telling, event)
    const group = telling.last(event.seat)
    if (group?.sum === null && sums.includes(event.kind) && telling.owner === event.seat) group.sum = event.count ?? 0
  }
  return telling.story
}

/** The story for whoever comes to the table now: the round up to what is new. A skirmish that is over is no news. */
export function so_far(players: number, log: readonly ToldEvent[], news: readonly ToldEvent[], round: number): Story {
  const first = news[0]?.seq ?? Infinity
  const begun = log.findLastIndex(({ event }) => event.kind === 'round_begins')
  const story = told(
    blank(players),
    log.slice(Math.max(0, begun)).filter(({ seq }) => seq < first),
    round,
  )
  return story.skirmish?.over ? { ...story, skirmish: null } : story
}
