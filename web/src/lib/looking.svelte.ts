// SPDX-License-Identifier: Apache-2.0
// What the others did since my last move, shown again step by step.
import type { ToldEvent } from './board'
import type { Said } from '../generated/protocol'

const max_recent = 80
const step_ms = 1100

interface Step {
  view: unknown
  events: ToldEvent[]
  said: Said[]
}

export class Looking {
  /** What the others did, with the table as it was then. */
  recent: Step[] = $state.raw([])
  /** Where in `recent` we are looking, or nothing. */
  at: number | null = $state(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  add(step: Step): void {
    this.recent = [...this.recent, step].slice(-max_recent)
  }
  forget(): void {
    this.recent = []
    this.stop()
  }

  start(): void {
    if (this.recent.length === 0) return
    this.at = 0
    const step = () => {
      if (this.at === null) return
      if (this.at + 1 >= this.recent.length) return this.stop()
      this.at += 1
      this.#timer = setTimeout(step, step_ms)
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(step, step_ms)
  }
  stop(): void {
    clearTimeout(this.#timer)
    this.at = null
  }
}
