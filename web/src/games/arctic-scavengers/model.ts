// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import * as lib from '../../lib/goods'
import { components, kinds, leader_info } from './components'
import type { Action, BoardProps, Building, Cards, Facts, Force } from './components'
import type { Kind, Leader, Player, Site, State } from './components'

export const total: (cards: Cards | undefined) => number = lib.total
export const bag: (list: readonly Kind[] | undefined) => Cards = lib.counted

const order = (kind: Kind): number => {
  const at = kinds.indexOf(kind)
  const type = components.cards[kind]?.type
  return type === undefined ? 999 : at + ({ person: 0, tool: 100, instant: 200 }[type as string] ?? 300)
}
const sorted = (cards: Cards): Kind[] =>
  (Object.keys(cards) as Kind[]).filter((kind) => (cards[kind] ?? 0) > 0).sort((a, b) => order(a) - order(b))

export interface Slot {
  key: string
  kind: Kind
  /** Which of its kind, from 0. */
  index: number
}

/** One entry per card: people first, then tools, then the rest. */
export const laid = (cards: Cards | undefined): Slot[] =>
  sorted(cards ?? {}).flatMap((kind) =>
    Array.from({ length: cards?.[kind] ?? 0 }, (_, index) => ({ key: `${kind}${index}`, kind, index })),
  )

export interface Count {
  kind: Kind
  count: number
}
/** One entry per kind. */
export const counted = (cards: Cards | undefined): Count[] =>
  sorted(cards ?? {}).map((kind) => ({ kind, count: cards?.[kind] ?? 0 }))

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

/** An action that is being put together, or the cards for a fight: they have left the hand already. */
export interface Composed {
  action: Action
  cards: Cards
  /** What it is about: whom to hire, which building. */
  about: string
  /** Its cards come from elsewhere than the hand. */
  retrieving: boolean
}
export function composed({ view, decision, picked }: BoardProps): Composed | null {
  const { stage, action = 'dig', stack, aimed, site = 0 } = view.pending
  const cards = () => chosen(view, picked)
  if (decision?.decision === 'solo_force')
    return { action: 'fight' as Action, cards: cards(), about: '', retrieving: false }
  if (decision === null || !['compose', 'aim'].includes(decision.decision) || stage !== 'composing') return null
  const at_site = ['accelerate', 'store', 'retrieve', 'repair', 'demolish'].includes(action) && aimed
  const about = action === 'hire' && stack ? name_of(stack) : at_site ? building_name(view.sites[site]?.building) : ''
  return { action, cards: cards(), about, retrieving: action === 'retrieve' }
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

export const building_name = (id: Building | undefined): string => components.buildings[id ?? '']?.name ?? 'a building'

export const leader_name = (id: Leader | undefined): string => leader_info(id ?? '')?.name ?? 'the leader'

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
