// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import ReplayPage from '../pages/ReplayPage.svelte'
import type { Replay, Table, TableMessage } from '../generated/protocol'
import type { TableStore } from '../lib/table.svelte'
import EndPanel from './EndPanel.svelte'

const note = 'This game was played by version 1 of the rules of Tundra; this is version 2.'

function shown(verdict: string, message: Partial<TableMessage>): string {
  const table = {
    id: 't',
    game: 'tundra',
    names: ['Ann', 'Bob'],
    seats: [],
    mine: [0],
    verdict,
    note,
  } as unknown as Table
  const store = {
    id: 't',
    table,
    message,
    verdict,
    mine: [0],
    names: table.names,
    ranking: null,
  } as unknown as TableStore
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server here.')))
  const panel = mount(EndPanel, { target: document.body, props: { store, onboard: () => {} } })
  flushSync()
  const body = document.body.innerHTML
  void unmount(panel)
  return body
}

describe('a table of other rules', () => {
  it('says so, and shows the last position as text', () => {
    const body = shown(note, {
      kept: { text: 'This is the table as it was left.', pictures: [{ seat: 0, text: '-- Tundra --' }] },
    })
    expect(body.split(note)).toHaveLength(2)
    expect(body).toContain('This is the table as it was left.')
    expect(body).toMatch(/<pre[^>]*>-- Tundra --<\/pre>/)
    expect(body).toContain('Record')
    expect(body).toContain('/t/t/replay')
    expect(body).not.toContain('The board')
  })
  it('names whose eyes each picture is for where several persons share the screen', () => {
    const pictures = [
      { seat: 0, text: 'one' },
      { seat: 1, text: 'two' },
    ]
    expect(shown(note, { kept: { text: 'x', pictures } })).toMatch(/Ann<\/h3>.*one.*Bob<\/h3>.*two/s)
  })
  it('keeps its verdict, and its board where the moves still lead there', () => {
    const body = shown('Ann wins.', {})
    expect(body).toContain('Ann wins.')
    expect(body).toContain(note)
    expect(body).toContain('The board')
  })
})

describe('the replay of a game by other rules', () => {
  it('says so, and shows the log and the last position even where no move can be replayed', async () => {
    const table = {
      id: 't',
      game: 'tundra',
      names: ['Ann', 'Bob'],
      seats: [],
      mine: [],
      note,
      verdict: note,
    } as unknown as Table
    const replay: Replay = {
      table,
      of: 0,
      frames: [],
      note: `${note} Today's rules do not know its setup.`,
      rest: [{ seq: 1, seat: 1, move: 'dance', log: ['Bob dances.'] }],
      kept: { after: 1, text: '-- Tundra --' },
    }
    const answer = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(answer(path.includes('/replay') ? replay : { entries: [] })),
    )
    const page = mount(ReplayPage, { target: document.body, props: { id: 't' } })
    await vi.waitFor(() => expect(document.body.textContent).toContain(replay.note))
    expect(document.body.textContent).toContain('This is the table after move 1, as it was kept.')
    expect(document.querySelector('pre')?.textContent).toBe('-- Tundra --')
    expect(document.querySelector('[role=log]')?.textContent).toContain('Bob dances.')
    void unmount(page)
  })
})
