// SPDX-License-Identifier: Apache-2.0
// A table as this page sees it: the last message, the log, and what is sent. choosing, hinting, looking and standing
// are files of their own, and so is what the page's own engine does (mirror).
import type { Decision, Game, ToldEvent, Selection } from './board'
import type {
  AskedBack,
  ChatLine,
  ClientMessage,
  Ranking,
  Remark,
  Said,
  ServerMessage,
  Table,
  TableMessage,
} from '../generated/protocol'
import { app } from './app.svelte'
import { Choosing } from './choosing.svelte'
import { Hinting } from './hinting.svelte'
import { Teaching } from '../lesson/teaching.svelte'
import { Looking } from './looking.svelte'
import { Mirror, type Deed, type Shown, type Whole } from './mirror'
import { StandingAnswers } from './standing.svelte'
import { pageEngine, type PageEngine } from '../engine/page'
import { isHere } from '../here/id'
import { hostOf, type Host } from './hosts'
import { extended } from './log'
import { comings, withRemarks, withRemarksIn } from './manners'
import { watchId } from './socket'
import { forced } from './selection'
import { pace } from './motion'
import { settings } from './settings.svelte'
import { takenBack } from './text'
import { chime, notification, turnMark } from './notify'

const forced_pause_ms = 350

/** What comes from the server and goes there. What a person does before that has rooms of its own. */
export class TableStore {
  readonly id: string
  /** Who keeps the table. */
  readonly host: Host
  readonly choosing = new Choosing(this)
  readonly hinting = new Hinting(this)
  readonly looking = new Looking()
  readonly standing = new StandingAnswers(this)
  readonly teaching: Teaching
  table: Table | null = $state.raw(null)
  message: Whole | null = $state.raw(null)
  /** The number of the last move that is shown, and of the last one that the server has told of. */
  seq = $state(0)
  saved = $state(0)
  log: Said[] = $state.raw([])
  /** What happened that is no move. */
  remarks: Remark[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  events: ToldEvent[] = $state.raw([])
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
  /** The log as far as whoever sits here now may read it. */
  lines: Said[] = $derived(
    withRemarksIn(
      this.log.filter(
        (said) => said.audience === undefined || (this.open !== null && said.audience.includes(this.open)),
      ),
      this.remarks,
    ),
  )
  /** A take-back that somebody has asked for. */
  question: AskedBack | null = $derived(this.message?.question ?? null)
  /** Whether I play and read what spectators say. */
  spectators = $state(false)
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
  /** What clicks in this game answer as well. */
  follow: Game['follow'] | null = null
  /** What is confirmed first. */
  careful: Game['careful'] | null = null
  #tapped = false
  /** Nothing but my last click could be taken back. */
  #one_click = false
  /** So many moves were played for me since my last click; none yet: -1. */
  #followed = -1
  /** Nobody but bots sits here with the one person of this page. */
  #alone: boolean = $derived((this.table?.seats ?? []).filter(({ kind }) => kind !== 'bot').length <= 1)
  /** The number that the table has after my last move. */
  #expected = 0
  /** Whether what I did has been answered, by the page's own engine or the server, and what came of it is shown. */
  get answered(): boolean {
    return !this.busy && !this.#acting && this.seq >= this.#expected
  }
  #wasMine = false
  #hurried = false
  /** Completes messages and plays ahead, once the page has an engine with the rules of this table. */
  #mirror: Mirror | null = $state.raw(null)
  instant: boolean = $derived(this.#mirror !== null)
  #engine: PageEngine | null = null
  #wanted = false
  #closed = false
  /** The page's own engine is playing a move: a few milliseconds. */
  #acting = false

  constructor(id: string) {
    this.id = id
    this.host = hostOf(id)
    this.teaching = new Teaching(this)
    this.#stopListening = app.listen((message) => this.#receive(message))
    this.#watch()
  }

  #watch(): void {
    this.host.watch(this.id, () => ({
      since: this.saved,
      ...(this.#mirror ? { engine: true } : {}),
      ...(this.spectators ? { spectators: true } : {}),
    }))
  }

  close(): void {
    clearTimeout(this.#forced)
    this.looking.stop()
    this.#mirror?.close()
    this.#closed = true
    this.hinting.end()
    this.#stopListening()
    this.host.unwatch(this.id)
    turnMark(null)
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table' && message.table.id === this.id) this.#hear(message)
    else if (message.type === 'chat' && message.table === this.id) {
      this.chat = [...this.chat, ...message.lines]
      this.unread += message.lines.length
    } else if (message.type === 'refused' && message.id === watchId(this.id) && this.message === null)
      this.missing = message.error
  }

  #hear(message: TableMessage): void {
    const { facts, decisions, ranking } = message
    if (this.#mirror) return this.#mirror.receive(message)
    if (facts === undefined || decisions === undefined || ranking === undefined) return
    if (this.message !== null && message.seq < this.saved) return
    const known = this.message === null ? Infinity : this.seq
    const news = message.happened.filter((said) => said.seq > known)
    const whole = { ...message, facts, decisions, ranking }
    this.#show({ message: whole, news, saved: message.seq, dropped: [], waits: this.busy })
    this.#engage()
  }

  #show({ message, news, saved, dropped, waits }: Shown): void {
    const before = this.message
    this.log = extended(this.log, message.happened, [...message.undone, ...dropped])
    this.#remark(message)
    if (news.length > 0 || !this.#mirror) this.events = news.map(({ seq, seat, event }) => ({ seq, seat, event }))
    if (before !== null && news.some((said) => !message.table.mine.includes(said.seat)))
      this.looking.add({ view: message.view, events: this.events, said: message.happened })
    if (message.chat) {
      if (before !== null) this.unread += Math.max(0, message.chat.length - this.chat.length)
      this.chat = message.chat
    }
    if (message.clocks !== before?.clocks) this.heard = Date.now()
    this.message = message
    this.table = message.table
    // What agrees with what was played ahead is the same object.
    const agrees = message.decisions.length > 0 && message.decisions === before?.decisions
    if (before === null || (message.seq !== this.seq && !agrees)) this.#fresh()
    this.seq = message.seq
    this.saved = saved
    this.busy = waits
    this.#notice()
    this.playForced()
    this.choosing.goOn()
  }

  /** What others did beside their moves is said for a moment too, for those who do not read the log. */
  #remark({ table, remarks = [], seq, question }: TableMessage): void {
    const last = Math.floor(this.remarks.at(-1)?.number ?? 0)
    // What is asked stands beside the table as long as it is open.
    const asked =
      (question && question.number !== this.question?.number) ||
      (table.agreed ?? []).length > (this.table?.agreed ?? []).length ||
      (table.again ?? []).length > (this.table?.again ?? []).length
    const news = this.message === null || asked ? [] : remarks.filter(({ number }) => number > last)
    for (const { seat, text } of news) if (!table.mine.includes(seat)) app.say(text)
    this.remarks = withRemarks(this.remarks, remarks)
    // Who comes and goes is known only to those who look on.
    for (const text of comings(this.table, table)) {
      app.say(text)
      const number = (this.remarks.at(-1)?.number ?? 0) + 1e-4
      const seat = table.seats.findIndex(({ name }) => text.startsWith(`${name} is `))
      this.remarks = [...this.remarks, { number, seq, seat, text, at: new Date().toISOString() }]
    }
  }

  /** From now on the page's own engine says what can be done, if it has the rules of this table. */
  #engage(): void {
    if (isHere(this.id)) return // its host is an engine of this page
    if (!this.#wanted) {
      this.#wanted = true
      // Without one the server goes on to say what can be done.
      pageEngine().then(
        (engine) => {
          if (this.#closed) return
          this.#engine = engine
          this.#engage()
        },
        () => {},
      )
    }
    const { message } = this
    if (this.#engine === null || this.#mirror !== null || message === null || !this.answered) return
    const { client, rules } = this.#engine
    if (rules.get(message.table.game) !== message.table.rules) return
    this.#mirror = new Mirror(message, {
      engine: client,
      name: () => app.connection.name(),
      send: async (message) => {
        const answer = await this.host.ask(message)
        return answer.type === 'done' ? answer.seq : 0
      },
      show: (shown) => this.#show(shown),
      refused: (error, back, quiet) => this.#refused(new Error(takenBack(error.message, back)), quiet),
      broken: () => this.#disengage(),
    })
    this.#expected = 0
    this.#watch()
  }
  #disengage(): void {
    this.#engine = null
    this.#mirror = null
    this.busy = false
    this.#watch()
  }

