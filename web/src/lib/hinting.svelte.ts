// SPDX-License-Identifier: Apache-2.0
// What the bots think of the decision at hand, and the advice that is looked at.
import { app } from './app.svelte'
import type { Move } from './board'
import type { Advice, Hint } from '../generated/protocol'
import type { TableStore } from './table.svelte'

export class Hinting {
  readonly #store: TableStore
  /** What the bots think of the decision, once asked. */
  hint: Hint | null = $state.raw(null)
  asking = $state(false)
  /** The advice under the pointer, and the one that was chosen to look at. */
  pointed: Advice | null = $state.raw(null)
  pinned: Advice | null = $state.raw(null)

  /** Things that an advice is about: they are lit up. */
  lit: string[] = $derived((this.pointed ?? this.pinned)?.touches ?? [])
  may: boolean = $derived.by(() => {
    const { table, curtain, decision } = this.#store
    return table?.hints === true && !curtain && decision !== null && decision.moves.length > 1
  })

  constructor(store: TableStore) {
    this.#store = store
  }

  async ask(): Promise<void> {
    const decision = this.#store.decision
    if (decision === null || this.asking) return
    if (this.hint !== null) return this.close()
    this.asking = true
    const seq = this.#store.seq
    try {
      const answer = await app.connection.ask({ do: 'hint', table: this.#store.id, seat: decision.seat, seq })
      if (answer.type === 'hint' && this.#store.seq === seq && this.#store.decision?.seat === decision.seat)
        this.hint = answer.hint
    } catch (error) {
      if (this.#store.seq === seq) app.wrong(error)
    } finally {
      this.asking = false
    }
  }
  close(): void {
    this.hint = null
    this.pointed = null
    this.pinned = null
    this.#store.choosing.hovered = null
  }
  /** Shows what an advice is about, and what it would do at once. */
  point(advice: Advice | null): void {
    this.pointed = advice
    this.#store.choosing.hovered = advice === null ? null : this.moveOf(advice)
  }
  moveOf(advice: Advice): Move {
    return (
      this.#store.decision?.moves.find((move) => move.text === advice.text) ?? {
        text: advice.text,
        label: advice.label,
        touches: advice.touches,
      }
    )
  }
}
