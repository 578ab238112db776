// SPDX-License-Identifier: Apache-2.0
// Pure helpers between a view and what is drawn of it.
import type { Pebble, Player } from './components'

export interface Held {
  pebble: Pebble
  key: string
  /** Whether this copy is among the things picked so far. */
  picked: boolean
}

/** The pebbles of a hand one by one; of several copies as many are picked as were chosen. */
export const held = (hand: Player['hand'], picked: string[]): Held[] =>
  (Object.entries(hand) as [Pebble, number][]).flatMap(([pebble, count]) => {
    const chosen = picked.filter((thing) => thing === `pebble:${pebble}`).length
    return Array.from({ length: count }, (_, copy) => ({ pebble, key: `${pebble}${copy}`, picked: copy < chosen }))
  })

/** All seats, the one in focus first. */
export const around = (focus: number, players: number): number[] =>
  Array.from({ length: players }, (_, i) => (focus + i) % players)
