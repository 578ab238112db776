// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Broken } from '../engine/client'
import { Engine, type Asking } from '../engine/module'
import type { NewSeat, Play, Setup, TableMessage, Undo } from '../generated/protocol'
import { Mirror, unseen, type Shown, type Whole } from './mirror'

// A live table in one engine is the server; the mirror has another one. Between them is a line that the test moves.
const root = join(import.meta.dirname, '../../..')
const code = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/skerry.wasm')))
const games = readdirSync(join(root, 'tests/records')).sort()
let house: Engine
let own: Engine
beforeAll(async () => {
  house = await Engine.load(code)
  own = await Engine.load(code)
})

const me: NewSeat = { kind: 'me' }
const here: NewSeat = { kind: 'here', name: 'Bea' }
const bot: NewSeat = { kind: 'bot', bot: 'random' }
const settled = () => new Promise((then) => setTimeout(then))

/** What a server leaves out for who has an engine. */
function slim(message: TableMessage): TableMessage {
  const { facts: _f, seat_facts: _s, decisions: _d, ranking: _r, ...rest } = message
  return rest
}

let tables = 0
class Bench {
  readonly table = `t${++tables}`
  mirror!: Mirror
  shown: Shown[] = []
  refused: { why: string; back: number; quiet: boolean }[] = []
  broken = 0
  asked: Asking[] = []
  sent: { message: Play | Undo; resolve: (seq: number) => void; reject: (why: Error) => void }[] = []
  /** Makes the engine of the page stop. */
  trap = false

  constructor(game: string, seats: NewSeat[], { seed = '11', setup = {} }: { seed?: string; setup?: Setup } = {}) {
    const plan = { game, setup: { players: seats.length, ...setup }, seats }
    house.ask({ do: 'make_table', table: this.table, user: 'me', name: 'Ann', seed, at: 1, plan })
  }

  look(since = 0): { message: Whole; bot?: number } {
    const { message, bot } = house.ask({ do: 'look_table', table: this.table, user: 'me', since, at: 2 })
    return { message: message as Whole, ...(bot === undefined ? {} : { bot }) }
  }
  begin(): this {
    this.bots()
    let names = 0
    this.mirror = new Mirror(this.look().message, {
      engine: {
        ask: async (request) => {
          if (this.trap) throw new Broken('A trap.')
          this.asked.push(request)
          return Promise.resolve(own.ask(request))
        },
      },
      name: () => `m${++names}`,
      send: (message) => new Promise((resolve, reject) => this.sent.push({ message, resolve, reject })),
      show: (shown) => this.shown.push(shown),
      refused: (error, back, quiet) => this.refused.push({ why: error.message, back, quiet }),
      broken: () => ++this.broken,
    })
    return this
  }
  get now(): Shown {
    return this.shown.at(-1)!
  }

  /** Bots move until a person has to. */
  bots(): void {
    while (this.look().bot !== undefined) {
      const { job } = house.ask({ do: 'think_table', table: this.table, seed: ++tables })
      while (!house.ask({ do: 'go_on', job, iterations: 100, at: 3 }).done);
    }
  }
  /** The server hears the first message on the line and answers it; then the table follows. */
  async hear({ quietly = false } = {}): Promise<void> {
    const { message, resolve, reject } = this.sent.shift()!
    const since = this.look().message.seq
    try {
      resolve(house.ask({ do: 'tell_table', table: this.table, user: 'me', name: 'Ann', message, at: 4 }).seq)
    } catch (error) {
      reject(error as Error)
    }
    await settled()
    if (!quietly) await this.tell(since)
  }
  async tell(since: number): Promise<void> {
    this.mirror.receive(slim(this.look(since).message))
    await settled()
  }
  close(): void {
    this.mirror.close()
    house.ask({ do: 'close', table: this.table })
  }
}

/** What is to be seen of a message, without what happened on the way. */
const seen = ({ happened: _h, undone: _u, chat: _c, clocks: _k, ...rest }: Whole) => rest

let bench: Bench
const set = (...given: ConstructorParameters<typeof Bench>) => {
  bench = new Bench(...given).begin()
  onTestFinished(() => bench.close())
}

