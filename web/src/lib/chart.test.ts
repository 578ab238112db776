// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { apart, chart, frameAt, niceStep, roundMarks, xOf } from './chart'

describe('the chart', () => {
  it('steps where a score changes, and only there', () => {
    const drawn = chart([[0], [0], [5], [5]], 200, 100)
    expect(drawn.lines[0]!.path.match(/V/g)).toHaveLength(1)
    expect(drawn.lines[0]!.last.total).toBe(5)
  })
  it('has room for what is below zero', () => {
    const drawn = chart(
      [
        [0, 0],
        [-4, 9],
      ],
      200,
      100,
    )
    expect(drawn.ticks[0]!.value).toBeLessThanOrEqual(-4)
    expect(drawn.zero).toBeLessThan(drawn.lines[0]!.last.y)
    expect(drawn.lines[1]!.last.y).toBeLessThan(drawn.zero)
  })
  it('survives no frames and one frame', () => {
    expect(chart([], 200, 100).lines).toEqual([])
    expect(chart([[3]], 200, 100).lines[0]!.last.total).toBe(3)
  })
  it('finds the frame of a place and back', () => {
    for (const frame of [0, 7, 20]) expect(frameAt(xOf(frame, 400, 21), 400, 21)).toBe(frame)
    expect(frameAt(-50, 400, 21)).toBe(0)
    expect(frameAt(900, 400, 21)).toBe(20)
  })
  it('has round steps and labels apart', () => {
    expect([1, 7, 40, 90].map(niceStep)).toEqual([1, 2, 10, 50])
    expect(apart([10, 12, 50], 15)).toEqual([10, 25, 50])
    expect(apart([50, 12, 10], 15)).toEqual([50, 25, 10])
  })
  it('marks where rounds begin, with a label where there is room', () => {
    const rounds = [0, ...Array.from({ length: 40 }, (_, i) => 1 + Math.floor(i / 10))]
    const marks = roundMarks(rounds, 600)
    expect(marks.map(({ round }) => round)).toEqual([1, 2, 3, 4])
    expect(marks.map(({ x }) => x)).toEqual([1, 11, 21, 31].map((at) => Math.round(xOf(at, 600, 41) * 10) / 10))
    // The first one would cover "start".
    expect(marks.map(({ label }) => label)).toEqual(['', 'round 2', 'round 3', 'round 4'])
    expect(roundMarks(rounds, 200).some(({ label }) => label.length === 1)).toBe(true)
    expect(roundMarks([undefined, undefined], 600)).toEqual([])
    expect(roundMarks(rounds, 600, 'turn')[1]!.label).toBe('turn 2')
    // Where there are many, not every one.
    const many = Array.from({ length: 120 }, (_, i) => 1 + Math.floor(i / 4))
    expect(roundMarks(many, 600).map(({ round, label }) => [round, label])).toEqual([
      [5, '5'],
      [10, '10'],
      [15, '15'],
      [20, '20'],
      [25, '25'],
      [30, ''],
    ])
  })
})
