// SPDX-License-Identifier: Apache-2.0
// The villagers as portraits (100 x 70): a ridge behind, a person in front; a medallion tells what they do.
import { dot, fill, line } from '../../../parts/board/draw'
const ring = (x: number, y: number, r: number, colour: string) => dot(colour, x, y, r)

type Sky = 'dawn' | 'day' | 'dusk' | 'night'
const skies: Record<Sky, [sky: string, low: string, far: string, near: string, snow: string, light: string]> = {
  dawn: ['#f3c9b0', '#f8e2cd', '#a79bc4', '#7d77ab', '#fdf6f2', '#fff1cf'],
  day: ['#a9cfe6', '#d8ebf3', '#8fa6c8', '#6a83ad', '#ffffff', '#fff8e0'],
  dusk: ['#6d62a8', '#d79a94', '#57518f', '#423d75', '#ded8ef', '#f6d9a0'],
  night: ['#2b2a57', '#4a4585', '#3c3a70', '#2f2d5c', '#b9b8dc', '#f6efd8'],
}

function ridge(sky: Sky, turn: number): string {
  const [top, low, far, near, snow, light] = skies[sky]
  const x = (turn * 17) % 30
  return (
    `<rect width="100" height="70" fill="${top}"/><rect y="26" width="100" height="44" fill="${low}"/>` +
    (sky === 'night'
      ? ring(14, 10, 0.8, '#fff') + ring(30, 18, 0.6, '#fff') + ring(88, 22, 0.7, '#fff') + ring(66, 6, 0.7, '#fff')
      : '') +
    ring(16 + ((turn * 29) % 66), 13, 6.5, light) +
    fill(far, `M0 ${40 - (turn % 5)} ${14 + x} 17l12 12 ${14 - x / 4} -16 18 20 12-9 ${32 - x / 2} 22v24H0z`) +
    fill(
      snow,
      `M${14 + x} 17l7 7-4 2.500-3-2-3.500 3-4-1.500zM${40 + 0.75 * x} 13l7.500 8.400-4 2-3.500-3-4 3-3.500-2z`,
    ) +
    fill(near, `M0 52C18 42 30 48 46 46s34-9 54-2v26H0z`)
  )
}

type Head =
  | 'hair'
  | 'bun'
  | 'hood'
  | 'straw'
  | 'fur'
  | 'shaved'
  | 'crest'
  | 'band'
  | 'braids'
  | 'turban'
  | 'crown'
  | 'scarf'
  | 'grey'
  | 'star'
