// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { GameInfo, Remark, Seat, Table } from '../generated/protocol'
import {
  clockWords,
  comings,
  lengthText,
  optionLines,
  presence,
  questionText,
  withRemarks,
  withRemarksIn,
} from './manners'

const said = (seq: number, text: string) => ({ seq, seat: 0, text, event: { kind: '', seat: 0 } })
const remark = (number: number, seq: number, text = `r${number}`): Remark => ({ number, seq, seat: 1, text, at: '' })

describe('remarks', () => {
  it('come after the move they came after, also where moves were taken back', () => {
    const log = [said(1, 'a'), said(2, 'b'), said(2, 'c'), said(5, 'd')]
    const lines = withRemarksIn(log, [remark(1, 0), remark(2, 2), remark(3, 4), remark(4, 9)])
    expect(lines.map(({ text }) => text)).toEqual(['r1', 'a', 'b', 'c', 'r2', 'r3', 'd', 'r4'])
    expect(withRemarksIn(log, [])).toBe(log)
  })
  it('count once, however often they are told', () => {
    const known = withRemarks([], [remark(1, 1), remark(2, 1)])
    expect(withRemarks(known)).toBe(known)
    expect(withRemarks(known, [remark(2, 1), remark(3, 1)]).map(({ number }) => number)).toEqual([1, 2, 3])
  })
})

const sits = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  you: false,
  here: true,
  lent: false,
  ...more,
})
const table = (seats: Seat[], state = 'playing') => ({ seats, state }) as Table

describe('who is there', () => {
  it('is here, away or thinking', () => {
    expect(presence(sits('Ann'), false)).toBe('here')
    expect(presence(sits('Ann'), true)).toBe('thinking')
    expect(presence(sits('Ann', { here: false }), true)).toBe('away')
    expect(presence(sits('Ann', { here: false, lent: true }), false)).toBe('bot')
    expect(presence(sits('', { kind: 'bot' }), true)).toBe('thinking')
    expect(presence(sits('', { kind: 'open' }), false)).toBe(null)
    expect(presence(undefined, false)).toBe(null)
  })
  it('is told when it changes, of others', () => {
    const both = (ann: boolean, bob: boolean) =>
      table([sits('Ann', { you: true, here: ann }), sits('Bob', { here: bob })])
    expect(comings(null, both(true, false))).toEqual([])
    expect(comings(both(true, true), both(false, true))).toEqual([])
    expect(comings(both(true, true), both(true, false))[0]).toMatch(/^Bob is away/)
    expect(comings(both(true, false), both(true, true))).toEqual(['Bob is back.'])
  })
})

describe('in words', () => {
  it('says what is asked', () => {
    const question = { number: 1, seat: 0, moves: 2, of: [0, 1], agreed: [0], asked: [1] }
    const names = ['Ann', 'Bob']
    expect(questionText(question, names, [1])).toBe('Ann asks to take back 2 moves, with what Bob did since.')
    expect(questionText({ ...question, moves: 1, of: [0] }, names, [0])).toBe(
      'You ask to take back a move. Waiting for Bob.',
    )
  })
  it('says how long a game and its clocks are', () => {
    const info = { minutes: { least: 30, most: 60 } } as unknown as GameInfo
    expect(lengthText(info)).toBe('30 to 60 minutes')
    expect(lengthText({} as GameInfo)).toBe('')
    expect(clockWords({ clock: { seconds: 600, add: 5 }, pace: 'live' })).toBe(
      '10 minutes each, 5 seconds more per turn',
    )
    expect(clockWords({ clock: { seconds: 86_400, add: 0 }, pace: 'slow' })).toBe('1 day for each decision')
    expect(clockWords({ clock: null, pace: 'live' })).toBe('no clocks')
  })
  it('says what was chosen beside the mode', () => {
    const options = [
      { id: 'a', text: 'With A.', modes: [] },
      { id: 'b', text: 'Leader:', modes: [] },
      { id: 'c', text: 'With C.', modes: ['other'] },
    ]
    const info = { options } as unknown as GameInfo
    expect(optionLines(info, { mode: 'multi', a: true, b: 'the_cook', c: true })).toEqual([
      'With A.',
      'Leader: The cook.',
    ])
  })
})
