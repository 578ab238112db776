// SPDX-License-Identifier: Apache-2.0
// Pictures on the cards (100 x 60, with sky above and sand below to spare): a beach, and on it what the card is.
// Castles are also built in front of the players.

import { at, dot, fill, line, rect } from '../../../parts/board/draw'
import type { CardBox } from '../components'

const lit = '#f0cb86'
const mid = '#e2b267'
const dark = '#c08f48'
const door = '#7d5524'

const beach = (evening = false) =>
  rect(evening ? '#f3c79a' : '#9fd4ec', 0, -40, 100, 70) +
  rect(evening ? '#f7d9b4' : '#c3e5f2', 0, 6, 100, 20) +
  dot(evening ? '#fff0c4' : '#fff3c0', 85, -12, 6.5) +
  fill('#fff', 'M12-8c1-6 9-7 12-2 4-4 10-1 10 3 4 0 4 4 0 4H14c-4 0-4-5-2-5z', 'opacity=".85"') +
  rect(evening ? '#4f8fae' : '#3f9fc4', 0, 22, 100, 14) +
  line('#dff2f8', 'M6 27c3-1.500 6 1.500 9 0M40 25c3-1.500 6 1.500 9 0M70 29c3-1.500 6 1.500 9 0', 1) +
  fill('#f8e2ae', 'M0 34c12-4 26 1 44-1s36-4 56 0v47H0z') +
  fill('#f0d193', 'M0 44c20-5 40 2 60-1s26-3 40 0v37H0z')
const wheel = (x: number, y: number, r: number) =>
  dot('#2c2418', x, y, r) + dot('#5b5346', x - r * 0.1, y - r * 0.1, r * 0.62) + dot('#cfc6b4', x, y, r * 0.3)
