// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { gradeOf, scoreSheet } from './scores'
import { points } from './text'

describe('the score sheet', () => {
  const ranking = (...seats: Record<string, number>[]) => ({
    seats: seats.map((points) => ({ points, hidden: [] as string[], total: 0, place: 1, won: false })),
    final: true,
    verdict: '',
    unused: ['tasks'],
  })
  const sheet = scoreSheet(
    ranking({ food: 3, midden: -2, goal: 0, tasks: 0 }, { food: 1, midden: 0, goal: 0, tasks: 0 }),
    ['food', 'midden', 'goal', 'tasks'],
  )
  it('has a line for what nobody reached, and none for what is not played', () => {
    expect(sheet.map((line) => line.category)).toEqual(['food', 'midden', 'goal'])
  })
  it('marks the best of a line where they differ', () => {
    expect(sheet.map((line) => line.seats.map((seat) => seat.best))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    expect(sheet[1]!.seats.map((seat) => seat.minus)).toEqual([true, false])
  })
  it('says where more may be hidden', () => {
    const running = ranking({ food: 3, goal: 0 }, { food: 1, goal: 0 })
    const secret = scoreSheet(
      { ...running, seats: running.seats.map((seat, i) => ({ ...seat, hidden: i === 0 ? ['goal'] : [] })) },
      ['food', 'goal'],
    )
    expect(secret.map((line) => line.seats.map((seat) => points(seat.points, seat.hidden)))).toEqual([
      ['3', '1'],
      ['0+', '0'],
    ])
  })
  it('marks the fewest where the fewest win', () => {
    const few = scoreSheet(ranking({ hand: 5, castles: -2 }, { hand: 3, castles: 0 }), ['hand', 'castles'], true)
    expect(few.map((line) => line.seats.map((seat) => seat.best))).toEqual([
      [false, true],
      [true, false],
    ])
    expect(few[1]!.seats[0]!.minus).toBe(false)
  })
  it('puts what points came from below their category', () => {
    const sources = [
      { category: 'food', name: 'fish', points: [2, 1] },
      { category: 'food', name: 'barley', points: [1, 0] },
    ]
    const told = scoreSheet(ranking({ food: 3, goal: 1 }, { food: 1, goal: 0 }), ['food', 'goal'], false, sources)
    expect(told.map((line) => line.sources.map((source) => source.name))).toEqual([['fish', 'barley'], []])
  })
  it('knows what a result is called', () => {
    const grades = [
      { points: 0, name: 'Lost' },
      { points: 45, name: 'Won' },
      { points: 55, name: 'Won outstandingly' },
    ]
    const alone = (total: number, final: boolean, won: boolean) => ({
      seats: [{ points: {}, hidden: [], total, place: 1, won }],
      final,
      verdict: '',
      unused: [],
      target: { text: 'Reach 45 points.', grades },
    })
    expect([12, 45, 54, 70].map((total) => gradeOf(alone(total, false, false)))).toEqual([0, 1, 1, 2])
    expect(gradeOf(alone(46, true, true))).toBe(1)
    // Points alone do not win where more is asked.
    expect(gradeOf(alone(46, true, false))).toBe(0)
    expect(gradeOf(ranking({}))).toBe(-1)
  })
})
