// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Broken, type EngineClient } from '../engine/client'
import type { ClientMessage, Hint, ServerMessage } from '../generated/protocol'
import { app } from './app.svelte'
import { Hinting } from './hinting.svelte'
import type { TableStore } from './table.svelte'

const { start } = vi.hoisted(() => ({ start: vi.fn<() => EngineClient>() }))
vi.mock('../engine/page', () => ({ newEngine: start }))
const { inside } = await import('../engine/inside')

const from_server = {
  type: 'hint',
  table: 't',
  seat: 0,
  hint: {
    in_points: false,
    moves: [{ text: 'by the server', label: { head: '', detail: '' }, touches: [], expected: 1 }],
  },
} as unknown as ServerMessage

/** What the server was asked. */
const ask = vi.fn<(message: ClientMessage) => Promise<ServerMessage>>()
const asked = () => ask.mock.calls.map(([message]) => message)
/** A table before its first decision, as the page sees it. */
async function store(): Promise<TableStore & { seq: number }> {
  const engine = inside()
  await engine.ask({ do: 'new', game: 'snowcrest', setup: { players: 2 } as never, seed: '3', names: ['Ann', 'Bob'] })
  const { waiting } = await engine.ask({ do: 'waiting' })
  const seat = waiting[0]!
  const { view, decisions } = await engine.ask({ do: 'look', seat })
  return {
    id: 't',
    host: { ask },
    table: { game: 'snowcrest', hints: true },
    curtain: false,
    names: ['Ann', 'Bob'],
    view,
    decision: decisions[0]!,
    seq: 0,
    choosing: { hovered: null },
  } as unknown as TableStore & { seq: number }
}

beforeEach(() => {
  ask.mockImplementation((message) =>
    Promise.resolve('own' in message ? ({ type: 'done', seq: 0 } as ServerMessage) : from_server),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetAllMocks()
})

describe('a hint', () => {
  it('is made in the page, counted by the server, and gets better', async () => {
    const engine = inside()
    start.mockReturnValue(engine)
    const table = await store()
    const hinting = new Hinting(table)
    const found: (Hint | undefined)[] = []
    const shown: (Hint | null)[] = []
    const think = engine.run.bind(engine)
    vi.spyOn(engine, 'run').mockImplementation(async (...of) => {
      shown.push(hinting.hint)
      hinting.pinned = hinting.hint?.moves[0] ?? null
      const state = await think(...of)
      found.push(state.hint)
      return state
    })
    await hinting.ask()
    expect(found.length).toBe(2)
    expect(shown).toEqual([null, found[0]])
    expect(hinting.hint).toBe(found[1])
    expect(found[1]).not.toEqual(found[0])
    expect([hinting.asking, hinting.spent]).toEqual([false, 1])
    const pinned = found[0]!.moves[0]!.text
    expect(hinting.pinned).toBe(found[1]!.moves.find((move) => move.text === pinned) ?? null)
    const legal = table.decision!.moves.map((move) => move.text)
    for (const move of hinting.hint!.moves) expect(legal).toContain(move.text)
    const about = { do: 'hint', table: 't', seat: table.decision!.seat, seq: 0 }
    expect(asked()).toEqual([{ ...about, own: true }])

    // The same again for the same decision, without another word.
    const last = hinting.hint
    await hinting.ask()
    expect(hinting.hint).toBeNull()
    await hinting.ask()
    expect(hinting.hint).toBe(last)
    expect(asked().length).toBe(1)
    expect(start).toHaveBeenCalledTimes(1)
    hinting.end()
  })

  it('is dropped where the table moves on', async () => {
    start.mockImplementation(inside)
    const hinting = new Hinting(await store())
    const thinking = hinting.ask()
    await vi.waitFor(() => expect(asked().length).toBe(1), { timeout: 30_000 })
    hinting.close()
    await thinking
    expect(hinting.hint).toBeNull()
    expect(hinting.asking).toBe(false)
    expect(hinting.spent).toBe(1)
  })

  it('comes from the server where the page has no engine', async () => {
    start.mockImplementation(() => {
      throw new Broken('no module')
    })
    const table = await store()
    const hinting = new Hinting(table)
    await hinting.ask()
    expect(hinting.hint?.moves[0]?.text).toBe('by the server')
    expect(asked()).toEqual([{ do: 'hint', table: 't', seat: table.decision!.seat, seq: 0 }])
  })

  it('is not shown where the server refuses it', async () => {
    start.mockImplementation(inside)
    ask.mockRejectedValue(new Error('Hints are off at this table.'))
    const wrong = vi.spyOn(app, 'wrong').mockImplementation(() => {})
    const hinting = new Hinting(await store())
    await hinting.ask()
    expect(hinting.hint).toBeNull()
    expect(wrong).toHaveBeenCalledWith(new Error('Hints are off at this table.'))
    hinting.end()
  })
})
