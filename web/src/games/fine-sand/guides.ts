// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Fine Sand name and list. Numbers come from the box.
import type { Glossary } from '../../lib/board'
import type { Table, Term } from '../../parts/board/guide'
import { components, type CardBox } from './components'
import { effect_parts, mark_of } from './model'

const [green, red, blue, purple] = components.columns
const start = components.cards.filter((card) => !card.fable)

export const values = (glossary: Glossary) => ({
  ...components,
  stack: glossary.get('stack:draw')?.text ?? '',
  wooden: glossary.get('coin:wooden')?.text ?? '',
})

/** The steps of a turn: the colour of the column, a heading, the rule, and the same in short. */
export const steps: { kind: string; head: string; text: string; name: string; short: string }[] = [
  {
    kind: 'green',
    head: 'Step 1: draw',
    text:
      `Draw ${green?.printed} cards, and what your rollers add. In the first turn you skip this. ` +
      "The board's draw is a must, rollers are not.",
    name: 'Step 1',
    short: `Draw ${green?.printed}, and more with rollers. Not in turn 1.`,
  },
  {
    kind: 'red',
    head: 'Step 2, red: build',
    text:
      `Lay the ring on red and build ${red?.printed} card, and one more for every excavator. ` +
      'You may build nothing.',
    name: 'Step 2 red',
    short: `Build ${red?.printed}, and more with excavators; or`,
  },
  {
    kind: 'blue',
    head: 'or Step 2, blue: draw more',
    text:
      `Lay the ring on blue and draw ${blue?.printed} more cards, and what your dump trucks add. ` +
      'You build nothing then.',
    name: 'Step 2 blue',
    short: `draw ${blue?.printed}, and more with dump trucks.`,
  },
  {
    kind: 'purple',
    head: 'Step 3: the hand limit',
    text: `You keep ${purple?.printed} cards, more with sand mixers. Discard the others.`,
    name: 'Step 3',
    short: `Keep ${purple?.printed} cards, and more with sand mixers; discard the rest.`,
  },
  {
    kind: 'yellow',
    head: 'At any time: yellow',
    text: 'Once a turn you may off-load a card, and use each yellow card you have built.',
    name: 'Any time',
    short: 'Off-load one card, use each yellow card once.',
  },
]

export const families: [kind: string, text: string][] = [
  ['castle', 'Castles are cheap and do nothing more. Each is a card you are rid of.'],
  ['green', 'Rollers let you draw more at the start of a turn.'],
  ['red', 'Excavators let you build more in a red turn; the discount makes every build of a slot cheaper.'],
  ['blue', 'Dump trucks let you draw more in a blue turn.'],
  ['purple', 'Sand mixers raise the number of cards you may keep.'],
  ['yellow', 'Yellow cards can be used at any time of your turn, once a turn.'],
  ['coin', 'Coin cards cannot be built; they pay more than other cards.'],
]

const does = (card: CardBox): string =>
  effect_parts(card)
    .map((part) => ('sign' in part ? part.sign : `:${part.icon}:${part.text ? ` **${part.text}**` : ''}`))
    .join(' ')

export const tables: Record<string, Table> = {
  start: {
    head: ['Card', '', 'Cost', 'Does', 'Mark'],
    rows: start.map((card) => ({
      kind: `kind-${card.kind}`,
      title: card.text,
      cells: [
        `:${card.kind}: ${card.name}`,
        card.count === 1 ? '' : `${card.count}×`,
        card.cost ?? '–',
        does(card),
        mark_of(card) ?? ':warning|stays:',
      ],
    })),
  },
}

export const terms: Record<string, Term[]> = {
  fables: components.fable_groups.flatMap((group, i) =>
    group.map((id) => {
      const card = components.cards.find((card) => card.id === id)!
      const cost = card.cost === undefined || card.cost === null ? '' : `, ${card.cost}`
      const rule = card.text.replace(/^Costs \d+\. /, '')
      return { icon: card.kind, name: `${card.name}${cost}`, text: `${does(card)} ${rule} Round ${i + 1}.` }
    }),
  ),
}
