// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Analysis } from '../generated/protocol'
import { Studying } from '../lib/studying.svelte'
import AnalysisSide from './AnalysisSide.svelte'

const move = (head: string, expected: number, played = false) => ({
  text: head,
  label: { head, detail: '' },
  touches: [],
  expected,
  visits: 10,
  ...(played ? { played: true } : {}),
})
const decision = (at: number, seat: number, lost: number) => ({
  at,
  seat,
  lost,
  moves: [move(`best at ${at}`, 0.6), move(`played at ${at}`, 0.6 - lost, true)],
})
const analysis: Analysis = {
  game: 'tundra',
  in_points: false,
  iterations: 4000,
  names: ['Ann', 'Bob'],
  curve: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0, 1],
  ],
  decisions: [decision(0, 0, 0.2), decision(1, 1, 0.05), decision(2, 0, 0.3)],
  turning: [0, 2],
  seats: [
    { accuracy: 71.2, decisions: 2, best: 0, lost: 0.5, worst: [2, 0], summary: 'Missed some chances.' },
    { accuracy: 88.6, decisions: 1, best: 0, lost: 0.05, worst: [1], summary: 'Played well.' },
  ],
}

/** A server that answers with the next of these. */
const served = (...answers: object[]) =>
  new Studying({
    record: () => Promise.reject(new Error('The record was asked for.')),
    ask: () => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) as never),
  })
const shown = (studying: Studying) => {
  const went: number[] = []
  const page = mount(AnalysisSide, {
    target: document.body,
    props: {
      studying,
      names: analysis.names,
      at: 0,
      eyes: 'all',
      onframe: (frame: number) => went.push(frame),
      oneyes: () => {},
      onlit: () => {},
      onboard: () => {},
    },
  })
  return { went, close: () => unmount(page) }
}
// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
afterEach(() => vi.useRealTimers())

describe('an analysis beside its game', () => {
  it('tells how well each played, and which of his decisions cost most', async () => {
    const studying = served({ state: 'done', analysis })
    const { went, close } = shown(studying)
    studying.askServer()
    const players = await vi.waitFor(() => {
      const all = [...document.querySelectorAll('details')]
      expect(all.length).toBe(2)
      return all
    })
    expect(players.map((one) => one.querySelector('.accuracy .number')!.textContent)).toEqual(['71', '89'])
    expect(players[0]!.textContent).toContain('Missed some chances.')
    const worst = [...players[0]!.querySelectorAll('button')]
    expect(worst.map((one) => one.querySelector('.lost')!.textContent)).toEqual(['\u221230 %', '\u221220 %'])
    expect(worst[0]!.textContent).toContain('played at 2')
    worst[0]!.click()
    expect(went).toEqual([2])
    expect(players[1]!.querySelectorAll('button').length).toBe(1)
    void close()
  })

  it('says how far it is, and what is wrong', async () => {
    const studying = served({ state: 'working', done: 3, of: 9 }, { state: 'failed', error: 'That went wrong.' })
    const { close } = shown(studying)
    vi.useFakeTimers()
    studying.askServer()
    await vi.advanceTimersByTimeAsync(10)
    expect(document.querySelector('[role=status]')!.textContent).toContain('4 of 9')
    expect(document.body.textContent).toContain('by the server')
    await vi.advanceTimersByTimeAsync(700)
    expect(document.querySelector('[role=alert]')!.textContent).toBe('That went wrong.')
    void close()
  })
})
