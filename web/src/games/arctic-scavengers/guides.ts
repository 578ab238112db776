// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Arctic Scavengers name and list. Numbers come from the box.
import type { Glossary } from '../../lib/board'
import { amounts, type Guide, type Table, type Term } from '../../parts/board/guide'
import { special_icon } from './art/pictures'
import { abilities, components, kinds, type Kind } from './components'
import learn from './learn.md?raw'
import reference from './reference.md?raw'

const { buildings, cards, contested_kinds, gangs, hireable, leaders } = components
export const worth = (kind: Kind, ability: 'draw' | 'dig' | 'hunt' | 'fight'): number => cards[kind]!.worth[ability].n

const values = {
  ...components,
  deck: Object.values(components.starter).reduce((sum, count) => sum + (count ?? 0), 0),
  refugee: worth('refugee', 'dig'),
  piles: components.enemy_piles.join(', '),
}

type Named = Partial<Record<string, { name: string; text: string }>>
const named = (all: Named, icons = true): Term[] =>
  Object.entries(all).map(([id, one]) => ({ icon: icons ? id : undefined, name: one!.name, text: one!.text }))

const table = (glossary: Glossary, last: string, fits: (kind: Kind) => boolean): Table => ({
  head: ['Card', ...[...abilities, 'people'].map((what) => `:${what}|${what}:`), last],
  rows: kinds.filter(fits).map((kind) => {
    const card = cards[kind]!
    const price = hireable.includes(kind) ? amounts(card.cost) || 'free' : card.med > 0 ? `${card.med} :med|med:` : ''
    return {
      title: glossary.get(`card:${kind}`)?.text,
      cells: [
        `${card.name}${special_icon(kind) ? ` :${special_icon(kind)}:` : ''}`,
        ...abilities.map((ability) => (card.worth[ability].form === 'none' ? '' : card.worth[ability].text)),
        card.people || '',
        price,
      ],
    }
  }),
})

/** The rules page leaves the buildings and leaders of Recon to the table. */
export const guide = (glossary: Glossary, short: boolean): Guide => ({
  text: short ? reference : learn,
  values,
  terms: {
    buildings: named(Object.fromEntries(Object.entries(buildings).filter(([, one]) => short || !one!.recon))),
    gangs: named(gangs),
    leaders: named(leaders, false),
  },
  tables: {
    hire: table(glossary, 'Cost', (kind) => hireable.includes(kind)),
    junkyard: table(glossary, '', (kind) => !hireable.includes(kind) && !contested_kinds.includes(kind)),
    contested: table(glossary, '', (kind) => contested_kinds.includes(kind)),
  },
})
