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

const actions: [icon: string, name: string, text: string][] = [
  ['dig', 'Dig', 'Look at so many cards of the junkyard, keep one or none; the rest goes to the bottom.'],
  ['hunt', 'Hunt', 'So much food for one hire this turn. What is left is gone.'],
  ['draw', 'Draw', 'Take so many cards from your deck into your hand.'],
  [
    'hire',
    'Hire',
    'Take somebody from the market to your discard pile. Food :food|food: comes from hunting, med :med|med: from ' +
      'medicine cards you play; :any|any mix: is any mix of both.',
  ],
  ['trash', 'Trash', 'Put any cards of your hand into the junkyard, for a slimmer deck.'],
]
const answers: [icon: string, text: string][] = [
  ['snipe', 'takes a person out of an open action'],
  ['disarm', 'takes a tool out'],
  ['save', 'saves a sniped person'],
  ['guard', 'cancels an attack on what is yours'],
  ['cancel_recon', 'cancels a look'],
]
type Named = Partial<Record<string, { name: string; text: string }>>
const named = (all: Named, icons = true): Term[] =>
  Object.entries(all).map(([id, one]) => ({ icon: icons ? id : undefined, name: one!.name, text: one!.text }))

/** The rules page leaves the buildings of Recon to the table. */
export const terms = (recon: boolean): Record<string, Term[]> => ({
  actions: actions.map(([icon, name, text]) => ({ icon, name, text })),
  answers: answers.map(([icon, text]) => ({ text: `:${icon}: ${text}` })),
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
