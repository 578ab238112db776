// SPDX-License-Identifier: Apache-2.0
// The analysis of a game by engines of this page, any number of them side by side. run() is the way in. What is judged
// is kept: an analysis that was left goes on from there, with as many engines as there are then.
import type { EngineClient } from '../engine/client'
import type { JudgedDecision } from '../generated/engine'
import type { Analysis } from '../generated/protocol'

type Asked = Pick<EngineClient, 'ask'>

export interface Progress {
  done: number
  of: number
}

/** Imagined games per decision: as many as the server's. */
export const iterations = 4000

export class Study {
  analysis: Analysis | null = null
  #judged: JudgedDecision[] = []
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly record: string,
    private readonly iterations: number,
  ) {}

  /** The analysis, or nothing where it was stopped before. A run that was stopped ends before the next one begins. */
  run(engines: Asked[], progress: (now: Progress) => void, stop?: AbortSignal): Promise<Analysis | null> {
    const run = this.#last.then(() => this.#run(engines, progress, stop))
    this.#last = run.catch(() => {})
    return run
  }

  async #run(engines: Asked[], progress: (now: Progress) => void, stop?: AbortSignal): Promise<Analysis | null> {
    if (this.analysis) return this.analysis
    const before = this.#judged.length
    let done = 0
    const work = async (engine: Asked, part: number) => {
      const request = this.#request({ part, of: engines.length })
      const { job, decisions, left } = await engine.ask(request)
      progress({ done: before + done, of: decisions })
      for (let mine = 1; ; ++mine) {
        const state = await engine.ask({ do: 'go_on', job, now: stop?.aborted ?? false })
        if (mine <= left) progress({ done: before + ++done, of: decisions })
        if (state.done) return state
      }
    }
    const parts = await Promise.all(engines.map(work))
    this.analysis = parts.find((part) => part.analysis)?.analysis ?? null
    this.#judged.push(...parts.flatMap((part) => part.judged ?? []))
    return this.analysis ?? (await this.#together(engines[0]!))
  }

  /** What the engines have judged, put together by one of them, if that is everything. */
  async #together(engine: Asked): Promise<Analysis | null> {
    const { job, left } = await engine.ask(this.#request({}))
    if (left > 0) {
      await engine.ask({ do: 'stop', job })
      return null
    }
    this.analysis = (await engine.ask({ do: 'go_on', job })).analysis ?? null
    return this.analysis
  }

  #request(share: { part?: number; of?: number }) {
    const { record, iterations } = this
    return { do: 'analyse' as const, record, iterations, judged: this.#judged, ...share }
  }
}

const max_kept = 6
const kept = new Map<string, Study>()

/** The study of this record: the same again for whoever comes back to it. */
export function studyOf(record: string): Study {
  const study = kept.get(record) ?? new Study(record, iterations)
  kept.delete(record)
  kept.set(record, study)
  for (const oldest of kept.keys()) if (kept.size > max_kept) kept.delete(oldest)
  return study
}
