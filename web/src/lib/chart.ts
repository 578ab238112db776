// SPDX-License-Identifier: Apache-2.0
// How scores grew, as points and lines of an SVG. Pure geometry.
export interface Chart {
  width: number
  height: number
  lines: { seat: number; path: string; last: { x: number; y: number; total: number } }[]
  ticks: { y: number; value: number }[]
  zero: number
}

const margin = { left: 34, right: 44, top: 10, bottom: 22 }

/** A round step that gives about four lines. */
export function niceStep(span: number): number {
  const rough = Math.max(1, span / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? 10 * power
}

/** totals: one row per frame, one number per seat. */
export function chart(totals: number[][], width: number, height: number): Chart {
  const seats = totals[0]?.length ?? 0
  const all = totals.flat()
  const step = niceStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)))
  const low = Math.floor(Math.min(0, ...all) / step) * step
  const high = Math.max(step, Math.ceil(Math.max(0, ...all) / step) * step)
  const x = (i: number) =>
    margin.left + (totals.length < 2 ? 0 : (i / (totals.length - 1)) * (width - margin.left - margin.right))
  const y = (value: number) => margin.top + ((high - value) / (high - low)) * (height - margin.top - margin.bottom)
  const round = (n: number) => Math.round(n * 10) / 10

  const lines = Array.from({ length: seats }, (_, seat) => {
    let path = ''
    let before: number | undefined
    totals.forEach((row, i) => {
      const value = row[seat] ?? 0
      const last = i === totals.length - 1
      // Scores stay and then jump: steps, and no point where nothing changed.
      if (before === undefined) path += `M${round(x(i))} ${round(y(value))}`
      else if (value !== before) path += `H${round(x(i))}V${round(y(value))}`
      else if (last) path += `H${round(x(i))}`
      before = value
    })
    const total = totals.at(-1)?.[seat] ?? 0
    return { seat, path, last: { x: round(x(totals.length - 1)), y: round(y(total)), total } }
  })
  const ticks = []
  for (let value = low; value <= high; value += step) ticks.push({ y: round(y(value)), value })
  return { width, height, lines, ticks, zero: round(y(0)) }
}

/** Where along the frames a place of the chart is. */
export function frameAt(px: number, width: number, frames: number): number {
  const share = (px - margin.left) / (width - margin.left - margin.right)
  return Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, frames - 1))
}
export function xOf(frame: number, width: number, frames: number): number {
  return margin.left + (frames < 2 ? 0 : frame / (frames - 1)) * (width - margin.left - margin.right)
}

/**
 * Where rounds begin, each with a label where there is room for it between the corners; where there are many, every
 * second, fifth or tenth.
 */
export function roundMarks(
  rounds: (number | undefined)[],
  width: number,
  word = 'round',
): { x: number; round: number; label: string }[] {
  const begins = rounds.flatMap((round, frame) =>
    round !== undefined && round > 0 && (frame === 0 || (rounds[frame - 1] ?? 0) < round) ? [{ frame, round }] : [],
  )
  const room = width - margin.left - margin.right
  const step = [1, 2, 5, 10].find((n) => (room * n) / Math.max(1, begins.length) >= 36) ?? 20
  const letter = 6.4
  // "start" and "end" stand below the corners.
  let free = margin.left + 30
  return begins
    .filter(({ round }) => round % step === 0)
    .map(({ frame, round }) => {
      const x = Math.round(xOf(frame, width, rounds.length) * 10) / 10
      const label = [`${word} ${round}`, String(round)].find((text) => {
        const half = (text.length * letter) / 2
        return (step === 1 || text.length < 4) && x - half >= free && x + half <= width - margin.right - 26
      })
      if (label !== undefined) free = x + (label.length * letter) / 2 + 8
      return { x, round, label: label ?? '' }
    })
}

/** Labels at the line ends, moved apart so that none covers another; same order as the lines. */
export function apart(ys: number[], gap: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  for (let k = 1; k < order.length; ++k) order[k]!.y = Math.max(order[k]!.y, order[k - 1]!.y + gap)
  const result = [...ys]
  for (const { y, i } of order) result[i] = y
  return result
}
