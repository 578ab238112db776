// SPDX-License-Identifier: Apache-2.0
// The log's sentences with links to the things they are about.
import type { GameEvent, Glossary } from './board'
import type { Said } from '../generated/protocol'
import { arrived, type Reel } from './replay'

export interface Part {
  text: string
  thing?: string
}

/** The things an event names: its fields "card": "S01" are the thing "card:S01", as far as the glossary knows it. */
export function thingsOf(event: GameEvent, glossary: Glossary): string[] {
  return Object.entries(event)
    .filter(([, value]) => typeof value === 'string')
    .map(([field, value]) => `${field}:${String(value)}`)
    .filter((thing) => glossary.has(thing))
}

/** The sentence, cut where it names a thing. */
export function linked(text: string, event: GameEvent, glossary: Glossary): Part[] {
  let parts: Part[] = [{ text }]
  for (const thing of thingsOf(event, glossary)) {
    const name = glossary.get(thing)!.name
    // The last mention: a player may be called like a thing, and players are named first.
    const at = [...parts.keys()].reverse().find((i) => {
      const part = parts[i]!
      return part.thing === undefined && part.text.toLowerCase().includes(name.toLowerCase())
    })
    if (at === undefined || name === '') continue
    const whole = parts[at]!.text
    const from = whole.toLowerCase().lastIndexOf(name.toLowerCase())
    const to = from + name.length
    const cut: Part[] = [
      { text: whole.slice(0, from) },
      { text: whole.slice(from, to), thing },
      { text: whole.slice(to) },
    ]
    parts = [...parts.slice(0, at), ...cut.filter((part) => part.text !== ''), ...parts.slice(at + 1)]
  }
  return parts
}

/** The parts with what closes a sentence kept at the link before it, so that no line begins with a full stop. */
export function closed(parts: Part[]): (Part & { tail: string })[] {
  return parts.flatMap((part, i) => {
    const link = parts[i - 1]?.thing !== undefined && part.thing === undefined
    const text = link ? part.text.replace(/^[.,:;]/, '') : part.text
    const tail =
      part.thing === undefined
        ? ''
        : (/^[.,:;]/.exec(parts[i + 1]?.thing === undefined ? (parts[i + 1]?.text ?? '') : '')?.[0] ?? '')
    return text === '' ? [] : [{ ...part, text, tail }]
  })
}

/** The log of a game as far as it has arrived; what the rules of today cannot replay is told as it was written down. */
export function logOf(reel: Reel): Said[] {
  const names = reel.table.names
  const told = arrived(reel).flatMap((frame) =>
    frame.happened.map((said) => ({
      seq: frame.seq,
      seat: said.seat ?? frame.seat ?? 0,
      text: said.text,
      event: said.event,
    })),
  )
  const rest = (reel.rest ?? []).flatMap(({ seq, seat, move, log }) => {
    const name = names[seat] ?? `Seat ${seat}`
    const texts = log.length > 0 ? log : [move === undefined ? `${name} moves.` : `${name}: ${move}`]
    return texts.map((text) => ({ seq, seat, text, event: { kind: '', seat } }))
  })
  return [...told, ...rest]
}

/** The log so far with what a message brought: told again from some point on, what was taken back is gone. */
export function extended(log: Said[], news: Said[], undone: number[] = []): Said[] {
  const since = news[0] === undefined ? Infinity : news[0].seq
  return [...log.filter((line) => line.seq < since && !undone.includes(line.seq)), ...news]
}
