// SPDX-License-Identifier: Apache-2.0
// What the keys do at a table.

/** As the page lists them. */
export const keys: [string, string][] = [
  ['1 2 3', 'Choose by number, as in the row and in the list of all moves; above 9 digit by digit'],
  ['Enter', 'Confirm, or choose what has the focus'],
  ['Tab', 'To what can be chosen, and on'],
  ['Arrows', 'From thing to thing on the table; from link to link in the log'],
  ['L', 'List all moves'],
  ['U', 'Undo; with Shift the whole turn'],
  ['H', 'Hint'],
  ['N', 'The next table that waits for you'],
  ['Esc', 'Close, let go'],
  ['?', 'This list'],
]

/** A digit after those before it: the number it makes, and whether no longer one could be meant. Nothing: no such. */
export function typed(before: number, digit: number, count: number): { number: number; whole: boolean } | null {
  for (const number of before > 0 ? [before * 10 + digit, digit] : [digit])
    if (number > 0 && number <= count) return { number, whole: number * 10 > count }
  return null
}

/** What lies next in a direction: near, and not far off to the side. */
export function towards<T>(from: DOMRect, all: { it: T; rect: DOMRect }[], key: string): T | null {
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp')
  let best: T | null = null
  let least = Infinity
  for (const { it, rect } of all) {
    const x = rect.x + rect.width / 2 - from.x - from.width / 2
    const y = rect.y + rect.height / 2 - from.y - from.height / 2
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (along <= 2 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = it
  }
  return best
}
