// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { counted, listed, spoken, summed, total } from './goods'

it('amounts are added, counted and listed in an order', () => {
  expect(total({ wood: 2, fish: 1 })).toBe(3)
  expect(total(undefined)).toBe(0)
  expect(counted(['wood', 'fish', 'wood'])).toEqual({ wood: 2, fish: 1 })
  const list = listed({ wood: 2, fish: 1, stone: 0 }, ['stone', 'fish', 'wood'])
  expect(list).toEqual([
    { what: 'fish', count: 1 },
    { what: 'wood', count: 2 },
  ])
  expect(spoken(list)).toBe('1 fish, 2 wood')
  expect(summed([['wood', 2] as const, ['fish', 1] as const, ['wood', -2] as const].map(([a, b]) => [a, b]))).toEqual({
    fish: 1,
  })
})
