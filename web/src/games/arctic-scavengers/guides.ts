// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Arctic Scavengers name and list. Numbers come from the box.
import type { Glossary, RulesProps } from '../../lib/board'
import { amounts, type Guide, type Table, type Term } from '../../parts/board/guide'
import { special_icon } from './art/pictures'
import { abilities, components, kinds, type Facts, type Kind, type State } from './components'
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

/** The cards of this table, and whether it has the things of the modules; all of them where there is no table. */
function at(table: RulesProps['table']) {
  const view = (table?.view ?? null) as State | null
  if (view === null) return { has: () => true, shows: {} as Record<string, boolean> }
  const { stacks, circulation, players, sites } = view
  return {
    has: (kind: Kind) => stacks.includes(kind) || circulation.includes(kind),
    shows: {
      buildings: view.schematics.cards.length + sites.length > 0,
      leaders:
        view.leaders_pile.cards.length > 0 || players.some(({ leader, dealt }) => leader != null || dealt.length > 0),
      gangs: ((table!.facts[0] as Facts | undefined)?.all_gangs ?? []).length > 0,
    },
  }
}

/** The rules page leaves the buildings and leaders of Recon to the table. */
export function guide(glossary: Glossary, short: boolean, of?: RulesProps['table']): Guide {
  const { has, shows } = at(of)
  return {
    text: short ? reference : learn,
    values,
    shows,
    terms: {
      buildings: named(Object.fromEntries(Object.entries(buildings).filter(([, one]) => short || !one!.recon))),
      gangs: named(gangs),
      leaders: named(leaders, false),
    },
    tables: {
      hire: table(glossary, 'Cost', (kind) => hireable.includes(kind) && has(kind)),
      junkyard: table(glossary, '', (kind) => !hireable.includes(kind) && !contested_kinds.includes(kind) && has(kind)),
      contested: table(glossary, '', (kind) => contested_kinds.includes(kind) && has(kind)),
    },
  }
}
