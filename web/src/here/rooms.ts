// SPDX-License-Identifier: Apache-2.0
// The tables that this page has open. The two that matter: enter() waits until a table is free, loading it first if
// needed; keep() has what the engine did there kept before anybody hears of it.
import { Broken, type EngineClient } from '../engine/client'
import { Refused } from '../engine/module'
import type { Deed } from '../generated/engine'
import type { ServerMessage, Table, TableMessage } from '../generated/protocol'
import { Room } from './room'
import { Behind, Cleared, type Change, type Shelf } from './shelf'

/** The person of this browser, whatever the name. */
export const me = 'me'
const max_rooms = 12

/** A move as a record has it. */
export interface GivenMove {
  seat: number
  move: string
}

/** What a browser gives to the tables in it. */
export interface Outside {
  engine(): Promise<EngineClient>
  newEngine(): EngineClient
  shelf: Shelf
  name(): string
  hear(message: ServerMessage): void
  tell(sentence: string): void
  /** The list of tables has changed. */
  changed(): void
  /** How long bots pause before a move, in milliseconds. */
  pause: number
  /** Other tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null
  locks: Pick<LockManager, 'request'> | null
  /** All moves of a guided game (src/lesson), as long as the guide is there: its bots play theirs. */
  given?(table: string): Promise<GivenMove[] | undefined>
}

/** Who wants to know what becomes of a table. */
export interface Listener {
  told(room: Room, message: TableMessage, news: Deed[]): void
  left(room: Room): void
}

export class Rooms {
  readonly #outside: Outside
  readonly #listener: Listener
  readonly #rooms = new Map<string, Room>()
  /** What happens at a table happens in turn. */
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(outside: Outside, listener: Listener) {
    this.#outside = outside
    this.#listener = listener
    if (outside.channel)
      outside.channel.onmessage = ({ data }) => void this.#heard(data as { table: string; gone?: boolean })
  }

  find(id: string): Room | undefined {
    return this.#rooms.get(id)
  }
  /** All deeds of a table; none if it is not here. */
  async deeds(id: string): Promise<Deed[]> {
    return this.#rooms.get(id)?.deeds ?? (await this.#outside.shelf.deeds(id).catch(() => []))
  }
  /** Those that could not be kept are there as long as the page is. */
  async tables(): Promise<Table[]> {
    const kept = await this.#outside.shelf.tables().catch(() => [])
    const held = [...this.#rooms.values()].flatMap(({ table, kept, deeds }) =>
      table && kept < deeds.length ? [table] : [],
    )
    return [...kept.filter(({ id }) => !held.some((table) => table.id === id)), ...held]
  }

  // ---- Coming in ----

  enter<T>(id: string, work: (room: Room, engine: EngineClient) => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve()
    const turn = before.then(async () => {
      for (let attempt = 1; ; ++attempt) {
        try {
          const engine = await this.#outside.engine()
          return await work(await this.#room(id, engine), engine)
        } catch (error) {
          // The engine is gone, but the deeds are not: a new one goes on.
          if (!(error instanceof Broken) || attempt > 2) throw error
        }
      }
    })
    this.#turns.set(
      id,
      turn.catch(() => {}),
    )
    return turn
  }

