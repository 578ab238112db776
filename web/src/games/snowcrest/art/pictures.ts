// SPDX-License-Identifier: Apache-2.0
// The pictures of Snowcrest.
import { pictures } from '../../../lib/pictures'
import icon_file from './icons.svg?raw'
import people_file from './people.svg?raw'
import spirit_file from './spirits.svg?raw'
import villager_file from './villagers.svg?raw'

export const icons = pictures(icon_file)
const people = pictures(icon_file, people_file, villager_file)
const masks = pictures(spirit_file)

/** Guardians and Forest spirits. */
export const spirit = (id: string): string => masks[id] ?? masks.f01!
export const back = (deck: 'guardian' | 'forest' | 'common' | 'own'): string => masks[`back-${deck}`]!

/** A villager in front of the mountains, and for the medallion what it does. */
export const portrait = (id: string): string => people[`person-${id}`] ?? people['person-traveller']!
export const medal = (id: string): string => people[`medal-${id}`] ?? people['medal-traveller']!
export const spirits = Object.keys(masks).filter((id) => /^[gf]\d\d$/.test(id))
