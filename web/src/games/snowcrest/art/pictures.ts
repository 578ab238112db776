// SPDX-License-Identifier: Apache-2.0
// The pictures of Snowcrest.
import { dyed, pictures } from '../../../parts/board/pictures'
import icon_file from './icons.svg?raw'
import people_file from './people.svg?raw'
import spirit_file from './spirits.svg?raw'

export const icons = pictures(icon_file)
const parts = pictures(people_file)
const masks = pictures(spirit_file)

/** Guardians and Forest spirits. */
export const spirit = (id: string): string => masks[id] ?? masks.f01!
export const back = (deck: 'guardian' | 'forest' | 'common' | 'own'): string => masks[`back-${deck}`]!

// ---- Villagers: a ridge behind, a person in front; a medallion tells what they do ----

type Sky = 'dawn' | 'day' | 'dusk' | 'night'
const skies: Record<Sky, [sky: string, low: string, far: string, near: string, snow: string, light: string]> = {
  dawn: ['#f3c9b0', '#f8e2cd', '#a79bc4', '#7d77ab', '#fdf6f2', '#fff1cf'],
  day: ['#a9cfe6', '#d8ebf3', '#8fa6c8', '#6a83ad', '#ffffff', '#fff8e0'],
  dusk: ['#6d62a8', '#d79a94', '#57518f', '#423d75', '#ded8ef', '#f6d9a0'],
  night: ['#2b2a57', '#4a4585', '#3c3a70', '#2f2d5c', '#b9b8dc', '#f6efd8'],
}

/** The mountains, a little different for every number. */
function ridge(sky: Sky, turn: number): string {
  const [top, low, far, near, snow, light] = skies[sky]
  const x = (turn * 17) % 30
  return `
    <rect width="100" height="70" fill="${top}"/><rect y="26" width="100" height="44" fill="${low}"/>
    ${sky === 'night' ? parts.stars : ''}<circle cx="${16 + ((turn * 29) % 66)}" cy="13" r="6.5" fill="${light}"/>
    <path d="M0 ${40 - (turn % 5)} ${14 + x} 17l12 12 ${14 - x / 4} -16 18 20 12-9 ${32 - x / 2} 22v24H0z"
      fill="${far}"/>
    <path d="M${14 + x} 17l7 7-4 2.5-3-2-3.5 3-4-1.5z" fill="${snow}"/>
    <path d="M${40 + 0.75 * x} 13l7.5 8.4-4 2-3.5-3-4 3-3.5-2z" fill="${snow}"/>
    <path d="M0 52C18 42 30 48 46 46s34-9 54-2v26H0z" fill="${near}"/>`
}

