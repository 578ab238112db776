// SPDX-License-Identifier: Apache-2.0
// The moments of a game that changed most.

export interface Moment {
  /** The frame after the move. */
  frame: number
  /** By how much each seat gained. */
  gains: number[]
  /** Who moved furthest. */
  seat: number
}

const round = (n: number) => Math.round(n * 1000) / 1000

/**
 * The frames after which the seats stand most differently, in the order of the game: `rows` has a number per seat for
 * each frame, points or what can be expected. Alone it is the gain that counts, with others the gain beside theirs.
 * Moments that are close together are one; the last frame is the end, which everybody has just seen.
 */
export function moments(rows: number[][], most = 3): Moment[] {
  const apart = Math.max(3, Math.round(rows.length / 25))
  const all = rows.slice(0, -1).flatMap((row, frame) => {
    const before = rows[frame - 1]
    if (before === undefined) return []
    const gains = row.map((value, seat) => round(value - (before[seat] ?? 0)))
    const mean = gains.length > 1 ? gains.reduce((a, b) => a + b, 0) / gains.length : 0
    const weight = Math.max(0, ...gains.map((gain) => Math.abs(gain - mean)))
    const furthest = Math.max(...gains.map(Math.abs))
    const seat = gains.includes(furthest) ? gains.indexOf(furthest) : gains.indexOf(-furthest)
    return weight > 0.001 ? [{ frame, gains, seat, weight }] : []
  })
  const chosen: typeof all = []
  for (const one of all.sort((a, b) => b.weight - a.weight || a.frame - b.frame)) {
    if (chosen.length === most) break
    if (chosen.every((other) => Math.abs(other.frame - one.frame) >= apart)) chosen.push(one)
  }
  return chosen.sort((a, b) => a.frame - b.frame).map(({ frame, gains, seat }) => ({ frame, gains, seat }))
}
