// SPDX-License-Identifier: Apache-2.0
// What a tap on a thing means. Pure: a decision and what was tapped before go in, what to show or play comes out.
//
// A move that touches only the thing is played. A move that touches several (a tile and a resource) is narrowed down:
// what was tapped and does not name one move yet is `begun`. Where several things are named (decision.selection), every
// move so found is one pick, which the server keeps; the selection ends with the word `done`, or by itself when nothing
// more can be picked.
import { pickOf, type Decision, type GameEvent, type Move, type Selection } from './board'

export const done = 'done'

/** Whether all of `part` is in `whole`, counting repetitions. */
function within(part: string[], whole: string[]): boolean {
  const left = [...whole]
  return part.every((one) => {
    const at = left.indexOf(one)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** The moves that touch everything begun. */
export const narrowed = <E extends GameEvent>(decision: Decision<E>, begun: string[]): Move<E>[] =>
  begun.length === 0 ? decision.moves : decision.moves.filter((move) => within(begun, move.touches))

/** What a tap leads to: a move to play, a pick to put back, or neither; and what is begun then. */
export interface Tapped {
  play?: Move
  back?: string
  begun: string[]
}

export function tap(decision: Decision, begun: string[], thing: string): Tapped {
  const lets_go = decision.selection !== undefined && begun.includes(thing)
  for (const now of [[...begun, thing], ...(lets_go ? [] : [[thing]])]) {
    const moves = narrowed(decision, now)
    // In a selection what is named in full is picked, whatever else could be named with more things.
    const named = decision.selection ? moves.filter((move) => move.touches.length === now.length) : []
    const play = named.length === 1 ? named[0] : moves.length === 1 ? moves[0] : undefined
    if (play) return { play, begun: now }
    if (moves.length > 0) return { begun: now }
  }
  if (lets_go) return { begun: begun.filter((one) => one !== thing) }
  const pick = pickOf(decision, thing)
  return pick ? { back: pick.back, begun: [] } : { begun }
}

/** The decision as boards show it: while a pick of several things is begun, only what completes it glows. */
export const shown = (decision: Decision, begun: string[]): Decision =>
  decision.selection && begun.length > 0 ? { ...decision, moves: narrowed(decision, begun) } : decision

/** Whether a move of a selection makes something happen: what ends it by itself, or is no pick at all. */
export const ends = ({ picked, most }: Selection, move: Move): boolean =>
  picked.length + 1 >= most || (move.events ?? []).length > 0

/** The line that puts everything back. */
export const allBack = (selection: Selection): string => selection.picked.map((pick) => pick.back).join(', ')

const max_told = 12

/** "1 of 2 chosen" */
export function progress({ least, most, picked }: Selection): string {
  const of = picked.length < least ? least : most <= max_told ? most : null
  return of === null ? `${picked.length} chosen` : `${picked.length} of ${of} chosen`
}

/**
 * A move nobody has to think about. Not an answer in another player's turn: how soon it comes would tell that there was
 * no choice.
 */
export function forced({ moves, selection, default_answer }: Decision): Move | null {
  if (moves.length !== 1 || default_answer !== undefined) return null
  // Whoever has picked something may want to put it back.
  if (selection && (selection.picked.length > 0 || moves[0]!.text === done)) return null
  return moves[0]!
}
