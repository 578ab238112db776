// SPDX-License-Identifier: Apache-2.0
// For tests: what the engine told in the games of tests/records (scripts/recorded.mjs).
import { readFileSync } from 'node:fs'
import type { Decision, GameEvent, GameTypes, Move } from '../lib/board'

export interface Recorded<G extends GameTypes> {
  file: string
  setup: { mode: string; players: number }
  events: G['Event'][]
  begin: G['State']
  end: G['State']
}

/** Recorded games: those of one player, and of the others one of every mode and number of players. */
export function recorded<G extends GameTypes>(id: string): Recorded<G>[] {
  return JSON.parse(readFileSync(`src/generated/${id}-recorded.json`, 'utf8')) as Recorded<G>[]
}

/** A decision of seat 0, with nothing told but its moves. */
export const decision = <E extends GameEvent>(
  kind: string,
  moves: Move<E>[],
  more: Partial<Decision<E>> = {},
): Decision<E> => ({ seat: 0, decision: kind, line: '', about: [], refused: [], moves, undo: false, ...more })
