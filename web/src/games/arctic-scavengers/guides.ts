// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Arctic Scavengers name and list. Numbers come from the box.
import type { Glossary } from '../../lib/board'
import { amounts, type Table, type Term } from '../../parts/board/guide'
import { special_icon } from './art/pictures'
import { abilities, components, kinds, type Kind } from './components'

const { buildings, cards, gangs, leaders } = components
export const worth = (kind: Kind, ability: 'draw' | 'dig' | 'hunt' | 'fight'): number => cards[kind]!.worth[ability].n

export const values = {
  ...components,
  deck: Object.values(components.starter).reduce((sum, count) => sum + (count ?? 0), 0),
  refugee: worth('refugee', 'dig'),
  piles: components.enemy_piles.join(', '),
}

type Named = Partial<Record<string, { name: string; text: string }>>
const named = (all: Named, icons = true): Term[] =>
  Object.entries(all).map(([id, one]) => ({ icon: icons ? id : undefined, name: one!.name, text: one!.text }))

/** The rules page leaves the buildings of Recon to the table. */
export const terms = (recon: boolean): Record<string, Term[]> => ({
  buildings: named(Object.fromEntries(Object.entries(buildings).filter(([, one]) => recon || !one!.recon))),
  gangs: named(gangs),
  ...(recon ? { leaders: named(leaders, false) } : {}),
})

const table = (glossary: Glossary, last: string, fits: (kind: Kind) => boolean): Table => ({
  head: ['Card', ...[...abilities, 'people'].map((what) => `:${what}|${what}:`), last],
  rows: kinds.filter(fits).map((kind) => {
    const card = cards[kind]!
    const price = card.hireable ? amounts(card.cost) || 'free' : card.med > 0 ? `${card.med} :med|med:` : ''
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

export const tables = (glossary: Glossary): Record<string, Table> => ({
  hire: table(glossary, 'Cost', (kind) => cards[kind]!.hireable),
  junkyard: table(glossary, '', (kind) => !cards[kind]!.hireable && !cards[kind]!.contested),
  contested: table(glossary, '', (kind) => cards[kind]!.contested),
})
