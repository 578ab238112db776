// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, backoff, first_wait_ms, longest_wait_ms, type SocketLike } from './socket'

class FakeSocket implements SocketLike {
  readyState = 0
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.onopen?.()
  }
  breaks() {
    this.readyState = 3
    this.onclose?.()
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let sockets: FakeSocket[]
let connection: Connection
const last = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  connection = new Connection(
    () => {
      sockets.push(new FakeSocket())
      return last()
    },
    () => 1,
  )
  connection.start()
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

describe('backoff', () => {
  it('doubles, is bounded and spread', () => {
    expect(backoff(0, 1)).toBe(first_wait_ms)
    expect(backoff(1, 1)).toBe(2 * first_wait_ms)
    expect(backoff(50, 1)).toBe(longest_wait_ms)
    expect(backoff(3, 0)).toBe(backoff(3, 1) / 2)
  })
})

describe('the connection', () => {
  it('watches from where it was after coming back', () => {
    let watching: { since: number; engine?: boolean } = { since: 0 }
    connection.watch('t1', () => watching)
    last().opens()
    expect(last().sent).toEqual([{ do: 'watch', table: 't1', id: 'watch t1', since: 0 }])
    watching = { since: 7, engine: true }
    last().breaks()
    expect(connection.status).toBe('waiting')
    vi.advanceTimersByTime(first_wait_ms)
    expect(sockets).toHaveLength(2)
    last().opens()
    expect(last().sent).toEqual([{ do: 'watch', table: 't1', id: 'watch t1', since: 7, engine: true }])
  })
  it('repeats what was not answered before it watches again', () => {
    connection.watch('t1', () => ({ since: 0 }))
    last().opens()
    void connection.ask({ do: 'play', table: 't1', seat: 0, seq: 3, move: 'a', id: connection.name() })
    void connection.ask({ do: 'play', table: 't1', seat: 0, seq: 3, move: 'b' })
    last().breaks()
    vi.advanceTimersByTime(first_wait_ms)
    last().opens()
    expect(last().sent.map((one) => one.move ?? one.do)).toEqual(['a', 'b', 'watch'])
  })
  it('waits longer each time, and starts over after a success', () => {
    for (let i = 0; i < 3; ++i) {
      last().breaks()
      vi.advanceTimersByTime(backoff(i, 1) - 1)
      expect(sockets).toHaveLength(i + 1)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(i + 2)
    }
    last().opens()
    last().breaks()
    vi.advanceTimersByTime(first_wait_ms)
    expect(sockets).toHaveLength(5)
  })
  it('repeats an unanswered move with the same id, and resolves once', async () => {
    last().opens()
    const played = connection.ask({ do: 'play', table: 't1', seat: 0, seq: 3, move: 'stop' })
    const sent = last().sent.at(-1)
    last().breaks()
    vi.advanceTimersByTime(first_wait_ms)
    last().opens()
    expect(last().sent.at(-1)).toEqual(sent)
    last().says({ type: 'done', id: sent!.id, seq: 4 })
    expect(await played).toMatchObject({ type: 'done', seq: 4 })
    last().breaks()
    vi.advanceTimersByTime(first_wait_ms)
    last().opens()
    expect(last().sent).toEqual([])
  })
  it('does not repeat what would count twice', async () => {
    last().opens()
    const said = connection.ask({ do: 'chat', table: 't1', text: 'hello' })
    last().breaks()
    await expect(said).rejects.toThrow('The connection was lost')
    await expect(connection.ask({ do: 'chat', table: 't1', text: 'again' })).rejects.toThrow('Not connected')
  })
  it('rejects a refusal with the sentence of the server', async () => {
    last().opens()
    const played = connection.ask({ do: 'play', table: 't1', seat: 0, seq: 3, move: 'nonsense' })
    last().says({ type: 'refused', id: last().sent.at(-1)!.id, error: 'That is not a move.' })
    await expect(played).rejects.toThrow('That is not a move.')
  })
  it('notices a dead line by silence', () => {
    last().opens()
    vi.advanceTimersByTime(4000)
    expect(last().sent.at(-1)).toEqual({ do: 'ping' })
    last().says({ type: 'pong' })
    vi.advanceTimersByTime(4000)
    expect(connection.status).toBe('open')
    vi.advanceTimersByTime(3500)
    expect(connection.status).toBe('waiting')
    expect(sockets[0]!.closed).toBe(true)
  })
  it('notices it sooner when a move is not answered, or the network says so', () => {
    last().opens()
    void connection.ask({ do: 'play', table: 't1', seat: 0, seq: 3, move: 'stop' })
    vi.advanceTimersByTime(1500)
    expect(last().sent.at(-1)).toEqual({ do: 'ping' })
    vi.advanceTimersByTime(3500)
    expect(connection.status).toBe('waiting')
    connection.hurry()
    last().opens()
    connection.offline()
    expect(connection.status).toBe('waiting')
  })
  it('comes back at once when told to hurry', () => {
    last().opens()
    last().breaks()
    connection.hurry()
    expect(sockets).toHaveLength(2)
    connection.hurry()
    expect(sockets).toHaveLength(2)
  })
  it('survives what is not JSON', () => {
    last().opens()
    last().onmessage?.({ data: 'not json' })
    expect(connection.status).toBe('open')
  })
})