  #fresh(): void {
    this.choosing.fresh()
    this.hinting.close()
    if (this.acting !== null && !this.decisions.some((decision) => decision.seat === this.acting)) this.acting = null
    if (this.mine.length === 1) this.open = this.mine[0] ?? null
  }

  #notice(): void {
    const due = this.decisions.length > 0
    turnMark(this.id, due)
    if (due && !this.#wasMine) {
      if (settings.sound) chime()
      if (settings.notify) notification('Your turn', this.decision?.line ?? '')
    }
    this.#wasMine = due
    if (!due) this.#followed = -1
    if (due) this.#hurried = false
    else if (settings.bots === 'at once' && this.mine.length > 0 && !this.over && !this.#hurried) {
      this.#hurried = true
      this.hurry()
    }
  }

  /** Plays, after a pause, what was answered in advance or has no alternative. */
  playForced(): void {
    clearTimeout(this.#forced)
    const decision = this.decision
    if (this.#undone || decision === null || !this.answered || this.teaching.on) return
    const given = this.standing.answer(decision)
    const circumstances = { alone: this.#alone, one_click: this.#one_click }
    const clicked = this.#followed >= 0 && settings.forced && !settings.confirm
    const follows = clicked ? (this.follow?.(decision, this.#tapped) ?? null) : null
    const move = given?.move ?? follows ?? (settings.forced ? forced(decision, circumstances) : null)
    if (move === null) return
    const seq = this.seq
    // What follows from a click of mine follows at once.
    const pause = given?.seconds !== undefined ? given.seconds * 1000 : this.#followed >= 0 ? 0 : pace(forced_pause_ms)
    this.#forced = setTimeout(() => {
      if (this.seq !== seq || this.curtain || !this.answered) return
      if (decision.selection) ++this.choosing.ended
      if (this.#followed >= 0) this.#followed += move.split(',').length
      void this.play(move, true)
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

  /** Tapped: on the board, where it may say more than one move. */
  async play(move: string, quiet = false, tapped = false): Promise<void> {
    const decision = this.decision
    if (decision === null || this.busy || this.#acting || this.teaching.stops(move)) return
    // What was put back is not picked again by itself.
    this.#undone = this.selection?.picked.some((pick) => move.startsWith(pick.back)) ?? false
    this.looking.forget()
    if (!quiet) {
      this.#tapped = tapped
      this.#one_click = !decision.undo
      this.#followed = 0
    }
    await this.#do({ do: 'play', seat: decision.seat, move }, quiet)
  }

  /** The seat that could take back now; if its turn has passed, by asking the others. */
  undoSeat: number | null = $derived.by(() => {
    if (this.teaching.on) return null
    const seats =
      this.message?.undo ?? this.decisions.filter((decision) => decision.undo).map((decision) => decision.seat)
    return seats.find((seat) => seat === this.decision?.seat) ?? seats[0] ?? this.askSeat
  })
  askSeat: number | null = $derived(this.seq === this.saved ? (this.message?.may_ask?.[0] ?? null) : null)
  async undo(turn: boolean): Promise<void> {
    if (this.choosing.begun.length > 0 || this.choosing.staged) return this.choosing.letGo()
    const seat = this.undoSeat
    if (seat === null || this.busy || this.#acting) return
    this.#undone = true
    if (seat === this.askSeat && !this.message?.undo.includes(seat)) return this.#ask(seat, turn)
    await this.#do({ do: 'undo', seat, turn })
    // What followed from a click goes back with it.
    for (; !turn && this.#followed > 0; --this.#followed) await this.#do({ do: 'undo', seat, turn }, true)
  }
  /** The others are asked to let me take back; bots always do. */
  async #ask(seat: number, turn: boolean): Promise<void> {
    clearTimeout(this.#forced)
    await this.#manners({ do: 'ask', table: this.id, seat, seq: this.saved, turn })
  }
  /** Agrees to the question that is open, or not; who asked withdraws it. */
  async answer(agree: boolean): Promise<void> {
    const question = this.question?.number
    if (question !== undefined) await this.#manners({ do: 'answer', table: this.id, question, agree })
  }
  async #manners(message: ClientMessage): Promise<void> {
    try {
      await this.host.ask(message)
    } catch (error) {
      app.wrong(error)
    }
  }
  /** During the game players read what spectators say only if they want to. */
  readSpectators(on: boolean): void {
    this.spectators = on
    this.#watch()
  }

  /** Quiet: what nobody asked for, such as a forced move that came too late, fails without a word. */
  async #do(deed: Deed, quiet = false): Promise<void> {
    clearTimeout(this.#forced)
    this.#acting = true
    try {
      if (this.#mirror) await this.#mirror.act(deed, quiet)
      else await this.#send({ ...deed, table: this.id, seq: this.seq })
    } catch (error) {
      this.#refused(error, quiet)
    } finally {
      this.#acting = false
      if (this.message) this.#engage()
      this.playForced()
      this.choosing.goOn()
    }
  }
  async #send(message: ClientMessage): Promise<void> {
    this.busy = true
    try {
      const answer = await this.host.ask(message)
      this.#expected = answer.type === 'done' ? answer.seq : 0
    } finally {
      this.busy = false
    }
  }
  #refused(error: unknown, quiet: boolean): void {
    if (!quiet) app.wrong(error)
    this.#undone ||= quiet
    this.choosing.letGo()
  }

  say(text: string): void {
    this.host.ask({ do: 'chat', table: this.id, text }).catch((error: unknown) => app.wrong(error))
  }
  hurry(): void {
    this.host.say({ do: 'hurry', table: this.id })
  }
}
