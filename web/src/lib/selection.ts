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

/** A price is a choice among its complete lines, where those are known: the things that pay it can be named in any order. */
export const whole = (decision: Decision): Decision =>
  decision.ways ? { ...decision, several: false, moves: decision.ways } : decision

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
const kindOf = (thing: string) => thing.slice(0, thing.indexOf(':'))
const nameOf = (thing: string) => thing.slice(thing.indexOf(':') + 1)
const argumentsOf = (move: Move) => words(move.text).slice(1).join(' ')

/** What such a line does: the verb of most moves about things; the first one, where two have as many. */
export function verbOf(decision: Decision): string | null {
  const counts = new Map<string, number>()
  for (const move of decision.moves)
    if (move.touches.length > 0) counts.set(words(move.text)[0]!, (counts.get(words(move.text)[0]!) ?? 0) + 1)
  let best: string | null = null
  for (const [verb, count] of counts) if (best === null || count > counts.get(best)!) best = verb
  return best
}

/** Whether a move is collected for such a line rather than played. */
export const collects = (decision: Decision, move: Move): boolean =>
  decision.several && move.touches.length > 0 && words(move.text)[0] === verbOf(decision)

/** A thing that no move is about by itself, named as its like are: it may be possible together with others. */
function alike(decision: Decision, thing: string): Move | null {
  for (const move of decision.moves) {
    const like = move.touches[0]
    if (move.touches.length !== 1 || !collects(decision, move) || kindOf(like!) !== kindOf(thing)) continue
    const name = argumentsOf(move) === nameOf(like!) ? nameOf(thing) : argumentsOf(move) === like ? thing : null
    if (name !== null) return { text: `${verbOf(decision)} ${name}`, label: nameOf(thing), touches: [thing] }
  }
  return null
}

/** Everything a line can be made of: moves, what comes later in their order, and what is refused alone. */
function parts(decision: Decision): Move[] {
  const own = decision.moves.filter((move) => collects(decision, move))
  const others = new Set([...decision.about, ...decision.refused.map((refused) => refused.thing)])
  const more = [...others].filter((thing) => !own.some((move) => move.touches.includes(thing))).map((thing) => alike(decision, thing))
  return [...own, ...more.filter((move) => move !== null)]
}

/** What the decision is about is collected in any order; whether it fits is known of the whole line only. */
const free = (decision: Decision): Move[] =>
  parts(decision).filter((move) => move.touches.length === 1 && decision.about.includes(move.touches[0]!))

/** The things that can be collected. */
export const collectable = (decision: Decision): string[] => [...new Set(parts(decision).flatMap((move) => move.touches))]

/**
 * What was picked, as moves: things are put together until they name one move ("build A2:stone" needs a tile and a resource, "cook fish"
 * only the fish). `begun` is what does not name a move yet; a thing that does not go with it takes its place.
 */
export function spelled(decision: Decision, picked: string[]): { moves: Move[]; begun: string[] } | null {
  const all = parts(decision)
  const fits = (things: string[]) => all.filter((move) => within(things, move.touches))
  const moves: Move[] = []
  let begun: string[] = []
  for (const thing of picked) {
    const now = [[...begun, thing], [thing]].find((things) => fits(things).length > 0)
    if (now === undefined) return null
    const left = fits(now)
    const exact = left.filter((move) => move.touches.length === now.length)
    const named = exact.length === 1 ? exact[0] : left.length === 1 ? left[0] : undefined
    if (named) moves.push(named)
    begun = named ? [] : now
  }
  return { moves, begun }
}

/** What to pick so that the move is named. */
export function toName(decision: Decision, picked: string[], move: Move): string[] {
  for (let most = 1; most < move.touches.length; ++most) {
    const things = move.touches.slice(0, most)
    const now = spelled(decision, [...picked, ...things])
    if (now?.begun.length === 0 && now.moves.at(-1) === move) return things
  }
  return move.touches
}

