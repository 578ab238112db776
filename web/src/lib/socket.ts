// SPDX-License-Identifier: Apache-2.0
// The socket that a page keeps open: it comes back by itself, watches again from where it was, and repeats a move that
// was not answered (with the same id, so that it counts once). The two methods that matter: watch() and ask().
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
const ping_every_ms = 20_000
const silence_ms = 10_000

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
  #watched = new Map<string, () => number | undefined>()
  #lobby = false
  #pending = new Map<string, Pending>()
  #attempt = 0
  #retry: Timer | undefined
  #ping: Timer | undefined
  #silence: Timer | undefined
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

  watch(table: string, since: () => number | undefined): void {
    this.#watched.set(table, since)
    if (this.status === 'open') this.#sendWatch(table, since)
  }
  unwatch(table: string): void {
    if (!this.#watched.delete(table)) return
    if (this.status === 'open') this.#send({ do: 'unwatch', table })
  }
  lobby(on: boolean): void {
    const begins = on && !this.#lobby
    this.#lobby = on
    if (begins && this.status === 'open') this.#send({ do: 'lobby' })
  }

  /** Sends and waits for the answer. Refusals reject with the server's sentence. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const repeat = message.do === 'play' || message.do === 'undo'
    if (!repeat && this.status !== 'open') return Promise.reject(new Error('Not connected right now.'))
    const id = `${this.#prefix}-${++this.#count}`
    return new Promise((resolve, reject) => {
      const full = { ...message, id }
      this.#pending.set(id, { message: full, repeat, resolve, reject })
      if (this.status === 'open') this.#send(full)
    })
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
      for (const [table, since] of this.#watched) this.#sendWatch(table, since)
      for (const pending of this.#pending.values()) this.#send(pending.message)
      this.#schedulePing()
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(String(event.data))
    }
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), silence_ms)
  }

  #sendWatch(table: string, since: () => number | undefined): void {
    const from = since()
    const message = { do: 'watch', table, id: watchId(table) } as const
    this.#send(from === undefined ? message : { ...message, since: from })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #schedulePing(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#silence)
    this.#ping = setTimeout(() => {
      this.#send({ do: 'ping' })
      this.#silence = setTimeout(() => this.#lost(), silence_ms)
    }, ping_every_ms)
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
