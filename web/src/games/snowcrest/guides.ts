// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Snowcrest name and list. Numbers come from the box.
import type { Glossary, RulesProps } from '../../lib/board'
import type { Guide } from '../../parts/board/guide'
import { components, type State, type Villager } from './components'
import learn from './learn.md?raw'
import reference from './reference.md?raw'

const { achievements, best_omen, building_bonus, full_pool, levels, ranks, starting_barley, villagers, worst_omen } =
  components
const bonus = building_bonus.map((points, tiles) => ({ points, tiles })).filter(({ points }) => points > 0)
export const of_kind = (kind: string): Villager[] =>
  (Object.keys(villagers) as Villager[]).filter((id) => villagers[id]?.kind === kind)

const values = (glossary: Glossary) => ({
  ...components,
  personals: of_kind('personal').length,
  track: building_bonus.length - 1,
  bonuses: bonus.map(({ points, tiles }) => `${tiles} tiles are worth ${points}`).join(', '),
  shielded: of_kind('common')
    .flatMap((id) => (villagers[id]?.shield ? [villagers[id].name] : []))
    .join(', '),
  venerate: glossary.get('action:venerate')?.text ?? '',
  meditate: glossary.get('action:meditate')?.text ?? '',
  worst: -worst_omen,
  flag_scrolls: components.achievement_scrolls,
  barley: starting_barley.join(', '),
  pools: full_pool
    .flatMap((scrolls, players) => (scrolls > 0 ? [`${scrolls} scrolls with ${players} players`] : []))
    .join(', '),
  rank_names: ranks
    .filter(({ points }) => points > 0)
    .map(({ name, points }) => `${name} from ${points} points`)
    .join(', '),
})

const worth: [icon: string, what: string, points: string][] = [
  ['scroll', 'each scroll', '1'],
  [
    'tile',
    `building tiles: ${bonus.map(({ tiles, points }) => `${tiles} for ${points}`).join(', ')}`,
    `0 to ${bonus.at(-1)?.points}`,
  ],
  ['bless', 'your place on the Omen track', `+${best_omen} to −${-worst_omen}`],
  ['omen', 'each Omen token', '−1'],
  ['majority', 'the most of a resource, for each of the five, shared by all who tie; not alone', '1'],
]

const tables: Guide['tables'] = {
  scores: { rows: worth.map(([icon, what, points]) => ({ cells: [`:${icon}: ${what}`, `**${points}**`] })) },
  levels: {
    head: ['Level', 'Scrolls, and points needed', 'Barley', 'Lost with Rest'],
    rows: levels.map(({ scrolls, barley, rest_limit }, i) => ({ cells: [i + 1, scrolls, barley, rest_limit] })),
  },
}

const items = ['wild', 'card', 'villager', 'tile', 'omen'] as const

const terms = (glossary: Glossary): Guide['terms'] => ({
  resources: components.resources.map((what) => ({
    icon: what,
    name: what,
    text: glossary.get(`resource:${what}`)?.text ?? '',
  })),
  items: items.map((item) => ({
    icon: item,
    name: glossary.get(`item:${item}`)?.name ?? item,
    text: components.items[item]!,
  })),
  flags: Object.values(achievements).map(({ name, text }) => ({ name, text })),
})

/** The basic game has no Forest. */
export const guide = (glossary: Glossary, short: boolean, table?: RulesProps['table']): Guide => ({
  text: short ? reference : learn,
  shows: { forest: !table?.view || (table.view as State).setup.mode !== 'basic' },
  values: values(glossary),
  tables,
  terms: terms(glossary),
})
