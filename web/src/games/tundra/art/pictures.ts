// SPDX-License-Identifier: Apache-2.0
// The pictures of Tundra.
import { pictures } from '../../../lib/pictures'
import dice_file from './dice.svg?raw'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'
import tile_file from './tiles.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(icon_file, scene_file)
const tiles = pictures(tile_file)
const dice = pictures(dice_file)

/** The picture of a card, by its id; a plain landscape for one we have no picture of. */
export const card_scene = (id: string): string => scenes[id] ?? scenes.day!
export const card_back = scenes.back!
/** The faces of the four at the table. */
export const portrait = (who: string): string => scenes[`seat-${who}`] ?? ''
/** A die in the colour of a seat. */
export const die = (value: number): string => dice[`die-${value}`] ?? dice.die!

export interface Ground {
  base: string
  lit: string
  art: string
}
const grounds: Record<string, Ground> = {
  firewood: { base: '#8a9a58', lit: '#a3b16c', art: tiles['ground-firewood']! },
  stone: { base: '#a9aea0', lit: '#c1c6b8', art: tiles['ground-stone']! },
  peat: { base: '#9a7f5c', lit: '#b2966f', art: tiles['ground-peat']! },
  barren: { base: '#dcd8c6', lit: '#eceadc', art: tiles['ground-barren']! },
}
export const ground = (resource: string | null | undefined): Ground => grounds[resource ?? 'barren'] ?? grounds.barren!
export const closed_art = tiles['closed-glade']! + tiles.question!
export const settlement_art = tiles.settlement!
