// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame, Replay, Table } from '../generated/protocol'
import { Refusal } from './api'
import { arrived, captionOf, fetchReel, missing, nearest, roundsOf, totalsOf, type Reel } from './replay'

const table = { names: ['Ann'] } as unknown as Table
const frame = (seq: number) => ({ seq, totals: [seq], happened: [], hidden: [] }) as unknown as Frame
const page = (from: number, of: number): Replay => ({
  table,
  of,
  frames: Array.from({ length: Math.max(0, Math.min(200, of - from)) }, (_, i) => frame(from + i)),
  ...(from + 200 >= of ? { rest: [] } : {}),
})
const all = (wanted: number, of: number) => {
  const asked: number[] = []
  let reel: Reel | null = null
  const fetched = fetchReel(
    (from) => (asked.push(from), Promise.resolve(page(from, of))),
    () => wanted,
    (shown) => (reel = shown),
    () => false,
  )
  return fetched.then(() => ({ asked, reel: reel! }))
}

describe('the pages of a replay', () => {
  afterEach(() => vi.useRealTimers())

  it('join to the whole game', async () => {
    const { asked, reel } = await all(0, 501)
    expect(asked).toEqual([0, 200, 400])
    expect(reel.frames.map((one) => one?.seq)).toEqual(Array.from({ length: 501 }, (_, i) => i))
    expect(reel.rest).toEqual([])
  })
  it('begin with the wanted moment', async () => {
    expect((await all(450, 501)).asked).toEqual([400, 0, 200])
  })
  it('go back to the end where the moment is after it', async () => {
    expect((await all(9999, 501)).asked).toEqual([9800, 400, 0, 200])
  })
  it('follow a jump', async () => {
    const asked: number[] = []
    let wanted = 0
    await fetchReel(
      (from) => (asked.push(from), Promise.resolve(page(from, 1000))),
      () => wanted,
      () => (wanted = 999),
      () => false,
    )
    expect(asked).toEqual([0, 800, 200, 400, 600])
  })
  it('may be none', async () => {
    const { asked, reel } = await all(0, 0)
    expect(asked).toEqual([0])
    expect(nearest(reel, 0)).toBeNull()
  })
  it('are asked for again by a busy server, and no more when nobody looks', async () => {
    vi.useFakeTimers()
    let calls = 0
    let stop = false
    const shown: number[] = []
    const fetched = fetchReel(
      (from) => (++calls === 2 ? Promise.reject(new Refusal('Busy.', 503)) : Promise.resolve(page(from, 1000))),
      () => 0,
      (reel) => {
        shown.push(arrived(reel).length)
        stop = shown.length === 2
      },
      () => stop,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    await fetched
    expect(shown).toEqual([200, 400])
    expect(calls).toBe(3)
  })
  it('say why there are none', async () => {
    const refused = fetchReel(
      () => Promise.reject(new Refusal('Busy.', 503)),
      () => 0,
      () => {},
      () => false,
    )
    await expect(refused).rejects.toThrow('Busy.')
  })
})

describe('a replay that has not arrived completely', () => {
  const reel: Reel = { table, of: 5, frames: [undefined, frame(1), undefined, frame(3), undefined] }
  it('shows the nearest moment', () => {
    expect([0, 1, 2, 3, 4, 9].map((at) => nearest(reel, at)?.seq)).toEqual([1, 1, 1, 3, 3, 3])
  })
  it('has points everywhere', () => {
    expect(totalsOf(reel)).toEqual([[1], [1], [1], [3], [3]])
  })
  it('knows what is missing', () => {
    expect(missing(reel, 2)).toBe(0)
    expect(missing({ ...reel, frames: [frame(0), undefined, frame(2)] }, 1)).toBe(1)
    expect(missing({ ...reel, frames: [frame(0)] }, 0)).toBeNull()
  })
})

describe('a frame in words', () => {
  const names = ['Ann', 'Morag']
  const said = (text: string) => ({ seat: 0, text, event: { kind: 'x', seat: 0 } })
  it('says what happened, or what was done as its label says, and never the move as it is typed', () => {
    const done = { ...frame(3), seat: 1, move: 'done', label: 'Pay nothing' }
    expect(captionOf({ ...done, happened: [said('Ann draws.'), said('Morag pays.')] }, names)).toBe(
      'Ann draws. Morag pays.',
    )
    expect(captionOf(done, names)).toBe('Morag: Pay nothing.')
    expect(captionOf(frame(0), names)).toBe('Before the first move.')
  })
  it('is in a round where the game has them', () => {
    expect(roundsOf({ table, of: 3, frames: [{ ...frame(0), round: 1 }, undefined, frame(2)] })).toEqual([
      1,
      undefined,
      undefined,
    ])
  })
})
