// SPDX-License-Identifier: Apache-2.0
// What the whole page shares: who I am, the games, the server and the house of this browser, the lobby, and sentences
// to show for a moment.
import type { Glossary } from './board'
import type { BotInfo, GameInfo, Games, Lobby, ServerMessage, Table, User } from '../generated/protocol'
import type { House } from '../here/house'
import * as api from './api'
import { chime, myTurn, notification, othersWait } from './notify'
import { settings } from './settings.svelte'
import { Connection, type SocketLike, type Status } from './socket'

const name_key = 'skerry.name'
/** How long the server may take to answer before the page opens without it. */
const patience_ms = 3000
const retry_ms = [1000, 2000, 4000, 8000, 15_000]

function storedName(): string {
  try {
    return localStorage.getItem(name_key) ?? ''
  } catch {
    return ''
  }
}

class App {
  user: User | null = $state(null)
  /** What I am called at the tables of this browser. */
  nameHere = $state(storedName())
  name = $derived(this.user?.name || this.nameHere || 'Guest')
  ready = $state(false)
  /** `none`: the page comes from a place without a server; one that is `away` may come back. */
  server: 'unknown' | 'there' | 'away' | 'none' = $state('unknown')
  games: GameInfo[] = $state([])
  bots: BotInfo[] = $state([])
  /** The bot that sits down where nobody chooses another. */
  defaultBot = $state('')
  /** The one for a first game. */
  firstBot = $state('')
  lobby: Lobby = $state.raw({ open: [], mine: [] })
  lobbyKnown = $state(false)
  /** The tables that are kept in this browser. */
  kept: Table[] = $state.raw([])
  status: Status = $state('stopped')
  retryAt: number | null = $state(null)
  /** Takes the new version of the page, once there is one. */
  newVersion: (() => void) | null = $state.raw(null)
  notices: { id: number; text: string; kind: 'plain' | 'wrong' }[] = $state([])
  /** What to do once a name is given. */
  #named: (() => void) | null = null
  /** Whether a name is asked for. */
  asking = $state(false)

