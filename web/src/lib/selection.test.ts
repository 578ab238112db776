// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Decision, Move, Picked } from './board'
import { choosable, pickOf, refusal } from './board'
import { allBack, ends, forced, multiples, narrowed, progress, shown, tap } from './selection'

const move = (text: string, ...touches: string[]): Move => ({ text, label: { head: text }, touches })
const pick = (text: string, ...touches: string[]): Picked => ({
  text,
  label: { head: text },
  back: `back ${text}`,
  touches,
})
const decision = (moves: Move[], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  decision: 'test',
  line: '',
  about: [],
  refused: [],
  moves,
  undo: false,
  ...more,
})
/** A decision in which up to four things are named. */
const selecting = (moves: Move[], picked: Picked[] = [], more: Partial<Decision> = {}): Decision =>
  decision(moves, {
    selection: { least: 1, most: 4, complete: moves.some((one) => one.text === 'done'), picked },
    ...more,
  })
const [hide, wool, fish, shell] = ['resource:hide', 'resource:wool', 'resource:fish', 'resource:shell']
const payments = decision([
  move('pay 2 hide', hide, hide),
  move('pay hide 2 wool', hide, wool, wool),
  move('pay 4 wool', wool, wool, wool, wool),
])

describe('one move', () => {
  it('is played when only one move touches the thing', () => {
    const workers = decision([move('place cook', 'tile:cook'), move('place craft', 'tile:craft'), move('end')])
    expect(tap(workers, [], 'tile:cook').play?.text).toBe('place cook')
  })
  it('is narrowed down thing by thing', () => {
    const first = tap(payments, [], hide)
    expect(first).toEqual({ begun: [hide] })
    expect(narrowed(payments, first.begun).map((one) => one.text)).toEqual(['pay 2 hide', 'pay hide 2 wool'])
    expect(tap(payments, first.begun, wool).play?.text).toBe('pay hide 2 wool')
    expect(tap(payments, first.begun, hide).play?.text).toBe('pay 2 hide')
  })
  it('counts how often a thing was tapped', () => {
    expect(tap(payments, [wool, wool], wool).play?.text).toBe('pay 4 wool')
    const knives = decision([
      move('knives 1', 'resource:skaill'),
      move('knives 2', 'resource:skaill', 'resource:skaill'),
    ])
    expect(tap(knives, [], 'resource:skaill')).toEqual({ begun: ['resource:skaill'] })
  })
  it('begins anew with a thing that does not fit what was begun', () => {
    const two = decision([move('a', 'x:1'), move('b', 'x:1'), move('c', 'y:1'), move('d', 'y:1')])
    expect(tap(two, ['x:1'], 'y:1')).toEqual({ begun: ['y:1'] })
  })
  it('leaves everything as it was for a thing no move touches', () => {
    expect(tap(payments, [hide], 'tile:cook')).toEqual({ begun: [hide] })
  })
})

describe('a selection', () => {
  const meal = (...picked: Picked[]) =>
    selecting([move('cook fish', fish), move('cook shell', shell), move('done')], picked)

  it('picks what is tapped, at once and again', () => {
    expect(tap(meal(), [], fish).play?.text).toBe('cook fish')
    expect(tap(meal(pick('cook fish', fish)), [], fish).play?.text).toBe('cook fish')
  })
  it('puts back what is tapped and cannot be picked again', () => {
    const full = selecting([move('cook shell', shell), move('done')], [pick('cook fish', fish)], {
      refused: [{ thing: fish, reason: 'You have chosen it already.' }],
    })
    expect(tap(full, [], fish)).toEqual({ back: 'back cook fish', begun: [] })
    expect(pickOf(full, fish)?.text).toBe('cook fish')
    expect(refusal(full, fish)).toBeNull()
    expect(pickOf(full, shell)).toBeNull()
  })
  it('puts all back with one line', () => {
    const { selection } = meal(pick('cook fish', fish), pick('cook shell', shell))
    expect(allBack(selection!)).toBe('back cook fish, back cook shell')
  })
  it('says how far it is', () => {
    const told = (count: number, least: number, most: number) =>
      progress({ least, most, complete: false, picked: Array<Picked>(count).fill(pick('x')) })
    expect(told(2, 0, 4)).toBe('2 of 4 chosen')
    expect(told(1, 2, 4)).toBe('1 of 2 chosen')
    expect(told(2, 2, 40)).toBe('2 chosen')
    expect(told(5, 20, 40)).toBe('5 of 20 chosen')
  })
  it('knows the pick that ends it by itself', () => {
    const limits = { least: 2, most: 2, complete: false }
    expect(ends({ ...limits, picked: [] }, move('cook fish', fish))).toBe(false)
    expect(ends({ ...limits, picked: [pick('cook fish', fish)] }, move('cook fish', fish))).toBe(true)
    expect(ends({ ...limits, picked: [] }, { ...move('cook fish', fish), events: [{ kind: 'spends', seat: 0 }] })).toBe(
      true,
    )
  })
})

