// SPDX-License-Identifier: Apache-2.0
// A table as this page sees it: the last message, the log, and what is sent. choosing, hinting, looking and wishes are
// files of their own.
import type { Decision, Happening, Selection } from './board'
import type { ChatLine, ClientMessage, Ranking, Said, ServerMessage, Table, TableMessage } from '../generated/protocol'
import { app } from './app.svelte'
import { Choosing } from './choosing.svelte'
import { Hinting } from './hinting.svelte'
import { Looking } from './looking.svelte'
import { Wishes } from './wishes.svelte'
import { extended } from './log'
import { watchId } from './socket'
import { forced } from './selection'
import { settings, still } from './settings.svelte'
import { chime, notification, turnMark } from './notify'

const forced_pause_ms = 350

/** What comes from the server and goes there. What a person does before that has rooms of its own. */
export class TableStore {
  readonly id: string
  readonly choosing = new Choosing(this)
  readonly hinting = new Hinting(this)
  readonly looking = new Looking()
  readonly wishes = new Wishes(this)
  table: Table | null = $state.raw(null)
  message: TableMessage | null = $state.raw(null)
  seq = $state(0)
  log: Said[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  events: Happening[] = $state.raw([])
  /** When the last message came: clocks count on from there. */
  heard = $state(0)
  missing: string | null = $state(null)

  /** The seat of mine that decides here; with several it is the first one unless another was chosen. */
  acting: number | null = $state(null)
  busy = $state(false)
  /** Seat that looked last behind the curtain. */
  open: number | null = $state(null)

  decisions: Decision[] = $derived(this.message?.decisions ?? [])
  mine: number[] = $derived(this.table?.mine ?? [])
  decision: Decision | null = $derived(
    this.decisions.find((decision) => decision.seat === this.acting) ?? this.decisions[0] ?? null,
  )
  /** Whether another person of this screen has to sit down first. */
  curtain: boolean = $derived(
    settings.curtain && this.mine.length > 1 && this.decision !== null && this.decision.seat !== this.open,
  )
  selection: Selection | null = $derived(this.decision?.selection ?? null)
  /** The log as far as who sits here now may read it. */
  lines: Said[] = $derived(
    this.log.filter((said) => said.audience === undefined || (this.open !== null && said.audience.includes(this.open))),
  )
  ranking: Ranking | null = $derived(this.message?.ranking ?? null)
  verdict: string = $derived(this.table?.verdict || this.ranking?.verdict || 'The game is over.')
  names: string[] = $derived(this.table?.names ?? [])
  over: boolean = $derived(this.table?.state === 'over')
  /** Whose view is shown where several persons share this screen. */
  #eyes: string = $derived(String(this.decision?.seat ?? this.open))
  view: unknown = $derived(this.message?.views?.[this.#eyes] ?? this.message?.view ?? null)
  facts: unknown[] = $derived(this.message?.seat_facts?.[this.#eyes] ?? this.message?.facts ?? [])

  #stopListening: () => void
  #forced: ReturnType<typeof setTimeout> | undefined
  #undone = false
  /** The number that the table has after my last move. */
  #expected = 0
  /** Whether the server has answered what I did, and told what came of it. */
  get answered(): boolean {
    return !this.busy && this.seq >= this.#expected
  }
  #wasMine = false

  constructor(id: string) {
    this.id = id
    this.#stopListening = app.listen((message) => this.#receive(message))
    app.connection.watch(id, () => (this.message === null ? 0 : this.seq))
  }

  close(): void {
    clearTimeout(this.#forced)
    this.looking.stop()
    this.#stopListening()
    app.connection.unwatch(this.id)
    turnMark(false)
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table' && message.table.id === this.id) this.#update(message)
    else if (message.type === 'chat' && message.table === this.id) {
      this.chat = [...this.chat, ...message.lines]
      this.unread += message.lines.length
    } else if (message.type === 'refused' && message.id === watchId(this.id) && this.message === null)
      this.missing = message.error
  }

  #update(message: TableMessage): void {
    const before = this.message
    const known = before === null ? 0 : this.seq
    if (before !== null && message.seq < known) return
    this.log = extended(this.log, message.happened, message.undone)
    this.events =
      before === null
        ? []
        : message.happened.filter((said) => said.seq > known).map(({ seq, seat, event }) => ({ seq, seat, event }))
    if (before !== null && message.happened.some((said) => said.seq > known && !message.table.mine.includes(said.seat)))
      this.looking.add({ view: message.view, events: this.events, said: message.happened })
    if (message.chat && message.chat.length >= this.chat.length) {
      if (before !== null) this.unread += message.chat.length - this.chat.length
      this.chat = message.chat
    }
    this.message = message
    this.table = message.table
    this.heard = Date.now()
    if (message.seq !== known || before === null) this.#fresh()
    this.seq = message.seq
    this.#notice()
    this.playForced()
    this.choosing.goOn()
  }

  #fresh(): void {
    this.choosing.fresh()
    this.hinting.close()
    if (this.acting !== null && !this.decisions.some((decision) => decision.seat === this.acting)) this.acting = null
    if (this.mine.length === 1) this.open = this.mine[0] ?? null
  }

  #notice(): void {
    const due = this.decisions.length > 0
    turnMark(due)
    if (due && !this.#wasMine) {
      if (settings.sound) chime()
      if (settings.notify) notification('Your turn', this.decision?.line ?? '')
    }
    this.#wasMine = due
  }

  /** Plays, after a pause, what was wished in advance or has no alternative. */
  playForced(): void {
    clearTimeout(this.#forced)
    const decision = this.decision
    if (this.#undone || decision === null || this.busy) return
    const wished = this.wishes.answer(decision)
    const move = wished?.move ?? (settings.forced ? (forced(decision)?.text ?? null) : null)
    if (move === null) return
    const seq = this.seq
    const pause = wished?.seconds !== undefined ? wished.seconds * 1000 : still() ? 0 : forced_pause_ms
    this.#forced = setTimeout(() => {
      if (this.seq === seq && !this.curtain) void this.play(move, true)
    }, pause)
  }

  /** The next person of this screen sits down. */
  sit(seat: number): void {
    this.open = seat
    this.acting = seat
    this.playForced()
  }
  act(seat: number): void {
    this.acting = seat
    this.#fresh()
  }

  // ---- Doing ----

  async play(move: string, quiet = false): Promise<void> {
    const decision = this.decision
    if (decision === null || this.busy) return
    // What was put back is not picked again by itself.
    this.#undone = this.selection?.picked.some((pick) => move.startsWith(pick.back)) ?? false
    this.looking.forget()
    await this.#send({ do: 'play', table: this.id, seat: decision.seat, seq: this.seq, move }, quiet)
  }

  /** The seat that could take back now. */
  undoSeat: number | null = $derived.by(() => {
    const seats =
      this.message?.undo ?? this.decisions.filter((decision) => decision.undo).map((decision) => decision.seat)
    return seats.find((seat) => seat === this.decision?.seat) ?? seats[0] ?? null
  })
  async undo(turn: boolean): Promise<void> {
    if (this.choosing.begun.length > 0 || this.choosing.staged) return this.choosing.letGo()
    const seat = this.undoSeat
    if (seat === null || this.busy) return
    this.#undone = true
    await this.#send({ do: 'undo', table: this.id, seat, seq: this.seq, turn })
  }

  /** Quiet: what nobody asked for, such as a forced move that came too late, fails without a word. */
  async #send(message: ClientMessage, quiet = false): Promise<void> {
    clearTimeout(this.#forced)
    this.busy = true
    try {
      const answer = await app.connection.ask(message)
      this.#expected = answer.type === 'done' ? answer.seq : 0
    } catch (error) {
      if (!quiet) app.wrong(error)
      this.#undone ||= quiet
      this.choosing.letGo()
    } finally {
      this.busy = false
      this.playForced()
      this.choosing.goOn()
    }
  }

  say(text: string): void {
    app.connection.ask({ do: 'chat', table: this.id, text }).catch((error: unknown) => app.wrong(error))
  }
  hurry(): void {
    app.connection.say({ do: 'hurry', table: this.id })
  }
}
