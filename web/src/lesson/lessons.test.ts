// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// Every guided first game, played in the real engine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inside } from '../engine/inside'
import type { Decision } from '../generated/protocol'
import { expected, fits, lessonOf, marksAt, opening, pupil, type Lesson, type Notes } from './lesson'

const folder = join(import.meta.dirname, '../games')
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'lesson.jsonl')))
const text = (game: string, file: string) => readFileSync(join(folder, game, file), 'utf8')
/** Parts of the page that marks may point at besides things. */
const parts = ['page:points']

async function begun(game: string) {
  const record = text(game, 'lesson.jsonl')
  const lesson = lessonOf(record, JSON.parse(text(game, 'lesson.json')) as Notes)
  const engine = inside()
  const { setup, seed, names } = lesson
  await engine.ask({ do: 'new', game, setup: setup as never, seed, names })
  const play = (move: { seat: number; move: string }) => engine.ask({ do: 'play', ...move })
  const decide = async () => (await engine.ask({ do: 'decide', seat: pupil(lesson) })).decision
  const hash = async () => (await engine.ask({ do: 'hash' })).hash
  return { record, lesson, engine, play, decide, hash }
}

/** Plays the guided part as a page does: in a selection the last pick that fits comes first. */
async function followed(game: string, see: (lesson: Lesson, played: number, decision: Decision) => void) {
  const { lesson, play, decide, hash } = await begun(game)
  for (const [played, move] of lesson.moves.entries()) {
    if (played < opening(lesson) || move.seat !== pupil(lesson)) {
      await play(move)
      continue
    }
    const decision = await decide()
    see(lesson, played, decision)
    await play({ seat: move.seat, move: expected(lesson, played, decision).at(-1)! })
  }
  return hash()
}

it('finds those of our games', () => {
  const ours = ['arctic-scavengers', 'fine-sand', 'skara-brae', 'snowcrest', 'tundra']
  expect(games).toEqual(expect.arrayContaining(ours))
})

describe.each(games)('the guided first game of %s', (game) => {
  it("replays by today's rules", async () => {
    const { record, lesson, engine } = await begun(game)
    const { games } = await engine.ask({ do: 'verify', record })
    expect(games).toHaveLength(1)
    expect(lesson.bots.filter((bot) => bot === '')).toHaveLength(1)
    const last = JSON.parse(record.trim().split('\n').at(-1)!) as { end: number; hash: string }
    expect(last.end).toBe(lesson.moves.length)
  })

  it('expects legal moves, and comes out the same in whatever order things are picked', async () => {
    const hash = await followed(game, (lesson, played, decision) => {
      const legal = decision.moves.map((move) => move.text)
      const texts = expected(lesson, played, decision)
      expect(texts.length, `move ${played}`).toBeGreaterThan(0)
      for (const one of texts) expect(legal, `move ${played}`).toContain(one)
    })
    expect(text(game, 'lesson.jsonl')).toContain(hash)
  })

  it('points at things that are there', async () => {
    const { glossary } = await inside().ask({ do: 'glossary', game })
    const known = new Set([...glossary.map(({ thing }) => thing), ...parts])
    await followed(game, (lesson, played, decision) => {
      const touched = new Set([
        ...decision.moves.flatMap((move) => move.touches),
        ...decision.refused.map(({ thing }) => thing),
        ...decision.about,
        ...parts,
      ])
      for (const { on, at } of marksAt(lesson, played))
        if (at === played)
          for (const thing of on ?? []) expect([...touched, ...known], `move ${played}`).toContain(thing)
      const last = marksAt(lesson, played).at(-1)!
      for (const thing of last.on ?? []) expect([...touched], `move ${played}`).toContain(thing)
    })
  })

  it('has six to ten short marks, each at a move of the person, and says what to do instead', async () => {
    const { lesson } = await begun(game)
    const { marks, moves } = lesson
    expect(marks.length).toBeGreaterThanOrEqual(6)
    expect(marks.length).toBeLessThanOrEqual(10)
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).sort((a, b) => a - b))
    expect(marks.at(-1)!.at, 'the last one says that the game goes on').toBe(moves.length)
    for (const { at, text } of marks) {
      expect(text.length, text).toBeLessThanOrEqual(240)
      if (at < moves.length) expect(moves[at]!.seat, text).toBe(pupil(lesson))
    }
    for (const { at } of marks) if (at < moves.length) expect(marksAt(lesson, at).at(-1)!.wrong).toBeTruthy()
  })
})

describe('what a lesson expects', () => {
  const record = [
    { skerry: 'record', game: 'x', rules: 1, setup: {}, seed: '1', names: ['Guest', 'Bot'], bots: ['', 'level1'] },
    { seat: 0, move: 'take a' },
    { seat: 0, move: 'pay b' },
    { seat: 0, move: 'pay b' },
    { seat: 0, move: 'pay c' },
    { seat: 0, move: 'done' },
    { seat: 1, move: 'pay c' },
    { end: 6, hash: '' },
  ]
  const lesson = lessonOf(record.map((line) => JSON.stringify(line)).join('\n'), {
    marks: [
      { at: 0, text: 'one' },
      { at: 0, text: 'two' },
      { at: 6, text: 'three' },
    ],
  })
  const move = (text: string) => ({ text, label: { head: text }, touches: [] })
  const paying = (seat: number, ...picked: string[]): Decision => ({
    seat,
    decision: 'pay',
    line: '',
    about: [],
    refused: [],
    undo: false,
    moves: ['pay b', 'pay c', 'pay d', 'done'].map(move),
    selection: {
      least: 0,
      most: 9,
      complete: true,
      picked: picked.map((text) => ({ ...move(text), back: `back ${text}` })),
    },
  })

  it('one move, or the picks of a selection in any order, then its end', () => {
    const { selection: _, ...plain } = paying(0)
    expect(expected(lesson, 0, plain)).toEqual(['take a'])
    expect(new Set(expected(lesson, 1, paying(0)))).toEqual(new Set(['pay b', 'pay c']))
    expect(expected(lesson, 2, paying(0, 'pay c'))).toEqual(['pay b', 'pay b'])
    expect(expected(lesson, 3, paying(0, 'pay c', 'pay b'))).toEqual(['pay b'])
    expect(expected(lesson, 4, paying(0, 'pay b', 'pay b', 'pay c'))).toEqual(['done'])
  })
  it('several moves of a selection in one line', () => {
    const texts = ['pay b', 'pay b', 'pay c']
    expect(['pay b', 'pay c b', 'pay b c b'].map((line) => fits(texts, line))).toEqual([true, true, true])
    expect(['pay d', 'pay c c', 'back pay b', 'done'].map((line) => fits(texts, line))).toEqual(Array(4).fill(false))
  })
  it('nothing of a seat that is not next', () => {
    expect(expected(lesson, 0, paying(1))).toEqual([])
    expect(expected(lesson, 6, paying(0))).toEqual([])
  })
  it('the marks of the last moment that was reached', () => {
    expect(marksAt(lesson, 0).map(({ text }) => text)).toEqual(['one', 'two'])
    expect(marksAt(lesson, 5).map(({ text }) => text)).toEqual(['one', 'two'])
    expect(marksAt(lesson, 6).map(({ text }) => text)).toEqual(['three'])
  })
})
