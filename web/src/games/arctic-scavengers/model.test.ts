import { describe, expect, it } from 'vitest'
import type { Decision, Happening } from '../../lib/board'
import type { State } from './components'
import { blank, chosen, laid, minus, open, so_far, soldiers, spoken, target_of, told } from './model'
import solo_fight from './solo-fight.json'
import { attacked, standing } from './standing'

const happening = (event: Happening['event']): Happening => ({ seq: 1, seat: event.seat ?? 0, event })
const events = (...list: Happening['event'][]) => list.map(happening)

describe('cards', () => {
  it('lie people first, then tools, then the rest', () => {
    expect(laid({ pills: 1, shovel: 1, scavenger: 2, junk: 1 }).map((slot) => slot.key)).toEqual([
      'scavenger0',
      'scavenger1',
      'shovel0',
      'junk0',
      'pills0',
    ])
    expect(spoken({ refugee: 2, spear: 1 })).toBe('2 Refugee, Spear')
    expect(spoken(open({ unknown: 3, scout: 1 }))).toBe('Scout')
  })
  it('that are picked are in the action, and no longer in the hand', () => {
    const view = (pending: object) => ({ pending: { stage: 'composing', ...pending } }) as unknown as State
    const cards = chosen(view({}), ['card:scavenger', 'card:shovel', 'action:dig'])
    expect(cards).toEqual({ scavenger: 1, shovel: 1 })
    expect(minus({ brawler: 1, scavenger: 2 }, cards)).toEqual({ brawler: 1, scavenger: 1 })
    expect(chosen(view({ source: 'binoculars' }), ['card:binoculars'])).toEqual({ binoculars: 2 })
  })
  it('of a force are fresh, gassed or used', () => {
    const force = { cards: { brawler: 3 }, used: ['brawler' as const], gassed: ['brawler' as const] }
    expect(soldiers(force).map((one) => one.state)).toEqual(['fresh', 'gassed', 'used'])
  })
})

describe('the story of a round', () => {
  it('has a group an action, with what it came to', () => {
    const story = told(
      blank(2),
      events(
        { kind: 'declares', seat: 1, action: 'dig' },
        { kind: 'shows', seat: 1, card: 'scavenger', count: 2 },
        { kind: 'digs', seat: 1, count: 2, pile: 'junkyard' },
        { kind: 'declares', seat: 1, action: 'hunt' },
        { kind: 'shows', seat: 1, card: 'hunter', count: 1 },
        { kind: 'fizzles', seat: 1, action: 'hunt' },
      ),
      4,
    )
    expect(story.groups[1]).toEqual([
      { action: 'dig', cards: { scavenger: 2 }, sum: 2, failed: false },
      { action: 'hunt', cards: { hunter: 1 }, sum: null, failed: true },
    ])
    expect(told(story, events({ kind: 'round_begins', number: 5 }), 5).groups).toEqual([[], []])
  })
  it('is told again to who comes in the middle, up to what is new', () => {
    const at = (seq: number, event: Happening['event']): Happening => ({ seq, seat: event.seat ?? 0, event })
    const log = [
      at(1, { kind: 'declares', action: 'trash' }),
      at(2, { kind: 'wins_card' }),
      at(2, { kind: 'round_begins', number: 4 }),
      at(3, { kind: 'declares', action: 'hunt' }),
      at(3, { kind: 'food', count: 2 }),
      at(4, { kind: 'declares', action: 'dig' }),
    ]
    expect(so_far(1, log, [log[5]!], 4).groups).toEqual([[{ action: 'hunt', cards: {}, sum: 2, failed: false }]])
    expect(so_far(1, log, [], 4).groups[0]?.length).toBe(2)
    expect(so_far(2, [], [], 1).groups).toEqual([[], []])
    expect(so_far(1, [...log, at(5, { kind: 'reveals', count: 1 })], [], 4).skirmish?.round).toBe(4)
  })
  it('tells how a skirmish went', () => {
    const open = told(
      blank(2),
      events(
        { kind: 'reveals', count: 1 },
        { kind: 'shows', card: 'thugs', count: 1 },
        { kind: 'reveals', seat: 1, count: 1 },
        { kind: 'shows', seat: 1, card: 'sniper_team', count: 1 },
      ),
      3,
    )
    expect(open.skirmish?.sides.map((side) => side.cards)).toEqual([{ thugs: 1 }, { sniper_team: 1 }])
    const shot = told(
      open,
      events(
        { kind: 'uses', seat: 1, deed: 'snipe', card: 'sniper_team', other: 0 },
        { kind: 'attacks', seat: 1, deed: 'snipe', card: 'thugs', other: 0 },
        { kind: 'saved', card: 'medic', other: 0 },
      ),
      3,
    )
    expect(shot.skirmish?.deeds).toEqual([{ seat: 1, deed: 'snipe', other: 0, target: 'Thugs', saved: true }])
    const over = told(
      shot,
      events(
        { kind: 'score', count: 3, number: 3 },
        { kind: 'score', seat: 1, number: 2 },
        { kind: 'wins_card' },
        { kind: 'won_card', card: 'grenade' },
      ),
      3,
    )
    expect(over.skirmish).toMatchObject({ over: true, winner: 0, deadlock: false, prize: 'grenade' })
    expect(over.skirmish?.sides.map((side) => [side.score, side.people])).toEqual([
      [3, 3],
      [0, 2],
    ])
    expect(shot.skirmish?.over).toBe(false)
  })
})

