// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { placed, type Box } from './place'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const size = { width: 300, height: 150 }
const apart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

describe.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('a mark on %s', (_, room) => {
  it('lies within the page, beside its target, and its tip points there', () => {
    for (let x = 0; x <= room.width - 60; x += 55)
      for (let y = 0; y <= room.height - 80; y += 60) {
        const target = box(x, y, 60, 80)
        const { left, top, side, tip } = placed(size, [target], [], room)
        const own = box(left, top, size.width, size.height)
        expect(apart(own, target)).toBe(true)
        expect([left >= 0, top >= 0, own.right <= room.width, own.bottom <= room.height]).toEqual(Array(4).fill(true))
        const [at, from, to] =
          side === 'below' || side === 'above'
            ? [left + tip, target.left, target.right]
            : [top + tip, target.top, target.bottom]
        expect(at).toBeGreaterThanOrEqual(from - 8)
        expect(at).toBeLessThanOrEqual(to + 8)
      }
  })
  it('covers no other target and leaves the question free if it can', () => {
    const [one, other] = [box(100, 300, 60, 80), box(100, 400, 60, 80)]
    const bar = box(0, 0, room.width, 280)
    const { left, top } = placed(size, [one, other], [bar], room)
    const own = box(left, top, size.width, size.height)
    expect([apart(own, one), apart(own, other)]).toEqual([true, true])
  })
  it('without a target lies below', () => {
    expect(placed(size, [], [], room)).toMatchObject({ side: 'none', top: room.height - 158 })
  })
})
