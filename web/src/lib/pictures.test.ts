// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { dyed, pictures } from './pictures'
import { sound } from './sound'

const files = import.meta.glob<string>('../games/*/art/*.svg', { eager: true, query: '?raw', import: 'default' })

describe('pictures', () => {
  const games = new Set(Object.keys(files).map((file) => file.split('/')[2]!))
  for (const game of games)
    it(`of ${game} are sound, and what they use is there`, () => {
      const own = Object.entries(files).filter(([file]) => file.includes(`/${game}/`))
      const all = pictures(...own.map(([, text]) => text))
      for (const [name, picture] of Object.entries(all)) sound(picture, name)
      for (const [file, text] of own)
        for (const [, used] of text.matchAll(/href="#([^"]+)"/g)) expect(all, file).toHaveProperty([used!])
    })
  it('use others in colours of their own', () => {
    const file =
      '<symbol id="fir"><path fill="var(--leaves, #111)"/></symbol>' +
      '<symbol id="wood"><use href="#fir" transform="scale(2)" data-leaves="#222"/><use href="#fir"/></symbol>'
    expect(pictures(file).wood).toBe(
      '<g transform="scale(2)"><path fill="#222"/></g><g><path fill="var(--leaves, #111)"/></g>',
    )
    expect(dyed('var(--ground, var(--land, #333)) var(--grounds)', { ground: 'red' })).toBe('red var(--grounds)')
  })
})