  readonly connection = new Connection(
    () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as SocketLike,
  )
  #listeners = new Set<(message: ServerMessage) => void>()
  #glossaries = new Map<string, Promise<Glossary>>()
  #notices = 0
  #house: Promise<House> | null = null
  #listsKept = false
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  start(): void {
    this.connection.onstatus = (status, retryAt) => {
      this.status = status
      this.retryAt = retryAt
      if (status === 'open') this.server = 'there'
      if (status === 'waiting') this.server = 'away'
    }
    this.connection.onmessage = (message) => this.hear(message)
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.connection.offline())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry()
    })
    setTimeout(() => void this.#openHere(), patience_ms)
    void this.#reach()
  }

  /** Asks the server who I am. If it is away, the page opens without it, and asks again. */
  async #reach(): Promise<void> {
    clearTimeout(this.#retry)
    if (this.server === 'there' || this.server === 'none') return
    try {
      const [user, games] = await Promise.all([api.me(), api.games()])
      this.user = user
      if (user?.named && !this.nameHere) this.callMe(user.name)
      this.#setGames(games)
      this.server = 'there'
      this.ready = true
      this.connection.lobby()
      this.connection.start()
    } catch (error) {
      this.server = error instanceof api.NoServer ? 'none' : 'away'
      if (this.server === 'away')
        this.#retry = setTimeout(() => void this.#reach(), retry_ms[Math.min(this.#attempt++, retry_ms.length - 1)])
      await this.#openHere()
    }
  }
  /** Does not wait for the next attempt: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.connection.status === 'stopped') void this.#reach()
    else this.connection.hurry()
  }

  /** Opens the page with what it has itself. */
  async #openHere(): Promise<void> {
    if (this.ready) return
    try {
      const games = await (await this.house()).games()
      if (this.ready) return
      this.#setGames(games)
      this.ready = true
    } catch (error) {
      this.wrong(error)
    }
  }
  #setGames({ games, bots, default_bot, first_bot }: Games): void {
    this.games = games
    this.bots = bots
    this.defaultBot = default_bot
    this.firstBot = first_bot
  }

  /** The house of this browser, opened when somebody first wants in. */
  house(): Promise<House> {
    this.#house ??= import('../here/open').then(({ open }) =>
      open({
        name: () => this.name,
        hear: (message) => this.hear(message),
        tell: (sentence) => this.say(sentence, 'wrong'),
        changed: () => void this.listKept(this.#listsKept),
      }),
    )
    this.#house.catch(() => (this.#house = null))
    return this.#house
  }
  /** Whether the tables of this browser are shown in a list. */
  async listKept(on: boolean): Promise<void> {
    this.#listsKept = on
    if (on) this.kept = await (await this.house()).tables()
  }

  hear(message: ServerMessage): void {
    if (message.type === 'lobby') this.#setLobby(message)
    for (const listener of this.#listeners) listener(message)
  }

  #setLobby(lobby: Lobby): void {
    const news = othersWait(lobby.mine.filter(myTurn).map((table) => table.id))
    // What waited before this page was opened is no news.
    const here = (id: string) => location.pathname === `/t/${id}`
    if (this.#told) for (const id of news) if (!here(id)) this.#waits(lobby.mine.find((table) => table.id === id)!)
    this.#told = true
    this.lobby = { open: lobby.open, mine: lobby.mine }
    this.lobbyKnown = true
  }
  #told = false

  /** Tells, on whatever page, that a table has begun to wait for me. */
  #waits(table: Table): void {
    const text = `Your turn in ${this.info(table.game)?.name ?? table.game}.`
    this.say(text)
    if (settings.sound) chime()
    if (settings.notify) notification(text, '')
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  info(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id)
  }

  glossary(id: string): Promise<Glossary> {
    let glossary = this.#glossaries.get(id)
    if (!glossary) {
      const entries = this.server === 'there' ? api.glossary(id) : this.house().then((house) => house.glossary(id))
      glossary = entries.then((entries) => new Map(entries.map(({ thing, name, text }) => [thing, { name, text }])))
      glossary.catch(() => this.#glossaries.delete(id))
      this.#glossaries.set(id, glossary)
    }
    return glossary
  }

  /** Does it now if I have a name, or asks for one first: others are to know who I am. */
  withName(then: () => void): void {
    if (this.user?.named) return then()
    this.#named = then
    this.asking = true
  }
  /** Does it now, as a guest whose name can wait. */
  async asGuest(then: () => Promise<void>): Promise<void> {
    if (this.user === null) {
      this.user = await api.guest()
      this.connection.restart()
    }
    await then()
  }
  became(user: User | null): void {
    const another = user?.id !== this.user?.id
    if (user?.named && user.name !== this.name) this.callMe(user.name)
    this.user = user
    if (another) this.connection.restart()
    this.#go(user !== null)
  }
  /** What I am called at the tables of this browser. */
  callMe(name: string): void {
    const before = this.name
    // Only where there are such tables is there something to do.
    if (name !== '' && this.kept.length > 0)
      this.house()
        .then((house) => house.rename(before, name))
        .catch((error: unknown) => this.wrong(error))
    this.nameHere = name
    try {
      localStorage.setItem(name_key, name)
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
  #go(named: boolean): void {
    this.asking = false
    const then = this.#named
    this.#named = null
    if (named) then?.()
  }
  notNow(): void {
    this.#go(false)
  }

  say(text: string, kind: 'plain' | 'wrong' = 'plain'): void {
    const id = ++this.#notices
    this.notices = [...this.notices.filter((notice) => notice.text !== text).slice(-2), { id, text, kind }]
    setTimeout(() => (this.notices = this.notices.filter((notice) => notice.id !== id)), kind === 'wrong' ? 7000 : 4000)
  }
  wrong(error: unknown): void {
    this.say(error instanceof Error ? error.message : String(error), 'wrong')
  }
}
export const app = new App()
