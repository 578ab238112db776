// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Tundra name and list. Numbers come from the box.
import type { RulesProps } from '../../lib/board'
import type { Guide, Term } from '../../parts/board/guide'
import { components, type State } from './components'
import { faces_of } from './model'
import learn from './learn.md?raw'
import reference from './reference.md?raw'

const { boards, deals, goals, titles } = components
const humble = titles.basic!
const special = Object.values(titles).filter((title) => title !== humble)
const deal = (side: number, deed: string) => {
  const frames = boards.find(({ id }) => id === 'architecture')!.sides[side]!
  return deals[frames.find((frame) => frame.effect.deed === deed)!.effect.deal!]
}

const values = {
  ...components,
  humble,
  build: deal(0, 'build'),
  hire: deal(0, 'hire'),
  convert: deal(1, 'convert'),
  markets: components.market
    .flatMap((cards, players) => (cards > 0 ? [`${cards} cards with ${players} players`] : []))
    .join(', '),
}

const named = (list: { name: string; text: string }[]): Term[] => list.map(({ name, text }) => ({ name, text }))

const tables: Guide['tables'] = {
  goals: {
    head: ['Goal', 'Dice', ...Object.values(goals)[0]!.vp.map((vp) => `${vp} :vp|points:`)],
    rows: Object.values(goals).map(({ name, text, faces, thresholds }) => ({
      title: text,
      cells: [name, faces_of(faces).join(' '), ...thresholds],
    })),
  },
}

const shown = (view: State | null): Record<string, boolean> =>
  view === null
    ? {}
    : {
        titles: view.players.some(({ title }) => title !== 'basic'),
        personal: view.players.some(({ goal }) => goal != null),
      }

/** The rules page leaves out the humble title, which it explains. */
export const guide = (short: boolean, table?: RulesProps['table']): Guide => ({
  text: short ? reference : learn,
  shows: shown((table?.view ?? null) as State | null),
  values,
  tables,
  terms: {
    titles: named(short ? [humble, ...special] : special),
    personal: named(Object.values(components.personal_goals)),
  },
})
