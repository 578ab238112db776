import { describe, expect, it } from 'vitest'
import type { Decision, Move } from './board'
import { choosable, refusal } from './board'
import { choose, collectable, collected, forced, lineOf, linesToTry, narrowed } from './selection'

const move = (text: string, ...touches: string[]): Move => ({ text, label: text, touches })
const decision = (moves: Move[], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  decision: 'test',
  line: '',
  about: [],
  several: false,
  refused: [],
  moves,
  undo: false,
  ...more,
})
const hide = 'resource:hide'
const wool = 'resource:wool'
const payments = decision([
  move('pay 2 hide', hide, hide),
  move('pay hide 2 wool', hide, wool, wool),
  move('pay 4 wool', wool, wool, wool, wool),
])

describe('one move', () => {
  it('is played when only one move touches the thing', () => {
    const workers = decision([move('place cook', 'tile:cook'), move('place craft', 'tile:craft'), move('stop')])
    expect(choose(workers, [], 'tile:cook').play?.text).toBe('place cook')
  })
  it('is narrowed down thing by thing', () => {
    const first = choose(payments, [], hide)
    expect(first.play).toBeNull()
    expect(narrowed(payments, first.picked).map((m) => m.text)).toEqual(['pay 2 hide', 'pay hide 2 wool'])
    expect(choose(payments, first.picked, wool).play?.text).toBe('pay hide 2 wool')
    expect(choose(payments, first.picked, hide).play?.text).toBe('pay 2 hide')
  })
  it('counts how often a thing was picked', () => {
    expect(choose(payments, [wool, wool], wool).play?.text).toBe('pay 4 wool')
  })
  it('begins anew with a thing that does not fit what was picked', () => {
    const two = decision([move('a', 'x:1'), move('b', 'x:1'), move('c', 'y:1'), move('d', 'y:1')])
    expect(choose(two, ['x:1'], 'y:1')).toEqual({ play: null, picked: ['y:1'] })
  })
  it('leaves everything as it was for a thing no move touches', () => {
    expect(choose(payments, [hide], 'tile:cook')).toEqual({ play: null, picked: [hide] })
  })
  it('is forced when it is the only one', () => {
    expect(forced(decision([move('stop')]))?.text).toBe('stop')
    expect(forced(payments)).toBeNull()
  })
})

describe('several things', () => {
  const fish = 'resource:fish'
  const shell = 'resource:shell'
  const cook = decision([move('cook fish', fish), move('cook shell', shell), move('done')], { several: true })

  it('are named in one line', () => {
    expect(lineOf(cook, [fish, shell, shell])).toBe('cook fish shell shell')
    expect(lineOf(cook, [])).toBeNull()
    expect(lineOf(cook, ['tile:cook'])).toBeNull()
    expect(collectable(cook)).toEqual([fish, shell])
  })
  it('ask for the line, the line closed, and the line with one more of each', () => {
    expect(linesToTry(cook, [fish])).toEqual(['cook fish', 'cook fish, done', 'cook fish fish', 'cook fish shell'])
  })
  it('show what still fits and why the rest does not', () => {
    const state = collected(cook, [fish], [
      { line: 'cook fish', ok: true, events: [] },
      { line: 'cook fish, done', ok: true, events: [{ kind: 'spends', resource: 'fish' }] },
      { line: 'cook fish fish', ok: false, error: 'Too heavy.' },
      { line: 'cook fish shell', ok: true },
    ])
    expect(state.line).toBe('cook fish, done')
    expect(state.events).toHaveLength(1)
    expect(choosable(state.shown, shell)).toBe(true)
    expect(choosable(state.shown, fish)).toBe(false)
    expect(refusal(state.shown, fish)).toMatch(/fits/)
  })
  it('send the plain line when it cannot be closed', () => {
    const tried = [
      { line: 'cook fish', ok: true },
      { line: 'cook fish, done', ok: false, error: 'After it, it is not your decision.' },
    ]
    expect(collected(cook, [fish], tried).line).toBe('cook fish')
  })
  it('send nothing before the server has answered, or when it refused', () => {
    expect(collected(cook, [fish], []).line).toBeNull()
    const refused = collected(cook, [fish], [{ line: 'cook fish', ok: false, error: 'No.' }])
    expect([refused.line, refused.error]).toEqual([null, 'No.'])
  })
})

describe('refusals', () => {
  const workers = decision([move('place cook', 'tile:cook')], { refused: [{ thing: 'tile:trade', reason: 'Occupied.' }] })
  it('say why, for what cannot be chosen only', () => {
    expect(refusal(workers, 'tile:trade')).toBe('Occupied.')
    expect(refusal(workers, 'tile:cook')).toBeNull()
    expect(refusal(null, 'tile:trade')).toBeNull()
  })
})
