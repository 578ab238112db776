// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { moments } from './moments'

describe('the moments of a game', () => {
  it('are those that changed most, in the order of the game', () => {
    const rows = [
      [0, 0],
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 9],
      [2, 9],
      [2, 9],
      [2, 9],
      [7, 9],
      [7, 9],
      [7, 9],
    ]
    expect(moments(rows)).toEqual([
      { frame: 2, gains: [2, 0], seat: 0 },
      { frame: 6, gains: [0, 9], seat: 1 },
      { frame: 10, gains: [5, 0], seat: 0 },
    ])
    expect(moments(rows, 1).map(({ frame }) => frame)).toEqual([6])
  })
  it('leave out what all gain, and the end', () => {
    const rows = [
      [0, 0],
      [4, 4],
      [4, 4],
      [4, 4],
      [4, 4],
      [4, 5],
      [40, 5],
    ]
    expect(moments(rows).map(({ frame }) => frame)).toEqual([5])
  })
  it('are one where they are close together', () => {
    const rows = [[0], [5], [11], [11], [11], [11], [11], [14], [14]]
    expect(moments(rows).map(({ frame }) => frame)).toEqual([2, 7])
  })
  it('are none where nothing changes', () => {
    expect(moments([])).toEqual([])
    expect(moments([[3]])).toEqual([])
    expect(moments([[3], [3], [3]])).toEqual([])
  })
})
