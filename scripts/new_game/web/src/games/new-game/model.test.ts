// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { around, held } from './model'

describe('what is drawn of a view', () => {
  it('shows pebbles one by one and marks as many copies as were picked', () => {
    const hand = held({ two: 2, five: 1 }, ['pebble:two'])
    expect(hand.map(({ pebble }) => pebble)).toEqual(['two', 'two', 'five'])
    expect(hand.map(({ picked }) => picked)).toEqual([true, false, false])
    expect(new Set(hand.map(({ key }) => key)).size).toBe(3)
  })
  it('shows the seat in focus first', () => {
    expect(around(2, 4)).toEqual([2, 3, 0, 1])
  })
})