  async #room(id: string, engine: EngineClient): Promise<Room> {
    let room = this.#rooms.get(id)
    if (!room) {
      const deeds = await this.#outside.shelf.deeds(id)
      if (deeds.length === 0) throw new Refused('This browser does not keep such a table, or no longer.')
      room = new Room(id, deeds, deeds.length)
    }
    room.used = Date.now()
    if (room.engine !== engine) await this.#load(room, engine)
    return room
  }

  async #load(room: Room, engine: EngineClient): Promise<void> {
    if (!this.#rooms.has(room.id)) await this.#makeSpace(engine)
    await engine.ask({ do: 'load_table', table: room.id, deeds: room.deeds, at: Date.now() })
    room.engine = engine
    this.#rooms.set(room.id, room)
    await this.look(room, engine)
  }

  /** An engine has so many tables at most: those that nobody has looked at for long are put away. */
  async #makeSpace(engine: EngineClient): Promise<void> {
    const idle = [...this.#rooms.values()].filter(({ watched, kept, deeds }) => !watched && kept === deeds.length)
    if (this.#rooms.size < max_rooms || idle.length === 0) return
    const oldest = idle.reduce((one, other) => (other.used < one.used ? other : one))
    this.#rooms.delete(oldest.id)
    await engine.ask({ do: 'close', table: oldest.id }).catch(() => {})
  }

  async look(room: Room, engine: EngineClient, since?: number): Promise<TableMessage> {
    const asked = { do: 'look_table', table: room.id, user: me, at: Date.now() } as const
    const seen = await engine.ask(since ? { ...asked, since } : asked)
    room.table = seen.message.table
    room.bot = seen.bot
    room.deadline = seen.deadline
    room.next = seen.next
    if (room.bot === undefined) room.hurried = false
    return seen.message as TableMessage
  }

  /** A table that the engine has just made or loaded; so many of its deeds are kept. */
  async add(id: string, deeds: Deed[], engine: EngineClient, kept = 0): Promise<Room> {
    await this.#makeSpace(engine)
    const room = new Room(id, deeds, kept)
    room.engine = engine
    this.#rooms.set(id, room)
    await this.look(room, engine)
    return room
  }
  drop(room: Room): void {
    this.#listener.left(room)
    this.#rooms.delete(room.id)
    room.engine?.ask({ do: 'close', table: room.id }).catch(() => {})
  }
  async remove(ids: string[]): Promise<void> {
    await this.#outside.shelf.remove(ids).catch(() => {})
    for (const id of ids) {
      const room = this.find(id)
      if (room) this.drop(room)
      this.#announce(id, true)
    }
  }

  // ---- Keeping ----

  /** Keeps what the engine did, then tells it. False: another tab was faster, and the table is as that tab left it. */
  async keep(room: Room, engine: EngineClient, deeds: Deed[], beside: Room[] = []): Promise<boolean> {
    if (deeds.length === 0 && room.kept === room.deeds.length) return true
    room.deeds = [...room.deeds, ...deeds]
    room.mover = deeds.findLast(({ kind }) => kind === 'moved')?.seat ?? room.mover
    room.record = null
    const message = await this.look(room, engine, since(room, deeds))
    const all = [...beside, room]
    try {
      await this.#append(all)
    } catch (error) {
      if (!(error instanceof Behind)) throw error
      await this.#catchUp(room, engine)
      return false
    }
    for (const { id } of all) this.#announce(id)
    this.#listener.told(room, message, deeds)
    return true
  }

  /** The same for new tables. */
  async keepNew(room: Room): Promise<void> {
    await this.#append([room])
    this.#announce(room.id)
  }

  async #append(rooms: Room[]): Promise<void> {
    const changes = (): Change[] =>
      rooms.map(({ table, kept, deeds }) => ({ table: table!, first: kept, deeds: deeds.slice(kept) }))
    try {
      try {
        await this.#outside.shelf.append(changes())
      } catch (error) {
        if (!(error instanceof Cleared)) throw error
        for (const room of rooms) room.kept = 0
        await this.#outside.shelf.append(changes())
        this.#outside.tell('What this browser kept was cleared. This table is kept again, as it is here.')
      }
      for (const room of rooms) {
        room.kept = room.deeds.length
        room.warned = false
      }
    } catch (error) {
      if (error instanceof Behind) throw error
      // The game goes on in memory; the next change tries again to keep all of it.
      const first = rooms.every(({ warned }) => !warned)
      for (const room of rooms) room.warned = true
      if (first) this.#outside.tell(whyNotKept(error))
    }
  }

  // ---- Other tabs ----

  #announce(table: string, gone = false): void {
    this.#outside.changed()
    this.#outside.channel?.postMessage({ table, gone })
  }

  async #heard({ table, gone }: { table: string; gone?: boolean }): Promise<void> {
    this.#outside.changed()
    const room = this.#rooms.get(table)
    if (!room) return
    if (gone) return this.drop(room)
    // What could not be kept is only here, and stays.
    if (room.kept < room.deeds.length) return
    await this.enter(table, (room, engine) => this.#catchUp(room, engine)).catch(() => {})
  }

  /** Another tab has changed the table: reads what it kept, and tells it. */
  async #catchUp(room: Room, engine: EngineClient): Promise<void> {
    const deeds = await this.#outside.shelf.deeds(room.id)
    const news = deeds.slice(room.kept)
    room.deeds = deeds
    room.kept = deeds.length
    await this.#load(room, engine)
    this.#listener.told(room, await this.look(room, engine, since(room, news)), news)
  }
}

/** With another name in it, the whole log is told again. */
const since = (room: Room, news: Deed[]): number | undefined =>
  news.some(({ kind }) => kind === 'renamed') ? undefined : room.seq

function whyNotKept(error: unknown): string {
  const full = (error as Partial<DOMException>).name === 'QuotaExceededError'
  const why = full ? "This browser's storage is full" : 'This browser keeps nothing'
  return `${why}: the game goes on, but only as long as this page is open.`
}
