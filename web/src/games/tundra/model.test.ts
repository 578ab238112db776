// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Move } from '../../lib/board'
import { decision, recorded } from '../recorded'
import { components, layout_of, type Event, type Player, type State, type Tundra } from './components'
import {
  change,
  dice_of,
  dropped,
  effect_row,
  follow,
  gain_row,
  last_walk,
  narrowed,
  onward,
  pane_of,
  price_of,
  rows_text,
  spots,
  stands,
  step,
  ways,
} from './model'

const move = (text: string, touches: string[], events: Event[] = []): Move<Event> => ({
  text,
  label: { head: text },
  touches,
  events,
})

describe('the map', () => {
  it('lies as the box says: neighbours a step apart, others further', () => {
    for (const layout of components.layouts) {
      const map = spots(layout)
      const where = new Map(map.spots.map((spot) => [spot.cell.id, spot]))
      const side = 2 * step.x
      for (const a of map.spots)
        for (const b of map.spots) {
          if (a === b) continue
          const far = Math.hypot(a.x - b.x, a.y - b.y)
          expect(Math.abs(far - side) < 0.01, `${layout.id} ${a.cell.id} ${b.cell.id}`).toBe(
            a.cell.neighbours.includes(b.cell.id),
          )
        }
      expect(where.size).toBe(layout.cells.length)
      expect(map.spots.every((spot) => spot.x >= step.x - 0.01 && spot.x <= map.width - step.x + 0.01)).toBe(true)
    }
  })
  it('is the one agreed on, or the usual one for the players', () => {
    expect(layout_of({ players: 3 }).players).toBe(3)
    expect(layout_of({ players: 3 }).standard).toBe(true)
    const other = components.layouts.find((layout) => !layout.standard)!
    expect(layout_of({ players: other.players, layout: other.id })).toBe(other)
  })
  it('shows who stands where', () => {
    const table = {
      players: [
        { workers: ['A2', 'A2', 'B1'], towers: [] },
        { workers: [], towers: ['A2'] },
      ],
    } as unknown as State
    expect(stands(table, 'A2')).toEqual([
      { seat: 0, workers: 2, tower: false },
      { seat: 1, workers: 0, tower: true },
    ])
    expect(stands(table, 'C1')).toEqual([])
  })
})

describe('a step', () => {
  const steps = decision('move_step', [
    move(
      'move A2 B2',
      ['worker:A2', 'cell:B2'],
      [
        { kind: 'moves', seat: 0, cell: 'A2', to: 'B2' },
        { kind: 'gains', seat: 0, good: 'peat', count: 1 },
      ],
    ),
    move('move B1 B2', ['worker:B1', 'cell:B2']),
    move('move B1 C1', ['worker:B1', 'cell:C1']),
    move('done', []),
  ])
  it('says from where, to where and what it brings', () => {
    const all = ways(steps, 0, (cell) => cell === 'C1')
    expect(all.map(({ from, to, gains, opens }) => ({ from, to, gains, opens }))).toEqual([
      { from: 'A2', to: 'B2', gains: { peat: 1 }, opens: false },
      { from: 'B1', to: 'B2', gains: {}, opens: false },
      { from: 'B1', to: 'C1', gains: {}, opens: true },
    ])
    expect(ways(decision('turn_pre', []), 0, () => false)).toEqual([])
  })
  it('goes on with the worker that moved last, where several could come', () => {
    const all = ways(steps, 0, () => false)
    expect(onward(all, 'B2', 'B1')?.from).toBe('B1')
    expect(onward(all, 'B2', 'C3')).toBeNull()
    expect(onward(all, 'C1', 'A2')).toBeNull()
    expect(last_walk([], 0)).toBeNull()
  })
  it('is narrowed by the worker picked', () => {
    expect(narrowed(steps, ['worker:B1'])?.moves).toHaveLength(2)
    expect(narrowed(steps, [])).toBe(steps)
    expect(
      narrowed({ ...steps, selection: { least: 0, most: 2, complete: true, picked: [] } }, ['worker:B1'])?.moves,
    ).toHaveLength(4)
  })
  it('is shown where it is made', () => {
    expect(pane_of(steps)).toBe('map')
    expect(pane_of(decision('turn_pre', []))).toBe('boards')
    expect(pane_of(decision('card_pick', []))).toBe('city')
    expect(pane_of(null)).toBeNull()
  })
})

