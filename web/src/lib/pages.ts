// SPDX-License-Identifier: Apache-2.0
// The pages of a replay: made here from the record, or by the server where the engine can't be loaded.
import { Broken, type EngineClient } from '../engine/client'
import { newEngine } from '../engine/page'
import type { Replay } from '../generated/protocol'
import type { Glossary } from './board'

type Asked = Pick<EngineClient, 'ask' | 'close'>

/** Where a game comes from. */
export interface Source {
  record(): Promise<string>
  /** A page of frames from the server. */
  page(eyes: string, from: number): Promise<Replay>
}

/** page() is the way in. */
export class Pages {
  #engine: Asked | undefined
  #record: Promise<string> | undefined
  #byServer = false

  constructor(
    private readonly source: Source,
    private readonly start: () => Asked = newEngine,
  ) {}

  async page(eyes: string, from: number): Promise<Replay> {
    if (this.#byServer) return this.source.page(eyes, from)
    try {
      const record = await this.record()
      const seat = eyes === 'all' || eyes === 'none' ? eyes : Number(eyes)
      return await this.#asked.ask({ do: 'frames', record, seat, from })
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      this.#byServer = true
      return this.source.page(eyes, from)
    }
  }

  record(): Promise<string> {
    if (this.#record) return this.#record
    this.#record = this.source.record()
    this.#record.catch(() => (this.#record = undefined))
    return this.#record
  }

  /** Rejects where there is no engine. */
  async glossary(game: string): Promise<Glossary> {
    const { glossary } = await this.#asked.ask({ do: 'glossary', game })
    return new Map(glossary.map(({ thing, name, text }) => [thing, { name, text }]))
  }

  close(): void {
    this.#engine?.close()
  }

  get #asked(): Asked {
    return (this.#engine ??= this.start())
  }
}
