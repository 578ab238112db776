// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { BoardProps, Event, Happening } from './components'
import type { Facts, Player, Site, State } from '../../generated/arctic-scavengers'
import {
  components,
  kinds,
  leader_info,
  type Action,
  type Building,
  type Cards,
  type Deed,
  type Force,
  type Kind,
  type Leader,
} from './components'

export const total = (cards: Cards | undefined): number =>
  Object.values(cards ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0)

const order = (kind: Kind): number => {
  const at = kinds.indexOf(kind)
  const type = components.cards[kind]?.type
  return type === undefined
    ? 999
    : at + (type === 'person' ? 0 : type === 'tool' ? 100 : type === 'instant' ? 200 : 300)
}
const sorted = (cards: Cards): Kind[] =>
  (Object.keys(cards) as Kind[]).filter((kind) => (cards[kind] ?? 0) > 0).sort((a, b) => order(a) - order(b))

export interface Slot {
  key: string
  kind: Kind
  /** Which of its kind, from 0. */
  index: number
}

/** One entry a card: people first, then tools, then the rest. */
export const laid = (cards: Cards | undefined): Slot[] =>
  sorted(cards ?? {}).flatMap((kind) =>
    Array.from({ length: cards?.[kind] ?? 0 }, (_, index) => ({ key: `${kind}${index}`, kind, index })),
  )

export interface Count {
  kind: Kind
  count: number
}
/** One entry a kind. */
export const counted = (cards: Cards | undefined): Count[] =>
  sorted(cards ?? {}).map((kind) => ({ kind, count: cards?.[kind] ?? 0 }))

export const bag = (list: readonly Kind[] | undefined): Cards => {
  const cards: Cards = {}
  for (const kind of list ?? []) cards[kind] = (cards[kind] ?? 0) + 1
  return cards
}
export const minus = (cards: Cards, less: Cards): Cards => {
  const rest: Cards = {}
  for (const { kind, count } of counted(cards)) rest[kind] = Math.max(0, count - (less[kind] ?? 0))
  return rest
}

/** The cards that are known, without the hidden ones. */
export const open = (cards: Cards | undefined): Cards => ({ ...cards, unknown: 0 })

export const name_of = (kind: string): string =>
  components.cards[kind]?.name ?? (kind === 'unknown' ? 'a hidden card' : kind)
export const spoken = (cards: Cards | undefined): string =>
  counted(cards)
    .map(({ kind, count }) => (count > 1 ? `${count} ${name_of(kind)}` : name_of(kind)))
    .join(', ')

/** The things of a kind ("card", "site") in a list of things, without the kind. */
export const named = (things: readonly string[], kind: string): string[] =>
  things.flatMap((thing) => (thing.startsWith(`${kind}:`) ? [thing.slice(kind.length + 1)] : []))

/** The cards of the action that is put together: those picked, and the card that a recon is played with. */
export function chosen(view: State, picked: readonly string[]): Cards {
  const { stage, source } = view.pending
  const cards: Cards = stage === 'composing' && (source === 'spy' || source === 'binoculars') ? { [source]: 1 } : {}
  for (const kind of named(picked, 'card') as Kind[]) cards[kind] = (cards[kind] ?? 0) + 1
  return cards
}

export interface Place extends Site {
  index: number
}
export const sites_of = (view: State, seat: number): Place[] =>
  view.sites.flatMap((site, index) => ((site.owner ?? 0) === seat ? [{ ...site, index }] : []))
export const unfinished = (site: Site): boolean => (site.timers?.length ?? 0) > 0

/** Which copies of a force are used or gassed. */
export interface Soldier extends Slot {
  state: 'fresh' | 'used' | 'gassed'
}
export function soldiers(force: Force): Soldier[] {
  const used = bag(force.used)
  const gassed = bag(force.gassed)
  return laid(force.cards).map((slot) => {
    const fresh = (force.cards[slot.kind] ?? 0) - (used[slot.kind] ?? 0) - (gassed[slot.kind] ?? 0)
    return {
      ...slot,
      state: slot.index < fresh ? 'fresh' : slot.index < fresh + (gassed[slot.kind] ?? 0) ? 'gassed' : 'used',
    }
  })
}

// ---- What was played this round, by action, as far as it was seen from here ----

