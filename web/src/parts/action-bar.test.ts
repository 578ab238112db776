// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Move, Picked } from '../lib/board'
import type { TableStore } from '../lib/table.svelte'
import ActionBar from './ActionBar.svelte'

const move = (text: string, ...touches: string[]): Move => ({ text, label: { head: text }, touches })
const choose = vi.fn()
const confirm = vi.fn()
let bar: ReturnType<typeof ActionBar>

beforeEach(() => {
  choose.mockReset()
  confirm.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => void unmount(bar))

function shown(moves: Move[], picked?: Picked[]): HTMLElement {
  const selection = picked && { least: 1, most: 9, complete: picked.length > 0, picked }
  const decision: Decision = { seat: 0, decision: 'x', line: 'Which?', about: [], refused: [], moves, undo: true }
  if (selection) decision.selection = selection
  const store = {
    decision,
    id: 't1',
    decisions: [decision],
    selection: selection ?? null,
    mine: [0],
    names: ['Ann'],
    seq: 1,
    busy: false,
    over: false,
    curtain: false,
    undoSeat: null,
    table: { seats: [], waiting: [0], hints: false },
    standing: { offered: null, chosen: '' },
    hinting: { hint: null, asking: false, may: false },
    choosing: {
      begun: [],
      picked: [],
      picks: (picked ?? []).length > 0,
      staged: null,
      choices: moves,
      choose,
      confirm,
    },
  } as unknown as TableStore
  bar = mount(ActionBar, { target: document.body, props: { store, glossary: new Map(), keyed: true } })
  flushSync()
  return document.querySelector<HTMLElement>('.bar')!
}
const press = (key: string) => {
  const meant = bar.key(new KeyboardEvent('keydown', { key }))
  flushSync()
  return meant
}
const many = Array.from({ length: 14 }, (_, i) => move(`m${i + 1}`, `tile:${i}`))

describe('the action bar by key', () => {
  it('chooses by number what stands in the row', () => {
    const box = shown([move('a'), move('b')])
    expect([...box.querySelectorAll('kbd')].map((one) => one.textContent)).toEqual(['1', '2'])
    expect(press('2')).toBe(true)
    expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'b' }))
    press('7')
    expect(choose).toHaveBeenCalledTimes(1)
  })
  it('waits for a second digit where there are many, or for Enter', () => {
    const box = shown(many)
    press('1')
    expect(choose).not.toHaveBeenCalled()
    expect(box.querySelector('.end')?.textContent).toContain('1\u2026')
    press('3')
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'm13' }))
    press('1')
    press('Enter')
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'm1' }))
  })
  it('forgets digits with a new question', () => {
    shown(many)
    press('1')
    bar.fromStart()
    expect(press('Enter')).toBe(false)
    expect(choose).not.toHaveBeenCalled()
  })
  it('confirms a selection with Enter after a number', () => {
    shown([move('b', 'tile:b'), move('done')], [{ ...move('a', 'tile:a'), back: 'back a' }])
    press('1')
    expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'b' }))
    expect(press('Enter')).toBe(true)
    expect(confirm).toHaveBeenCalledTimes(1)
  })
  it('keeps the places of the tools that are not there', () => {
    const box = shown([move('a')])
    const hidden = [...box.querySelectorAll('.tools .none')].map((one) => one.textContent?.trim())
    expect(hidden).toEqual(['Hurry\u00A0the bots', 'What happened'])
  })
})
