// SPDX-License-Identifier: Apache-2.0
// The pictures of Tundra.
import { pictures } from '../../../parts/board/pictures'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'
import tile_file from './tiles.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(icon_file, scene_file)
const tiles = pictures(tile_file)

/** The picture of a card, by its id; a plain landscape for one we have no picture of. */
export const card_scene = (id: string): string => scenes[id] ?? scenes.day!
export const card_back = scenes.back!
/** The faces of the four at the table. */
export const portrait = (who: string): string => scenes[`seat-${who}`] ?? ''

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
export const closed_art = tiles['closed-glade']!

const spots: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [7.8, 7.8],
    [16.2, 16.2],
  ],
  3: [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  4: [
    [7.8, 7.8],
    [16.2, 7.8],
    [7.8, 16.2],
    [16.2, 16.2],
  ],
  5: [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  6: [
    [7.8, 7.2],
    [16.2, 7.2],
    [7.8, 12],
    [16.2, 12],
    [7.8, 16.8],
    [16.2, 16.8],
  ],
}
/** The spots of a die face, for dice in other colours. */
export const die_spots = (value: number): [number, number][] => spots[value] ?? []
