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
  picked.length + ('count' in move ? (move as Multiple).count : 1) >= most || (move.events ?? []).length > 0

/** With more kinds of things one click per thing is clearer. */
const max_multiples = 3

/** Several picks as one move: so many of one kind, or all there are. */
export interface Multiple extends Move {
  count: number
  /** The pick that is made several times. */
  of?: Move
}
export function multiples(decision: Decision): Multiple[] {
  const kinds = decision.selection ? decision.moves.filter(({ times = 1 }) => times > 1) : []
  const several = (kinds.length > max_multiples ? [] : kinds).map((of): Multiple => {
    const count = of.times!
    return { ...of, of, count, text: Array.from({ length: count }, () => of.text).join(', '), events: [] }
  })
  const all = decision.selection?.all
  if (all === undefined) return several
  return [...several, { text: all, label: { head: 'All' }, touches: [], count: all.split(', ').length }]
}

/** The line that puts everything back. */
export const allBack = (selection: Selection): string => selection.picked.map((pick) => pick.back).join(', ')

const max_told = 12

/** "1 of 2 chosen" */
export function progress({ least, most, picked }: Selection): string {
  const of = picked.length < least ? least : most <= max_told ? most : null
  return of === null ? `${picked.length} chosen` : `${picked.length} of ${of} chosen`
}

/** What the page knows beside the decision. */
export interface Circumstances {
  /** Nobody else sits at the table but bots: there is nobody to keep a secret from. */
  alone: boolean
  /** All that could be taken back is the click just made: what follows from it is part of that click. */
  one_click: boolean
}

/**
 * The line that nobody has to think about, if it may be played for the person: never where it comes so soon that others
 * learn something, where something would go unseen, or where it takes away an undo that is worth something.
 */
export function forced({ forced, selection, undo }: Decision, { alone, one_click }: Circumstances): string | null {
  if (forced === undefined || (forced.tells && !alone)) return null
  const { line, reveals, ends } = forced
  const picked = selection?.picked.length ?? 0
  // What has just been turned up is looked at before nothing of it is kept.
  if (line === done && picked === 0 && !undo) return null
  // Whoever has picked the one thing has said all.
  if (selection?.most === 1 && picked === 1) return line
  if (!undo || !(reveals || ends)) return line
  return !ends && one_click ? line : null
}
