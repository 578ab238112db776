// SPDX-License-Identifier: Apache-2.0
// Small texts: times, lists, and the values an option can take as the engine writes them.
import type { SeatColour } from '../generated/protocol'

export const list = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const spoken = (id: string): string => capital(id.replaceAll('_', ' '))

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0')
/** `hidden`: there may be more that others cannot know yet. */
export const points = (n: number, hidden = false): string => (n < 0 ? `\u2212${-n}` : String(n)) + (hidden ? '+' : '')

/**
 * The colours a game gives its seats, for the marks of the seats inside an element with this style. White is drawn as a
 * white shape with an edge.
 */
export const seatColours = (colours: readonly SeatColour[] = []): string =>
  colours
    .map((name, seat) => {
      const colour = `var(--colour-${name})`
      return `--seat-${seat}: ${colour};--seat-${seat}-fill: ${name === 'white' ? 'var(--white-fill)' : colour}`
    })
    .join(';')

/** What can be expected: a share of a win, or points. */
export const expectedText = (expected: number, inPoints: boolean): string =>
  inPoints ? points(Math.round(expected * 10) / 10) : `${Math.round(expected * 100)} %`
/**
 * How long the bar of a move is: its share, or its points as a part of the best; where all lose points, the other way
 * round.
 */
export function barOf(expected: number, all: number[], inPoints: boolean): number {
  if (!inPoints) return expected
  const best = Math.max(...all)
  return best > 0 ? Math.max(0, expected / best) : expected < 0 ? best / expected : 1
}
export const lostText = (lost: number, inPoints: boolean): string =>
  inPoints ? `\u2212${(Math.round(lost * 10) / 10).toFixed(1)}` : `\u2212${Math.round(lost * 100)} %`

/** Why a move was refused, and how many that were shown already no longer count. */
export const takenBack = (why: string, moves: number): string =>
  moves === 0
    ? why
    : `${why} ${moves === 1 ? 'Your last move was taken back.' : `Your last ${moves} moves were taken back.`}`

/** What a campaign came to, if it was completed, beside the best one so far. */
export const highScore = (came: number | undefined, best: number): string =>
  came === best ? `${points(best)}: your high score.` : `Your high score is ${points(best)}.`

/** A value as the setup wants it: numbers as numbers. */
export const settingOf = (value: string): string | number => (/^-?\d+$/.test(value) ? Number(value) : value)

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left >= 172_800) return `${Math.floor(left / 86_400)} days ${Math.floor((left % 86_400) / 3600)} h`
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}

export function ago(at: string, now: number = Date.now()): string {
  const seconds = (now - new Date(at).getTime()) / 1000
  if (!Number.isFinite(seconds)) return ''
  if (seconds < 60) return 'just now'
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ]
  for (const [size, name] of units) {
    const n = Math.floor(seconds / size)
    if (n >= 1) return `${n} ${name}${n === 1 ? '' : 's'} ago`
  }
  return 'just now'
}
