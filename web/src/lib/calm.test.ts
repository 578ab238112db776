// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Decision, Move, Selection } from './board'
import { Calm, calm_ms, questionKey } from './calm'

const move = (...touches: string[]): Move => ({ text: touches.join(' '), label: { head: touches.join(' ') }, touches })
const picked = (thing: string) => ({ ...move(thing), back: `back ${thing}` })
function decision(moves: Move[], selection?: Selection): Decision {
  return { seat: 0, decision: 'dig', line: 'Which?', about: [], refused: [], moves, undo: true, selection }
}
const picking = (left: string[], taken: string[]) =>
  decision(
    left.map((thing) => move(thing)),
    { least: 1, most: 3, complete: true, picked: taken.map(picked) },
  )

describe('questions', () => {
  it('are new with every move', () => {
    expect(questionKey(decision([move('card:a')]), 4)).not.toBe(questionKey(decision([move('card:a')]), 5))
    expect(questionKey(null, 5)).toBe('')
  })
  it('stay the same while picks are made and put back', () => {
    const start = questionKey(picking(['card:a', 'card:b'], []), 4)
    expect(questionKey(picking(['card:b'], ['card:a']), 5)).toBe(start)
    expect(questionKey(picking([], ['card:a', 'card:b']), 6)).toBe(start)
    expect(questionKey(picking(['card:a', 'card:b'], []), 7)).toBe(start)
  })
  it('are new when a selection ends and another one begins', () => {
    expect(questionKey(picking(['card:a'], []), 4, 0)).not.toBe(questionKey(picking(['card:a'], []), 5, 1))
    expect(questionKey(picking(['card:a'], []), 4)).not.toBe(questionKey(decision([move('card:a')]), 4))
  })
})

describe('a new question', () => {
  const table = () => {
    let time = 1000
    const calm = new Calm(() => time)
    return { calm, wait: (ms: number) => (time += ms) }
  }
  it('takes no click for a moment', () => {
    const { calm, wait } = table()
    calm.ask('a')
    expect(calm.left).toBe(calm_ms)
    wait(calm_ms - 1)
    expect(calm.left).toBe(1)
    wait(1)
    expect(calm.left).toBe(0)
  })
  it('is new once', () => {
    const { calm, wait } = table()
    calm.ask('a')
    wait(calm_ms)
    calm.ask('a')
    expect(calm.left).toBe(0)
  })
  it('is not answered by the second click of a double click', () => {
    const { calm, wait } = table()
    calm.ask('a')
    wait(1000)
    expect(calm.takes(50, 50)).toBe(true)
    calm.ask('b')
    wait(150)
    expect(calm.takes(52, 49)).toBe(false)
    wait(50)
    expect(calm.takes(52, 49)).toBe(false)
    wait(calm_ms)
    expect(calm.takes(52, 49)).toBe(true)
  })
  it('is answered by a click elsewhere', () => {
    const { calm, wait } = table()
    calm.ask('a')
    wait(1000)
    calm.takes(50, 50)
    calm.ask('b')
    wait(100)
    expect(calm.takes(200, 50)).toBe(true)
  })
  it('takes both of two quick clicks that are meant for it', () => {
    const { calm, wait } = table()
    calm.takes(200, 50)
    calm.ask('b')
    wait(100)
    expect(calm.takes(50, 50)).toBe(true)
    wait(100)
    expect(calm.takes(50, 50)).toBe(true)
  })
  it('takes quick taps on one spot while the question stays the same', () => {
    const { calm, wait } = table()
    calm.ask('a')
    wait(1000)
    for (let tap = 0; tap < 4; ++tap) {
      expect(calm.takes(50, 50)).toBe(true)
      wait(60)
      calm.ask('a')
    }
  })
})
