// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'svelte'
import type { Decision, Move } from '../lib/board'
import type { TableStore } from '../lib/table.svelte'

vi.mock('../lib/app.svelte', () => ({ app: {} }))
const { lessonAt } = await import('./lessons')
const { Teaching } = await import('./teaching.svelte')

const key = 'skerry.lessons'
const move = (text: string, ...touches: string[]): Move => ({ text, label: { head: text, detail: 'does it' }, touches })
const moves = [move('take S01', 'card:S01'), move('take H12', 'card:H12', 'tile:a'), move('take T01', 'tile:a')]
const play = vi.fn()

/** The guide of Skara Brae at its first decision, as the page has it. */
async function teaching(seq = 2, more: Partial<TableStore> = {}) {
  const decision: Decision = { seat: 0, decision: 'draft', line: '', about: [], refused: [], moves, undo: false }
  const store = { id: 'here-t', seq, decision, choosing: { begun: [] }, play, ...more } as unknown as TableStore
  const guide = new Teaching(store)
  await lessonAt('here-t')
  await Promise.resolve()
  flushSync()
  return guide
}

beforeEach(() => {
  play.mockReset()
  localStorage.setItem(key, JSON.stringify([['here-t', 'skara-brae']]))
})

describe('the guide at a table', () => {
  it('is read first, then waits for a move and points at what it touches', async () => {
    const guide = await teaching()
    expect([guide.on, guide.kind, guide.number, guide.things]).toEqual([true, 'read', 1, ['page:points']])
    guide.next()
    expect([guide.kind, guide.number, guide.things]).toEqual(['do', 2, ['card:S01']])
    guide.show()
    expect(play).toHaveBeenCalledWith('take S01')
  })
  it('lets the right move through, and says of another one what it would have done', async () => {
    const guide = await teaching()
    guide.next()
    expect([guide.stops('take S01'), guide.wrong]).toEqual([false, null])
    expect([guide.stops('take H12'), guide.wrong?.move]).toEqual([true, moves[1]])
    expect(guide.instead).toContain('Angler')
    expect([guide.stopsThings(['tile:a']), guide.wrong?.thing]).toEqual([true, 'tile:a'])
    expect([guide.stopsThings(['card:S01']), guide.wrong]).toEqual([false, null])
  })
  it('ends when it is skipped, and stops nothing any more', async () => {
    const guide = await teaching()
    guide.end()
    expect([guide.on, guide.mark, guide.stops('take H12')]).toEqual([false, null, false])
    expect(await lessonAt('here-t')).toBeNull()
  })
  it('ends with the last mark, and by a move after it', async () => {
    const guide = await teaching(33)
    expect([guide.kind, guide.number]).toEqual(['end', guide.count])
    expect([guide.stops('take H12'), guide.on]).toEqual([false, false])
  })
  it('gives up where the table has gone another way', async () => {
    const guide = await teaching(2, { decision: { seat: 0, moves: [moves[1]!], refused: [] } as unknown as Decision })
    expect([guide.stops('take H12'), guide.on]).toEqual([false, false])
  })
  it('is not there at other tables', async () => {
    localStorage.setItem(key, '[]')
    const guide = await teaching()
    expect([guide.on, guide.mark, guide.stops('take H12')]).toEqual([false, null, false])
  })
})