export interface Group {
  action: Action
  cards: Cards
  /** What it came to; nothing while that is open, or where there is no number. */
  sum: number | null
  failed: boolean
}
export interface Story {
  /** A list a seat. */
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

/** Goes on telling: what new events add. Nothing old is changed. */
export function told(before: Story, events: readonly Happening[], round: number): Story {
  if (events.length === 0) return before
  const story: Story = {
    groups: before.groups.map((groups) => groups.map((group) => ({ ...group, cards: { ...group.cards } }))),
    skirmish: before.skirmish ? structuredClone(before.skirmish) : null,
  }
  const last = (seat: number): Group | undefined => story.groups[seat]?.at(-1)
  const side = (seat: number): Side | undefined => story.skirmish?.sides.find((one) => one.seat === seat)
  let revealing = -1
  let owner = -1
  for (const { event } of events) {
    const seat = event.seat
    const card = event.card
    switch (event.kind) {
      case 'round_begins':
        story.groups = story.groups.map(() => [])
        break
      case 'declares':
        owner = seat
        revealing = -1
        story.groups[seat]?.push({ action: event.action!, cards: {}, sum: null, failed: false })
        break
      case 'reveals':
      case 'fight_begins':
        if (story.skirmish === null || story.skirmish.over || event.kind === 'fight_begins')
          story.skirmish = { round, sides: [], deeds: [], winner: null, deadlock: false, prize: null, over: false }
        if (!side(seat)) story.skirmish.sides.push({ seat, cards: {}, lost: {}, score: null, people: null })
        revealing = seat
        owner = -1
        break
      case 'enemy_card':
        if (story.skirmish && card) {
          if (!side(1)) story.skirmish.sides.push({ seat: 1, cards: {}, lost: {}, score: null, people: null })
          const enemy = side(1)!
          enemy.cards[card] = (enemy.cards[card] ?? 0) + Math.max(1, event.count ?? 0)
        }
        break
      case 'shows':
        if (card === undefined) break
        if (revealing === seat && story.skirmish) side(seat)!.cards[card] = event.count ?? 0
        else if (owner === seat && last(seat))
          last(seat)!.cards[card] = (last(seat)!.cards[card] ?? 0) + (event.count ?? 0)
        break
      case 'fizzles':
        if (last(seat)) last(seat)!.failed = true
        break
      case 'uses':
        story.skirmish?.deeds.push({ seat, deed: event.deed!, other: seat, target: null, saved: false })
        break
      case 'attacks': {
        // A player uses somebody, then the target is named; the enemy of a solo game only names it.
        if (story.skirmish?.over !== false) break
        const { deeds } = story.skirmish
        const begun = deeds.at(-1)
        const target = event.building
          ? building_name(event.building)
          : event.leader
            ? leader_name(event.leader)
            : name_of(card ?? 'unknown')
        const aimed = { seat, deed: event.deed!, other: event.other, target, saved: false }
        if (begun?.seat === seat && begun.deed === event.deed && begun.target === null) deeds[deeds.length - 1] = aimed
        else deeds.push(aimed)
        break
      }
      case 'saved': {
        const deed =
          story.skirmish?.over === false
            ? story.skirmish.deeds.findLast((one) => one.target !== null && one.seat !== seat)
            : undefined
        if (deed) deed.saved = true
        break
      }
      case 'score': {
        const one = side(seat)
        if (one) {
          one.score = event.count ?? 0
          one.people = event.number ?? 0
        }
        break
      }
      case 'wins_card':
      case 'fight_won':
      case 'fight_lost':
      case 'deadlock':
        if (story.skirmish) {
          story.skirmish.over = true
          story.skirmish.deadlock = event.kind === 'deadlock'
          story.skirmish.winner = story.skirmish.deadlock ? null : event.kind === 'fight_lost' ? 1 : seat
        }
        break
      case 'won_card':
      case 'prize':
        if (story.skirmish && card) story.skirmish.prize = card
        break
      default:
    }
    const group = last(seat)
    if (group && group.sum === null && sums.includes(event.kind) && owner === seat) group.sum = event.count ?? 0
  }
  return story
}

/** The story for who comes to the table now: the round up to what is new. A skirmish that is over is no news. */
export function so_far(players: number, log: readonly Happening[], news: readonly Happening[], round: number): Story {
  const first = news[0]?.seq ?? Infinity
  const begun = log.findLastIndex(({ event }) => event.kind === 'round_begins')
  const story = told(
    blank(players),
    log.slice(Math.max(0, begun)).filter(({ seq }) => seq < first),
    round,
  )
  return story.skirmish?.over ? { ...story, skirmish: null } : story
}

export const building_name = (id: Building | undefined): string => components.buildings[id ?? '']?.name ?? 'a building'

const leader_name = (id: Leader | undefined): string => leader_info(id ?? '')?.name ?? 'the leader'

const zones: Record<string, string> = { hand: 'hand', force: 'force', deck: 'deck' }
const piles: Record<string, string> = {
  junkyard: 'junkyard',
  contested: 'contested resources',
  schematics: 'schematics',
  leaders_pile: 'leaders',
}

/** What the declared action is aimed at, as part of the declaration: whose cards, which building, which piles. */
export function target_of(view: State, names: readonly string[]): string {
  const { action = 'dig', source, zone, stack, site = 0, tribe } = view.pending
  const of = (what: string) => (tribe === view.active ? what : `${what} of ${names[tribe] ?? ''}`)
  const building = () => of(building_name(view.sites[site]?.building))
  switch (action) {
    case 'hire':
      return stack ? name_of(stack) : ''
    case 'accelerate':
    case 'demolish':
    case 'repair':
    case 'attack_building':
      return building()
    case 'attack_leader':
      return of(leader_name(view.players[tribe]?.leader))
    case 'recon':
      if (source === 'binoculars') return 'the top of all piles'
      if (source === 'scout_tower')
        return `the top of ${(view.pending.piles ?? []).map((pile) => piles[pile]).join(' and ')}`
      if (zone === 'site') return building()
      if (zone === 'leaders_pile') return 'the leaders'
      if (zone === 'enemy_pile') return `pile ${site + 1} of the others`
      return of(zones[zone ?? 'hand'] ?? '')
    default:
      return ''
  }
}

/** A player with what follows from the view, where the server tells. */
export const player_of = (board: Pick<BoardProps, 'view'>, seat: number): Player => board.view.players[seat]!
export const facts_of = (board: Pick<BoardProps, 'facts'>, seat: number): Facts | undefined => board.facts?.[seat]
