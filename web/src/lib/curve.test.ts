// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { curve } from './curve'

describe('the curve of what to expect', () => {
  const rows = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
    [1, 0],
  ]
  it('runs from nothing to a win, and skips what did not change', () => {
    const drawn = curve(rows, false, 300, 120, [{ at: 2, seat: 1 }])
    expect(drawn.lines).toHaveLength(2)
    expect(drawn.lines[0]!.path.match(/[ML]/g)).toHaveLength(3)
    expect(drawn.lines[0]!.last.text).toBe('100 %')
    expect(drawn.lines[0]!.last.y).toBeLessThan(drawn.lines[1]!.last.y)
    expect(drawn.ticks.map((tick) => tick.text)).toEqual(['0', '25', '50', '75', '100'])
    expect(drawn.marks[0]!.y).toBe(drawn.ticks[2]!.y)
  })
  it('counts points alone, below zero too', () => {
    const drawn = curve([[-3], [12.34]], true, 300, 120)
    expect(drawn.lines[0]!.last.text).toBe('12.3')
    expect(drawn.ticks.some((tick) => tick.strong && tick.text === '0')).toBe(true)
    expect(curve([], true, 300, 120).lines).toEqual([])
  })
})
