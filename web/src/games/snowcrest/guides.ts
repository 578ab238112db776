// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Snowcrest name and list. Numbers come from the box.
import type { Glossary } from '../../lib/board'
import type { Table, Term } from '../../parts/board/guide'
import type { Villager } from '../../generated/snowcrest'
import { components } from './components'

const { achievements, building_bonus, full_pool, levels, omen_track, ranks, starting_barley, villagers } = components
const bonus = building_bonus.map((points, tiles) => ({ points, tiles })).filter(({ points }) => points > 0)
export const of_kind = (kind: string): Villager[] =>
  (Object.keys(villagers) as Villager[]).filter((id) => villagers[id]?.kind === kind)

export const values = (glossary: Glossary) => ({
  ...components,
  personals: of_kind('personal').length,
  track: building_bonus.length - 1,
  bonuses: bonus.map(({ points, tiles }) => `${tiles} tiles are worth ${points}`).join(', '),
  shielded: of_kind('common')
    .flatMap((id) => (villagers[id]?.shield ? [villagers[id].name] : []))
    .join(', '),
  venerate: glossary.get('action:venerate')?.text ?? '',
  meditate: glossary.get('action:meditate')?.text ?? '',
  worst: -omen_track.worst,
  flag_scrolls: Object.values(achievements)[0]?.scrolls,
  barley: starting_barley.join(', '),
  pools: Object.entries(full_pool)
    .map(([players, scrolls]) => `${scrolls} scrolls with ${players} players`)
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
  ['bless', 'your place on the Omen track', `+${omen_track.best} to −${-omen_track.worst}`],
  ['omen', 'each Omen token', '−1'],
  ['majority', 'the most of a resource, for each of the five, shared by all who tie; not alone', '1'],
]

export const tables: Record<string, Table> = {
  scores: { rows: worth.map(([icon, what, points]) => ({ cells: [`:${icon}: ${what}`, `**${points}**`] })) },
  levels: {
    head: ['Level', 'Scrolls, and points needed', 'Barley', 'Lost with Rest'],
    rows: levels.map(({ scrolls, barley, rest_limit }, i) => ({ cells: [i + 1, scrolls, barley, rest_limit] })),
  },
}

const items = ['wild', 'card', 'villager', 'tile', 'omen'] as const

export const terms = (glossary: Glossary): Record<string, Term[]> => ({
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
