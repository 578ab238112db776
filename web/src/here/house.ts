// SPDX-License-Identifier: Apache-2.0
// The tables of this browser, played without a server: the engine decides, a shelf keeps the deeds, and every change is
// told as a server tells it. The two that matter: ask() has the engine do what a person wants, again if another tab was
// faster; watch() shows a table and lets its bots think.
import type { Asking } from '../engine/module'
import { Refused } from '../engine/module'
import type { Answers, Deed } from '../generated/engine'
import type {
  AnalysisAnswer,
  Campaign,
  ClientMessage,
  ConcedeCall,
  Games,
  NewTable,
  Replay,
  SeatCall,
  ServerMessage,
  Table,
  TableMessage,
} from '../generated/protocol'
import { newId, newSeed } from './id'
import type { Room } from './room'
import { me, Rooms, type GivenMove, type Outside } from './rooms'
import { think } from './thinking'

const hint_ms = 700
const hint_iterations = 20_000

type Changing = Extract<Asking, { do: `${'tell' | 'rename' | 'seat' | 'concede' | 'end' | 'abandon' | 'tick'}_table` }>

/** A file with tables, or what a server is given. */
export interface Exported {
  tables: { id: string; deeds: Deed[] }[]
}

/** A game that is dealt as it was recorded. */
export interface Dealt {
  seed: string
  /** Of the person, if this browser knows none. */
  name: string
  moves: GivenMove[]
}
/** Without what they told: the engine tells it again whenever it loads the table. */
const movedBy = (moves: GivenMove[]): Deed[] =>
  moves.map(({ seat, move }) => ({ kind: 'moved', at: Date.now(), seat, text: move }))

export class House {
  readonly #outside: Outside
  readonly #rooms: Rooms
  /** Tables that this page shows, or is about to. */
  readonly #shown = new Set<string>()
  readonly #analyses = new Map<string, AnalysisAnswer>()

