// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parts_of } from '../../lib/icon-rows'
import { recorded } from '../recorded'
import { components, type Board, type Card, type Event, type FineSand, type State } from './components'
import {
  built_of,
  changed,
  doing_of,
  doing_text,
  effect_row,
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
      const parts = parts_of(effect_row(card))
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

describe('what everybody did in recorded games', () => {
  const games = recorded<FineSand>('fine-sand')
  it('is told at the barrier, by seat', () => {
    for (const { file, setup, events } of games) {
      let story = untold
      let since: Event[] = []
      for (const event of events) {
        story = heard(story, [event])
        since.push(event)
        if (event.kind !== 'turn_ends' || !event.barrier) continue
        expect(story.told, file).toMatchObject({ turn: event.count, step: 'turn' })
        expect(story.running, file).toEqual([])
        for (let seat = 0; seat < setup.players; ++seat) {
          const mine = since.filter((one) => one.seat === seat)
          const doing = doing_of(story.told!.events, seat)
          expect(doing.ring, file).toBe(mine.findLast((one) => one.kind === 'rings')?.ring ?? null)
          expect(doing.built, file).toEqual(mine.flatMap((one) => (one.kind === 'builds' ? one.card! : [])))
          expect(doing_text(doing), file).not.toContain('undefined')
        }
        since = []
      }
      expect(heard(story, [])).toBe(story)
    }
  })
  it('counts what was drawn, whether its name or only its number is told', () => {
    for (const { file, events } of games) {
      const first = events.findIndex((event) => event.kind === 'turn_ends')
      const turn = events.slice(0, first)
      for (const seat of [0]) {
        const all = turn.filter((event) => event.seat === seat)
        const named = all.filter((event) => event.kind === 'draws_card').length
        const told = all.reduce((sum, event) => sum + (event.kind === 'draws' ? (event.count ?? 0) : 0), 0)
        expect(doing_of(turn, seat).drew, file).toBe(Math.max(named, told))
      }
    }
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