// solo-fight.json is what the engine told in a game of the referee: solo_brutal, a sniper team, thugs and a medic
// against combat medics, a sniper team, tear gas and a field crew: `use snipe sniper_team force, target blue
// field_crew`, `pass`, `save medic force`.
describe('a fight alone', () => {
  it('tells what both sides do, to whom, and what was saved', () => {
    const { skirmish } = told(blank(1), solo_fight.map(happening), 1)
    expect(skirmish?.sides.map((side) => [side.seat, side.cards, side.score])).toEqual([
      [0, { sniper_team: 1, thugs: 1, medic: 1 }, 0],
      [1, { combat_medics: 1, sniper_team: 1, tear_gas: 1, field_crew: 1 }, 3],
    ])
    expect(skirmish?.deeds).toEqual([
      { seat: 0, deed: 'snipe', other: 1, target: 'Field Crew', saved: true },
      { seat: 1, deed: 'snipe', other: 0, target: 'Thugs', saved: true },
      { seat: 1, deed: 'gas', other: 0, target: 'Thugs', saved: false },
    ])
    expect(skirmish).toMatchObject({ over: true, winner: 1, deadlock: false })
  })
})

describe('the target of a declaration', () => {
  const table = (pending: object) =>
    ({
      active: 0,
      pending: { stage: 'declared', cards: {}, tribe: 2, ...pending },
      sites: [{ building: 'bunker', owner: 2 }],
      players: [{}, {}, { leader: 'mentor' }],
    }) as unknown as State
  const names = ['Ann', 'Bob', 'Cem']
  it('says whose cards are meant', () => {
    expect(target_of(table({ action: 'recon', source: 'spy', zone: 'hand' }), names)).toBe('hand of Cem')
    expect(target_of(table({ action: 'recon', source: 'spy', zone: 'site' }), names)).toBe('Bunker of Cem')
    expect(target_of(table({ action: 'recon', source: 'scout_tower', piles: ['junkyard', 'schematics'] }), names)).toBe(
      'the top of junkyard and schematics',
    )
    expect(target_of(table({ action: 'attack_leader' }), names)).toBe('Mentor of Cem')
    expect(target_of(table({ action: 'accelerate', tribe: 0 }), names)).toBe('Bunker')
    expect(target_of(table({ action: 'dig', tribe: 0 }), names)).toBe('')
  })
})

describe('answers in advance', () => {
  const asked = (decision: string): Decision => ({
    seat: 1,
    decision,
    line: '',
    about: [],
    refused: [],
    undo: false,
    moves: [
      { text: 'use snipe sniper_team hand', label: '', touches: [] },
      { text: 'pass', label: '', touches: [] },
    ],
  })
  const table = (more: object) =>
    ({
      phase: 'gathering',
      round: 4,
      pending: { stage: 'declared', action: 'dig' },
      attack: {},
      ...more,
    }) as unknown as State

  it('pass in windows, and nowhere else', () => {
    expect(standing.answer('never', asked('respond'), table({}))).toBe('pass')
    expect(standing.answer('attacked', asked('respond'), table({}))).toBe('pass')
    expect(standing.answer('never', asked('gather'), table({}))).toBeNull()
    expect(standing.answer('never', asked('protect_save'), table({ phase: 'skirmish' }))).toBeNull()
  })
  it('ask who is attacked, if that is the wish', () => {
    const mine = table({ attack: { stage: 'save', deed: 'snipe', attacker: 0, owner: 1 } })
    const another = table({ attack: { stage: 'save', deed: 'snipe', attacker: 0, owner: 2 } })
    expect([attacked(mine, 1), attacked(another, 1)]).toEqual([true, false])
    expect(standing.answer('attacked', asked('protect_save'), mine)).toBeNull()
    expect(standing.answer('attacked', asked('protect_save'), another)).toBe('pass')
    expect(standing.answer('never', asked('protect_save'), mine)).toBe('pass')
    expect(attacked(table({ pending: { stage: 'declared', action: 'recon', source: 'spy', tribe: 1 } }), 1)).toBe(true)
  })
  it('hold for a round, or for good', () => {
    expect(standing.span('never', table({}))).not.toBe(standing.span('never', table({ round: 5 })))
    expect(standing.span('attacked', table({}))).toBe(standing.span('attacked', table({ round: 5 })))
  })
})
