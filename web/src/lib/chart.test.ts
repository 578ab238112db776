// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { apart, chart, frameAt, niceStep, xOf } from './chart'

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
})
