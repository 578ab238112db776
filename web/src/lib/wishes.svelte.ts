// SPDX-License-Identifier: Apache-2.0
// Answers that the persons of this screen give in advance (`standing` of a game).
import type { Decision, Standing } from './board'
import type { TableStore } from './table.svelte'

export class Wishes {
  readonly #store: TableStore
  /** Answers that may be given in advance in this game. */
  standing: Standing | null = $state.raw(null)
  /** The answer each seat of mine has given in advance, and what for. */
  #given: Record<number, { id: string; span: string }> = $state({})

  #seat: number | undefined = $derived.by(() => this.#store.decision?.seat ?? this.#store.mine[0])
  /** The wish of the seat that sits here, while it holds. */
  wish: string = $derived.by(() => (this.#seat === undefined ? '' : (this.#holding(this.#seat) ?? '')))

  constructor(store: TableStore) {
    this.#store = store
  }

  /** The wish of a seat, where it still holds. */
  #holding(seat: number): string | null {
    const wish = this.#given[seat]
    const { view } = this.#store
    if (!wish || !this.standing || view === null) return null
    return this.standing.span(wish.id, view) === wish.span ? wish.id : null
  }

  /** The move that was given in advance, if it holds here, and how long it waits. */
  answer(decision: Decision): { move: string; seconds: number | undefined } | null {
    const id = this.#holding(decision.seat)
    const move = id === null ? null : (this.standing?.answer(id, decision, this.#store.view) ?? null)
    if (move === null) return null
    return { move, seconds: this.standing?.wishes.find((one) => one.id === id)?.seconds }
  }

  /** Gives an answer in advance for the seat that sits here; an empty one: to be asked every time. */
  give(id: string): void {
    if (this.#seat === undefined || !this.standing) return
    if (id === '') delete this.#given[this.#seat]
    else this.#given[this.#seat] = { id, span: this.standing.span(id, this.#store.view) }
    this.#store.playForced()
  }
}
