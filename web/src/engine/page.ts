// SPDX-License-Identifier: Apache-2.0
// The engine of this page's tables: one worker with the module of all games, started when the first table wants it.
import address from '../generated/skerry.wasm?url'
import { Broken, EngineClient, type Port } from './client'

export interface PageEngine {
  client: EngineClient
  /** The version of the rules it has, by game. */
  rules: ReadonlyMap<string, number>
}

/**
 * An engine in a worker of its own, for what takes long. Throws Broken where there are no workers; where the module
 * can't be loaded, the first answer is that.
 */
export function newEngine(): EngineClient {
  if (typeof Worker === 'undefined') throw new Broken('This browser has no workers.')
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new EngineClient(worker as Port, address)
}

let started: Promise<PageEngine> | undefined

async function start(): Promise<PageEngine> {
  const client = newEngine()
  const { games } = await client.ask({ do: 'games' })
  return { client, rules: new Map(games.map(({ id, rules }) => [id, rules])) }
}

/** Rejects where there is none: a module that can't be loaded, a browser without WebAssembly. */
export async function pageEngine(): Promise<PageEngine> {
  started ??= start()
  try {
    const engine = await started
    if (engine.client.alive) return engine
  } catch (error) {
    started = undefined
    throw error
  }
  started = undefined
  return pageEngine()
}
