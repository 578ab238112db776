// SPDX-License-Identifier: Apache-2.0
// What the whole page shares: who I am, the games, the socket, the lobby, and sentences to show for a moment.
import type { Glossary } from './board'
import type { Bot, GameInfo, Lobby, ServerMessage, User } from '../generated/protocol'
import * as api from './api'
import { Connection, type SocketLike, type Status } from './socket'

class App {
  user: User | null = $state(null)
  ready = $state(false)
  games: GameInfo[] = $state([])
  bots: Bot[] = $state([])
  /** The bot that sits down where nobody chooses another. */
  usualBot = $state('')
  lobby: Lobby = $state.raw({ open: [], mine: [] })
  lobbyKnown = $state(false)
  status: Status = $state('stopped')
  retryAt: number | null = $state(null)
  notices: { id: number; text: string; kind: 'plain' | 'wrong' }[] = $state([])
  /** What to do once a name is given. */
  #named: (() => void) | null = null
  asking = $state(false)

  readonly connection = new Connection(
    () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as SocketLike,
  )
  #listeners = new Set<(message: ServerMessage) => void>()
  #glossaries = new Map<string, Promise<Glossary>>()
  #notices = 0

  async start(): Promise<void> {
    this.connection.onstatus = (status, retryAt) => {
      this.status = status
      this.retryAt = retryAt
    }
    this.connection.onmessage = (message) => {
      if (message.type === 'lobby') this.#setLobby(message)
      for (const listener of this.#listeners) listener(message)
    }
    addEventListener('online', () => this.connection.hurry())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.connection.hurry()
    })
    try {
      const [user, { games, bots, usual }] = await Promise.all([api.me(), api.games()])
      this.user = user
      this.games = games
      this.bots = bots
      this.usualBot = usual
    } catch (error) {
      this.wrong(error)
      // The server is not there yet: come back as soon as it is.
      setTimeout(() => void this.start(), 3000)
      return
    }
    this.ready = true
    this.connection.start()
  }

  #setLobby(lobby: Lobby): void {
    this.lobby = { open: lobby.open, mine: lobby.mine }
    this.lobbyKnown = true
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
      glossary = api
        .glossary(id)
        .then((entries) => new Map(entries.map(({ thing, name, text }) => [thing, { name, text }])))
      glossary.catch(() => this.#glossaries.delete(id))
      this.#glossaries.set(id, glossary)
    }
    return glossary
  }

  /** Does it now if I have a name, or asks for one first. */
  withName(then: () => void): void {
    if (this.user) return then()
    this.#named = then
    this.asking = true
  }
  became(user: User | null): void {
    this.user = user
    this.asking = false
    this.connection.restart()
    const then = this.#named
    this.#named = null
    if (user) then?.()
  }
  notNow(): void {
    this.asking = false
    this.#named = null
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
