// SPDX-License-Identifier: Apache-2.0
// The guided first games there are: every game's folder with a lesson.jsonl (the record) and a lesson.json (the notes);
// and which tables of this browser are such games.
import { app } from '../lib/app.svelte'
import { router } from '../lib/route.svelte'
import { lessonOf, opening, planOf, type Lesson, type Notes } from './lesson'

const records = import.meta.glob<string>('../games/*/lesson.jsonl', { query: '?raw', import: 'default' })
const notes = import.meta.glob<Notes>('../games/*/lesson.json', { import: 'default' })
const record_of = (game: string): string => `../games/${game}/lesson.jsonl`

export const hasLesson = (game: string): boolean => record_of(game) in records

const loaded = new Map<string, Promise<Lesson>>()
export function lessonFor(game: string): Promise<Lesson> {
  let lesson = loaded.get(game)
  if (!lesson) {
    const file = record_of(game)
    lesson = Promise.all([records[file]!(), notes[file.replace(/l$/, '')]!()]).then(([record, notes]) =>
      lessonOf(record, notes),
    )
    lesson.catch(() => loaded.delete(game))
    loaded.set(game, lesson)
  }
  return lesson
}

// ---- Which tables ----

const key = 'skerry.lessons'
const max_tables = 8

/** Table and game, the newest last. Kept by the browser, so that a lesson goes on after a reload. */
type Begun = [table: string, game: string][]
/** Where the browser keeps nothing, as long as the page is open. */
let unkept: Begun | null = null

function begun(): Begun {
  try {
    return unkept ?? (JSON.parse(localStorage.getItem(key) ?? '[]') as Begun)
  } catch {
    return []
  }
}
function keep(tables: Begun): void {
  const last = tables.slice(-max_tables)
  try {
    localStorage.setItem(key, JSON.stringify(last))
    unkept = null
  } catch {
    unkept = last
  }
}

/** The lesson of a table, as long as it goes on. */
export async function lessonAt(table: string): Promise<Lesson | null> {
  const game = begun().find(([id]) => id === table)?.[1]
  return game === undefined ? null : lessonFor(game)
}
export function endLesson(table: string): void {
  keep(begun().filter(([id]) => id !== table))
}

/** Deals the guided first game in this browser, and goes there. */
export async function beginLesson(game: string): Promise<void> {
  const [lesson, house] = await Promise.all([lessonFor(game), app.house()])
  const { seed, names, moves, bots } = lesson
  const dealt = { seed, name: names[bots.indexOf('')] ?? '', moves: moves.slice(0, opening(lesson)) }
  const { id } = await house.create(planOf(lesson), dealt)
  keep([...begun(), [id, game]])
  router.go(`/t/${id}`)
}
