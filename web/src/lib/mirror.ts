// SPDX-License-Identifier: Apache-2.0
// What the page's own engine makes of a table's messages, and of moves that the server has not confirmed yet.
//
// The engine gets the views that the server sent, and nothing else. receive() completes a message with facts, decisions
// and ranking. act() sends a move and plays it here at once; what the server knows by then stays the truth: every
// message is taken as it comes, and what it does not hold yet is played again on top of it. A move that the engine
// refuses, because it reveals something, waits for the server, and so does a take-back.
import type { EngineClient } from '../engine/client'
import { Refused } from '../engine/module'
import type { Answers } from '../generated/engine'
import type { Play, Said, TableMessage, Undo } from '../generated/protocol'

type Seen = Answers['look']
/** What each eyes see, by their names in the protocol: a seat, or `none` for a spectator. */
type Point = ReadonlyMap<string, Seen>
/** A message with all that the server leaves out for pages that have an engine. */
export type Whole = TableMessage & Required<Pick<TableMessage, 'facts' | 'decisions' | 'ranking'>>
export type Deed = Pick<Play, 'do' | 'seat' | 'move'> | Pick<Undo, 'do' | 'seat' | 'turn'>

/** What is to be seen now. */
export interface Shown {
  message: Whole
  /** What happened that was not shown before. */
  news: Said[]
  /** The number of the last move that the server has told of. */
  saved: number
  /** The numbers of moves that were shown ahead so far; those that still are come again. */
  dropped: number[]
  /** What was sent last can't be shown before the server tells. */
  waits: boolean
}

/** Where a mirror hangs: the page shows, and sends. */
export interface Wall {
  engine: Pick<EngineClient, 'ask'>
  /** A new name for a message. */
  name(): string
  /** The table's number after the move, once it is kept; rejects with the server's sentence. */
  send(message: Play | Undo): Promise<number>
  show(shown: Shown): void
  /** The server has refused something; so many moves that were shown are taken back. */
  refused(error: Error, back: number, quiet: boolean): void
  /** The engine can't go on; what was ahead has been taken back. */
  broken(): void
}

interface Step {
  message: Play | Undo
  quiet: boolean
  /** The table's number after it, once the server has kept it. */
  led_to: number | null
  /** What is seen after it; nothing as long as only the server knows. */
  point: Point | null
  tried: boolean
  happened: Said[]
  moves: number
}

/** A step that can be shown, the number the table will have after it, and what it tells. */
interface Lead {
  step: Step
  point: Point
  seq: number
  lines: Said[]
}

/** So many moves are shown ahead of the server, which remembers the names of the last ones only. */
const max_ahead = 30

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whose views a message has. */
function eyesOf({ view, views, table }: TableMessage): string[] {
  if (view === null) return []
  return views ? ['none', ...Object.keys(views)] : [String(table.mine[0] ?? 'none')]
}
const viewOf = (told: TableMessage, eyes: string): unknown => told.views?.[eyes] ?? told.view

