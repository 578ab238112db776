// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineClient } from '../engine/client'
import { Broken } from '../engine/client'
import type { Asking } from '../engine/module'
import { pageEngine } from '../engine/page'
import type { ClientMessage, Decision, ServerMessage, TableMessage } from '../generated/protocol'
import { app } from './app.svelte'
import { TableStore } from './table.svelte'

vi.mock('../engine/page', () => ({ pageEngine: vi.fn() }))

const settled = () => new Promise((then) => setTimeout(then, 5))
const decision = (text: string): Decision => ({
  seat: 0,
  decision: 'choose',
  line: 'Choose.',
  about: [],
  refused: [],
  moves: [{ text, label: { head: text }, touches: [] }],
  undo: false,
})

// A message with what the server makes of it, or as it comes to a page with an engine.
function told(seq: number, whole = true): TableMessage {
  const table = { id: 't', game: 'tundra', rules: 2, names: ['Ann'], mine: [0], waiting: [0], state: 'playing', seq }
  const seats = [{ kind: 'person', name: 'Ann', you: true, here: true, lent: false }]
  const made = whole ? { facts: [], decisions: [decision(`server ${seq}`)], ranking: null } : {}
  return {
    type: 'table',
    table: { ...table, seats, undo: true } as unknown as TableMessage['table'],
    seq,
    view: { at: seq },
    undone: [],
    happened: [],
    undo: [],
    clocks: [],
    ...made,
  }
}

