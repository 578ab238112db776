// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../lib/board'
import { recorded } from '../recorded'
import type { ArcticScavengers, Event, ToldEvent, State } from './components'
import { chosen, laid, minus, open, soldiers, spoken, target_of } from './model'
import { blank, so_far, told } from './story'
import solo_fight from './solo-fight.json'
import { attacked, standing } from './standing'

const told_event = (event: Event, seq = 1): ToldEvent => ({ seq, seat: event.seat, event })
const games = recorded<ArcticScavengers>('arctic-scavengers')

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

describe('the story of a recorded game', () => {
  const told_at = (game: (typeof games)[number], kind: Event['kind'], nth = 0) => {
    const at = game.events.flatMap((event, i) => (event.kind === kind ? [i] : []))[nth]!
    const begun = game.events.slice(0, at).findLastIndex((event) => event.kind === 'round_begins')
    const log = game.events.slice(Math.max(0, begun), at + 1).map(told_event)
    return { log, story: told(blank(game.setup.players), log, 1) }
  }
  it('has a group an action, with what it came to', () => {
    for (const game of games) {
      const { log, story } = told_at(game, 'food')
      const food = log.at(-1)!.event
      const group = story.groups[food.seat]!.at(-1)!
      expect(group, game.file).toMatchObject({ action: 'hunt', sum: food.count, failed: false })
      const declared = log.filter(({ event }) => event.kind === 'declares').length
      expect(story.groups.flat(), game.file).toHaveLength(declared)
      const next = game.events.find((event) => event.kind === 'round_begins')!
      expect(told(story, [told_event(next)], 2).groups.flat()).toEqual([])
    }
  })
  it('is told again to whoever comes in the middle, up to what is new', () => {
    const { log, story } = told_at(games[0]!, 'digs', 3)
    const numbered = log.map(({ event }, i) => told_event(event, i))
    expect(so_far(2, numbered, [], 1)).toEqual(story)
    const half = Math.floor(numbered.length / 2)
    expect(so_far(2, numbered, numbered.slice(half), 1)).toEqual(told(blank(2), numbered.slice(0, half), 1))
    expect(so_far(2, [], [], 1).groups).toEqual([[], []])
  })
  it('tells how every skirmish went', () => {
    for (const { file, setup, events } of games.filter((game) => game.setup.mode === 'multi')) {
      let story = blank(setup.players)
      for (const event of events) {
        story = told(story, [told_event(event)], 1)
        if (event.kind === 'wins_card')
          expect(story.skirmish, file).toMatchObject({ over: true, winner: event.seat, deadlock: false })
        if (event.kind === 'deadlock') expect(story.skirmish, file).toMatchObject({ winner: null, deadlock: true })
        if (event.kind === 'won_card') expect(story.skirmish?.prize, file).toBe(event.card)
        if (event.kind === 'score')
          expect(story.skirmish?.sides.find((side) => side.seat === event.seat)?.score, file).toBe(event.count ?? 0)
      }
    }
  })
  it('lists what the enemy of a game alone does, and marks only what was aimed at the one who saves', () => {
    let attacks = 0
    for (const { file, events } of games.filter((game) => game.setup.mode === 'solo')) {
      let story = blank(1)
      for (const event of events) {
        const before = story.skirmish?.deeds ?? []
        story = told(story, [told_event(event)], 1)
        const deeds = story.skirmish?.deeds ?? []
        if (event.kind === 'attacks' && story.skirmish?.over === false) {
          ++attacks
          expect(deeds.at(-1), file).toMatchObject({ seat: event.seat, deed: event.deed, other: event.other })
        }
        if (event.kind === 'saved' && story.skirmish?.over === false) {
          const marked = deeds.filter((deed, i) => deed.saved && !before[i]?.saved)
          expect(
            marked.every((deed) => deed.seat !== event.seat),
            file,
          ).toBe(true)
        }
      }
    }
    expect(attacks).toBeGreaterThan(0)
  })
})

// solo-fight.json is what the engine told in a game of the referee: solo_brutal, a sniper team, thugs and a medic
// against combat medics, a sniper team, tear gas and a field crew: `use snipe sniper_team force, target blue
// field_crew`, `pass`, `save medic force`.
describe('a fight alone', () => {
  it('tells what both sides do, to whom, and what was saved', () => {
    const { skirmish } = told(
      blank(1),
      (solo_fight as Event[]).map((event) => told_event(event)),
      1,
    )
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
      { text: 'use snipe sniper_team hand', label: { head: '' }, touches: [] },
      { text: 'pass', label: { head: '' }, touches: [] },
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
  it('ask who is attacked, if that is the choice', () => {
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