const modes: [string, NewSeat[]][] = [
  ['alone or against a bot', [me, bot]],
  ['with two at one screen', [me, here]],
]
describe.each(games)('%s', (game) => {
  it.each(modes)('%s: completes messages as the server does, and shows moves ahead as it will', async (_, seats) => {
    set(game, seats)
    await settled()
    let ahead = 0
    for (let turn = 0; turn < 60; ++turn) {
      const { message } = bench.look()
      expect(seen(bench.now.message)).toEqual(seen(message))
      expect(bench.now.waits).toBe(false)
      const decision = message.decisions[turn % Math.max(1, message.decisions.length)]
      if (!decision) break
      const move = decision.moves[(turn * 7) % decision.moves.length]!.text
      await bench.mirror.act({ do: 'play', seat: decision.seat, move })
      const { message: guess, waits, saved } = bench.now
      expect(saved).toBe(message.seq)
      await bench.hear()
      if (!waits) {
        ++ahead
        const truth = bench.look().message
        const mine = String(decision.seat)
        expect(guess.seq).toBe(truth.seq)
        expect(guess.views?.[mine] ?? guess.view).toEqual(truth.views?.[mine] ?? truth.view)
        expect(guess.seat_facts?.[mine] ?? guess.facts).toEqual(truth.seat_facts?.[mine] ?? truth.facts)
        const own = ({ decisions }: Whole) => decisions.filter(({ seat }) => seat === decision.seat)
        expect(own(guess)).toEqual(own(truth))
        // Nothing moves when the server agrees.
        if (seats !== modes[1]![1]) expect(bench.now.message.view).toBe(guess.view)
        expect(bench.now.news.filter(({ seat }) => seat === decision.seat)).toEqual([])
      }
      const known = bench.look().message.seq
      bench.bots()
      await bench.tell(known)
    }
    expect(ahead).toBeGreaterThan(2)
  })
})

/** Fine Sand begins with one: which cards to change. Turns overlap there. */
async function atSelection(): Promise<void> {
  set('fine-sand', [me, bot])
  await settled()
  expect(first().selection!.most).toBeGreaterThan(3)
}
const first = () => bench.now.message.decisions[0]!
const pick = () =>
  bench.mirror.act({ do: 'play', seat: 0, move: first().moves.find(({ text }) => text !== 'done')!.text })

describe('moves in a row', () => {
  it('are all shown, each sent after the one before it', async () => {
    await atSelection()
    const { seq } = bench.now.message
    for (let i = 1; i <= 3; ++i) {
      await pick()
      expect(first().selection!.picked).toHaveLength(i)
      expect(bench.now.message.seq).toBe(seq + i)
      expect(bench.now.saved).toBe(seq)
    }
    const [one, two, three] = bench.sent.map(({ message }) => message)
    expect(one).toEqual(expect.objectContaining({ seq }))
    expect(one).not.toHaveProperty('after')
    expect([two!.after, three!.after]).toEqual([one!.id, two!.id])
    const { message } = bench.now
    for (let i = 1; i <= 3; ++i) {
      await bench.hear()
      expect(bench.now.message.decisions).toBe(message.decisions)
      expect(bench.now.message.view).toBe(message.view)
      expect(bench.now.saved).toBe(seq + i)
      expect(bench.now.news).toEqual([])
    }
    expect(seen(bench.now.message)).toEqual(seen(bench.look().message))
    await pick()
    expect(bench.sent[0]!.message).not.toHaveProperty('after')
  })

  it('are taken back from the first that is refused, with one sentence', async () => {
    await atSelection()
    const before = bench.now.message
    await pick()
    await pick()
    const kept = bench.now.message
    bench.sent[1]!.message = { ...bench.sent[1]!.message, move: 'no such move' } as Play
    await pick()
    await pick()
    await bench.hear()
    expect(bench.now.message.seq).toBe(before.seq + 4)
    await bench.hear({ quietly: true })
    expect(seen(bench.now.message)).toEqual(seen(bench.look().message))
    expect(bench.now.message.seq).toBe(before.seq + 1)
    expect(bench.now.message.undone).toEqual([])
    expect(bench.now.dropped).toContain(kept.seq)
    await bench.hear({ quietly: true })
    await bench.hear({ quietly: true })
    expect(bench.refused).toHaveLength(1)
    expect(bench.refused[0]).toMatchObject({ back: 3, quiet: false })
    expect(bench.refused[0]!.why).toContain('no such move')
    await pick()
    await bench.hear()
    expect(bench.refused).toHaveLength(1)
    expect(seen(bench.now.message)).toEqual(seen(bench.look().message))
  })

  it('give way to what happened in between', async () => {
    await atSelection()
    const { seq } = bench.now.message
    await pick()
    // Another page of the same person was faster.
    const other = bench.look().message.decisions[0]!.moves.findLast(({ text }) => text !== 'done')!.text
    const message: Play = { do: 'play', table: bench.table, seat: 0, seq, move: other }
    house.ask({ do: 'tell_table', table: bench.table, user: 'me', name: 'Ann', message, at: 4 })
    await bench.tell(seq)
    await bench.hear()
    expect(bench.refused[0]!.why).toContain('moved on')
    expect(seen(bench.now.message)).toEqual(seen(bench.look().message))
  })

  it('fail without a word where nobody asked for them', async () => {
    await atSelection()
    await bench.mirror.act({ do: 'play', seat: 0, move: 'no such move' }, true)
    expect(bench.now.waits).toBe(true)
    await bench.hear({ quietly: true })
    expect(bench.refused).toEqual([expect.objectContaining({ back: 0, quiet: true })])
    expect(bench.now.waits).toBe(false)
  })
})

