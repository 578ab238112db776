// SPDX-License-Identifier: Apache-2.0
// What each seat could expect over a game, as lines of an SVG. Pure geometry; margins are those of chart.ts.
import { niceStep, xOf } from './chart'
import { expectedText } from './text'

export interface Curve {
  width: number
  height: number
  lines: { seat: number; path: string; last: { x: number; y: number; text: string } }[]
  ticks: { y: number; text: string; strong: boolean }[]
  marks: { x: number; y: number; seat: number }[]
  bottom: number
}

const top = 12
const below = 24

const apart = 18

/** Marks that would cover each other: the later one moves up, or down where there is no room. */
function spread(marks: Curve['marks'], bottom: number): Curve['marks'] {
  const placed: Curve['marks'] = []
  for (const mark of marks) {
    const free = (y: number) => placed.every((other) => Math.hypot(other.x - mark.x, other.y - y) >= apart)
    const ys = Array.from({ length: 16 }, (_, i) => mark.y + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * apart)
    placed.push({ ...mark, y: ys.find((y) => y >= top && y <= bottom && free(y)) ?? mark.y })
  }
  return placed
}

/**
 * rows: one per frame, one number per seat. Marks are numbered in their order: a frame and the seat whose line they
 * sit on.
 */
export function curve(
  rows: number[][],
  inPoints: boolean,
  width: number,
  height: number,
  marks: { at: number; seat: number }[] = [],
): Curve {
  const all = rows.flat()
  const step = inPoints ? niceStep(Math.max(4, Math.max(0, ...all) - Math.min(0, ...all))) : 0.25
  const low = inPoints ? Math.floor(Math.min(0, ...all) / step) * step : 0
  const high = inPoints ? Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step) : 1
  const round = (n: number) => Math.round(n * 10) / 10
  const x = (frame: number) => round(xOf(frame, width, rows.length))
  const y = (value: number) => round(top + ((high - value) / (high - low)) * (height - top - below))

  const lines = (rows[0] ?? []).map((_, seat) => {
    const value = (i: number) => rows[i]?.[seat] ?? 0
    let path = ''
    for (let i = 0; i < rows.length; ++i) {
      // Nothing changed here, nor after it: the line goes on.
      if (i > 0 && i < rows.length - 1 && value(i) === value(i - 1) && value(i) === value(i + 1)) continue
      path += `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value(i))}`
    }
    const end = value(rows.length - 1)
    return { seat, path, last: { x: x(rows.length - 1), y: y(end), text: expectedText(end, inPoints) } }
  })
  const ticks = []
  for (let at = low; at <= high + step / 100; at += step)
    ticks.push({
      y: y(at),
      text: inPoints ? expectedText(at, true) : String(Math.round(at * 100)),
      strong: inPoints ? at === 0 : at === 0.5,
    })
  return {
    width,
    height,
    lines,
    ticks,
    marks: spread(
      marks.map(({ at, seat }) => ({ x: x(at), y: y(rows[at]?.[seat] ?? 0), seat })),
      height - below,
    ),
    bottom: height - below,
  }
}
