// SPDX-License-Identifier: Apache-2.0
// A guided first game: a record (docs/records.md) and notes on its moves. The moves of the bots are played as they are
// recorded, those of the person are waited for. Pure; the two that matter: marksAt() and expected().
import type { Decision } from '../lib/board'
import type { NewSeat, NewTable, Setup } from '../generated/protocol'

/** What is said beside the things it is about. */
export interface Mark {
  /** After so many moves of the record. Marks of one number are read one by one; the last of them waits for a move. */
  at: number
  text: string
  /** The things it points at; left out: what the expected moves touch. `page:points` is the row of the players. */
  on?: string[]
  /** Said if something else is chosen, after what that would have done. */
  wrong?: string
}
export interface Notes {
  marks: Mark[]
}

export interface LessonMove {
  seat: number
  move: string
}
export interface Lesson {
  game: string
  setup: Setup
  seed: string
  names: string[]
  /** The bot of each seat; an empty one is the person's. */
  bots: string[]
  moves: LessonMove[]
  marks: Mark[]
}

type Header = Omit<Lesson, 'moves' | 'marks'>

export function lessonOf(record: string, { marks }: Notes): Lesson {
  const [header, ...lines] = record.trim().split('\n')
  const { game, setup, seed, names, bots } = JSON.parse(header!) as Header
  const moves = lines.map((line) => JSON.parse(line) as Partial<LessonMove>).filter((line) => line.move !== undefined)
  return { game, setup, seed, names, bots, moves: moves as LessonMove[], marks }
}

/** The person's seat. */
export const pupil = ({ bots }: Lesson): number => bots.indexOf('')
/** How many moves are played before the person sits down. */
export const opening = ({ marks }: Lesson): number => marks[0]?.at ?? 0

export const planOf = ({ game, setup, bots }: Lesson): NewTable => ({
  game,
  setup,
  seats: bots.map((bot): NewSeat => (bot === '' ? { kind: 'me' } : { kind: 'bot', bot })),
})

/** The marks that are read after so many moves: the last ones that were reached. */
export function marksAt({ marks }: Lesson, played: number): Mark[] {
  const at = marks.findLast((mark) => mark.at <= played)?.at
  return marks.filter((mark) => mark.at === at)
}

const verb = (move: string): string => move.split(' ')[0]!

/** The texts of the moves that go on as recorded, in a decision after so many moves; none if it is not this seat's. */
export function expected({ moves }: Lesson, played: number, decision: Decision): string[] {
  const { selection } = decision
  const next = moves[played]
  if (next?.seat !== decision.seat) return []
  if (!selection) return [next.move]
  // What is picked together may be picked in any order: in the record these moves have one verb.
  const left = moves.slice(played - selection.picked.length)
  const end = left.findIndex(({ seat, move }) => seat !== decision.seat || verb(move) !== verb(left[0]!.move))
  const picks = left.slice(0, end < 0 ? left.length : end).map(({ move }) => move)
  for (const { text } of selection.picked) {
    const at = picks.indexOf(text)
    if (at >= 0) picks.splice(at, 1)
  }
  const now = picks.filter((text) => decision.moves.some((move) => move.text === text))
  return now.length > 0 ? now : [next.move]
}

/** Whether a line goes on as recorded: one of these moves, or several at once as in `pay barley officer`. */
export function fits(texts: string[], line: string): boolean {
  if (texts.includes(line)) return true
  const [verb, ...things] = line.split(' ')
  const left = [...texts]
  const named = (thing: string) => {
    const at = left.indexOf(`${verb} ${thing}`)
    return at >= 0 && left.splice(at, 1).length > 0
  }
  return things.length > 0 && things.every(named)
}
