// SPDX-License-Identifier: Apache-2.0
// Answers that the persons of this screen give in advance (`standing` of a game).
import type { Decision, Standing } from './board'
import type { TableStore } from './table.svelte'

export class StandingAnswers {
  readonly #store: TableStore
  /** What the game offers. */
  offered: Standing | null = $state.raw(null)
  /** The answer each seat of mine has given in advance, and what for. */
  #given: Record<number, { id: string; span: string }> = $state({})

  #seat: number | undefined = $derived.by(() => this.#store.decision?.seat ?? this.#store.mine[0])
  /** The choice of the seat that sits here, while it holds. */
  chosen: string = $derived.by(() => (this.#seat === undefined ? '' : (this.#holding(this.#seat) ?? '')))

  constructor(store: TableStore) {
    this.#store = store
  }

  /** The choice of a seat, where it still holds. */
  #holding(seat: number): string | null {
    const given = this.#given[seat]
    const { view } = this.#store
    if (!given || !this.offered || view === null) return null
    return this.offered.span(given.id, view) === given.span ? given.id : null
  }

  /** The move that was given in advance, if it holds here, and how long it waits. */
  answer(decision: Decision): { move: string; seconds: number | undefined } | null {
    const id = this.#holding(decision.seat)
    const move = id === null ? null : (this.offered?.answer(id, decision, this.#store.view) ?? null)
    if (move === null) return null
    return { move, seconds: this.offered?.choices.find((one) => one.id === id)?.seconds }
  }

  /** Gives an answer in advance for the seat that sits here; an empty one: to be asked every time. */
  give(id: string): void {
    if (this.#seat === undefined || !this.offered) return
    if (id === '') delete this.#given[this.#seat]
    else this.#given[this.#seat] = { id, span: this.offered.span(id, this.#store.view) }
    this.#store.playForced()
  }
}
