// SPDX-License-Identifier: Apache-2.0
// An analysis that is looked at: made by this page on as many processors as its reader allows, or by the server where
// he prefers that or this page has no engine. What this page has judged is kept (study.ts) when it is left or paused.
import { Broken, type EngineClient } from '../engine/client'
import { newEngine } from '../engine/page'
import type { Analysis, AnalysisAnswer } from '../generated/protocol'
import { processors, settings } from './settings.svelte'
import { studyOf, type Progress } from './study'

const ask_every_ms = 600

export interface Studied {
  record(): Promise<string>
  /** The server's analysis, as far as it is. */
  ask(): Promise<AnalysisAnswer>
}

export class Studying {
  analysis: Analysis | null = $state.raw(null)
  progress: Progress | null = $state.raw(null)
  wrong = $state('')
  /** Who thinks. */
  by: 'page' | 'server' = $state('page')
  paused = $state(false)
  begun = $state(false)
  /** Ends what is under way. */
  #stop = new AbortController()

  constructor(private readonly studied: Studied) {}

  begin(): void {
    if (this.begun) return
    this.begun = true
    void this.#think(this.#fresh())
  }
  pause(): void {
    this.paused = true
    this.#stop.abort()
  }
  goOn(): void {
    this.paused = false
    void this.#think(this.#fresh())
  }
  askServer(): void {
    this.by = 'server'
    this.paused = false
    this.progress = null
    void this.#poll(this.#fresh())
  }
  leave(): void {
    this.#stop.abort()
  }

  #fresh(): AbortSignal {
    this.#stop.abort()
    this.#stop = new AbortController()
    return this.#stop.signal
  }

  async #think(stop: AbortSignal): Promise<void> {
    const engines: EngineClient[] = []
    const progress = (now: Progress) => {
      if (!stop.aborted) this.progress = now
    }
    try {
      const study = studyOf(await this.studied.record())
      while (engines.length < Math.min(settings.processors, processors)) engines.push(newEngine())
      this.analysis = await study.run(engines, progress, stop)
    } catch (error) {
      if (stop.aborted) return
      if (error instanceof Broken) this.askServer()
      else this.wrong = (error as Error).message
    } finally {
      for (const engine of engines) engine.close()
    }
  }

  /** Asks again and again until it is there. */
  async #poll(stop: AbortSignal): Promise<void> {
    try {
      while (!stop.aborted) {
        const answer = await this.studied.ask()
        if (stop.aborted) return
        if (answer.state === 'failed') throw new Error(answer.error)
        if (answer.state === 'done') {
          this.analysis = answer.analysis
          return
        }
        this.progress = answer
        await new Promise((resolve) => setTimeout(resolve, ask_every_ms))
      }
    } catch (error) {
      if (!stop.aborted) this.wrong = (error as Error).message
    }
  }
}
