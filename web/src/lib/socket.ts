// SPDX-License-Identifier: Apache-2.0
// The socket that a page keeps open: it comes back by itself, repeats moves that were not answered (with the same ids,
// so that each counts once), and watches again from where it was. The two methods that matter: watch() and ask().
import type { ClientMessage, ServerMessage } from '../generated/protocol'

export type Status = 'connecting' | 'open' | 'waiting' | 'stopped'

type Timer = ReturnType<typeof setTimeout>

export interface SocketLike {
  readyState: number
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

interface Pending {
  message: ClientMessage
  repeat: boolean
  resolve: (answer: ServerMessage) => void
  reject: (error: Error) => void
}

export const first_wait_ms = 400
export const longest_wait_ms = 15_000
// A line that is cut shows within seconds; behind other windows it may take longer.
const ping_every_ms = 4000
const ping_hidden_ms = 20_000
const ping_asked_ms = 1500
const silence_ms = 3500
const connect_ms = 10_000

/** How a table is watched: the last number seen, and whether this page has the engine that completes messages. */
export type Watching = () => { since: number; engine?: boolean; spectators?: boolean }

/** The id of a watch, which its refusal repeats. */
export const watchId = (table: string): string => `watch ${table}`

/**
 * How long to wait before the next attempt: doubling, bounded, and spread so that a restarted server is not stormed.
 */
export function backoff(attempt: number, random: number): number {
  const whole = Math.min(longest_wait_ms, first_wait_ms * 2 ** attempt)
  return Math.round(whole * (0.5 + random / 2))
}

export class Connection {
  status: Status = 'stopped'
  onstatus: (status: Status, retry_at: number | null) => void = () => {}
  onmessage: (message: ServerMessage) => void = () => {}

  #make: () => SocketLike
  #random: () => number
  #socket: SocketLike | null = null
  #watched = new Map<string, Watching>()
  #lobby = false
  #pending = new Map<string, Pending>()
  #attempt = 0
  #retry: Timer | undefined
  #ping: Timer | undefined
  #silence: Timer | undefined
  /** Whether the server owes an answer to a ping. */
  #pinged = false
  #count = 0
  #prefix = Math.random().toString(36).slice(2, 10)

  constructor(make: () => SocketLike, random: () => number = Math.random) {
    this.#make = make
    this.#random = random
  }

  start(): void {
    if (this.status !== 'stopped') return
    this.#attempt = 0
    this.#connect()
  }

  stop(): void {
    clearTimeout(this.#retry)
    this.#drop()
    this.#set('stopped')
  }

  /** A new socket now, e.g. because the cookie has changed. */
  restart(): void {
    this.stop()
    this.start()
  }

  /** Do not wait for the next attempt: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.status !== 'waiting') return
    clearTimeout(this.#retry)
    this.#attempt = 0
    this.#connect()
  }

  /** Watches it; again, if it is watched already. */
  watch(table: string, watching: Watching): void {
    this.#watched.set(table, watching)
    if (this.status === 'open') this.#sendWatch(table, watching)
  }
  unwatch(table: string): void {
    if (!this.#watched.delete(table)) return
    if (this.status === 'open') this.#send({ do: 'unwatch', table })
  }
  lobby(): void {
    this.#lobby = true
    if (this.status === 'open') this.#send({ do: 'lobby' })
  }

  /** A new id for a message. */
  name(): string {
    return `${this.#prefix}-${++this.#count}`
  }
  /** Sends and waits for the answer. Refusals reject with the server's sentence. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const repeat = ['play', 'undo', 'ask', 'answer'].includes(message.do)
    if (!repeat && this.status !== 'open') return Promise.reject(new Error('Not connected right now.'))
    const id = String(message.id ?? this.name())
    return new Promise((resolve, reject) => {
      const full = { ...message, id }
      this.#pending.set(id, { message: full, repeat, resolve, reject })
      if (this.status !== 'open') return
      this.#send(full)
      if (!this.#pinged) this.#schedulePing()
    })
  }
  /** The network says that it is gone: no use in waiting for the silence. */
  offline(): void {
    if (this.status === 'open') this.#lost()
  }
  /** Sends what needs no answer; forgotten when there is no connection. */
  say(message: ClientMessage): void {
    if (this.status === 'open') this.#send(message)
  }

  #set(status: Status, retry_at: number | null = null): void {
    this.status = status
    this.onstatus(status, retry_at)
  }

  #connect(): void {
    this.#set('connecting')
    const socket = this.#make()
    this.#socket = socket
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#attempt = 0
      this.#set('open')
      if (this.#lobby) this.#send({ do: 'lobby' })
      // Their answers come before the table: who plays ahead knows what is in it.
      for (const pending of this.#pending.values()) this.#send(pending.message)
      for (const [table, watching] of this.#watched) this.#sendWatch(table, watching)
      this.#schedulePing()
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(String(event.data))
    }
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), connect_ms)
  }

  #sendWatch(table: string, watching: Watching): void {
    this.#send({ do: 'watch', table, id: watchId(table), ...watching() })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #schedulePing(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#silence)
    const wait = this.#pending.size > 0 ? ping_asked_ms : document.hidden ? ping_hidden_ms : ping_every_ms
    this.#ping = setTimeout(() => {
      this.#send({ do: 'ping' })
      this.#silence = setTimeout(() => this.#lost(), silence_ms)
      this.#pinged = true
    }, wait)
    this.#pinged = false
  }

  #receive(text: string): void {
    this.#schedulePing()
    let message: ServerMessage
    try {
      message = JSON.parse(text) as ServerMessage
    } catch {
      return
    }
    const id = 'id' in message ? String(message.id) : ''
    const pending = this.#pending.get(id)
    if (pending) {
      this.#pending.delete(id)
      if (message.type === 'refused') pending.reject(new Error(message.error))
      else pending.resolve(message)
    }
    this.onmessage(message)
  }

  #drop(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null
      socket.close()
    }
    for (const [id, pending] of this.#pending) {
      if (pending.repeat) continue
      this.#pending.delete(id)
      pending.reject(new Error('The connection was lost. Try again.'))
    }
  }

  #lost(): void {
    this.#drop()
    const wait = backoff(this.#attempt++, this.#random())
    this.#set('waiting', Date.now() + wait)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }
}