interface Look {
  sky: Sky
  robe: string
  trim: string
  skin?: string
  head: Head
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

const hair = '#2b2340'
function head(look: Look, skin: string): string {
  const face = ring(42, 30, 11, skin) + fill('#3b1f1a', 'M42 19a11 11 0 0 1 0 22z', 'opacity=".16"')
  const eyes =
    line('#33212a', 'M36.500 30.500c1-.9 2.500-.9 3.500 0M44.500 30.500c1-.9 2.500-.9 3.500 0', 1.3) +
    line('#8a4436', 'M39.500 36c1.500 1.200 3.500 1.200 5 0', 1.2)
  const cheeks = `
    <circle cx="35.500" cy="34" r="2.200" fill="#d8694f" opacity=".35"/><circle cx="48.500" cy="34" r="2.200"
    fill="#d8694f" opacity=".35"/>`
  const cap = fill(
    hair,
    'M30.500 30C30 22 35 17.500 42 17.500S54 22 53.500 30c-2-4.500-4.500-6-11.500-6s-9.500 1.500-11.500 6z',
  )
  const grey = '#d9d5e0'
  const on: Record<Head, string> = {
    hair: cap,
    bun: cap + ring(42, 15.5, 5, hair) + line(look.trim, 'M36 17.500c4-1.500 8-1.500 12 0', 1.8),
    hood:
      fill(look.robe, 'M27 44C25 24 31 14 42 14s17 10 15 30l-4.500-2c1.500-13-2.500-19-10.500-19s-12 6-10.500 19z') +
      fill('#1b1740', 'M42 14c11 0 17 10 15 30l-4.500-2c1.500-13-2.500-19-10.500-19z', 'opacity=".2"'),
    straw:
      fill('#e0bb62', 'M22 26.500 42 11l20 15.500c-12 3-28 3-40 0z') +
      fill('#a97f24', 'M42 11l20 15.500c-6 1.500-13 2.200-20 2.200z') +
      line('#a97f24', 'M31 22l7-6M36 25l5-8', 1),
    fur:
      fill('#7a5233', 'M29 27c-1-6 4-12 13-12s14 6 13 12l-3 2H32z') +
      fill('#f0e6d2', 'M27.500 28c0-4 6-5.500 14.500-5.500S56.500 24 56.500 28c0 3-29 3-29 0z') +
      fill('#7a5233', 'M28.500 28h4v11c-3.500-1-4.500-5-4-11zM51.500 28h4c.5 6-.5 10-4 11z'),
    shaved: fill(
      '#3b1f1a',
      'M31 29c0-8 4-11.500 11-11.500S53 21 53 29c-1.500-5-4.500-8-11-8s-9.500 3-11 8z',
      'opacity=".28"',
    ),
    crest:
      fill('#f0b92f', 'M31 27c-3-8 1-17 14-19 8 3 11 10 8 19-6-3-16-3-22 0z') +
      fill('#b57f10', 'M45 8c8 3 11 10 8 19-2.500-1.200-5.500-1.900-8.500-2z') +
      line('#fff0c2', 'M34 20c3-5 6-7.500 10-9', 1.4),
    band: cap + fill(look.trim, 'M30.700 25h22.600v3.600H30.700z'),
    braids:
      cap +
      line(hair, 'M31.500 29c-2 5-1.500 9-2.500 14M52.500 29c2 5 1.500 9 2.500 14', 4) +
      ring(29, 44, 2.2, '#d9534a') +
      ring(55, 44, 2.2, '#3f9ac4') +
      ring(42, 21, 2.2, '#3fb0a0'),
    turban:
      fill(look.trim, 'M29.500 27.500C28 19 34 13 42 13s14 6 12.500 14.500c-6-3.500-19-3.500-25 0z') +
      line('#1b1740', 'M31 24c7-6 15-7.500 22-3M33 19c5-3 11-4 17-2', 1) +
      ring(42, 17, 2, '#b5452f'),
    crown:
      fill('#f0c64f', 'M30 26 31 13l6 6 5-9 5 9 6-6 1 13c-7-2.500-17-2.500-24 0z') +
      fill('#b98a16', 'M42 10l5 9 6-6 1 13c-3.500-1.200-7.500-1.900-12-1.900z') +
      ring(42, 20, 1.9, '#b5452f') +
      ring(35.5, 21, 1.3, '#3f7ac4') +
      ring(48.5, 21, 1.3, '#3f9a68'),
    scarf:
      fill(
        look.trim,
        'M29.500 31C28 21 33 16 42 16s14 5 12.500 15c-1 3-1 6-2 9-1-10-4-14-10.500-14s-9.500 4-10.500 14c-1-3-1-6-2-9z',
      ) + fill('#1b1740', 'M42 16c9 0 14 5 12.500 15-1 3-1 6-2 9-1-10-4-14-10.500-14z', 'opacity=".18"'),
    grey:
      fill(grey, 'M30 31C29 21 34 17 42 17s13 4 12 14c-1.500-5-3.500-7.500-12-7.500S31.500 26 30 31z') +
      ring(42, 15.5, 4, grey),
    star:
      fill('#3a2f6e', 'M29 27C32 18 37 10 42 3c5 7 10 15 13 24-7-3-19-3-26 0z') +
      ring(42, 9, 1.3, '#f0c64f') +
      ring(38, 17, 1.1, '#f0c64f') +
      ring(46.5, 20, 1.3, '#f0c64f') +
      fill('#f0c64f', 'M28.500 27c7-3.500 20-3.500 27 0v2.500c-7-3.500-20-3.500-27 0z'),
  }
  const beard = look.beard
    ? fill(
        look.head === 'grey' ? '#efedf4' : hair,
        'M32.500 34c1 9 5 12.500 9.500 12.500S50.500 43 51.500 34c-2.500 2-5 2.500-9.500 2.500s-7-.5-9.500-2.500z',
        'opacity=".94"',
      ) + line('#8a4436', 'M39.500 36.800c1.500 1 3.500 1 5 0', 1.2)
    : ''
  return face + cheeks + eyes + beard + on[look.head]
}

/** A villager; unknown ones are a traveller in the snow. */
export function portrait(id: string): string {
  const look = looks[id] ?? { sky: 'day', robe: '#77779a', trim: '#e3e1ee', head: 'hood', prop: 'any' }
  let turn = 0
  for (const letter of id) turn = (turn * 7 + letter.charCodeAt(0)) % 97
  const skin = look.skin ?? skins[turn % skins.length]!
  return (
    ridge(look.sky, turn) +
    '<g transform="translate(6 2)">' +
    fill(look.robe, 'M14 71C15 54 25 43 42 43s27 11 28 28z') +
    fill('#1b1740', 'M42 43c17 0 27 11 28 28H42z', 'opacity=".2"') +
    fill(look.trim, 'M34.500 43.800 42 56l7.500-12.200 3.500 1L43.500 71h-3L31 44.800z') +
    fill('#1b1740', 'M49.500 43.800l3.500 1L43.500 71H42V56z', 'opacity=".16"') +
    head(look, skin) +
    '</g>'
  )
}
/** The icon of what a villager does, for the medallion. */
export const badge = (id: string): string => looks[id]?.prop ?? 'any'
/** The colour around it. */
export const trim = (id: string): string => looks[id]?.trim ?? '#e3e1ee'
export const people = Object.keys(looks)
