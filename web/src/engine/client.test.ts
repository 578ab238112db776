// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Broken, EngineClient } from './client'
import { address, Inside } from './inside'
import { Refused } from './module'

const start = async (port = new Inside()) => {
  const engine = new EngineClient(port, address)
  await engine.ask({ do: 'new', game: 'tundra', seed: 7 })
  return engine
}

describe('the engine of a page', () => {
  it('answers what it is asked, each in its turn', async () => {
    const engine = await start()
    const [seen, waiting] = await Promise.all([engine.ask({ do: 'look', seat: 0 }), engine.ask({ do: 'waiting' })])
    expect(seen.waiting).toEqual(waiting.waiting)
    await expect(engine.ask({ do: 'setups', game: 'chess' })).rejects.toThrow(Refused)
  })

  it('carries a job through and tells how far it is', async () => {
    const engine = await start()
    const heard: number[] = []
    const done = await engine.run(
      { do: 'think', seat: 0, bot: 'search:300', seed: 1 },
      { slice: 100, progress: (spent) => heard.push(spent) },
    )
    expect(done.move?.text).toBeTruthy()
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toBe(1)
  })

  it('stops a job with what it has', async () => {
    const port = new Inside()
    const engine = await start(port)
    const stop = new AbortController()
    const before = port.calls
    const done = await engine.run(
      { do: 'think', seat: 0, bot: 'search:200000', seed: 1 },
      { slice: 20, progress: () => stop.abort(), stop: stop.signal },
    )
    expect(done.move?.text).toBeTruthy()
    expect(port.calls - before).toBe(3)
  })

  it('says when the module is gone', async () => {
    const port = new Inside()
    const engine = await start(port)
    port.onmessage?.({ data: { broken: 'a trap' } } as MessageEvent)
    await expect(engine.ask({ do: 'waiting' })).rejects.toThrow(Broken)
  })
})
