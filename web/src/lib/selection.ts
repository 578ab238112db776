// What a click on a thing means. Pure: a decision and what was picked so far go in, what to show or play comes out.
import type { Decision, GameEvent, Move } from './board'
import type { TriedLine } from './protocol'

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

/** The moves that touch everything picked. */
export const narrowed = (decision: Decision, picked: string[]): Move[] =>
  picked.length === 0 ? decision.moves : decision.moves.filter((move) => within(picked, move.touches))

export type Outcome = { play: Move; picked: string[] } | { play: null; picked: string[] }

/** A thing was chosen in a decision for one move: play it, or narrow to what is left; what no longer fits begins anew. */
export function choose(decision: Decision, picked: string[], thing: string): Outcome {
  for (const now of [[...picked, thing], [thing]]) {
    const moves = narrowed(decision, now)
    if (moves.length === 1) return { play: moves[0]!, picked: now }
    if (moves.length > 1) return { play: null, picked: now }
  }
  return { play: null, picked }
}

// ---- Decisions for several things: one line, "cook fish shell shell" ----

const words = (text: string) => text.split(' ')

/** How one thing is named in such a line, and the verb; nothing if no move is about that thing alone. */
function spelled(decision: Decision, thing: string): { verb: string; name: string } | null {
  const move = decision.moves.find((m) => m.touches.length === 1 && m.touches[0] === thing)
  if (!move) return null
  const [verb = '', ...rest] = words(move.text)
  return { verb, name: rest.join(' ') }
}

/** The things that can be collected. */
export const collectable = (decision: Decision): string[] => [
  ...new Set(decision.moves.filter((move) => move.touches.length === 1).map((move) => move.touches[0]!)),
]

/** The line that names all of them, or nothing if they cannot be named together. */
export function lineOf(decision: Decision, picked: string[]): string | null {
  const parts = picked.map((thing) => spelled(decision, thing))
  const verb = parts[0]?.verb
  if (verb === undefined || parts.some((part) => part?.verb !== verb)) return null
  return `${verb} ${parts.map((part) => part!.name).join(' ')}`
}

const closing = (line: string) => `${line}, done`

/** What to ask the server after a pick: the line itself (and closed, if it is one thing), and the line with one more thing. */
export function linesToTry(decision: Decision, picked: string[]): string[] {
  const lines: string[] = []
  const now = lineOf(decision, picked)
  if (now !== null) lines.push(now, closing(now))
  for (const thing of collectable(decision)) {
    const more = lineOf(decision, [...picked, thing])
    if (more !== null) lines.push(more)
  }
  return lines
}

export interface Collected {
  /** What to send on confirm; nothing while the server has not said that it is possible. */
  line: string | null
  /** Why not, if the server said so. */
  error: string | null
  events: GameEvent[]
  /** The decision as it is now: moves for the things that still fit, reasons for those that do not. */
  shown: Decision
}

/** The state of collecting, by the server's answer to linesToTry. */
export function collected(decision: Decision, picked: string[], tried: TriedLine[]): Collected {
  if (picked.length === 0) return { line: null, error: null, events: [], shown: decision }
  const answer = new Map(tried.map((one) => [one.line, one]))
  const now = lineOf(decision, picked)
  const whole = now === null ? undefined : answer.get(now)
  const closed = now === null ? undefined : answer.get(closing(now))
  const fits = (thing: string) => {
    const line = lineOf(decision, [...picked, thing])
    return line === null ? undefined : answer.get(line)
  }
  const moves = decision.moves.filter((move) => move.touches.length === 1 && fits(move.touches[0]!)?.ok === true)
  const refused = [...decision.refused]
  for (const thing of collectable(decision)) {
    if (fits(thing)?.ok === false)
      refused.push({ thing, reason: 'No more of it fits with what you have chosen.' })
  }
  const best = closed?.ok ? closed : whole?.ok ? whole : undefined
  return {
    line: best ? best.line : null,
    error: best || !whole ? null : (whole.error ?? null),
    events: best?.events ?? [],
    shown: { ...decision, moves, refused },
  }
}

/** A move nobody has to think about. */
export const forced = (decision: Decision): Move | null =>
  decision.moves.length === 1 ? decision.moves[0]! : null