describe('picks of two things each', () => {
  const build = selecting([
    move('build A2:wood', 'cell:A2', 'resource:wood'),
    move('build A2:stone', 'cell:A2', 'resource:stone'),
    move('build B1:wood', 'cell:B1', 'resource:wood'),
  ])
  it('are put together in any order', () => {
    expect(tap(build, [], 'cell:A2')).toEqual({ begun: ['cell:A2'] })
    expect(tap(build, ['cell:A2'], 'resource:stone').play?.text).toBe('build A2:stone')
    expect(tap(build, ['resource:wood'], 'cell:A2').play?.text).toBe('build A2:wood')
  })
  it('need no more things than it takes to tell them apart', () => {
    expect(tap(build, [], 'cell:B1').play?.text).toBe('build B1:wood')
    const either = selecting([move('pay coin', 'card:coin'), move('pay coin castle', 'card:coin', 'card:castle')])
    expect(tap(either, [], 'card:coin').play?.text).toBe('pay coin')
  })
  it('show what completes the one that is begun', () => {
    expect(choosable(shown(build, ['cell:A2']), 'resource:stone')).toBe(true)
    expect(choosable(shown(build, ['cell:A2']), 'cell:B1')).toBe(false)
    expect(shown(build, [])).toBe(build)
  })
  it('let go of the thing that is tapped again', () => {
    expect(tap(build, ['cell:A2'], 'cell:A2')).toEqual({ begun: [] })
  })
  it('are put back by either thing, unless more can be done with it', () => {
    const now = selecting(
      [move('build B1:wood', 'cell:B1', 'resource:wood'), move('done')],
      [pick('build A2:stone', 'cell:A2', 'resource:stone')],
    )
    expect(tap(now, [], 'cell:A2').back).toBe('back build A2:stone')
    expect(tap(now, [], 'resource:stone').back).toBe('back build A2:stone')
    expect(tap(now, [], 'resource:wood').play?.text).toBe('build B1:wood')
  })
})

describe('what is forced', () => {
  const bots = { alone: true, one_click: false }
  const only = (line: string, more: Partial<Decision> = {}, what: Partial<NonNullable<Decision['forced']>> = {}) =>
    decision([move(line)], { forced: { line, reveals: false, ends: false, tells: false, ...what }, ...more })
  const undo = { undo: true }

  it('is played where it takes nothing away', () => {
    expect(forced(only('clear', undo), bots)).toBe('clear')
    expect(forced(only('end', {}, { ends: true }), bots)).toBe('end')
    expect(forced(only('draw', {}, { reveals: true }), bots)).toBe('draw')
    expect(forced(payments, bots)).toBeNull()
  })
  it('is asked where an undo would be lost', () => {
    expect(forced(only('end', undo, { ends: true }), bots)).toBeNull()
    expect(forced(only('end', undo, { ends: true }), { ...bots, one_click: true })).toBeNull()
    expect(forced(only('draw', undo, { reveals: true }), bots)).toBeNull()
  })
  it('is part of the click that it follows', () => {
    expect(forced(only('draw', undo, { reveals: true }), { ...bots, one_click: true })).toBe('draw')
  })
  it('is asked where others would learn something', () => {
    const pass = only('pass', {}, { tells: true })
    expect(forced(pass, bots)).toBe('pass')
    expect(forced(pass, { alone: false, one_click: false })).toBeNull()
    expect(forced(only('pass'), { alone: false, one_click: false })).toBe('pass')
  })
  it('waits until what was turned up has been seen', () => {
    const found = { selection: { least: 0, most: 1, complete: true, picked: [] } }
    expect(forced(only('done', found, { reveals: true }), bots)).toBeNull()
    expect(forced(only('done', { ...found, ...undo }, {}), bots)).toBe('done')
  })
  it('ends a selection of one thing with the tap on it', () => {
    const selection = { least: 1, most: 1, complete: true, picked: [pick('discard fish', fish)] }
    expect(forced(only('done', { selection, ...undo }, { ends: true }), bots)).toBe('done')
    expect(forced(only('done', { selection: { ...selection, most: 2 }, ...undo }, { ends: true }), bots)).toBeNull()
  })
})

describe('several of one kind', () => {
  const both = { ...move('add fish', fish), times: 3 }
  it('are one click', () => {
    const [all] = multiples(selecting([both, move('add shell', shell)]))
    expect(all?.text).toBe('add fish, add fish, add fish')
    expect(ends({ least: 0, most: 3, complete: true, picked: [] }, all!)).toBe(true)
    expect(ends({ least: 0, most: 4, complete: true, picked: [] }, both)).toBe(false)
  })
  it('are all there is, where everything fits', () => {
    const selection = { least: 0, most: 9, complete: true, picked: [], all: 'add fish, add shell' }
    const [all] = multiples(decision([move('add fish', fish), move('add shell', shell)], { selection }))
    expect(all).toMatchObject({ text: 'add fish, add shell', count: 2 })
  })
  it('are left to the board where there are many kinds', () => {
    expect(multiples(selecting([both, both, both, both]))).toEqual([])
    expect(multiples(decision([both]))).toEqual([])
  })
})

describe('refusals', () => {
  const workers = decision([move('place cook', 'tile:cook')], {
    refused: [{ thing: 'tile:trade', reason: 'Occupied.' }],
  })
  it('say why, for what cannot be chosen only', () => {
    expect(refusal(workers, 'tile:trade')).toBe('Occupied.')
    expect(refusal(workers, 'tile:cook')).toBeNull()
    expect(refusal(null, 'tile:trade')).toBeNull()
  })
})
