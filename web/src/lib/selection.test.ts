import { describe, expect, it } from 'vitest'
import type { Decision, Move } from './board'
import { choosable, refusal } from './board'
import { choose, collectable, collected, forced, lineOf, linesToTry, narrowed, spelled, toName, whole } from './selection'

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
    expect(forced({ ...decision([move('pass')]), silence: 'pass' })).toBeNull()
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
  it('may be what is possible only with others, named as its like are', () => {
    const [scavenger, shovel] = ['card:scavenger', 'card:shovel']
    const dig = decision([move('inspire refugee', 'card:refugee'), move('add refugee', 'card:refugee'), move('add scavenger', scavenger), move('done')], {
      several: true,
      refused: [{ thing: shovel, reason: 'Nobody has a hand free.' }],
    })
    expect(collectable(dig)).toEqual(['card:refugee', scavenger, shovel])
    expect(lineOf(dig, ['card:refugee', scavenger, shovel])).toBe('add refugee scavenger shovel')
    const facts = [{ sum: 1 }]
    const state = collected(dig, [scavenger], [
      { line: 'add scavenger', ok: true, facts },
      { line: 'add scavenger shovel', ok: true },
      { line: 'add scavenger scavenger', ok: false, error: 'No.' },
    ])
    expect(choosable(state.shown, shovel)).toBe(true)
    expect(choosable(state.shown, scavenger)).toBe(false)
    expect(state.facts).toBe(facts)
    expect(refusal(dig, shovel)).toMatch(/hand free/)
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

describe('several moves of two things each', () => {
  const build = decision(
    [move('build A2:wood', 'cell:A2', 'resource:wood'), move('build A2:stone', 'cell:A2', 'resource:stone'), move('build B1:wood', 'cell:B1', 'resource:wood'), move('done')],
    { several: true },
  )
  it('are put together from what is picked, in any order', () => {
    expect(lineOf(build, ['cell:A2'])).toBeNull()
    expect(lineOf(build, ['cell:A2', 'resource:stone'])).toBe('build A2:stone')
    expect(lineOf(build, ['resource:wood', 'cell:A2'])).toBe('build A2:wood')
  })
  it('need no more things than it takes to tell them apart', () => {
    expect(lineOf(build, ['cell:B1', 'cell:A2', 'resource:stone'])).toBe('build B1:wood A2:stone')
    expect(toName(build, [], build.moves[2]!)).toEqual(['cell:B1'])
    expect(toName(build, [], build.moves[0]!)).toEqual(['cell:A2', 'resource:wood'])
  })
  it('begin anew with a thing that does not go with the one before', () => {
    expect(spelled(build, ['cell:A2', 'cell:B1'])).toEqual({ moves: [build.moves[2]], begun: [] })
  })
  it('show what completes the one that is begun', () => {
    expect(linesToTry(build, ['cell:A2'])).toEqual(['build A2:wood', 'build A2:stone'])
    const state = collected(build, ['cell:A2'], [{ line: 'build A2:wood', ok: true }, { line: 'build A2:stone', ok: true }])
    expect(state.line).toBeNull()
    expect(choosable(state.shown, 'resource:stone')).toBe(true)
    expect(choosable(state.shown, 'cell:B1')).toBe(false)
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

describe('things that are named in any order', () => {
  // The moves go from the dearest down; what the decision is about may be named all at once.
  const pay = decision([move('pay castle', 'card:castle'), move('pay coin', 'card:coin')], {
    several: true,
    about: ['card:castle', 'card:coin', 'card:mixer', 'built:truck'],
  })

  it('can all be collected, and only the whole line is asked for', () => {
    expect(collectable(pay)).toEqual(['card:castle', 'card:coin', 'card:mixer'])
    expect(lineOf(pay, ['card:mixer', 'card:coin'])).toBe('pay mixer coin')
    expect(linesToTry(pay, ['card:mixer'])).toEqual(['pay mixer', 'pay mixer, done'])
  })
  it('glow from the start and go on glowing', () => {
    const glowing = (picked: string[], ok: boolean) =>
      collected(pay, picked, picked.length === 0 ? [] : [{ line: lineOf(pay, picked)!, ok }]).shown.moves.flatMap((one) => one.touches)
    expect(glowing([], false)).toContain('card:mixer')
    expect(glowing(['card:mixer'], false)).toEqual(['card:castle', 'card:coin', 'card:mixer'])
    expect(collected(pay, ['card:mixer'], [{ line: 'pay mixer', ok: false }])).toMatchObject({ line: null, error: 'That does not fit yet.' })
    expect(collected(pay, ['card:mixer', 'card:coin'], [{ line: 'pay mixer coin', ok: true }]).line).toBe('pay mixer coin')
  })
})

describe('a price with known complete lines', () => {
  it('is a choice among them', () => {
    const price = decision([move('pay hide', hide)], { several: true, ways: [move('pay hide wool', hide, wool), move('pay wool wool', wool, wool)] })
    expect(whole(price).several).toBe(false)
    expect(choose(whole(price), [], hide).play?.text).toBe('pay hide wool')
    expect(choose(whole(price), [wool], wool).play?.text).toBe('pay wool wool')
    expect(whole(payments)).toBe(payments)
  })
})