interface Look {
  sky: Sky
  robe: string
  trim: string
  head: string
  prop: string
  beard?: boolean
}
const skins = ['#e2b48a', '#c98f63', '#a9714a', '#d7a173']
const looks: Record<string, Look> = {
  st_forager: { sky: 'day', robe: '#4f7a52', trim: '#d9c48f', head: 'scarf', prop: 'juniper' },
  st_mason: { sky: 'day', robe: '#7c7a92', trim: '#e0d9c4', head: 'band', prop: 'build', beard: true },
  st_acolyte: { sky: 'dawn', robe: '#9a2f3b', trim: '#eab54a', head: 'shaved', prop: 'venerate' },
  st_elder: { sky: 'dusk', robe: '#5d4a86', trim: '#e9c764', head: 'grey', prop: 'bowl', beard: true },
  farmer: { sky: 'dawn', robe: '#b9803a', trim: '#f3e2b8', head: 'straw', prop: 'barley' },
  nun: { sky: 'day', robe: '#8c2740', trim: '#f0b94a', head: 'shaved', prop: 'recover' },
  officer: { sky: 'dusk', robe: '#33427a', trim: '#e9c764', head: 'fur', prop: 'cycle', beard: true },
  labourer: { sky: 'day', robe: '#6d5a43', trim: '#c8b48c', head: 'band', prop: 'restock' },
  potter: { sky: 'dawn', robe: '#b5623a', trim: '#f1d3ae', head: 'bun', prop: 'bowl' },
  smith: { sky: 'night', robe: '#4a4552', trim: '#d98a3a', head: 'band', prop: 'forge', beard: true },
  priest: { sky: 'dusk', robe: '#a3321f', trim: '#f0c64f', head: 'crest', prop: 'bell' },
  woodcutter: { sky: 'day', robe: '#3f6b58', trim: '#b98f5c', head: 'fur', prop: 'juniper', beard: true },
  pilgrim: { sky: 'dawn', robe: '#87657f', trim: '#efe0c4', head: 'hood', prop: 'venerate' },
  poet: { sky: 'night', robe: '#3c5a8c', trim: '#d7e3f2', head: 'bun', prop: 'shield' },
  beggar: { sky: 'dusk', robe: '#6f6656', trim: '#a39a86', head: 'hood', prop: 'omen' },
  recruiter: { sky: 'day', robe: '#a5542d', trim: '#f0d9a4', head: 'turban', prop: 'recruit' },
  storyteller: { sky: 'night', robe: '#7a3d68', trim: '#f0c9a0', head: 'scarf', prop: 'draw' },
  yak_herder: { sky: 'day', robe: '#5a6a3d', trim: '#e0d2a6', head: 'fur', prop: 'barley', beard: true },
  abbot: { sky: 'dawn', robe: '#b06a1e', trim: '#f6dfa4', head: 'crest', prop: 'bless' },
  bell_ringer: { sky: 'dusk', robe: '#94343c', trim: '#f0c64f', head: 'shaved', prop: 'bell' },
  carpenter: { sky: 'day', robe: '#8a6236', trim: '#ecd8ae', head: 'band', prop: 'build' },
  coppersmith: { sky: 'dusk', robe: '#8f4a25', trim: '#e3a26a', head: 'turban', prop: 'bowl', beard: true },
  gardener: { sky: 'dawn', robe: '#5f8a4a', trim: '#f0e3b6', head: 'straw', prop: 'farm' },
  merchant: { sky: 'day', robe: '#2f6f7a', trim: '#f0c64f', head: 'turban', prop: 'gold', beard: true },
  scholar: { sky: 'night', robe: '#41467f', trim: '#d9cfa8', head: 'bun', prop: 'copy' },
  steward: { sky: 'dawn', robe: '#8a4f2e', trim: '#f0d49a', head: 'braids', prop: 'restock' },
  architect: { sky: 'day', robe: '#4d5f93', trim: '#e8e2cc', head: 'bun', prop: 'build' },
  astrologer: { sky: 'night', robe: '#3a2f6e', trim: '#f0c64f', head: 'star', prop: 'rest' },
  hermit: { sky: 'dusk', robe: '#7d7468', trim: '#cfc6b4', head: 'grey', prop: 'meditate', beard: true },
  miner: { sky: 'night', robe: '#5b4a3a', trim: '#c79a4a', head: 'band', prop: 'gold', beard: true },
  mystic: { sky: 'night', robe: '#5c2a63', trim: '#c9a0dc', head: 'hood', prop: 'hex' },
  great_abbot: { sky: 'dawn', robe: '#c18a1c', trim: '#fff0c2', head: 'crown', prop: 'bless' },
  oracle: { sky: 'night', robe: '#2f5f78', trim: '#b9e0ea', head: 'braids', prop: 'venerate' },
  terton: { sky: 'dusk', robe: '#8a2f2a', trim: '#f4cf52', head: 'crown', prop: 'scroll', beard: true },
}

/** A villager; unknown ones are a traveller in the snow. */
export function portrait(id: string): string {
  const look = looks[id] ?? { sky: 'day', robe: '#77779a', trim: '#e3e1ee', head: 'hood', prop: 'any' }
  let turn = 0
  for (const letter of id) turn = (turn * 7 + letter.charCodeAt(0)) % 97
  const person = parts.body! + parts.face + (look.beard ? parts.beard : '') + parts[`head-${look.head}`]
  const colours = { robe: look.robe, trim: look.trim, skin: skins[turn % skins.length]! }
  const beard: Record<string, string> = look.head === 'grey' ? { beard: '#efedf4' } : {}
  return `${ridge(look.sky, turn)}<g transform="translate(6 2)">${dyed(person, { ...colours, ...beard })}</g>`
}
/** The icon of what a villager does, for the medallion. */
export const badge = (id: string): string => looks[id]?.prop ?? 'any'
/** The colour around it. */
export const trim = (id: string): string => looks[id]?.trim ?? '#e3e1ee'
export const people = Object.keys(looks)
export const spirits = Object.keys(masks).filter((id) => /^[gf]\d\d$/.test(id))
