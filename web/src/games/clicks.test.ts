// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// How many clicks a turn takes: recorded turns are played again with the real engine, by tapping as a person would.
// SKERRY_CLICKS=1 prints the table.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Decision, Move } from '../lib/board'
import { Engine } from '../engine/module'
import { follow as villager } from './snowcrest/model'
import { follow as action } from './tundra/model'
import { done, forced, multiples, tap } from '../lib/selection'

const root = join(import.meta.dirname, '../../..')
const records = join(root, 'tests/records')
const games = readdirSync(records).sort()
/** Games by themselves between several players. */
const usual = ['multi', 'base', 'full']
const turns_per_record = 12
/** What is left of the clicks that a page needs which asks everything; it must not become more. */
const share: Record<string, number> = {
  'arctic-scavengers': 0.75,
  'fine-sand': 0.66,
  'skara-brae': 0.92,
  snowcrest: 0.56,
  tundra: 0.88,
}
const few = 4

let engine: Engine
beforeAll(async () => {
  engine = await Engine.load(new WebAssembly.Module(readFileSync(join(root, 'build/wasm/skerry.wasm'))))
})

interface Recorded {
  seat: number
  move: string
}

/** Taps on things, the thing that says most first, and a click on a button where things do not say it. */
function clicksFor(decision: Decision, move: Move): number {
  if (move.touches.length === 0 || decision.moves.length <= few) return 1
  const from = (first: number): number => {
    let begun: string[] = []
    for (const [taps, thing] of [...move.touches.slice(first), ...move.touches.slice(0, first)].entries()) {
      const tapped = tap(decision, begun, thing)
      if (tapped.play) return tapped.play.text === move.text ? taps + 1 : taps + 2
      begun = tapped.begun
    }
    return move.touches.length + 1
  }
  return Math.min(...move.touches.map((_, first) => from(first)))
}

/** One seat's clicks in the first turns of a recorded game: asked everything, or only what is a choice. */
class Play {
  clicks = 0
  turns = 0
  /** My moves that could be taken back, and whether they all follow from one click. */
  #undoable = 0
  #one_click = false

  constructor(
    readonly moves: Recorded[],
    readonly seat: number,
    readonly spared: boolean,
  ) {
    let at = 0
    let before = -1
    while (at < moves.length && this.turns <= turns_per_record) {
      const { seat: mover } = moves[at]!
      if (mover === seat && before !== seat) ++this.turns
      if (mover !== seat && moves[at]) this.#undoable = 0
      before = mover
      at += mover === seat && this.turns <= turns_per_record ? this.#decide(at) : this.#send(mover, moves[at]!.move)
    }
  }

  #send(seat: number, line: string): number {
    const { revealed, played } = engine.ask({ do: 'play', table: 'clicks', seat, move: line })
    if (seat === this.seat) this.#undoable = revealed ? 0 : this.#undoable + played.length
    return played.length
  }
  /** Decides as recorded; how many of the recorded moves that was. */
  #decide(at: number): number {
    const asked = engine.ask({ do: 'decide', table: 'clicks', seat: this.seat }).decision
    const decision = { ...asked, undo: this.#undoable > 0 } as Decision
    const { move: text } = this.moves[at]!
    const circumstances = { alone: true, one_click: this.#one_click }
    const line = this.spared ? (forced(decision, circumstances) ?? villager(decision, true) ?? action(decision)) : null
    // A follow-up that was not wanted is reached by the list of moves, which takes a click more.
    if (line !== null && (decision.forced || line === text)) return this.#send(this.seat, line)
    if (line !== null) ++this.clicks
    const move = decision.moves.find((one) => one.text === text)!
    this.#one_click = !decision.undo
    // The lines on a villager's card are for tapping.
    const then = this.moves[at + 1]?.move ?? ''
    if (this.spared && text.startsWith('activate ') && then.startsWith('use ')) {
      ++this.clicks
      return this.#send(this.seat, `${text}, ${then}`)
    }
    let same = 1
    while (this.moves[at + same]?.move === text && this.moves[at + same]?.seat === this.seat) ++same
    const many = this.spared ? multiples(decision).find((one) => one.count === same && one.of === move) : undefined
    const whole = this.spared && multiples(decision).find((one) => one.of === undefined)
    const picked = this.moves.slice(at, at + (whole ? whole.count : 0)).map(({ move }) => move)
    if (whole && picked.sort().join(', ') === whole.text.split(', ').sort().join(', ')) {
      ++this.clicks
      return this.#send(this.seat, whole.text)
    }
    this.clicks += many ? 1 : text === done ? 1 : clicksFor(decision, move)
    return this.#send(this.seat, many ? many.text : text)
  }
}

function counted(game: string, spared: boolean): { clicks: number; turns: number } {
  const sum = { clicks: 0, turns: 0 }
  for (const file of readdirSync(join(records, game)).sort()) {
    const [head, ...lines] = readFileSync(join(records, game, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    const { setup, seed } = head as { setup: { mode: string }; seed: string }
    if (!usual.includes(setup.mode)) continue
    engine.ask({ do: 'new', table: 'clicks', game, setup, seed })
    const { clicks, turns } = new Play(
      lines.filter((line): line is Recorded => 'move' in line),
      0,
      spared,
    )
    sum.clicks += clicks
    sum.turns += turns
  }
  return sum
}

describe.each(games)('a turn of %s', (game) => {
  it('takes fewer clicks than there are questions', () => {
    const before = counted(game, false)
    const after = counted(game, true)
    if (process.env.SKERRY_CLICKS)
      console.log(
        [
          game,
          before.turns,
          before.clicks / before.turns,
          after.clicks / after.turns,
          after.clicks / before.clicks,
        ].join(),
      )
    expect(after.turns).toBe(before.turns)
    expect(after.clicks / before.clicks).toBeLessThan(share[game]!)
  })
})
