// A table as this page sees it: the last message, the log, what is picked, and everything one can do here.
import type { Decision, GameEvent, Happening, Move, Selection, Standing } from './board'
import type { Advice, ChatLine, Hint, Ranking, Said, Table, TableMessage } from './protocol'
import { app } from './app.svelte'
import { extended } from './log'
import { watchId } from './socket'
import { allBack, done, ends, forced, narrowed, shown, tap } from './selection'
import { settings, still } from './settings.svelte'
import { chime, notification, turnMark } from './notify'

const forced_pause_ms = 350
const most_recent = 80
const look_ms = 1100

export class TableStore {
  readonly id: string
  table: Table | null = $state.raw(null)
  message: TableMessage | null = $state.raw(null)
  seq = $state(0)
  log: Said[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  events: Happening[] = $state.raw([])
  /** What the others did since my last move, with the table as it was then. */
  recent: { view: unknown; events: Happening[]; said: Said[] }[] = $state.raw([])
  /** Where in `recent` we are looking, or nothing. */
  looking: number | null = $state(null)
  /** When the last message came: clocks count on from there. */
  heard = $state(0)
  missing: string | null = $state(null)

  /** The seat of mine that decides here; with several it is the first one unless another was chosen. */
  acting: number | null = $state(null)
  /** Things that were chosen and do not name a move yet. */
  begun: string[] = $state.raw([])
  staged: Move | null = $state.raw(null)
  hovered: Move | null = $state.raw(null)
  /** What the bots think of the decision, once asked. */
  hint: Hint | null = $state.raw(null)
  hinting = $state(false)
  /** The advice under the pointer, and the one that was chosen to look at. */
  pointed: Advice | null = $state.raw(null)
  pinned: Advice | null = $state.raw(null)
  busy = $state(false)
  /** Answers that may be given in advance in this game. */
  standing: Standing | null = $state.raw(null)
  /** The answer each seat of mine has given in advance, and what for. */
  wishes: Record<number, { id: string; span: string }> = $state({})
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
  /** Whether there is anything to put back. */
  picks: boolean = $derived((this.selection?.picked.length ?? 0) > 0)
  /** Things that boards mark as picked. */
  picked: string[] = $derived([...(this.selection?.picked ?? []).flatMap((pick) => pick.touches), ...this.begun])
  /** The decision as boards show it. */
  shown: Decision | null = $derived(this.curtain || this.decision === null ? null : shown(this.decision, this.begun))
  choices: Move[] = $derived(this.decision === null ? [] : narrowed(this.decision, this.begun))
  #end: Move | null = $derived((this.picks && this.decision?.moves.find((move) => move.text === done)) || null)
  /** While picks are made: what their end would do, unless the move under the pointer does something itself. */
  preview: GameEvent[] = $derived(
    [this.hovered, this.staged, this.#end].find((move) => (move?.events ?? []).length > 0)?.events ?? [],
  )
  /** The log as far as who sits here now may read it. */
  lines: Said[] = $derived(
    this.log.filter((said) => said.audience === undefined || (this.open !== null && said.audience.includes(this.open))),
  )
  /** Things that an advice is about: they are lit up. */
  lit: string[] = $derived((this.pointed ?? this.pinned)?.touches ?? [])
  mayHint: boolean = $derived(
    this.table?.hints === true && !this.curtain && this.decision !== null && this.decision.moves.length > 1,
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
  #look: ReturnType<typeof setTimeout> | undefined
  #undone = false
  /** What was done before the server had answered; it holds for the selection it was done in. */
  #waiting: { decision: string; act: () => void }[] = []
  /** The number that the table has after my last move. */
  #expected = 0
  #wasMine = false

  constructor(id: string) {
    this.id = id
    this.#stopListening = app.listen((message) => this.#receive(message))
    app.connection.watch(id, () => (this.message === null ? 0 : this.seq))
  }

  close(): void {
    clearTimeout(this.#forced)
    clearTimeout(this.#look)
    this.#stopListening()
    app.connection.unwatch(this.id)
    turnMark(false)
  }

  #receive(message: Record<string, unknown>): void {
    if (message.type === 'table' && (message.table as Table | undefined)?.id === this.id)
      this.#update(message as unknown as TableMessage)
    else if (message.type === 'chat' && message.table === this.id) {
      const lines = (message.lines as ChatLine[] | undefined) ?? []
      this.chat = [...this.chat, ...lines]
      this.unread += lines.length
    } else if (message.type === 'refused' && message.id === watchId(this.id) && this.message === null)
      this.missing = String(message.error)
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
      this.recent = [...this.recent, { view: message.view, events: this.events, said: message.happened }].slice(
        -most_recent,
      )
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
    this.#playForced()
    this.#goOn()
  }

  #fresh(): void {
    this.begun = []
    this.staged = null
    this.hovered = null
    this.closeHint()
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

  #playForced(): void {
    clearTimeout(this.#forced)
    const decision = this.decision
    if (this.#undone || decision === null || this.busy) return
    const wished = this.#wished(decision)
    const move = wished ?? (settings.forced ? (forced(decision)?.text ?? null) : null)
    if (move === null) return
    const seq = this.seq
    this.#forced = setTimeout(
      () => {
        if (this.seq === seq && !this.curtain) void this.play(move, true)
      },
      this.#pause(wished === null ? undefined : this.wishes[decision.seat]?.id),
    )
  }
  /** How long a move waits that nobody chooses now. */
  #pause(wish: string | undefined): number {
    const seconds = this.standing?.wishes.find((one) => one.id === wish)?.seconds
    return seconds !== undefined ? seconds * 1000 : still() ? 0 : forced_pause_ms
  }

  /** The move that was given in advance, if it holds here. */
  #wished(decision: Decision): string | null {
    const wish = this.wishes[decision.seat]
    if (!wish || !this.standing || this.view === null) return null
    if (this.standing.span(wish.id, this.view) !== wish.span) return null
    return this.standing.answer(wish.id, decision, this.view)
  }
  /** The wish of the seat that sits here, while it holds. */
  wish: string = $derived.by(() => {
    const seat = this.decision?.seat ?? this.mine[0]
    const wish = seat === undefined ? undefined : this.wishes[seat]
    return wish && this.standing && this.view !== null && this.standing.span(wish.id, this.view) === wish.span
      ? wish.id
      : ''
  })
  /** Gives an answer in advance for the seat that sits here; an empty one: to be asked every time. */
  wishFor(id: string): void {
    const seat = this.decision?.seat ?? this.mine[0]
    if (seat === undefined || !this.standing) return
    if (id === '') delete this.wishes[seat]
    else this.wishes[seat] = { id, span: this.standing.span(id, this.view) }
    this.#playForced()
  }

  /** The next person of this screen sits down. */
  sit(seat: number): void {
    this.open = seat
    this.acting = seat
    this.#playForced()
  }
  act(seat: number): void {
    this.acting = seat
    this.#fresh()
  }

  // ---- Choosing ----

  thing(thing: string): void {
    const decision = this.decision
    if (decision === null || this.curtain || this.#later(() => this.thing(thing))) return
    const { play, back, begun } = tap(decision, this.begun, thing)
    this.begun = begun
    if (play) this.choose(play)
    else if (back) this.putBack(back)
  }
  /** Puts back a thing, the last pick of it. */
  unpickThing(thing: string): void {
    const pick = this.selection?.picked.findLast((one) => one.touches.includes(thing))
    if (this.begun.includes(thing)) this.begun = this.begun.filter((one) => one !== thing)
    else if (pick) this.putBack(pick.back)
  }
  putBack(line: string): void {
    if (!this.#later(() => this.putBack(line))) void this.play(line)
  }
  /** Lets go of what is begun or staged, or else puts all picks back. */
  clear(): void {
    if (this.begun.length === 0 && !this.staged && this.selection && this.picks) this.putBack(allBack(this.selection))
    else this.#letGo()
  }
  #letGo(): void {
    this.begun = []
    this.staged = null
    this.#waiting = []
  }
  /** A pick is not confirmed, nor is the word that ends the selection: it is the confirmation. */
  choose(move: Move): void {
    if (this.#later(() => this.choose(move))) return
    const at_once = this.selection !== null && (move.text === done || !ends(this.selection, move))
    if (!settings.confirm || at_once) return void this.play(move.text)
    this.staged = move
  }
  confirm(): void {
    if (this.staged) void this.play(this.staged.text)
    else if (!this.#later(() => this.confirm()) && this.selection?.complete) void this.play(done)
  }
  hoverThing(thing: string): void {
    this.hovered = this.decision === null || thing === '' ? null : (tap(this.decision, this.begun, thing).play ?? null)
  }

  /** In a selection people tap faster than the server answers: what they do then waits for the answer. */
  #later(act: () => void): boolean {
    if (this.selection === null || !this.decision || (!this.busy && this.seq >= this.#expected)) return false
    this.#waiting.push({ decision: this.decision.decision, act })
    return true
  }
  #goOn(): void {
    if (this.busy || this.seq < this.#expected) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    if (this.selection && this.decision?.decision === next.decision) next.act()
    else this.#waiting = []
  }

  // ---- Doing ----

  async play(move: string, quiet = false): Promise<void> {
    const decision = this.decision
    if (decision === null || this.busy) return
    // What was put back is not picked again by itself.
    this.#undone = this.selection?.picked.some((pick) => move.startsWith(pick.back)) ?? false
    this.recent = []
    this.stopLooking()
    await this.#send({ do: 'play', table: this.id, seat: decision.seat, seq: this.seq, move }, quiet)
  }

  /** The seat that could take back now. */
  undoSeat: number | null = $derived.by(() => {
    const seats =
      this.message?.undo ?? this.decisions.filter((decision) => decision.undo).map((decision) => decision.seat)
    return seats.find((seat) => seat === this.decision?.seat) ?? seats[0] ?? null
  })
  async undo(turn: boolean): Promise<void> {
    if (this.begun.length > 0 || this.staged) return this.#letGo()
    const seat = this.undoSeat
    if (seat === null || this.busy) return
    this.#undone = true
    await this.#send({ do: 'undo', table: this.id, seat, seq: this.seq, turn })
  }

  /** Quiet: what nobody asked for, such as a forced move that came too late, fails without a word. */
  async #send(message: Record<string, unknown>, quiet = false): Promise<void> {
    clearTimeout(this.#forced)
    this.busy = true
    try {
      const answer = await app.connection.ask(message)
      this.#expected = Number(answer.seq ?? 0)
    } catch (error) {
      if (!quiet) app.wrong(error)
      this.#undone ||= quiet
      this.#letGo()
    } finally {
      this.busy = false
      this.#playForced()
      this.#goOn()
    }
  }

  // ---- Hints ----

  async askHint(): Promise<void> {
    const decision = this.decision
    if (decision === null || this.hinting) return
    if (this.hint !== null) return this.closeHint()
    this.hinting = true
    const seq = this.seq
    try {
      const answer = await app.connection.ask({ do: 'hint', table: this.id, seat: decision.seat, seq })
      if (this.seq === seq && this.decision?.seat === decision.seat) this.hint = answer.hint as Hint
    } catch (error) {
      if (this.seq === seq) app.wrong(error)
    } finally {
      this.hinting = false
    }
  }
  closeHint(): void {
    this.hint = null
    this.pointed = null
    this.pinned = null
    this.hovered = null
  }
  /** Shows what an advice is about, and what it would do at once. */
  point(advice: Advice | null): void {
    this.pointed = advice
    this.hovered = advice === null ? null : this.moveOf(advice)
  }
  moveOf(advice: Advice): Move {
    return (
      this.decision?.moves.find((move) => move.text === advice.text) ?? {
        text: advice.text,
        label: advice.label,
        touches: advice.touches,
      }
    )
  }

  /** Shows what the others did, step by step. */
  look(): void {
    if (this.recent.length === 0) return
    this.looking = 0
    const step = () => {
      if (this.looking === null) return
      if (this.looking + 1 >= this.recent.length) return this.stopLooking()
      this.looking += 1
      this.#look = setTimeout(step, look_ms)
    }
    clearTimeout(this.#look)
    this.#look = setTimeout(step, look_ms)
  }
  stopLooking(): void {
    clearTimeout(this.#look)
    this.looking = null
  }

  say(text: string): void {
    app.connection.ask({ do: 'chat', table: this.id, text }).catch((error: unknown) => app.wrong(error))
  }
  hurry(): void {
    app.connection.say({ do: 'hurry', table: this.id })
  }
}
