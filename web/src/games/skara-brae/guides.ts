// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Skara Brae name and list. Numbers come from the box.
import type { Glossary } from '../../lib/board'
import { list } from '../../lib/text'
import { amounts, type Guide } from '../../parts/board/guide'
import { components, standard_tiles } from './components'
import learn from './learn.md?raw'
import { tile_rows } from './model'
import reference from './reference.md?raw'

const { clean, cook, furnish, points, slider, special, storage_rows, trade, workers } = components
const icons = (names: readonly string[]) => names.map((what) => `:${what}|${what}:`)
const most = furnish.spaces.at(-1)

const values = {
  ...components,
  spaces: 4 * storage_rows,
  slider: slider[4],
  standard: standard_tiles.length,
  all_workers: workers.large + workers.small,
  sets: list(
    components.cards_per_set.flatMap((cards, players) => (cards > 0 ? [`${cards} cards with ${players} players`] : [])),
  ),
  start: amounts(components.start),
  portion: furnish.portion.map(amounts).join(' or '),
  clean_types: icons(clean[0]?.types ?? []).join(' '),
  clears: (clean[0]?.rows ?? [])
    .map((row) => `${row.types} of them for ${row.clears} ${row.clears === 1 ? 'clear' : 'clears'}`)
    .join(', '),
  special_of: icons(special.of).join(' and '),
  solo_draw: components.solo_draw.slice(1).join(', '),
}

/** What is worth how much at the end. */
const worth: [icon: string, what: string, points: string | number][] = [
  [
    'settler',
    'each settler, by your place on the Furnish track',
    `${furnish.spaces[0]?.per_settler} to ${most?.per_settler}`,
  ],
  ['set', 'each set of settlers from all four environments', `0 to ${most?.per_set}`],
  ['trade', 'your place on the Trade track', `0 to ${trade.spaces.at(-1)?.points}`],
  ['flip', 'each flipped tile', points.flipped_tile],
  ['roof', 'each village roof; each other roof', `${points.village_roof}; ${points.supply_roof}`],
  ['ball', 'each stone ball', points.stone_ball],
  ['utensils', 'each utensils card', points.utensils],
  ['whorl', 'each spindle whorl', points.whorl],
  ['food', 'each food; each skaill knife', `${points.food}; ${points.skaill}`],
  ['midden', 'each midden', points.midden],
  ['slider', 'the slider, by where it stands', `0 to ${Math.min(...slider.map((place) => place.points))}`],
  ['points', 'alone: each focus not met; each task still open', `${points.unmet_focus}; ${points.open_task}`],
]

const does = (tile: string, flipped: boolean) => tile_rows(tile, flipped).join(' · ')
const places = slider.map((place, i) => ({ ...place, spaces: i * storage_rows })).slice(1)

const tables = (glossary: Glossary): Guide['tables'] => ({
  dishes: {
    head: ['Cook', 'Weight', 'Gives'],
    rows: cook.dishes.map(({ what, weight, yields }) => ({ cells: [`:${what}: ${what}`, weight, amounts(yields)] })),
  },
  points: { rows: worth.map(([icon, what, points]) => ({ cells: [`:${icon}: ${what}`, `**${points}**`] })) },
  tiles: {
    head: ['Tile', 'Does', 'Flip', 'Flipped'],
    rows: standard_tiles.map(({ id, name, banner }) => ({
      title: glossary.get(`tile:${id}`)?.text,
      cells: [name, does(id, false), icons(banner).join(' '), does(id, true)],
    })),
  },
  furnish: {
    rows: [
      { cells: ['Portions', ...furnish.spaces.map((space) => space.portions || '')] },
      { cells: ['A settler', ...furnish.spaces.map((space) => space.per_settler)] },
      { cells: ['A set', ...furnish.spaces.map((space) => space.per_set)] },
    ],
  },
  trade: {
    rows: [
      { cells: ['Cost', ...trade.spaces.map((space) => space.cost || '')] },
      { cells: ['Points', ...trade.spaces.map((space) => space.points)] },
      { cells: ['Buy', ...trade.spaces.map((space, i) => (i > 0 ? amounts(space.purchase) : ''))] },
    ],
  },
  slider: {
    rows: [
      { cells: ['Spaces', ...places.map((place) => place.spaces)] },
      { cells: ['Midden', ...places.map((place) => place.midden)] },
      { cells: ['Points', ...places.map((place) => place.points)] },
    ],
  },
})

const specials = components.tiles.filter((tile) => tile.special).map(({ name, rule }) => ({ name, text: rule }))

export const guide = (glossary: Glossary, short: boolean): Guide => ({
  text: short ? reference : learn,
  values,
  tables: tables(glossary),
  terms: { specials },
})
