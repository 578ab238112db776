// SPDX-License-Identifier: Apache-2.0
// The pictures of Skara Brae.
import { dyed, pictures } from '../../../parts/board/pictures'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(icon_file, scene_file)

/** The picture of a tile; the view box is 100 x 56. */
export const tile_scene = (id: string): string => scenes[`tile-${id}`] ?? scenes['tile-plain']!

const skins = ['#d9ae86', '#c6946a', '#b98259', '#e2bd97']
const hairs = ['#4b3423', '#7a5330', '#a8763e', '#8c8478']
const cloaks: Record<string, string[]> = {
  shore: ['#44708a', '#5e8ca3', '#3e6274'],
  hills: ['#8a6f58', '#9d8468', '#74604f'],
  thickets: ['#55764a', '#6c8a52', '#41624a'],
  fields: ['#b3853a', '#a0692f', '#c49a4a'],
}
const tools: Record<string, string> = {
  Angler: 'rod',
  Fisherman: 'net',
  Birdkeeper: 'bird',
  Giller: 'basket',
  'Crab Farmer': 'basket',
  Trapper: 'snare',
  Shepherd: 'crook',
  Sage: 'staff',
  Tracker: 'spear',
  Slinger: 'sling',
  Mason: 'hammer',
  Axeman: 'axe',
  Hunter: 'bow',
  Woodcutter: 'axe',
  Forester: 'staff',
  Scout: 'spear',
  Sawyer: 'saw',
  Watchman: 'look',
  Herdsman: 'cattle',
  Harvester: 'sickle',
  Baker: 'bread',
  Reaper: 'sickle',
  Farmhand: 'basket',
}

/** A settler in a landscape; the view box is 100 x 70. `number` varies the person. */
export function settler_scene(environment: string, name: string, number: number): string {
  const odd = number % 2 === 1
  const person = [scenes.person, scenes[odd ? 'hair-short' : 'hair-long'], odd && number % 3 === 0 ? scenes.beard : '']
  const colours = {
    cloak: cloaks[environment]?.[number % 3] ?? '#8a6a48',
    skin: skins[(number * 7) % 4]!,
    hair: hairs[(number * 5 + name.length) % 4]!,
  }
  const place = scenes[`place-${environment}`] ?? scenes.outdoors!
  return place + dyed(person.join(''), colours) + scenes[`tool-${tools[name] ?? 'staff'}`]!
}

/** The picture of a roof, stone ball or utensils card; the view box is 100 x 70. */
export const object_scene = (kind: string): string => scenes[`object-${kind}`] ?? scenes['object-utensils']!

export const card_back = scenes.back!
