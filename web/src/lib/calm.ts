// SPDX-License-Identifier: Apache-2.0
// Nothing under the pointer changes its meaning: a new question takes no click for a moment. Which question it is, is
// decided by its key: the picks of one selection are one question.
import type { Decision } from './board'

export const calm_ms = 400
/** Two clicks so near to each other are on the same spot, in pixels. */
const same_spot = 24

/** `ended`: how many selections were ended here, so that the next one of the same kind is another question. */
export function questionKey(decision: Decision | null, seq: number, ended = 0): string {
  if (decision === null) return ''
  const { seat, decision: kind, selection } = decision
  return selection ? `${seat} ${kind} selection ${ended}` : `${seat} ${kind} ${seq}`
}

/** Which clicks are meant for the question that is on the table now. The two methods that matter: ask() and takes(). */
export class Calm {
  readonly #now: () => number
  #key = ''
  #asked = -Infinity
  #last = { x: NaN, y: NaN, at: -Infinity }

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Tells what is asked; the same question again changes nothing. */
  ask(key: string): void {
    if (key === this.#key) return
    this.#key = key
    this.#asked = this.#now()
  }
  /** For how long the question takes no click yet. */
  get left(): number {
    return Math.max(0, this.#asked + calm_ms - this.#now())
  }
  /**
   * Whether a click on the board is meant for what lies there now. The second click of a double click is not, if the
   * first one was answered by another question; one on another spot is, and one long after the first: then somebody
   * else has changed the question.
   */
  takes(x: number, y: number): boolean {
    const at = this.#now()
    const again = at - this.#last.at < 2 * calm_ms && Math.hypot(x - this.#last.x, y - this.#last.y) < same_spot
    const taken = this.left === 0 || !again || this.#asked < this.#last.at
    if (taken) this.#last = { x, y, at }
    return taken
  }
}
