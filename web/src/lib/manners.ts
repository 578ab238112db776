// SPDX-License-Identifier: Apache-2.0
// What people at a table are told of each other, beside the moves. Pure.
import type { AskedBack, GameInfo, Remark, Said, Seat, Table } from '../generated/protocol'
import { optionsOf } from './new-table'
import { list, spoken } from './text'

/** What is known, and what came: one that comes again is the same. */
export const withRemarks = (known: Remark[], news: Remark[] = []): Remark[] =>
  news.length === 0
    ? known
    : [...new Map([...known, ...news].map((remark) => [remark.number, remark])).values()].sort(
        (one, other) => one.number - other.number,
      )

/** The log with the remarks in it, each after the move that it came after. */
export function withRemarksIn(log: Said[], remarks: Remark[]): Said[] {
  if (remarks.length === 0) return log
  const lines: Said[] = []
  let next = 0
  const upTo = (seq: number) => {
    for (; next < remarks.length && remarks[next]!.seq < seq; ++next) {
      const { seq, seat, text } = remarks[next]!
      lines.push({ seq, seat, text, event: { kind: 'remark', seat } })
    }
  }
  for (const said of log) {
    upTo(said.seq)
    lines.push(said)
  }
  upTo(Infinity)
  return lines
}

export type Presence = 'here' | 'away' | 'thinking' | 'bot'

/** How somebody at a table is doing; nothing to say of an open seat. */
export function presence(seat: Seat | undefined, waiting: boolean): Presence | null {
  if (!seat || seat.kind === 'open') return null
  if (seat.kind === 'bot' || seat.lent) return waiting ? 'thinking' : 'bot'
  return !seat.here ? 'away' : waiting ? 'thinking' : 'here'
}
export const presenceText: Record<Presence, string> = {
  here: 'here',
  away: 'away',
  thinking: 'thinking',
  bot: 'played by a bot',
}

/** Who of the others has gone or come back between two messages, in sentences. */
export function comings(before: Table | null, now: Table): string[] {
  if (before === null || now.state !== 'playing') return []
  const person = (seat: Seat | undefined) => seat?.kind === 'person' && !seat.lent && !seat.you
  return now.seats.flatMap((seat, i) => {
    const was = before.seats[i]
    if (!person(seat) || !person(was) || was!.here === seat.here) return []
    return [seat.here ? `${seat.name} is back.` : `${seat.name} is away: the line is cut, or the page is closed.`]
  })
}

const counted = (moves: number) => (moves === 1 ? 'a move' : `${moves} moves`)

/** The question as this person reads it. */
export function questionText(question: AskedBack, names: string[], mine: number[]): string {
  const others = question.of.filter((seat) => seat !== question.seat).map((seat) => names[seat] ?? '')
  const of = others.length > 0 ? `, with what ${list(others)} did since` : ''
  if (!mine.includes(question.seat))
    return `${names[question.seat] ?? ''} asks to take back ${counted(question.moves)}${of}.`
  return `You ask to take back ${counted(question.moves)}${of}. Waiting for ${list(
    question.asked.map((seat) => names[seat] ?? ''),
  )}.`
}

/** What was chosen beside the mode, as the game puts it. */
export const optionLines = (info: GameInfo, setup: Table['setup']): string[] =>
  optionsOf(info, setup.mode ?? '').flatMap(({ id, text }) => {
    const value = setup[id]
    if (value === true) return [text]
    return typeof value === 'string' ? [`${text} ${spoken(value)}.`] : []
  })

/** How long a game takes, where the game says so. */
export function lengthText(info: (GameInfo & { minutes?: { least: number; most: number } }) | undefined): string {
  if (!info?.minutes) return ''
  const { least, most } = info.minutes
  return least === most ? `about ${least} minutes` : `${least} to ${most} minutes`
}

/** "10 minutes each, 5 seconds more per turn"; "2 days for each decision". */
export function clockWords({ clock, pace }: Pick<Table, 'clock' | 'pace'>): string {
  if (!clock) return pace === 'slow' ? 'over days, without clocks' : 'no clocks'
  const unit = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
  const time = (seconds: number) =>
    seconds >= 86_400 && seconds % 86_400 === 0
      ? unit(seconds / 86_400, 'day')
      : seconds >= 3600 && seconds % 3600 === 0
        ? unit(seconds / 3600, 'hour')
        : seconds >= 60 && seconds % 60 === 0
          ? unit(seconds / 60, 'minute')
          : unit(seconds, 'second')
  if (pace === 'slow') return `${time(clock.seconds)} for each decision`
  return `${time(clock.seconds)} each${clock.add > 0 ? `, ${time(clock.add)} more per turn` : ''}`
}