// An engine that knows no game: it says what it sees, and plays every move but those that reveal something.
class Pretender {
  asked: Asking[] = []
  broken = false
  #at = 0
  ask = (request: Asking): Promise<unknown> => {
    this.asked.push(request)
    if (this.broken) return Promise.reject(new Broken('A trap.'))
    if (request.do === 'load') this.#at = (request.view as { at: number }).at
    if (request.do === 'play') {
      const happened = [{ seat: 0, text: request.move, event: { kind: 'x', seat: 0 } }]
      // A move may tell of others.
      if (request.move === 'own 5') happened.push({ seat: 1, text: 'Bob loses it.', event: { kind: 'x', seat: 1 } })
      return Promise.resolve({ played: [request.move], happened, at: ++this.#at })
    }
    const seen = { view: { at: this.#at }, facts: [], decisions: [decision(`own ${this.#at}`)], ranking: null }
    return Promise.resolve({ ...seen, waiting: [0] })
  }
}

let hear: (message: ServerMessage) => void
let watching: () => { since: number; engine?: boolean }
let watches: { since: number; engine?: boolean }[]
let asked: { message: ClientMessage; resolve: (answer: ServerMessage) => void; reject: (why: Error) => void }[]
let engine: Pretender
let store: TableStore
beforeEach(() => {
  watches = []
  asked = []
  engine = new Pretender()
  app.notices = []
  vi.spyOn(app, 'listen').mockImplementation((listener) => {
    hear = listener
    return () => true
  })
  vi.spyOn(app.connection, 'watch').mockImplementation((_, given) => {
    watching = given
    watches.push(given())
  })
  vi.spyOn(app.connection, 'ask').mockImplementation(
    (message) => new Promise((resolve, reject) => asked.push({ message, resolve, reject })),
  )
})
afterEach(() => {
  store.close()
  vi.restoreAllMocks()
})

async function open(rules = 2): Promise<void> {
  vi.mocked(pageEngine).mockResolvedValue({
    client: engine as unknown as EngineClient,
    rules: new Map([['tundra', rules]]),
  })
  store = new TableStore('t')
  hear(told(4))
  await settled()
}
const offered = () => store.decision?.moves[0]?.text

describe('a table page', () => {
  it('shows the first message as it comes, and then asks its own engine', async () => {
    await open()
    expect(watches).toEqual([{ since: 0 }, { since: 4, engine: true }])
    expect(offered()).toBe('own 4')
    hear(told(5, false))
    await settled()
    expect(offered()).toBe('own 5')
    expect(watching()).toEqual({ since: 5, engine: true })
  })

  it('goes on with the server where the engine has other rules', async () => {
    await open(3)
    expect(watches).toEqual([{ since: 0 }])
    expect(engine.asked).toEqual([])
    hear(told(5))
    expect(offered()).toBe('server 5')
  })

  it('goes on with the server where there is no engine', async () => {
    vi.mocked(pageEngine).mockRejectedValue(new Broken('It could not be loaded.'))
    store = new TableStore('t')
    hear(told(4))
    await settled()
    expect(watches).toEqual([{ since: 0 }])
    void store.play('server 4')
    expect(store.busy).toBe(true)
    asked[0]!.resolve({ type: 'done', seq: 5 })
    await settled()
    expect([store.busy, store.answered]).toEqual([false, false])
    hear(told(5))
    expect([store.answered, offered()]).toEqual([true, 'server 5'])
  })

  it('goes back to the server when the engine breaks', async () => {
    await open()
    await store.play('own 4')
    engine.broken = true
    await store.play('own 5')
    expect(watches.at(-1)).toEqual({ since: 4 })
    expect([store.seq, store.busy, store.log]).toEqual([4, false, []])
    hear(told(6))
    expect(offered()).toBe('server 6')
    expect(asked).toHaveLength(2)
  })

  it('loses nothing of what came when the engine broke', async () => {
    await open()
    engine.broken = true
    const happened = [{ seq: 6, seat: 1, text: 'Bob waits.', event: { kind: 'x', seat: 1 } }]
    hear({ ...told(6, false), happened })
    await settled()
    expect(watches.at(-1)).toEqual({ since: 4 })
    hear({ ...told(6), happened })
    expect(store.log.map(({ text }) => text)).toEqual(['Bob waits.'])
    expect(offered()).toBe('server 6')
  })

  it('shows moves before they are kept, marks them, and takes back what is refused with a sentence', async () => {
    await open()
    vi.spyOn(Date, 'now').mockReturnValue(7)
    await store.play('own 4')
    await store.play('own 5')
    expect(offered()).toBe('own 6')
    expect(store.heard).not.toBe(7) // clocks are the server's
    expect([store.seq, store.saved, store.busy]).toEqual([6, 4, false])
    expect(store.log.map(({ seq, text }) => [seq, text])).toEqual([
      [5, 'own 4'],
      [6, 'own 5'],
      [6, 'Bob loses it.'],
    ])
    asked[0]!.reject(new Error('You are late.'))
    asked[1]!.reject(new Error('The move before this one was not made.'))
    await settled()
    expect(offered()).toBe('own 4')
    expect([store.seq, store.saved, store.log]).toEqual([4, 4, []])
    expect(app.notices.map(({ text }) => text)).toEqual(['You are late. Your last 2 moves were taken back.'])
  })

  it('leaves what is begun alone when the server agrees', async () => {
    await open()
    await store.play('own 4')
    store.choosing.begun = ['tile:x']
    asked[0]!.resolve({ type: 'done', seq: 5 })
    await settled()
    hear({ ...told(5, false), happened: [{ seq: 5, seat: 0, text: 'own 4', event: { kind: 'x', seat: 0 } }] })
    await settled()
    expect(store.choosing.begun).toEqual(['tile:x'])
    expect([store.seq, store.saved, store.log.length]).toEqual([5, 5, 1])
  })
})

describe('what is forced', () => {
  /** The server's answer to the last message, and the table after it. */
  async function answered(seq: number, more: Partial<Decision> = {}): Promise<void> {
    asked.at(-1)!.resolve({ type: 'done', id: '', seq } as unknown as ServerMessage)
    await settled()
    hear({ ...told(seq), decisions: [{ ...decision(`server ${seq}`), ...more }], undo: more.undo ? [0] : [] })
    await settled()
  }
  const sent = () => asked.map(({ message }) => (message.do === 'play' ? message.move : message.do))
  const only = { line: 'server 5', reveals: false, ends: false, tells: false }

  it('follows my click at once, and goes back with it', async () => {
    await open(1)
    void store.choosing.choose(store.decision!.moves[0]!)
    await settled()
    await answered(5, { undo: true, forced: only })
    expect(sent()).toEqual(['server 4', 'server 5'])
    await answered(6, { undo: true })
    void store.undo(false)
    await settled()
    await answered(7, { undo: true, forced: only })
    expect(sent()).toEqual(['server 4', 'server 5', 'undo', 'undo'])
    await answered(8, { forced: only })
    // What was taken back is not played again by itself.
    expect(sent()).toHaveLength(4)
  })
  it('waits where it would end what could be taken back', async () => {
    await open(1)
    void store.choosing.choose(store.decision!.moves[0]!)
    await settled()
    await answered(5, { undo: true, forced: { ...only, ends: true } })
    expect(sent()).toEqual(['server 4'])
  })
})
