// SPDX-License-Identifier: Apache-2.0
// The bots of a table in this browser: they think in slices, so that everything else gets its turn, pause as at a
// server, and are given up when nobody watches any more.
import { Refused, type Asking } from '../engine/module'
import type { Answers } from '../generated/engine'
import { newSeed } from './id'
import type { Room } from './room'
import type { GivenMove } from './rooms'

/** As long as a bot at a server may think about a decision. */
const longest_ms = 2000
const hurried_ms = 100
const slice_ms = 25
/** How soon the bots of a guided game look again whether the person has moved. */
const waits_ms = 100

export interface Desk {
  /** Milliseconds before a move, a third of that between the moves of one seat. */
  pause: number
  /** The next move of a guided game; `wait`: the bots play on when the guide is gone. */
  given(): Promise<GivenMove | 'wait' | undefined>
  /** It is made, kept and told. */
  follow(move: GivenMove): Promise<unknown>
  begin(request: Extract<Asking, { do: 'think_table' }>): Promise<Answers['think_table']>
  /** A slice; once it is done the move has been made, kept and told. */
  goOn(request: Extract<Asking, { do: 'go_on' }>): Promise<Answers['go_on']>
  stop(job: number): Promise<unknown>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Decides for bots until a person is to decide. */
export async function think(room: Room, desk: Desk): Promise<void> {
  while (room.leads && room.bot !== undefined) {
    try {
      await decide(room, desk)
    } catch (error) {
      // Somebody took a move back, or a seat: look again.
      if (!(error instanceof Refused)) throw error
      await wait(50)
    }
  }
}

async function decide(room: Room, desk: Desk): Promise<void> {
  // Where turns overlap nobody watches a bot.
  const overlap = (room.table?.waiting.length ?? 0) > 1
  const pause = overlap ? 0 : room.mover === room.bot ? desk.pause / 3 : desk.pause
  const begun = Date.now()
  const given = await desk.given()
  if (given) {
    const due = given !== 'wait' && room.table?.seats[given.seat]?.kind === 'bot'
    await wait(due && !room.hurried ? pause : waits_ms)
    if (due && room.leads) await desk.follow(given)
    return
  }
  const { job } = await desk.begin({ do: 'think_table', table: room.id, seed: newSeed(), time: longest_ms })
  let iterations = 100
  while (room.leads) {
    const spent = Date.now() - begun
    const hold = !room.hurried && spent < pause ? { hold: true } : {}
    const now = room.hurried && spent >= hurried_ms
    const slice = performance.now()
    const state = await desk.goOn({ do: 'go_on', job, iterations, now, ...hold, at: Date.now() })
    if (state.done) return
    if (state.spent >= 1) await wait(Math.min(50, Math.max(0, pause - spent)))
    else iterations = Math.round(Math.min(5000, Math.max(10, (iterations * slice_ms) / (performance.now() - slice))))
  }
  await desk.stop(job)
}
