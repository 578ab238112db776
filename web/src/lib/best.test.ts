// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { noteBest } from './best'

function storage(): Storage {
  const all = new Map<string, string>()
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
  } as Storage
}
const table = (id: string, setup: { mode?: string; level?: number }) => ({ id, game: 'snowcrest', setup })

describe('the best result alone', () => {
  it('is that of the same game at the same level', () => {
    const kept = storage()
    const easy = { mode: 'solo', level: 1 }
    expect(noteBest(table('a', easy), 11, kept)).toBe('')
    expect(noteBest(table('b', easy), 9, kept)).toBe('Your best is 11.')
    expect(noteBest(table('c', easy), 11, kept)).toBe('As good as your best.')
    expect(noteBest(table('d', easy), 14, kept)).toBe('Your best so far: it was 11 before.')
    expect(noteBest(table('d', easy), 14, kept)).toBe('Your best so far.')
    expect(noteBest(table('e', { mode: 'solo', level: 2 }), 3, kept)).toBe('')
  })
  it('is none where the browser keeps nothing', () => {
    const none = {
      getItem: () => {
        throw new Error('no')
      },
    } as unknown as Storage
    expect(noteBest(table('a', {}), 3, none)).toBe('')
  })
})
