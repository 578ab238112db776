// SPDX-License-Identifier: Apache-2.0
// What the bots think of the decision at hand, and the advice that is looked at. The page thinks itself, from what its
// player sees: a first hint soon, a better one while it is read. The server is told, since everybody sees how many
// hints were taken, and thinks where this page has no engine.
import { Broken, type EngineClient } from '../engine/client'
import { newEngine } from '../engine/page'
import { isHere } from '../here/id'
import { app } from './app.svelte'
import type { Move } from './board'
import type { Advice, AskHint, Hint } from '../generated/protocol'
import type { TableStore } from './table.svelte'

/** How long the page thinks at most before the first hint, in milliseconds, and then before the last. */
const thoughts = [
  { iterations: 4_000, time: 400 },
  { iterations: 40_000, time: 2_400 },
]

/** The decision that a hint is about. */
interface About {
  seat: number
  seq: number
}

export class Hinting {
  readonly #store: TableStore
  /** What the bots think of the decision, once asked. */
  hint: Hint | null = $state.raw(null)
  /** Nothing is there to be shown yet. */
  asking = $state(false)
  /** How much of the thinking is done, from 0 to 1; a better hint may come until it is 1. */
  spent = $state(1)
  /** The advice under the pointer, and the one that was chosen to look at. */
  pointed: Advice | null = $state.raw(null)
  pinned: Advice | null = $state.raw(null)

  /** Things that an advice is about: they are lit up. */
  lit: string[] = $derived((this.pointed ?? this.pinned)?.touches ?? [])
  may: boolean = $derived.by(() => {
    const { table, curtain, decision } = this.#store
    return table?.hints === true && !curtain && decision !== null && decision.moves.length > 1
  })

  #engine: EngineClient | undefined
  #stop = new AbortController()
  /** The last hint: the same again for the same decision. */
  #known: (About & { hint: Hint }) | null = null

  constructor(store: TableStore) {
    this.#store = store
  }

  async ask(): Promise<void> {
    const decision = this.#store.decision
    if (decision === null || this.asking) return
    if (this.hint !== null) return this.close()
    const about = { seat: decision.seat, seq: this.#store.seq }
    if (this.#known?.seat === about.seat && this.#known.seq === about.seq) {
      this.hint = this.#known.hint
      return
    }
    const stop = this.#fresh()
    this.asking = true
    this.spent = 0
    try {
      await this.#think(about, stop)
    } catch (error) {
      if (!stop.aborted) app.wrong(error)
    } finally {
      if (!stop.aborted) {
        this.asking = false
        this.spent = 1
      }
    }
  }
  close(): void {
    this.#stop.abort()
    this.asking = false
    this.spent = 1
    this.hint = null
    this.pointed = null
    this.pinned = null
    this.#store.choosing.hovered = null
  }
  /** The table is left. */
  end(): void {
    this.#stop.abort()
    this.#engine?.close()
    this.#engine = undefined
  }

  async #think(about: About, stop: AbortSignal): Promise<void> {
    const message = { do: 'hint', table: this.#store.id, ...about } as const
    const { id, host } = this.#store
    try {
      if (!isHere(id)) return await this.#own(message, about, stop)
    } catch (error) {
      if (!(error instanceof Broken) || stop.aborted) throw error
      this.#engine = undefined
    }
    const answer = await host.ask(message)
    if (answer.type === 'hint') this.#show(answer.hint, about, stop)
  }
  /** Thinks in this page; the server only counts. */
  async #own(message: AskHint, about: About, stop: AbortSignal): Promise<void> {
    const { table, view, names } = this.#store
    this.#engine ??= newEngine()
    const engine = this.#engine
    await engine.ask({ do: 'load', game: table!.game, view: view as object, eyes: about.seat, names })
    await this.#store.host.ask({ ...message, own: true })
    await this.#refine(engine, about, stop)
  }
  /** A hint soon, then a better one. */
  async #refine(engine: EngineClient, about: About, stop: AbortSignal): Promise<void> {
    const all = thoughts.reduce((sum, { time }) => sum + time, 0)
    let before = 0
    for (const { iterations, time } of thoughts) {
      const progress = (spent: number) => {
        if (!stop.aborted) this.spent = (before + spent * time) / all
      }
      const request = { do: 'hint', seat: about.seat, seed: about.seq + 1, iterations, time } as const
      const { hint } = await engine.run(request, { progress, stop, slice: 100 })
      if (hint) this.#show(hint, about, stop)
      if (stop.aborted) return
      before += time
    }
  }
  /** In place of the hint before; what is looked at stays looked at. */
  #show(hint: Hint, about: About, stop: AbortSignal): void {
    if (stop.aborted) return
    const again = (one: Advice | null) => hint.moves.find((move) => move.text === one?.text) ?? null
    this.#known = { ...about, hint }
    this.hint = hint
    this.asking = false
    this.pointed = again(this.pointed)
    this.pinned = again(this.pinned)
  }
  #fresh(): AbortSignal {
    this.#stop.abort()
    this.#stop = new AbortController()
    return this.#stop.signal
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
