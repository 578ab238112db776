// SPDX-License-Identifier: Apache-2.0
// What a person taps and points at before it is a move: begun things, a staged move, picks of a selection.
import type { Decision, GameEvent, Move } from './board'
import { allBack, done, ends, narrowed, shown, tap } from './selection'
import { settings } from './settings.svelte'
import type { TableStore } from './table.svelte'

export class Choosing {
  readonly #store: TableStore
  /** Things that were chosen and do not name a move yet. */
  begun: string[] = $state.raw([])
  staged: Move | null = $state.raw(null)
  hovered: Move | null = $state.raw(null)
  /** How many selections were ended here: the next one of the same kind is another question. */
  ended = $state(0)
  /** What was done before the server had answered; it holds for the selection it was done in. */
  #waiting: { decision: string; act: () => void }[] = []

  /** Whether there is anything to put back. */
  picks: boolean = $derived.by(() => (this.#store.selection?.picked.length ?? 0) > 0)
  /** Things that boards mark as picked. */
  picked: string[] = $derived.by(() => [
    ...(this.#store.selection?.picked ?? []).flatMap((pick) => pick.touches),
    ...this.begun,
  ])
  /** The decision as boards show it. */
  shown: Decision | null = $derived.by(() => {
    const { curtain, decision } = this.#store
    return curtain || decision === null ? null : shown(decision, this.begun)
  })
  choices: Move[] = $derived.by(() => (this.#store.decision === null ? [] : narrowed(this.#store.decision, this.begun)))
  #end: Move | null = $derived.by(
    () => (this.picks && this.#store.decision?.moves.find((move) => move.text === done)) || null,
  )
  /** While picks are made: what their end would do, unless the move under the pointer does something itself. */
  preview: GameEvent[] = $derived(
    [this.hovered, this.staged, this.#end].find((move) => (move?.events ?? []).length > 0)?.events ?? [],
  )

  constructor(store: TableStore) {
    this.#store = store
  }

  /** A new decision: nothing is begun. What waits for the server goes on waiting. */
  fresh(): void {
    this.begun = []
    this.staged = null
    this.hovered = null
  }
  thing(thing: string): void {
    const decision = this.#store.decision
    if (decision === null || this.#store.curtain || this.#later(() => this.thing(thing))) return
    const { play, back, begun } = tap(decision, this.begun, thing)
    if (!play && !back && this.#store.teaching.stopsThings(begun)) return
    this.begun = begun
    if (play) this.choose(play, true)
    else if (back) this.putBack(back)
  }
  /** Puts back a thing, the last pick of it. */
  unpickThing(thing: string): void {
    const pick = this.#store.selection?.picked.findLast((one) => one.touches.includes(thing))
    if (this.begun.includes(thing)) this.begun = this.begun.filter((one) => one !== thing)
    else if (pick) this.putBack(pick.back)
  }
  putBack(line: string): void {
    if (!this.#later(() => this.putBack(line))) void this.#store.play(line)
  }
  /** Lets go of what is begun or staged, or else puts all picks back. */
  clear(): void {
    if (this.begun.length === 0 && !this.staged && this.#store.selection && this.picks)
      this.putBack(allBack(this.#store.selection))
    else this.letGo()
  }
  letGo(): void {
    this.begun = []
    this.staged = null
    this.#waiting = []
  }
  /** A pick is not confirmed, nor is the word that ends the selection: it is the confirmation. */
  choose(move: Move, tapped = false): void {
    if (this.#later(() => this.choose(move, tapped)) || this.#store.teaching.stops(move.text)) return
    const { selection } = this.#store
    const end = selection !== null && (move.text === done || ends(selection, move))
    const at_once = move.text === done || (selection !== null && !end)
    if ((settings.confirm || this.#store.careful?.(move)) && !at_once) this.staged = move
    else {
      if (end) ++this.ended
      void this.#store.play(move.text, false, tapped)
    }
  }
  confirm(): void {
    if (this.staged) void this.#store.play(this.staged.text)
    else if (!this.#later(() => this.confirm()) && this.#store.selection?.complete) {
      ++this.ended
      void this.#store.play(done)
    }
  }
  hoverThing(thing: string): void {
    this.hovered =
      this.#store.decision === null || thing === '' ? null : (tap(this.#store.decision, this.begun, thing).play ?? null)
  }

  /** In a selection people tap faster than the server answers: what they do then waits for the answer. */
  #later(act: () => void): boolean {
    if (this.#store.selection === null || !this.#store.decision || this.#store.answered) return false
    this.#waiting.push({ decision: this.#store.decision.decision, act })
    return true
  }
  goOn(): void {
    if (!this.#store.answered) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    if (this.#store.selection && this.#store.decision?.decision === next.decision) next.act()
    else this.#waiting = []
  }
}
