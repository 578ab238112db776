// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ago, barOf, clockText, highScore, list, points, seatColours, signed, takenBack } from './text'

describe('the bar of a move', () => {
  it('is its share of a win, or its points next to the best', () => {
    expect(barOf(0.4, [0.6, 0.4], false)).toBe(0.4)
    expect(barOf(30, [40, 30], true)).toBe(0.75)
    expect(barOf(-3, [40, -3], true)).toBe(0)
  })
  it('is shorter the more is lost where every move loses', () => {
    expect(barOf(-4, [-4, -8], true)).toBe(1)
    expect(barOf(-8, [-4, -8], true)).toBe(0.5)
  })
})

describe('the mark of a seat', () => {
  it('has the colour the game gives, and white is no grey', () => {
    expect(seatColours(['red', 'white'])).toBe(
      '--seat-0: var(--colour-red);--seat-0-fill: var(--colour-red);' +
        '--seat-1: var(--colour-white);--seat-1-fill: var(--white-fill)',
    )
  })
})

describe('texts', () => {
  it('read well', () => {
    expect(list(['Ann', 'Bob', 'Cid'])).toBe('Ann, Bob and Cid')
    expect(highScore(31, 31)).toBe('31: your high score.')
    expect(highScore(undefined, 31)).toBe('Your high score is 31.')
    expect(takenBack('You are late.', 0)).toBe('You are late.')
    expect(takenBack('You are late.', 1)).toBe('You are late. Your last move was taken back.')
    expect(takenBack('You are late.', 3)).toBe('You are late. Your last 3 moves were taken back.')
    expect(highScore(9, 31)).toBe('Your high score is 31.')
    expect(points(-3)).toBe('\u22123')
    expect(signed(2)).toBe('+2')
    expect(clockText(3661)).toBe('1:01:01')
    expect(clockText(59.9)).toBe('0:59')
    expect(clockText(3 * 86_400)).toBe('3 days 0 h')
    expect(clockText(3 * 86_400 - 1)).toBe('2 days 23 h')
    expect(clockText(-4)).toBe('0:00')
    expect(ago('1970-01-01T00:00:00Z', 3_700_000)).toBe('1 hour ago')
  })
})