describe('what only the server knows', () => {
  it('is waited for: a move that reveals something', async () => {
    set('skara-brae', [me, bot])
    await settled()
    for (let turn = 0; turn < 200 && !bench.now.waits; ++turn) {
      await bench.mirror.act({ do: 'play', seat: 0, move: first().moves[0]!.text })
      if (bench.now.waits) break
      await bench.hear()
      bench.bots()
      await bench.tell(bench.now.saved)
    }
    const { message } = bench.now
    expect(bench.now.waits).toBe(true)
    expect(message.seq).toBe(bench.now.saved)
    await bench.hear()
    expect(bench.now.waits).toBe(false)
    expect(bench.now.message.seq).toBeGreaterThan(message.seq)
    expect(bench.now.news.length).toBeGreaterThan(0)
  })

  it('is waited for: a take-back, also of moves that are still on their way', async () => {
    await atSelection()
    const { message: before } = bench.now
    await pick()
    expect(bench.now.message.undo).toContain(0)
    await bench.mirror.act({ do: 'undo', seat: 0, turn: false })
    expect(bench.now.waits).toBe(true)
    expect(bench.sent[1]!.message.after).toBe(bench.sent[0]!.message.id)
    await bench.hear()
    await bench.hear()
    expect(bench.now.waits).toBe(false)
    expect(bench.now.message.view).toEqual(before.view)
    expect(bench.refused).toEqual([])
  })
})

describe('the engine', () => {
  it('is given the views that the server sent, for their eyes, and nothing else', async () => {
    set('arctic-scavengers', [me, here])
    await settled()
    const told = bench.look().message
    const loads = bench.asked.filter((request) => request.do === 'load')
    expect(loads.map(({ eyes, view }) => [eyes, view])).toEqual([
      ['none', told.view],
      [0, told.views!['0']],
      [1, told.views!['1']],
    ])
    expect(bench.asked.filter((request) => !['load', 'look'].includes(request.do))).toEqual([])
  })

  it('is not asked again for what has not changed', async () => {
    await atSelection()
    const asked = bench.asked.length
    await bench.tell(bench.now.saved)
    expect(bench.asked.length).toBe(asked)
  })

  it('can break: what was ahead is taken back, and a refusal is still told', async () => {
    await atSelection()
    const before = bench.now.message
    await pick()
    bench.trap = true
    await pick()
    expect(bench.broken).toBe(1)
    expect(bench.now.message.seq).toBe(before.seq)
    expect(bench.now.dropped).toEqual([before.seq + 1])
    bench.sent[0]!.reject(new Error('You are late.'))
    await settled()
    expect(bench.refused).toEqual([{ why: 'You are late.', back: 0, quiet: false }])
  })
})

describe('a table without a game', () => {
  it('is shown as it is', async () => {
    set('tundra', [me, { kind: 'open' }])
    await settled()
    expect(seen(bench.now.message)).toEqual(seen(bench.look().message))
    expect(bench.asked).toEqual([])
  })
})

describe('unseen sentences', () => {
  it('are those that were not shown before, each counted', () => {
    const said = (text: string) => ({ seq: 1, seat: 0, text, event: { kind: 'x', seat: 0 } })
    expect(unseen([said('a'), said('a'), said('b')], [said('a')]).map(({ text }) => text)).toEqual(['a', 'b'])
  })
})
