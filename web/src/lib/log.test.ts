// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Glossary } from './board'
import type { Replay, Table } from '../generated/protocol'
import { closed, extended, linked, logOf } from './log'

describe('the log of a game by other rules', () => {
  const frame = (seq: number, text: string) =>
    ({
      seq,
      seat: 0,
      view: {},
      waiting: [],
      totals: [],
      happened: [{ seat: 0, text, event: {} }],
    }) as unknown as Replay['frames'][number]
  const table = { names: ['Ann', 'Bob'] } as Table
  it('is that of the frames, and then what was written down', () => {
    const rest = [
      { seq: 2, seat: 1, move: 'dance', log: ['Bob dances.', 'Bob gains 2 wool.'] },
      { seq: 3, seat: 0, move: 'keep H12', log: [] },
      { seq: 4, seat: 1, log: [] },
      { seq: 5, seat: 4, log: [] },
    ]
    const lines = logOf({ table, of: 1, frames: [frame(1, 'Ann takes a card.')], rest })
    expect(lines.map((line) => [line.seq, line.text])).toEqual([
      [1, 'Ann takes a card.'],
      [2, 'Bob dances.'],
      [2, 'Bob gains 2 wool.'],
      [3, 'Ann: keep H12'],
      [4, 'Bob moves.'],
      [5, 'Seat 4 moves.'],
    ])
    expect(linked(lines[1]!.text, lines[1]!.event, new Map())).toEqual([{ text: 'Bob dances.' }])
  })
})

describe('the log', () => {
  const glossary: Glossary = new Map([
    ['tile:cook', { name: 'Cook', text: '' }],
    ['resource:fish', { name: 'fish', text: '' }],
  ])
  const places = { kind: 'places', seat: 0, tile: 'cook' }
  it('links the things of an event', () => {
    expect(linked('Ann places a worker on Cook.', places, glossary)).toEqual([
      { text: 'Ann places a worker on ' },
      { text: 'Cook', thing: 'tile:cook' },
      { text: '.' },
    ])
  })
  it('takes the last mention, because players are named first', () => {
    const parts = linked('Cook places a worker on Cook.', places, glossary)
    expect(parts.findIndex((part) => part.thing)).toBe(1)
    expect(parts[0]!.text).toBe('Cook places a worker on ')
  })
  it('leaves a sentence alone that names nothing', () => {
    expect(linked('Round 2 begins.', { kind: 'round_begins', seat: 0 }, glossary)).toEqual([
      { text: 'Round 2 begins.' },
    ])
    expect(closed([{ text: 'To ' }, { text: 'Cook', thing: 'tile:cook' }, { text: '.' }])).toEqual([
      { text: 'To ', tail: '' },
      { text: 'Cook', thing: 'tile:cook', tail: '.' },
    ])
    expect(closed([{ text: 'Cook', thing: 'tile:cook' }, { text: ', then rest.' }])[1]?.text).toBe(' then rest.')
  })
  it('forgets what was taken back and what is told again', () => {
    const said = (seq: number, text: string) => ({ seq, seat: 0, text, event: { kind: '', seat: 0 } })
    const log = [said(1, 'a'), said(2, 'b'), said(3, 'c')]
    expect(extended(log, [said(4, 'd')]).map((line) => line.text)).toEqual(['a', 'b', 'c', 'd'])
    expect(extended(log, [said(2, 'b')], [3]).map((line) => line.text)).toEqual(['a', 'b'])
    expect(extended(log, [], [1, 2, 3])).toEqual([])
  })
})
