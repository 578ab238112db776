// SPDX-License-Identifier: Apache-2.0
// The guided first game at a table: which mark is shown, and which moves are let through. What else is chosen is not
// played; it is said what it would have done.
import type { Move } from '../lib/board'
import { narrowed } from '../lib/selection'
import type { TableStore } from '../lib/table.svelte'
import { expected, fits, marksAt, type Lesson, type Mark } from './lesson'
import { endLesson, lessonAt } from './lessons'

/** What was chosen instead of what the mark asks for: a move, or a thing that leads to other moves. */
export interface Wrong {
  move?: Move
  thing?: string
}

export class Teaching {
  readonly #store: TableStore
  /** Undefined until it is known whether there is one. */
  #lesson: Lesson | null | undefined = $state.raw()
  /** How many of the marks of one moment were read. */
  #read = $state.raw({ at: -1, count: 0 })
  #wrong: { seq: number; wrong: Wrong } | null = $state.raw(null)

  /** Whether the table is guided. */
  on: boolean = $derived(this.#lesson != null)
  #over: boolean = $derived.by(() => this.#lesson != null && this.#store.seq >= this.#lesson.moves.length)
  #turn: boolean = $derived.by(() => {
    const { decision, seq } = this.#store
    return this.#lesson != null && decision !== null && this.#lesson.moves[seq]?.seat === decision.seat
  })
  #group: Mark[] = $derived.by(() => (this.#lesson == null ? [] : marksAt(this.#lesson, this.#store.seq)))
  #at: number = $derived.by(() =>
    Math.min(this.#read.at === this.#group[0]?.at ? this.#read.count : 0, this.#group.length - 1),
  )
  /** What is to be read now; nothing while the others play. */
  mark: Mark | null = $derived(this.#turn || this.#over ? (this.#group[this.#at] ?? null) : null)
  /** How it goes on: after reading, with a move, or without the guide. */
  kind: 'read' | 'do' | 'end' = $derived(this.#at < this.#group.length - 1 ? 'read' : this.#over ? 'end' : 'do')
  /** Which mark this is, of how many. */
  number: number = $derived(this.mark === null ? 0 : (this.#lesson?.marks.indexOf(this.mark) ?? 0) + 1)
  count: number = $derived(this.#lesson?.marks.length ?? 0)
  #texts: string[] = $derived.by(() => {
    const { decision, seq } = this.#store
    return this.#lesson == null || decision === null ? [] : expected(this.#lesson, seq, decision)
  })
  /** The moves that the mark waits for. */
  wanted: Move[] = $derived.by(
    () => this.#store.decision?.moves.filter((move) => this.#texts.includes(move.text)) ?? [],
  )
  /** The things to point at. */
  things: string[] = $derived.by(() => {
    if (this.mark === null) return []
    if (this.mark.on || this.kind !== 'do') return this.mark.on ?? []
    const { begun } = this.#store.choosing
    return [...new Set(this.wanted.flatMap((move) => move.touches))].filter((thing) => !begun.includes(thing))
  })
  wrong: Wrong | null = $derived.by(() => (this.#wrong?.seq === this.#store.seq ? this.#wrong.wrong : null))
  /** Said after what the wrong choice would have done. */
  instead: string = $derived(this.#group.at(-1)?.wrong ?? 'That is for later. Choose what is framed.')

  constructor(store: TableStore) {
    this.#store = store
    lessonAt(store.id).then(
      (lesson) => (this.#lesson = lesson),
      () => (this.#lesson = null),
    )
  }

  next(): void {
    this.#read = { at: this.#group[0]?.at ?? -1, count: this.#at + 1 }
    this.#wrong = null
  }
  /** Plays what the mark waits for. */
  show(): void {
    const move = this.wanted[0]
    if (move) void this.#store.play(move.text)
  }
  /** The game goes on without the guide. */
  end(): void {
    this.#lesson = null
    endLesson(this.#store.id)
  }

  /** Whether a move is not to be played: then it is said why. */
  stops(text: string): boolean {
    const { decision } = this.#store
    if (this.#lesson === undefined || decision === null) return this.#lesson === undefined
    if (this.#lesson === null) return false
    if (this.#over || (this.#turn && this.wanted.length === 0)) {
      this.end()
      return false
    }
    if (fits(this.#texts, text)) return false
    const move = decision.moves.find((one) => one.text === text)
    if (this.#turn) this.#wrong = { seq: this.#store.seq, wrong: move ? { move } : {} }
    return true
  }
  /** The same for things that name no move yet. */
  stopsThings(things: string[]): boolean {
    const { decision } = this.#store
    if (this.#lesson == null || decision === null || things.length === 0 || this.#over) return false
    const moves = narrowed(decision, things)
    if (moves.some((move) => this.wanted.includes(move))) {
      this.#wrong = null
      return false
    }
    if (this.#turn) this.#wrong = { seq: this.#store.seq, wrong: { thing: things.at(-1)! } }
    return this.#turn && this.wanted.length > 0
  }
}
