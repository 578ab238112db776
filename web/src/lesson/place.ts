// SPDX-License-Identifier: Apache-2.0
// Where a coach mark lies: beside the thing it points at, over as little as possible of what it is about.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export type Side = 'below' | 'above' | 'right' | 'left' | 'none'
export interface Place {
  left: number
  top: number
  side: Side
  /** Where its tip is, from its own left or top edge. */
  tip: number
}

const gap = 14
const margin = 8
/** The tip keeps away from the round corners. */
const corner = 18

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/**
 * The place of a mark of this size beside the first target. It covers none of the targets if that can be helped, then
 * as little as possible of what else is to be seen.
 */
export function placed(
  size: { width: number; height: number },
  targets: Box[],
  seen: Box[],
  room: { width: number; height: number },
): Place {
  const { width, height } = size
  const most = { left: room.width - margin - width, top: room.height - margin - height }
  const at = (left: number, top: number, side: Side, middle: number): Place => {
    const place = { left: clamp(left, margin, most.left), top: clamp(top, margin, most.top), side, tip: 0 }
    const vertical = side === 'below' || side === 'above'
    place.tip = clamp(
      middle - (vertical ? place.left : place.top),
      corner,
      Math.max(corner, (vertical ? width : height) - corner),
    )
    return place
  }
  const first = targets[0]
  if (!first) return at((room.width - width) / 2, most.top, 'none', 0)
  const [x, y] = [(first.left + first.right) / 2, (first.top + first.bottom) / 2]
  const places = [
    at(x - width / 2, first.bottom + gap, 'below', x),
    at(x - width / 2, first.top - gap - height, 'above', x),
    at(first.right + gap, y - height / 2, 'right', y),
    at(first.left - gap - width, y - height / 2, 'left', y),
    // Beside none of it, where the thing is as large as the screen.
    at(room.width, room.height, 'none', 0),
    at(0, room.height, 'none', 0),
    at(room.width, 0, 'none', 0),
  ]
  const cost = ({ left, top, side }: Place): number => {
    const own = { left, top, right: left + width, bottom: top + height }
    const hidden = (boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap(own, box), 0)
    return 1000 * overlap(own, first) + 100 * hidden(targets) + hidden(seen) + (side === 'none' ? 1e6 : 0)
  }
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}
