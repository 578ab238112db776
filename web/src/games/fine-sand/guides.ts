// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Fine Sand name and list. Numbers come from the box.
import type { Glossary, RulesProps } from '../../lib/board'
import type { Guide } from '../../parts/board/guide'
import { components, type State } from './components'
import learn from './learn.md?raw'
import { effect_row, mark_of } from './model'
import reference from './reference.md?raw'

const start = components.cards.filter((card) => !card.fable)

const values = (glossary: Glossary) => ({
  ...components,
  stack: glossary.get('stack:draw')?.text ?? '',
  wooden: glossary.get('coin:wooden')?.text ?? '',
})

export const families: [kind: string, text: string][] = [
  ['castle', 'Castles are cheap and do nothing more. Each is a card you are rid of.'],
  ['green', 'Rollers let you draw more at the start of a turn.'],
  ['red', 'Excavators let you build more in a red turn; the discount makes every build of a slot cheaper.'],
  ['blue', 'Dump trucks let you draw more in a blue turn.'],
  ['purple', 'Sand mixers raise the number of cards you may keep.'],
  ['yellow', 'Yellow cards can be used at any time of your turn, once a turn.'],
  ['coin', 'Coin cards cannot be built; they pay more than other cards.'],
]

const tables: Guide['tables'] = {
  start: {
    head: ['Card', '', 'Cost', 'Does', 'Mark'],
    rows: start.map((card) => ({
      kind: `kind-${card.kind}`,
      title: card.text,
      cells: [
        `:${card.kind}: ${card.name}`,
        card.count === 1 ? '' : `${card.count}×`,
        card.cost ?? '–',
        effect_row(card),
        mark_of(card) ?? ':warning|stays:',
      ],
    })),
  },
}

const terms: Guide['terms'] = {
  fables: components.fable_groups.flatMap((group, i) =>
    group.map((id) => {
      const card = components.cards.find((card) => card.id === id)!
      const cost = card.cost === undefined || card.cost === null ? '' : `, ${card.cost}`
      return { icon: card.kind, name: `${card.name}${cost}`, text: `${effect_row(card)} ${card.rule} Round ${i + 1}.` }
    }),
  ),
}

/** Fable cards come in campaigns only. */
export const guide = (glossary: Glossary, short: boolean, table?: RulesProps['table']): Guide => ({
  text: short ? reference : learn,
  shows: { fables: !table?.view || ['fable', 'solo'].includes((table.view as State).setup.mode) },
  values: values(glossary),
  tables,
  terms,
})
