import { describe, expect, it } from 'vitest'
import { components, type Board, type Card, type State } from './components'
import {
  built_of,
  changed,
  counted,
  doing_of,
  doing_text,
  effect_parts,
  heard,
  held,
  set_in_play,
  to_the_left,
  tray_of,
  untold,
  worth_of,
} from './model'

const board = (cards: Partial<Record<string, Card[]>>) => ({ cards }) as unknown as Board

describe('cards', () => {
  it('show what they do', () => {
    for (const card of components.cards) {
      const parts = effect_parts(card)
      if (card.effect !== 'none' || card.kind === 'coin') expect(parts.length, card.id).toBeGreaterThan(0)
    }
  })
  it('are picked copy by copy', () => {
    const hand: Card[] = ['castle_2', 'castle_2', 'coin_2']
    expect(held(hand, ['card:castle_2', 'card:coin_2']).map((one) => one.picked)).toEqual([true, false, true])
    expect(held(hand, []).map((one) => one.key)).toEqual(['castle_20', 'castle_21', 'coin_20'])
    expect(held(['castle_2'], [], ['castle_2', 'castle_2'])[0]?.key).toBe('castle_22')
  })
  it('are worth what the box says, a wooden coin one', () => {
    expect(worth_of(['card:castle_2', 'card:coin_3', 'coin:wooden', 'pallet:coin_2', 'card:f2_pit'])).toBe(7)
  })
  it('lie in their column with their state', () => {
    const built = built_of(board({ built: ['green_6', 'castle_1'], used: ['green_7'], fresh: ['green_6'] }), ['green'])
    expect(built.map(({ card, state }) => [card, state])).toEqual([
      ['green_6', 'ready'],
      ['green_7', 'used'],
      ['green_6', 'fresh'],
    ])
    expect(new Set(built.map((one) => one.key)).size).toBe(3)
  })
  it('are counted in the order of the box', () => {
    expect(counted(['coin_2', 'castle_2', 'coin_2'])).toEqual([
      { card: 'castle_2', count: 1 },
      { card: 'coin_2', count: 2 },
    ])
  })
})

describe('the table', () => {
  it('goes round to the left', () => {
    expect(to_the_left(1, 4)).toEqual([2, 3, 0])
    expect(to_the_left(0, 2)).toEqual([1])
    expect(to_the_left(0, 1)).toEqual([])
  })
  it('shows the cards a decision is about', () => {
    expect(tray_of('keep')).toBe('revealed')
    expect(tray_of('pick')).toBe('discard_pile')
    expect(tray_of('solo_swap')).toBe('offer')
    expect(tray_of('red')).toBeNull()
  })
})

describe('what everybody did', () => {
  it('is told at the barrier, by seat', () => {
    let story = heard(untold, [
      { kind: 'rings', ring: 'red' },
      { kind: 'builds', card: 'castle_2', count: 2 },
    ])
    expect(story.told).toBeNull()
    story = heard(story, [
      { kind: 'rings', seat: 1, ring: 'blue' },
      { kind: 'draws_card', seat: 1, card: 'f1_scaffold' },
      { seat: 1, count: 1 },
      { kind: 'turn_ends', barrier: true, count: 4 },
      { kind: 'receives', seat: 1, card: 'coin_2' },
    ])
    expect(story.told).toMatchObject({ turn: 4, step: 'turn' })
    expect(story.running).toEqual([])
    expect(doing_of(story.told!.events, 0)).toMatchObject({ ring: 'red', built: ['castle_2'] })
    expect(doing_of(story.told!.events, 1)).toMatchObject({ ring: 'blue', drew: 2, received: ['coin_2'] })
    expect(doing_text(doing_of(story.told!.events, 1))).toBe('blue; drew 2 cards; received Coin card 2')
  })
  it('counts my cards by their names and those of others by their number', () => {
    const mine = [
      { kind: 'draws_card', card: 'castle_1' },
      { kind: 'draws_card', card: 'coin_2' },
      { kind: 'offloads_card', card: 'coin_2' },
    ]
    expect(doing_of(mine, 0)).toMatchObject({ drew: 2, offloaded: 1 })
    expect(doing_of([...mine, { count: 2 }, { kind: 'offloads' }], 0)).toMatchObject({ drew: 2, offloaded: 1 })
    expect(doing_of([{ kind: 'draws_card', card: 'f1_scaffold' }, { count: 1 }], 0)).toMatchObject({ drew: 2 })
  })
  it('after Step 1 is part of the turn', () => {
    let story = heard(untold, [
      { seat: 1, count: 3 },
      { kind: 'all_drawn', barrier: true, count: 2 },
    ])
    expect(story.told).toMatchObject({ turn: 2, step: 'step1' })
    story = heard(story, [
      { kind: 'rings', seat: 1, ring: 'blue' },
      { seat: 1, count: 2 },
      { kind: 'turn_ends', count: 2 },
    ])
    expect(doing_of(story.told!.events, 1).drew).toBe(5)
    expect(heard(story, [])).toBe(story)
  })
})

describe('campaigns', () => {
  it('know what came and what left', () => {
    expect(changed({ castle_3: 3, coin_3: 1 }, { castle_3: 2, f2_pit: 1, coin_3: 1 })).toEqual({
      came: ['f2_pit'],
      left: ['castle_3'],
    })
  })
  it('know the set in play', () => {
    const view = {
      players: [{ owned: ['castle_2', 'castle_2', 'coin_2'] }, { owned: ['castle_2', 'castle_2', 'coin_2'] }],
    } as unknown as State
    expect(set_in_play(view)).toEqual({ castle_2: 2, coin_2: 1 })
  })
})