  constructor(outside: Outside) {
    this.#outside = outside
    this.#rooms = new Rooms(outside, {
      told: (room, message, news) => this.#tell(room, message, news),
      left: (room) => this.unwatch(room.id),
    })
  }

  // ---- What there is ----

  async games(): Promise<Games> {
    return (await this.#outside.engine()).ask({ do: 'games' })
  }
  async glossary(game: string): Promise<{ thing: string; name: string; text: string }[]> {
    return (await (await this.#outside.engine()).ask({ do: 'glossary', game })).glossary
  }
  tables(): Promise<Table[]> {
    return this.#rooms.tables()
  }

  // ---- Changes ----

  #change(id: string, request: (at: number) => Changing): Promise<number> {
    return this.#rooms.enter(id, async (room, engine) => {
      while (true) {
        const { deeds, seq } = await engine.ask(request(Date.now()))
        if (await this.#rooms.keep(room, engine, deeds)) return seq
      }
    })
  }

  /** Shows what has become of the table to this page. */
  #tell(room: Room, message: TableMessage, news: Deed[]): void {
    room.seq = message.seq
    if (!room.watched) return
    this.#outside.hear(message)
    const lines = news
      .filter(({ kind }) => kind === 'said')
      .map(({ name, text, at }) => ({ name: name ?? '', text: text ?? '', at: new Date(at ?? 0).toISOString() }))
    if (lines.length > 0) this.#outside.hear({ type: 'chat', table: room.id, lines })
    this.#wake(room)
  }

  // ---- Looking on ----

  watch(id: string, since: number | undefined): void {
    this.#shown.add(id)
    this.#rooms
      .enter(id, async (room, engine) => {
        if (!this.#shown.has(id)) return
        const message = await this.#rooms.look(room, engine, since)
        room.seq = message.seq
        room.watched?.abort()
        const watched = (room.watched = new AbortController())
        this.#outside.hear(message)
        this.#lead(room, watched.signal)
      })
      .catch((error: unknown) =>
        this.#outside.hear({ type: 'refused', id: `watch ${id}`, table: id, error: (error as Error).message }),
      )
  }
  unwatch(id: string): void {
    this.#shown.delete(id)
    const room = this.#rooms.find(id)
    room?.watched?.abort()
    if (room) room.watched = null
  }

  /** The first tab that shows a table lets its bots think; when it goes, the next one does. */
  #lead(room: Room, until: AbortSignal): void {
    const lead = () => {
      room.leads = true
      this.#wake(room)
      return new Promise<void>((resolve) =>
        until.addEventListener('abort', () => {
          room.leads = false
          clearTimeout(room.clock)
          resolve()
        }),
      )
    }
    const { locks } = this.#outside
    if (!locks) return void lead()
    locks.request(`skerry ${room.id}`, { signal: until }, lead).catch(() => {})
  }

  #wake(room: Room): void {
    if (!room.leads) return
    clearTimeout(room.clock)
    if (room.deadline !== undefined)
      room.clock = setTimeout(
        () => void this.#change(room.id, (at) => ({ do: 'tick_table', table: room.id, at })).catch(() => {}),
        // A timer may ring a moment early, and would find that there is still time.
        Math.min(Math.max(room.deadline - Date.now() + 10, 50), 2 ** 31 - 1),
      )
    if (room.thinking || room.bot === undefined) return
    room.thinking = true
    think(room, {
      pause: this.#outside.pause,
      given: () => this.#given(room),
      follow: (move) => this.#follow(room.id, move),
      begin: (request) => this.#rooms.enter(room.id, (_, engine) => engine.ask(request)),
      stop: (job) => this.#rooms.enter(room.id, (_, engine) => engine.ask({ do: 'stop', job })),
      goOn: (request) =>
        this.#rooms.enter(room.id, async (room, engine) => {
          const state = await engine.ask(request)
          if (state.done) await this.#rooms.keep(room, engine, state.deeds ?? [])
          return state
        }),
    })
      .catch((error: unknown) => this.#outside.tell((error as Error).message))
      .finally(() => {
        room.thinking = false
      })
  }

  /** What comes next in a guided game; `wait` after the last of it, as long as the guide is there. */
  async #given(room: Room): Promise<GivenMove | 'wait' | undefined> {
    const moves = room.strayed ? undefined : await this.#outside.given?.(room.id)
    return moves && (moves[room.seq] ?? 'wait')
  }
  /** A bot plays as it was recorded. Where the table has gone another way, it thinks for itself from now on. */
  #follow(id: string, move: GivenMove): Promise<void> {
    return this.#rooms.enter(id, async (room, engine) => {
      const deeds = movedBy([move])
      try {
        await engine.ask({ do: 'load_table', table: id, deeds: [...room.deeds, ...deeds], at: Date.now() })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        room.strayed = true
        return
      }
      await this.#rooms.keep(room, engine, deeds)
    })
  }

  // ---- What people want, as a server is asked ----

  async ask(message: ClientMessage): Promise<ServerMessage> {
    if (message.do === 'hint') return this.#hint(message)
    if (message.do !== 'play' && message.do !== 'undo' && message.do !== 'ask' && message.do !== 'chat')
      throw new Refused('A table of this browser is not asked that.')
    const { table } = message
    // With an id a message that is decided again after a race still counts once.
    const said = { ...message, id: newId() }
    const seq = await this.#change(table, (at) => ({
      do: 'tell_table',
      table,
      user: me,
      name: this.#outside.name(),
      message: said,
      at,
    }))
    return { type: 'done', id: said.id, seq }
  }
  /** I have another name: the tables that are not over have it too. */
  async rename(before: string, name: string): Promise<void> {
    for (const { id, state } of await this.tables())
      if (state !== 'over')
        await this.#change(id, (at) => ({ do: 'rename_table', table: id, user: me, before, name, at }))
  }
  say(message: ClientMessage): void {
    if (message.do !== 'hurry') return
    const room = this.#rooms.find(message.table)
    if (room) room.hurried = true
  }

  #hint({ table, seat, seq }: Extract<ClientMessage, { do: 'hint' }>): Promise<ServerMessage> {
    return this.#rooms.enter(table, async (room, engine) => {
      if (room.hint?.seat !== seat || room.hint.seq !== seq) {
        const asked = { user: me, seat, seq, seed: newSeed(), iterations: hint_iterations, at: Date.now() }
        const { job, deeds } = await engine.ask({ do: 'hint_table', table, ...asked })
        const until = Date.now() + hint_ms
        let state: Answers['go_on']
        do state = await engine.ask({ do: 'go_on', job, iterations: 500, now: Date.now() >= until, at: Date.now() })
        while (!state.done)
        if (!(await this.#rooms.keep(room, engine, deeds)))
          throw new Refused('The table has moved on; please look again.')
        room.hint = { seat, seq, hint: state.hint! }
      }
      return { type: 'hint', table, seat, hint: room.hint.hint }
    })
  }

  async #card(id: string): Promise<Table> {
    return this.#rooms.enter(id, async (room) => room.table!)
  }
  async #then(done: Promise<unknown>, id: string): Promise<Table> {
    await done
    return this.#card(id)
  }

  lend = (table: string, seat: number, bot: string | null): Promise<Table> => {
    const call: SeatCall = { seat, bot }
    return this.#then(
      this.#change(table, (at) => ({ do: 'seat_table', table, user: me, call, at })),
      table,
    )
  }
  concede = (table: string, seat: number, bot: string): Promise<Table> => {
    const call: ConcedeCall = { seat, bot }
    return this.#then(
      this.#change(table, (at) => ({ do: 'concede_table', table, user: me, call, at })),
      table,
    )
  }
  end = (table: string, agree: boolean): Promise<Table> =>
    this.#then(
      this.#change(table, (at) => ({ do: 'end_table', table, user: me, call: { agree }, at })),
      table,
    )

  // ---- New tables ----

  /** `dealt`: by this seed, and so many moves are made already. */
  async create(plan: NewTable, dealt?: Dealt): Promise<Table> {
    if (plan.continues) return this.rematch(plan.continues, plan)
    const id = newId()
    const engine = await this.#outside.engine()
    const who = { user: me, name: this.#outside.name() || (dealt?.name ?? '') }
    const seed = dealt?.seed ?? newSeed()
    const asked = { do: 'make_table', table: id, plan, seed, ...who, at: Date.now() } as const
    const deeds = [...(await engine.ask(asked)).deeds, ...movedBy(dealt?.moves ?? [])]
    if (dealt) await engine.ask({ do: 'load_table', table: id, deeds, at: Date.now() })
    const room = await this.#rooms.add(id, deeds, engine)
    await this.#rooms.keepNew(room)
    return room.table!
  }

  /** Another game with the same seats, or by a plan of its own; in a campaign its next game. */
  rematch = (id: string, plan?: NewTable): Promise<Table> =>
    this.#rooms.enter(id, async (room, engine) => {
      while (!room.table?.rematch) {
        const next = newId()
        const who = { user: me, name: this.#outside.name() }
        const asked = { do: 'rematch_table', table: id, next, seed: newSeed(), plan, ...who, at: Date.now() } as const
        const done = await engine.ask(asked)
        const made = await this.#rooms.add(next, done.next, engine)
        if (await this.#rooms.keep(room, engine, done.deeds, [made])) return made.table!
        this.#rooms.drop(made)
      }
      return this.#card(room.table.rematch)
    })

  // ---- Finished games ----

  record = (id: string): Promise<string> =>
    this.#rooms.enter(
      id,
      async (room, engine) => (room.record ??= (await engine.ask({ do: 'record_table', table: id })).record),
    )

  replay = async (id: string, eyes: string, from: number): Promise<Replay> => {
    const seat = eyes === 'all' || eyes === 'none' ? eyes : Number(eyes)
    const engine = await this.#outside.engine()
    const replay = await engine.ask({ do: 'frames', record: await this.record(id), seat, from })
    return { ...replay, table: await this.#card(id) }
  }

  /** Begins the analysis of a game, in a worker of its own, and says how far it is. */
  analysis = async (id: string): Promise<AnalysisAnswer> => {
    const known = this.#analyses.get(id)
    if (known && known.state !== 'failed') return known
    const record = await this.record(id)
    const begun: AnalysisAnswer = { state: 'waiting', done: 0, of: 0 }
    this.#analyses.set(id, begun)
    const engine = this.#outside.newEngine()
    let steps = 0
    engine
      .run(
        { do: 'analyse', record },
        {
          progress: (spent) => {
            ++steps
            this.#analyses.set(id, { state: 'working', done: steps, of: Math.round(steps / Math.max(spent, 1e-6)) })
          },
        },
      )
      .then(
        ({ analysis }) => this.#analyses.set(id, { state: 'done', analysis: analysis! }),
        (error: Error) => this.#analyses.set(id, { state: 'failed', error: error.message }),
      )
      .finally(() => engine.close())
    return begun
  }

  // ---- Campaigns ----

  async #gamesOf(campaign: string): Promise<Table[]> {
    const games = (await this.tables()).filter((table) => table.campaign === campaign)
    if (games.length === 0) throw new Refused('This browser does not keep such a campaign, or no longer.')
    return games.sort((one, other) => one.created.localeCompare(other.created))
  }

  campaign = async (id: string): Promise<Campaign> => {
    const games = await this.#gamesOf(id)
    return this.#rooms.enter(games.at(-1)!.id, async (room, engine) => {
      const last = await this.#rooms.look(room, engine)
      const { game, setup, closed } = last.table
      const points = (await this.tables()).flatMap((table) =>
        table.game === game && table.setup.mode === setup.mode && table.points !== undefined ? [table.points] : [],
      )
      return {
        id,
        tables: [...games.slice(0, -1), last.table],
        next: room.next ?? null,
        ...(closed ? { closed } : {}),
        ...(points.length > 0 ? { high_score: Math.max(...points) } : {}),
        last,
      }
    })
  }
  abandon = async (campaign: string): Promise<Table> => {
    const table = (await this.#gamesOf(campaign)).at(-1)!.id
    const done = this.#change(table, (at) => ({ do: 'abandon_table', table, user: me, at }))
    return this.#then(done, table)
  }
  campaignRecord = async (campaign: string): Promise<string> => {
    const over = (await this.#gamesOf(campaign)).filter(({ state }) => state === 'over')
    return (await Promise.all(over.map(({ id }) => this.record(id)))).join('')
  }

  // ---- Files, and other homes ----

  /** These tables, each with the whole campaign it belongs to; all of them by default. */
  async export(ids?: string[]): Promise<Exported> {
    const tables = await this.tables()
    const campaigns = new Set(tables.flatMap(({ id, campaign }) => (campaign && ids?.includes(id) ? [campaign] : [])))
    const wanted = tables.filter(
      ({ id, campaign }) => !ids || ids.includes(id) || (campaign !== undefined && campaigns.has(campaign)),
    )
    return {
      tables: await Promise.all(
        wanted.map(async ({ id }) => ({
          id,
          deeds: await this.#rooms.deeds(id),
        })),
      ),
    }
  }

  /** Keeps the tables of a file that are not here yet, or go further there. How many that were. */
  async import(text: string): Promise<number> {
    const { tables } = exported(text)
    let count = 0
    for (const { id, deeds } of tables) if (await this.#take(id, deeds)) ++count
    return count
  }

  async #take(id: string, deeds: Deed[]): Promise<boolean> {
    const here = await this.#rooms.deeds(id)
    const common = Math.min(here.length, deeds.length)
    const alike = JSON.stringify(here.slice(0, common)) === JSON.stringify(deeds.slice(0, common))
    if (common > 0 && alike && deeds.length <= here.length) return false
    // A table that went on differently in two places becomes two.
    const name = alike ? id : newId()
    const engine = await this.#outside.engine()
    await engine.ask({ do: 'load_table', table: name, deeds, at: Date.now() })
    const shown = this.#shown.has(name)
    await this.#rooms.keepNew(await this.#rooms.add(name, deeds, engine, alike ? here.length : 0))
    if (shown) this.watch(name, undefined)
    return true
  }

  remove(ids: string[]): Promise<void> {
    return this.#rooms.remove(ids)
  }
}

function exported(text: string): Exported {
  try {
    const file = JSON.parse(text) as Partial<Exported>
    if (Array.isArray(file.tables) && file.tables.every(({ id, deeds }) => id && Array.isArray(deeds)))
      return { tables: file.tables }
  } catch {
    // Not JSON: the same sentence.
  }
  throw new Refused('This file holds no tables of Skerry.')
}