const shadow = (x: number, y: number, w: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="2.600" fill="#a97b3c" opacity=".5"/>`

const roller = () =>
  shadow(50, 53, 34) +
  wheel(72, 43, 10) +
  fill('#3b7d42', 'M42 40V25h10V10h27v23H66l-8 9z') +
  fill('#2c6233', 'M66 10h13v23H66l-8 9z', 'opacity=".5"') +
  fill('#cfeaf5', 'M56 14h18v11H56z') +
  fill('#a8d5e8', 'M65 14h9v11h-9z') +
  dot('#24562c', 31, 40, 14) +
  dot('#5fae65', 30, 39, 11) +
  dot('#7cc682', 28.5, 37.5, 7) +
  dot('#24562c', 31, 40, 3) +
  line('#24562c', 'M31 40h18', 4)
const excavator = () =>
  shadow(58, 54, 32) +
  rect('#2c2418', 38, 42, 42, 12, 6) +
  [45, 54, 63, 73].map((x) => dot('#8d8472', x, 48, 3.5)).join('') +
  fill('#c8402f', 'M46 42V28h12l6-14h18v28z') +
  fill('#9c2b1e', 'M74 14h8v28h-8z', 'opacity=".55"') +
  fill('#cfeaf5', 'M62 28l4-10h8v10z') +
  line('#a52a1c', 'M50 30 36 10 18 30', 5) +
  line('#e0604e', 'M50 29 36 9', 1.6) +
  fill('#5c5346', 'M9 32l16-6 2 12c-7 6-18 2-18-6z') +
  fill(lit, 'M11 31c4-6 9-6 13-4z')
const truck = () =>
  shadow(50, 54, 36) +
  fill(lit, 'M16 25c8-15 26-15 40-1z') +
  fill(mid, 'M36 15c8 1 14 4 20 9H34z') +
  fill('#2470ad', 'M10 23h50l-5 22H22z') +
  fill('#1b5788', 'M38 23h22l-5 22H38z', 'opacity=".5"') +
  fill('#3f96d8', 'M60 44V18h15l11 14v12z') +
  fill('#cfeaf5', 'M66 22h8l6 9H66z') +
  rect('#ffd65c', 83, 36, 4, 4, 1) +
  wheel(27, 46, 8.5) +
  wheel(74, 46, 8.5)
const mixer = () =>
  shadow(50, 55, 28) +
  line('#4d3f32', 'M32 55l12-18M68 55 56 37M26 55h48', 4) +
  fill('#71499c', 'M28 40 22 20 46 6l26 12-3 22-20 10z') +
  fill('#9a74c4', 'M28 40 22 20 46 6l5 26z') +
  fill('#543377', 'M51 32 46 6l26 12-3 22-20 10z', 'opacity=".5"') +
  fill('#3a2c4a', 'M42 3 78 14l-3 7-35-11z') +
  fill(lit, 'M50 6c5-4 14-1 18 5z') +
  dot('#ffd65c', 50, 33, 3)
const bucket = (colour: string, deep: string) =>
  fill(colour, 'M-14-20h28L10 8h-20z') +
  fill(deep, 'M2-20h12L10 8H2z', 'opacity=".6"') +
  line('#efe7d4', 'M-13-20a13 11 0 0 1 26 0', 1.8) +
  rect('#fff', -15, -22, 30, 4, 2)
const shovel = () =>
  line('#7a4a26', 'M0 0 14-24', 3) +
  line('#7a4a26', 'M10-27l8 5', 3) +
  fill('#e9b92c', 'M-9 3C-9-4-3-8 3-6c4 2 5 8 1 13-4 4-11 4-13-7z')
const tools = () => at(38, 46, 1, bucket('#f2c230', '#c98a0c')) + at(66, 46, 1, shovel())
const coins = (worth: number) =>
  shadow(50, 54, 26) +
  Array.from({ length: Math.max(1, worth) }, (_, i) =>
    at(
      50 + (i - (worth - 1) / 2) * 17,
      36 - (i % 2) * 5,
      1,
      dot('#7d5524', 0, 0, 16) +
        dot('#d19a50', -1, -1.3, 13.8) +
        `<circle r="9.500" fill="none" stroke="#8a5c28" stroke-width="1.600"/>` +
        fill('#8a5c28', 'M-4 5v-8h2.400v2h3.200v-2H4v8z'),
    ),
  ).join('')

/** A sand castle of a cost, standing on (0, 0): its picture, how wide and how high it is. */
export function castle(cost: number): { width: number; height: number; art: string } {
  const merlons = (x: number, y: number, w: number, n: number, colour: string) =>
    Array.from({ length: n }, (_, i) =>
      rect(colour, x + (i * (w - w / (2 * n - 1))) / Math.max(1, n - 1), y - 3.5, w / (2 * n - 1), 4),
    ).join('')
  const tower = (x: number, w: number, h: number, flag = '') =>
    fill(lit, `M${x - w / 2 - 1.5} 0l2-${h}h${w - 1}l2 ${h}z`) +
    fill(dark, `M${x + w * 0.12} ${-h}h${w * 0.38 - 0.5}l2 ${h}h-${w * 0.38 + 1.5}z`, 'opacity=".75"') +
    rect(mid, x - w / 2 - 1.5, -h - 2, w + 3, 4) +
    merlons(x - w / 2 - 1.5, -h - 1, w + 3, 3, mid) +
    rect(door, x - 1.4, -h * 0.62, 2.8, 5, 1.4) +
    (flag ? line('#7a4a26', `M${x} ${-h - 3}v-13`, 1.2) + fill(flag, `M${x} ${-h - 16}l10 3.200-10 3.800z`) : '')
  const wall = (x: number, w: number, h: number) =>
    rect(mid, x, -h, w, h) +
    fill(dark, `M${x + w * 0.6} ${-h}h${w * 0.4}v${h}h-${w * 0.4}z`, 'opacity=".6"') +
    merlons(x, -h + 0.5, w, 4, mid) +
    fill(door, `M${x + w / 2 - 3.5} 0v-6a3.500 3.500 0 0 1 7 0v6z`)
  const flags = ['#d8412f', '#2f7fc0', '#f2b431', '#3b8c47']
  switch (cost) {
    case 1:
      return { width: 18, height: 24, art: tower(9, 11, 16) }
    case 2:
      return { width: 22, height: 44, art: tower(11, 13, 24, flags[0]) }
    case 3:
      return { width: 38, height: 50, art: tower(8, 10, 22) + tower(30, 10, 31, flags[1]) + wall(10, 18, 15) }
    case 4:
      return {
        width: 50,
        height: 55,
        art: tower(8, 11, 27, flags[2]) + tower(42, 11, 27, flags[0]) + tower(25, 13, 36) + wall(12, 26, 17),
      }
    case 5:
      return {
        width: 62,
        height: 62,
        art: tower(9, 12, 28, flags[3]) + tower(53, 12, 28, flags[1]) + tower(31, 16, 42, flags[0]) + wall(14, 34, 19),
      }
    default:
      return {
        width: 84,
        height: 72,
        art:
          tower(9, 12, 28, flags[3]) +
          tower(75, 12, 28, flags[1]) +
          tower(27, 13, 41, flags[2]) +
          tower(57, 13, 41, flags[0]) +
          tower(42, 17, 52, flags[0]) +
          wall(12, 60, 20),
      }
  }
}
function castle_scene(cost: number): string {
  const { width, height, art } = castle(cost)
  const scale = Math.min(1.5, 68 / height, 88 / width)
  return beach() + shadow(50, 54, (width * scale) / 2 + 5) + at(50 - (width * scale) / 2, 54, scale, art)
}

const scaffold = () =>
  shadow(50, 55, 30) +
  line('#a0703a', 'M26 55V12M50 55V12M74 55V12M22 20h56M22 36h56M22 51h56', 3.6) +
  line('#c99a5c', 'M26 51 50 36M50 51l24-15M26 36 50 20M50 36l24-16', 2)
const pit = () =>
  `<ellipse cx="50" cy="46" rx="36" ry="12" fill="${dark}"/>` +
  `<ellipse cx="50" cy="48" rx="29" ry="9" fill="#8a622c"/>` +
  `<ellipse cx="50" cy="50" rx="21" ry="5.500" fill="#4d3518"/>` +
  at(82, 42, 0.7, shovel())
const base = () =>
  shadow(50, 55, 34) +
  fill(mid, 'M14 54c2-14 10-24 36-24s34 10 36 24z') +
  fill(dark, 'M56 30c22 1 28 12 30 24H64z', 'opacity=".6"') +
  fill(lit, 'M24 36c6-9 16-14 26-14s14 3 18 8c-10-2-30-2-44 6z') +
  at(
    50,
    20,
    0.62,
    dot('#7d5524', 0, 0, 16) +
      dot('#d19a50', -1, -1.3, 13.8) +
      `<circle r="9.500" fill="none" stroke="#8a5c28" stroke-width="1.600"/>`,
  )
const pallet = () =>
  shadow(50, 56, 34) +
  rect('#c08a4a', 16, 36, 68, 5) +
  rect('#a0703a', 16, 49, 68, 5) +
  [18, 46, 74].map((x) => rect('#7d5524', x, 41, 8, 8)).join('') +
  at(
    50,
    23,
    0.75,
    dot('#7d5524', 0, 0, 16) +
      dot('#d19a50', -1, -1.3, 13.8) +
      `<circle r="9.500" fill="none" stroke="#8a5c28" stroke-width="1.600"/>`,
  )
const chair = () =>
  shadow(50, 55, 28) +
  fill('#f8f2e2', 'M26 50 36 10h30L56 50z') +
  fill('#1f8a86', 'M26 50 36 10h6L32 50zM38 50l10-40h6L44 50zM50 50l10-40h6L56 50z') +
  line('#7a4a26', 'M26 50h30l10-40M56 50l18-14M32 57l4-7M64 57l-6-7M74 36v20', 3)
const wave = () =>
  fill('#3f9fc4', 'M0 40c10-8 18-8 28 0s18 8 28 0 18-8 28 0c6 4 10 6 16 4v16H0z') +
  line('#e6f6fb', 'M4 46c6-4 12-4 18 0s12 4 18 0 12-4 18 0 12 4 18 0', 2)

const own: Record<string, () => string> = {
  f1_scaffold: () => beach() + scaffold(),
  f2_pit: () => beach() + pit(),
  f8_big_base: () => beach() + base(),
  f7_pallet: () => beach() + pallet(),
  f8_beach_chair: () => beach() + chair(),
  f3_remove_junk: () => beach() + at(50, 44, 0.9, bucket('#f2c230', '#c98a0c')) + wave(),
  yellow_offload: () => beach() + at(50, 46, 1, shovel()) + at(28, 48, 0.8, bucket('#d8412f', '#9c2b1e')),
}
const kinds: Record<string, () => string> = {
  green: roller,
  red: excavator,
  blue: truck,
  purple: mixer,
  yellow: tools,
}

/** The picture on a card. */
export function card_scene(card: Pick<CardBox, 'id' | 'kind' | 'cost' | 'worth' | 'fable'>): string {
  const special = own[card.id]
  if (special) return special()
  if (card.kind === 'castle') return castle_scene(card.cost ?? 1)
  if (card.kind === 'coin') return beach() + coins(card.worth)
  return beach(card.fable) + (kinds[card.kind]?.() ?? '')
}

/** The back of all cards. */
export const card_back = (): string =>
  rect('#2f87ad', 0, 0, 63, 88) +
  rect('#f8e2ae', 4, 4, 55, 80, 4) +
  rect('#3f9fc4', 6.5, 6.5, 50, 75, 3) +
  [20, 34, 48, 62, 76].map((y) => line('#bfe6f3', `M10 ${y}c5-4 9-4 14 0s9 4 14 0 9-4 14 0`, 2)).join('') +
  `<circle cx="31.500" cy="44" r="15" fill="#f8e2ae"/>` +
  at(20.5, 54, 1, castle(2).art.replace(/<path[^>]*stroke="#7a4a26"[^>]*\/>/, ''))