describe('a die', () => {
  const turn = decision('turn_pre', [
    move('place 6 travel', ['die:6', 'slot:travel:6', 'board:travel']),
    move('reroll 6', ['die:6', 'action:reroll']),
  ])
  it('is dropped where it fits', () => {
    expect(dropped(turn, 'die:6', 'slot:travel:6')).toEqual(['die:6', 'slot:travel:6'])
    expect(dropped(turn, 'die:6', 'action:reroll')).toEqual(['die:6', 'action:reroll'])
    expect(dropped(turn, 'die:6', 'slot:travel:5')).toBeNull()
    expect(dropped(null, 'die:6', 'slot:travel:6')).toBeNull()
  })
  it('comes out of its bag, the highest first', () => {
    expect(dice_of({ two: 2, six: 1 })).toEqual([6, 2, 2])
  })
})

describe('events of recorded games', () => {
  const games = recorded<Tundra>('tundra')
  it('add up to what a player has at the end', () => {
    for (const { file, events, begin, end } of games)
      end.players.forEach((player, seat) => {
        const sum = change(events, seat)
        const goods = (one: Player): Record<string, number | undefined> => ({
          ...one.resources,
          berries: one.berries,
          vp: one.vp,
        })
        const had = goods(begin.players[seat]!)
        const has = goods(player)
        for (const good of new Set([...Object.keys(sum), ...Object.keys(had), ...Object.keys(has)]))
          expect((had[good] ?? 0) + (sum[good] ?? 0), `${file} ${seat} ${good}`).toBe(has[good] ?? 0)
      })
  })
  it('tell where the worker that moved last stands', () => {
    for (const { file, events } of games) {
      const at = events.findIndex((event) => event.kind === 'moves')
      const moved = events[at]!
      const log = events.slice(0, at + 1).map((event, seq) => ({ seq, seat: event.seat, event }))
      expect(last_walk(log, moved.seat), file).toBe(moved.to)
    }
  })
})

describe('pictures of effects', () => {
  it('exist for both sides of every board and for every card', () => {
    for (const board of components.boards)
      for (const side of board.sides)
        for (const frame of side) expect(effect_row(frame.effect).length, frame.effect.text).toBeGreaterThan(0)
    for (const card of Object.values(components.cards))
      for (const frame of card.frames) expect(effect_row(frame.effect).length, frame.effect.text).toBeGreaterThan(0)
    for (const glade of Object.values(components.glades))
      expect(gain_row(glade.bonus).length, glade.name).toBeGreaterThan(0)
  })
  it('differ where the engine’s sentences differ', () => {
    const seen = new Map<string, string>()
    const all = [
      ...components.boards.flatMap((board) => board.sides.flat()),
      ...Object.values(components.cards).flatMap((card) => card.frames),
    ]
    for (const { effect } of all) {
      const row = JSON.stringify(effect_row(effect))
      expect(seen.get(row) ?? effect.text).toBe(effect.text)
      seen.set(row, effect.text)
    }
  })
  it('cover all six slots, each once', () => {
    for (const board of components.boards)
      for (const side of board.sides)
        expect(side.flatMap(({ high, low }) => Array.from({ length: high - low + 1 }, (_, i) => high - i))).toEqual([
          6, 5, 4, 3, 2, 1,
        ])
  })
  it('name prices and rows', () => {
    expect(price_of({ stone: 2, peat: 3 })).toBe('2:stone: 3:peat:')
    expect(rows_text(6, 5)).toBe('6–5')
    expect(rows_text(6, 6)).toBe('6')
  })
})

describe('one click', () => {
  const asked = (...texts: string[]) =>
    decision(
      'activation',
      texts.map((text): Move => ({ text, label: { head: text }, touches: [] })),
    )
  it('uses a die for the only action there is, and asks which comes first', () => {
    expect(follow(asked('start board', 'finish'))).toBe('start board')
    expect(follow(asked('start board', 'start e09', 'finish'))).toBeNull()
    expect(follow(asked('finish'))).toBeNull()
  })
})