/** The sentences that were not shown before. */
export function unseen(said: Said[], shown: Said[]): Said[] {
  const left = shown.map(({ seat, text }) => `${seat} ${text}`)
  return said.filter(({ seat, text }) => {
    const at = left.indexOf(`${seat} ${text}`)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export class Mirror {
  readonly #wall: Wall
  /** The server's last message, and what is seen by it. */
  #told: TableMessage
  #base: Point = new Map()
  /** What the server has not told of yet, in its order. */
  #ahead: Step[] = []
  #shown: Whole
  /** The server's number when that was shown: what is beyond it was ahead. */
  #saved: number
  #line: Promise<void> = Promise.resolve()
  #state: 'open' | 'broken' | 'closed' = 'open'

  /** Begins with what is shown already. */
  constructor(shown: Whole, wall: Wall) {
    this.#wall = wall
    this.#shown = shown
    this.#told = shown
    this.#saved = shown.seq
    void this.#next(async () => {
      await this.#reload()
      this.#show(null)
    })
  }

  receive(told: TableMessage): void {
    void this.#next(() => this.#receive(told))
  }

  /** Sends it, and shows it at once where that can be. */
  act(deed: Deed, quiet = false): Promise<void> {
    const { id: table } = this.#told.table
    const after = this.#ahead.at(-1)?.message.id
    const message = {
      ...deed,
      table,
      id: this.#wall.name(),
      seq: this.#told.seq,
      ...(after === undefined ? {} : { after }),
    }
    const step: Step = { message, quiet, led_to: null, point: null, tried: false, happened: [], moves: 0 }
    this.#ahead.push(step)
    void this.#send(step)
    return this.#next(async () => {
      if (!this.#ahead.includes(step)) return
      await this.#try(step)
      this.#show(null, step)
    })
  }

  close(): void {
    this.#state = 'closed'
    for (const eyes of this.#base.keys())
      this.#wall.engine.ask({ do: 'close', table: this.#name(eyes) }).catch(() => {})
  }

  // ---- One after the other ----

  #next(job: () => Promise<void>): Promise<void> {
    this.#line = this.#line.then(async () => {
      if (this.#state !== 'open') return
      try {
        await job()
      } catch (error) {
        console.warn('The engine of this page has stopped.', error)
        this.#fail()
      }
    })
    return this.#line
  }

  #fail(): void {
    if (this.#state !== 'open') return
    this.#state = 'broken'
    this.#ahead = []
    if (this.#shown.seq > this.#saved) this.#show(null)
    this.#wall.broken()
  }

  async #send(step: Step): Promise<void> {
    try {
      step.led_to = await this.#wall.send(step.message)
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error))
      await this.#next(() => this.#refused(step, why))
      if (this.#state === 'broken') this.#wall.refused(why, 0, step.quiet)
    }
  }

  async #refused(step: Step, why: Error): Promise<void> {
    const at = this.#ahead.indexOf(step)
    if (at < 0) return // an earlier one was refused, and said so
    const dropped = this.#ahead.splice(at)
    await this.#reload()
    this.#show(null)
    const back = dropped.filter((one) => one.point !== null && !one.quiet).length
    this.#wall.refused(
      why,
      back,
      dropped.every((one) => one.quiet),
    )
  }

  async #receive(told: TableMessage): Promise<void> {
    if (told.seq < this.#told.seq) return
    const passed = this.#ahead.filter(({ led_to }) => led_to !== null && led_to <= told.seq)
    const reached = passed.length === 0 ? this.#base : passed.at(-1)!.point
    const since = told.happened.filter((said) => said.seq > this.#told.seq)
    const news = unseen(
      since,
      this.#ahead.flatMap(({ happened }) => happened),
    )
    this.#ahead = this.#ahead.filter((step) => !passed.includes(step))
    const before = this.#told
    this.#told = told
    const agrees = (at: Point) => eyesOf(told).every((eyes) => same(at.get(eyes)?.view, viewOf(told, eyes)))
    try {
      if (reached !== null && agrees(reached)) this.#base = reached
      else await this.#reload()
    } catch (error) {
      this.#told = before // it was never shown
      throw error
    }
    this.#show(told, news)
  }

  // ---- Asking the engine ----

  #name = (eyes: string): string => `${this.#told.table.id}:${eyes}`

  /** From the server's views, with what is ahead on top of them. */
  async #reload(): Promise<void> {
    const { game, names } = this.#told.table
    const { engine } = this.#wall
    const looks = eyesOf(this.#told).map(async (eyes): Promise<[string, Seen]> => {
      const table = this.#name(eyes)
      const view = viewOf(this.#told, eyes) as object
      const [, seen] = await Promise.all([
        engine.ask({ do: 'load', table, game, view, eyes: eyes === 'none' ? eyes : Number(eyes), names }),
        engine.ask({ do: 'look', table }),
      ])
      return [eyes, seen]
    })
    this.#base = new Map(await Promise.all(looks))
    for (const step of this.#ahead) if (step.tried) await this.#try(step)
  }

  /** Plays a step on what is seen before it. */
  async #try(step: Step): Promise<void> {
    const { engine } = this.#wall
    const at = this.#ahead.indexOf(step)
    const before = at === 0 ? this.#base : this.#ahead[at - 1]!.point
    Object.assign(step, { tried: true, point: null, happened: [], moves: 0 })
    if (step.message.do !== 'play' || before === null || at >= max_ahead) return
    const { seat, move } = step.message
    const table = this.#name(String(seat))
    try {
      const [played, seen] = await Promise.all([
        engine.ask({ do: 'play', table, seat, move }),
        engine.ask({ do: 'look', table }),
      ])
      step.moves = played.played.length
      step.happened = played.happened.map(({ seat, text, event }) => ({ seq: 0, seat, text, event }))
      step.point = new Map(before).set(String(seat), seen)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  // ---- Showing ----

  /** The steps that can be shown, each with the number the table will have after it, and what it tells. */
  #lead(): Lead[] {
    let seq = this.#told.seq
    return this.#ahead.flatMap((step) => {
      if (step.point === null) return []
      seq += step.moves
      const { seat } = step.message
      // With several people at this screen only the one who moves is told yet.
      const audience = this.#told.views ? { audience: [seat] } : {}
      return [{ step, point: step.point, seq, lines: step.happened.map((said) => ({ ...said, seq, ...audience })) }]
    })
  }

  /** Shows what is known now; `brought` by the server, or played ahead. */
  #show(brought: TableMessage | null, news: Said[] | Step = []): void {
    const lead = this.#lead()
    const dropped = Array.from({ length: this.#shown.seq - this.#saved }, (_, i) => this.#saved + 1 + i)
    const message: Whole = {
      ...this.#whole(lead),
      happened: [...(brought?.happened ?? []), ...lead.flatMap(({ lines }) => lines)],
      undone: brought?.undone ?? [],
    }
    delete message.chat
    if (brought?.chat) message.chat = brought.chat
    this.#shown = message
    this.#saved = this.#told.seq
    this.#wall.show({
      message,
      news: Array.isArray(news) ? news : (lead.find(({ step }) => step === news)?.lines ?? []),
      saved: this.#saved,
      dropped,
      waits: this.#ahead.some((step) => step.tried && step.point === null),
    })
  }

  /** The server's last message with what the engine knows; what has not changed stays the same object. */
  #whole(lead: Lead[]): Whole {
    const told = this.#told
    if (told.view === null) return { ...told, facts: [], decisions: [], ranking: null }
    const last = lead.at(-1)
    const point = last?.point ?? this.#base
    const of = (eyes: string): Seen => point.get(eyes)!
    const main = of(eyesOf(told)[0]!)
    const decide = (seat: number) => told.table.seats[seat]?.kind === 'person' && !told.table.seats[seat].lent
    // Once the turn has passed to another person, taking back is for the server to say.
    const waiting = last ? of(String(last.step.message.seat)).waiting : []
    const others = waiting.some((seat) => decide(seat) && !told.table.mine.includes(seat))
    const moved = told.table.undo ? lead.map(({ step }) => step.message.seat) : []
    const undo = [...new Set([...told.undo, ...moved])].filter((seat) => !others || waiting.includes(seat))
    const mine = told.table.state === 'playing' ? told.table.mine.filter(decide) : []
    const each = <T>(get: (seen: Seen) => T) =>
      Object.fromEntries(Object.keys(told.views ?? {}).map((eyes) => [eyes, get(of(eyes))]))
    const made: Whole = {
      ...told,
      ...(last && {
        seq: last.seq,
        table: { ...told.table, seq: last.seq, waiting: of(String(last.step.message.seat)).waiting },
      }),
      view: main.view,
      facts: main.facts,
      ...(told.views && { views: each((seen) => seen.view), seat_facts: each((seen) => seen.facts) }),
      decisions: mine.flatMap((seat) =>
        of(String(seat)).decisions.map((decision) => ({ ...decision, undo: undo.includes(seat) })),
      ),
      undo,
      ranking: main.ranking,
    }
    for (const field of ['view', 'facts', 'views', 'seat_facts', 'decisions', 'ranking'] as const)
      if (field in made && same(made[field], this.#shown[field])) Object.assign(made, { [field]: this.#shown[field] })
    return made
  }
}
