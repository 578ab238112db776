// SPDX-License-Identifier: Apache-2.0
// The pictures of Skara Brae.
import { pictures } from '../../../lib/pictures'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'
import settler_file from './settlers.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(icon_file, scene_file, settler_file)

/** The picture of a tile; the view box is 100 x 56. */
export const tile_scene = (id: string): string => scenes[`tile-${id}`] ?? scenes['tile-plain']!
/** The picture of a card: a settler, or a thing of its kind; the view box is 100 x 70. */
export const card_scene = (id: string, kind: string): string =>
  scenes[`card-${id}`] ?? scenes[`object-${kind}`] ?? scenes['object-utensils']!
export const card_back = scenes.back!