/** The line that names all the moves, or nothing if there are none. */
const lineFor = (moves: Move[]): string | null =>
  moves.length === 0 ? null : `${words(moves[0]!.text)[0]} ${moves.map(argumentsOf).join(' ')}`

/** The line that names all of them, or nothing if they cannot be named together. */
export function lineOf(decision: Decision, picked: string[]): string | null {
  const now = spelled(decision, picked)
  return now === null || now.begun.length > 0 ? null : lineFor(now.moves)
}

const closing = (line: string) => `${line}, done`
const mostLines = 32

/** What to ask the server after a pick: the line itself, the line closed, and the line with one more move. */
export function linesToTry(decision: Decision, picked: string[]): string[] {
  const now = spelled(decision, picked)
  if (now === null) return []
  const lines: string[] = []
  const line = lineFor(now.moves)
  if (line !== null) lines.push(line, closing(line))
  const any = free(decision).map((move) => move.text)
  for (const move of parts(decision)) {
    if (any.includes(move.text) || !within(now.begun, move.touches)) continue
    lines.push(lineFor([...now.moves, move])!)
  }
  return lines.slice(0, mostLines)
}

export interface Collected {
  /** What to send on confirm; nothing while the server has not said that it is possible. */
  line: string | null
  /** Why not, if the server said so. */
  error: string | null
  events: GameEvent[]
  /** What would follow from it, where the server tells. */
  facts: unknown[] | null
  /** The decision as it is now: moves for the things that still fit, reasons for those that do not. */
  shown: Decision
}

/** The state of collecting, by the server's answer to linesToTry. */
export function collected(decision: Decision, picked: string[], tried: TriedLine[]): Collected {
  const any = free(decision)
  if (picked.length === 0) {
    const more = any.filter((move) => !decision.moves.includes(move))
    const shown = more.length === 0 ? decision : { ...decision, moves: [...decision.moves, ...more] }
    return { line: null, error: null, events: [], facts: null, shown }
  }
  const answer = new Map(tried.map((one) => [one.line, one]))
  const { moves: done, begun } = spelled(decision, picked) ?? { moves: [], begun: [] }
  const now = lineFor(done)
  const whole = now === null ? undefined : answer.get(now)
  const closed = now === null ? undefined : answer.get(closing(now))
  const tries = (move: Move) => answer.get(lineFor([...done, move])!)
  const isFree = (move: Move) => any.some((one) => one.text === move.text)
  const all = parts(decision)
  const moves = all.filter((move) => isFree(move) || (tries(move)?.ok === true && within(begun, move.touches)))
  const refused = [...decision.refused].filter((one) => !moves.some((move) => move.touches.includes(one.thing)))
  for (const thing of collectable(decision)) {
    const touching = all.filter((move) => move.touches.includes(thing))
    if (touching.some(isFree) || refused.some((one) => one.thing === thing)) continue
    if (touching.some((move) => tries(move)?.ok === false) && !touching.some((move) => tries(move)?.ok === true))
      refused.push({ thing, reason: 'No more of it fits with what you have chosen.' })
  }
  const best = begun.length > 0 ? undefined : closed?.ok ? closed : whole?.ok ? whole : undefined
  const freely = picked.every((thing) => any.some((move) => move.touches[0] === thing))
  return {
    line: best ? best.line : null,
    error: best || !whole || begun.length > 0 ? null : freely ? 'That does not fit yet.' : (whole.error ?? null),
    events: best?.events ?? (whole?.ok ? (whole.events ?? []) : []),
    facts: whole?.facts ?? null,
    shown: { ...decision, moves, refused },
  }
}

/** A move nobody has to think about. Not an answer in another player's turn: how soon it comes would tell that there was no choice. */
export const forced = (decision: Decision): Move | null =>
  decision.moves.length === 1 && decision.silence === undefined ? decision.moves[0]! : null
