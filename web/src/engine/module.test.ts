// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { Engine, Refused } from './module'
import { Random, seedOf } from './random'

// The same games in WebAssembly as everywhere: golden records, signatures, and what bots choose.
const root = join(import.meta.dirname, '../../..')
const tests = join(root, 'tests')
const built = (name: string) => readFileSync(join(root, 'build/wasm', name))
const games = readdirSync(join(tests, 'records')).sort()

let engine: Engine
const code = new WebAssembly.Module(built('skerry.wasm'))
beforeAll(async () => {
  engine = await Engine.load(code)
})

const fnv = (text: string, start: bigint) => {
  for (const byte of new TextEncoder().encode(text)) start = BigInt.asUintN(64, (start ^ BigInt(byte)) * 0x100000001b3n)
  return start
}

describe('the module', () => {
  it('is small enough to load', () => {
    expect(gzipSync(built('skerry.wasm'), { level: 9 }).length).toBeLessThan(900_000)
  })

  it('asks its host for a clock and for a place to say why it stopped', () => {
    const imports = WebAssembly.Module.imports(code).map(({ name }) => name)
    expect(imports.sort()).toEqual(['clock_time_get', 'fd_close', 'fd_seek', 'fd_write'])
  })

  it('knows the games it was made with', () => {
    expect(engine.ask({ do: 'games' }).games.map(({ id }) => id)).toEqual(games)
  })

  it('refuses with a sentence', () => {
    expect(() => engine.ask({ do: 'setups', game: 'chess' })).toThrow(Refused)
    expect(() => engine.begin('tundra', { players: 77 }, seedOf(1))).toThrow(/\.$/)
    expect(() => engine.play(12345, 0, 0n)).toThrow('There is nothing in place 12345.')
  })
})

describe.each(games)('%s', (game) => {
  it('replays its golden records to the same hashes', () => {
    const folder = join(tests, 'records', game)
    for (const file of readdirSync(folder)) {
      const record = readFileSync(join(folder, file), 'utf8')
      const last = JSON.parse(record.trim().split('\n').at(-1)!) as { end: number; hash: string }
      const [found] = engine.ask({ do: 'verify', record }).games
      expect([file, found!.hash, found!.over]).toEqual([file, last.hash, true])
    }
  })

  it('has the same signatures', () => {
    const [rules, ...lines] = readFileSync(join(tests, 'signature', `${game}.txt`), 'utf8')
      .trim()
      .split('\n')
    expect(rules).toBe(`rules ${engine.ask({ do: 'games' }).games.find(({ id }) => id === game)!.rules}`)
    for (const line of lines) {
      const space = line.indexOf(' ')
      const setup = JSON.parse(line.slice(space)) as object
      let all = 0n
      for (let i = 0; i < 12; ++i) {
        const random = new Random(seedOf(i), 2)
        const place = engine.begin(game, setup, seedOf(1000 + i))
        for (let waiting; (waiting = engine.waiting(place)) !== 0;) {
          const seat = 31 - Math.clz32(waiting & -waiting)
          const moves = engine.moves(place, seat)
          engine.play(place, seat, moves[random.below(moves.length)]!)
        }
        engine.ask({ do: 'load', place })
        all = fnv(engine.ask({ do: 'hash' }).hash, all)
        engine.drop(place)
      }
      expect(`${all} ${JSON.stringify(setup)}`).toBe(line)
    }
  })
})

// The same requests to the program and to the module get the same answers, byte for byte: prompts, views, bots, hints,
// analyses.
describe('the native engine', () => {
  it.each(games)('answers the same in %s', async (game) => {
    const record = readFileSync(join(tests, 'records', game, '0.jsonl'), 'utf8')
    const requests: object[] = [
      { do: 'frames', record, seat: 0 },
      { do: 'analyse', iterations: 20, record },
    ]
    for (let seed = 0; seed < 4; ++seed)
      requests.push(
        { do: 'new', game, seed },
        { do: 'look', seat: 0 },
        { do: 'view', seat: 'none' },
        { do: 'picture' },
        { do: 'think', bot: 'greedy', seed, seat: 0 },
        { do: 'think', bot: 'level2', seed, seat: 0 },
        { do: 'think', bot: 'search:1500', seed, seat: 0 },
        { do: 'hint', iterations: 600, seed, seat: 0 },
      )
    const module = await Engine.load(code)
    const asked: string[] = []
    const answers: string[] = []
    const ask = (request: object) => {
      asked.push(JSON.stringify(request))
      answers.push(module.call(asked.at(-1)!))
      return JSON.parse(answers.at(-1)!) as { job?: number; done?: boolean }
    }
    for (const request of requests) {
      const { job } = ask(request)
      // An analysis takes one decision at a time: the first forty will do.
      for (let slice = 1; job !== undefined; ++slice)
        if (ask({ do: 'go_on', job, iterations: 400, now: slice === 40 }).done) break
    }
    const skerry = process.env.SKERRY_BIN ?? join(root, 'build/release/bin/skerry')
    const told = execFileSync(skerry, ['referee'], { input: asked.join('\n') + '\n', maxBuffer: 1 << 30 })
    const lines = told.toString().trimEnd().split('\n')
    expect(lines.length).toBe(asked.length)
    lines.forEach((line, i) => expect([asked[i]!.slice(0, 100), answers[i]]).toEqual([asked[i]!.slice(0, 100), line]))
  })
})
