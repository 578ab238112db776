// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amounts, blocks_of, plain, slug, words_of } from './guide'

const text = (text: string) => ({ kind: 'text', text })

describe('a guide', () => {
  it('has strong words, icons and links', () => {
    expect(words_of('**Rest** :moon|night:: see [all](/learn)')).toEqual([
      { kind: 'strong', words: [text('Rest')] },
      text(' '),
      { kind: 'icon', name: 'moon', title: 'night' },
      text(': see '),
      { kind: 'link', to: '/learn', words: [text('all')] },
    ])
  })
  it('has headings, lists, notes and values of the game', () => {
    expect(blocks_of('## A turn\n\n1. Draw {hand.0}.\n2. Build\n   one.\n\n> Or not.', { hand: [3] })).toEqual([
      { kind: 'h2', words: [text('A turn')] },
      { kind: 'ol', items: [[text('Draw 3.')], [text('Build one.')]] },
      { kind: 'note', words: [text('Or not.')] },
    ])
  })
  it('leaves out what is not in this game', () => {
    const all = '### A turn\n\nDraw.\n\n### Leaders {?leaders}\n\nThey lead.\n\n### The end\n\nOver.'
    const heads = (shows: Record<string, boolean>) =>
      blocks_of(all, {}, shows).flatMap((block) => (block.kind === 'h3' ? [plain(block.words)] : []))
    expect(heads({})).toEqual(['A turn', 'Leaders', 'The end'])
    expect(heads({ leaders: true })).toEqual(['A turn', 'Leaders', 'The end'])
    expect(heads({ leaders: false })).toEqual(['A turn', 'The end'])
  })
  it('gives headings an address', () => {
    expect(slug(words_of('Your turn: **one** die :die|die:'))).toBe('your-turn-one-die-die')
  })
  it('puts a picture beside the text', () => {
    const show = { kind: 'show', name: 'mat', caption: [text('A mat.')] }
    const said = (words: string) => ({ kind: 'p', words: [text(words)] })
    expect(blocks_of('::: two\n\nOne.\n\nTwo.\n\n![A mat.](mat)\n\n:::\n\nThree.')).toEqual([
      { kind: 'two', sides: [[said('One.'), said('Two.')], [show]] },
      said('Three.'),
    ])
  })
  it('writes amounts', () => {
    expect(amounts({ wood: 1, fish: 0, stone: 2 })).toBe(':wood|wood: 2:stone|stone:')
  })
})

// Every value a guide names is given, and so is everything it shows: else it would stand there in braces.
describe('the guides', () => {
  const files = import.meta.glob<string>('../../games/*/*.md', { eager: true, query: '?raw', import: 'default' })
  const svg = import.meta.glob<string>('../../games/*/art/icons.svg', { eager: true, query: '?raw', import: 'default' })
  for (const [file, guide] of Object.entries(files))
    it(`${file.split('/').slice(3).join(' ')} names icons that exist`, () => {
      const icons = svg[file.replace(/[^/]+$/, 'art/icons.svg')]!
      for (const [, name] of guide.matchAll(/:([a-z]\w*)(?:\|[^:|]+)?:/g)) expect(icons, name).toContain(`id="${name}"`)
    })
})
