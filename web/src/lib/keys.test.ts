// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { towards, typed } from './keys'

describe('numbers', () => {
  it('are whole when no longer one could be meant', () => {
    expect(typed(0, 3, 7)).toEqual({ number: 3, whole: true })
    expect(typed(0, 1, 14)).toEqual({ number: 1, whole: false })
    expect(typed(1, 4, 14)).toEqual({ number: 14, whole: true })
    expect(typed(0, 2, 14)).toEqual({ number: 2, whole: true })
  })
  it('start over where they would be too large, and are none where nothing has them', () => {
    expect(typed(1, 7, 14)).toEqual({ number: 7, whole: true })
    expect(typed(0, 0, 14)).toBeNull()
    expect(typed(0, 9, 4)).toBeNull()
    expect(typed(1, 0, 14)).toEqual({ number: 10, whole: true })
  })
})

describe('arrows', () => {
  const at = (it: string, x: number, y: number) => ({ it, rect: new DOMRect(x, y, 10, 10) })
  const all = [at('right', 50, 4), at('far right', 90, 0), at('below', 3, 60), at('aside', 45, 80)]
  const here = new DOMRect(0, 0, 10, 10)
  it('go to what lies next in that direction', () => {
    expect(towards(here, all, 'ArrowRight')).toBe('right')
    expect(towards(here, all, 'ArrowDown')).toBe('below')
    expect(towards(here, all, 'ArrowLeft')).toBeNull()
  })
})
