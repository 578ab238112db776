// SPDX-License-Identifier: Apache-2.0
// Small landscapes for tiles (100 x 56) and cards (100 x 70): a few layers, one light from the upper left. The colours
// of sky, land and sea are custom properties, so that a flipped tile is the same place in the evening light.
import { at, fill, line, rect } from '../../../parts/board/draw'
import { icons } from './icons'

const put = (name: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 12 12)` : ''}">${icons[name] ?? ''}</g>`

const sky = 'var(--sky, #c9d8da)'
const sun = 'var(--sun, #f6ead0)'
const far = 'var(--far, #9fb3a0)'
const land = 'var(--land, #86a06a)'
const near = 'var(--near, #6b8752)'
const sea = 'var(--sea, #6c98ad)'
const deep = 'var(--deep, #4c7a92)'
const stone = '#a79d8a'
const dark = '#6f6758'
const glow = 'var(--lamp, #e9b45f)'

const outdoors = (ground = land) =>
  `<rect width="100" height="70" fill="${sky}"/><circle cx="18" cy="13" r="7" fill="${sun}"/>` +
  fill(far, 'M0 30C15 20 28 24 40 27s25-12 42-6c8 3 13 6 18 5v44H0z') +
  fill(ground, 'M0 38c20-7 40-3 58-2s30-4 42-2v36H0z')
const coast = () =>
  `<rect width="100" height="70" fill="${sky}"/><circle cx="18" cy="13" r="7" fill="${sun}"/>` +
  fill(far, 'M58 26c10-8 22-10 42-8v14H58z') +
  `<rect y="27" width="100" height="43" fill="${sea}"/>` +
  fill(deep, 'M0 36c10-4 20 4 30 0s20 4 30 0 20 4 40-1v35H0z') +
  line('#e8f1f1', 'M6 33c4-2 8 2 12 0M40 31c4-2 8 2 12 0M70 35c4-2 8 2 12 0', 1.2)
// The inside of a house: dry-stone wall and floor, lit by the hearth.
const indoors = () => {
  let wall = `<rect width="100" height="70" fill="#7a6f5d"/>`
  const tones = ['#93876f', '#877b66', '#a09379', '#7f745f']
  for (let row = 0; row < 6; ++row)
    for (let i = -1; i < 7; ++i) {
      const x = i * 17 + (row % 2) * 8 + ((row * 5 + i * 3) % 4)
      wall += rect(tones[(row * 3 + i + 4) % 4] ?? stone, x, row * 7, 15.5, 5.8, 1.8)
    }
  return (
    wall +
    `<rect y="40" width="100" height="30" fill="#5d4f3d"/>` +
    `<ellipse cx="50" cy="44" rx="60" ry="26" fill="${glow}" opacity="var(--lit, .16)"/>`
  )
}
const house = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  fill(dark, 'M0 22c0-6 2-9 4-10h32c2 1 4 4 4 10z') +
  fill(stone, 'M2 22c0-5 1.5-8 3.5-9.5h17L20 22z') +
  fill('#7c8f4d', 'M-2 13C6 4 14 0 20 0s14 4 22 13l-3 2H1z') +
  fill('#5c7038', 'M20 0c6 0 14 4 22 13l-3 2H22z') +
  fill('#31281f', 'M16 22v-6a4 4 0 0 1 8 0v6z') +
  fill(glow, 'M17.5 22v-5a2.5 2.5 0 0 1 5 0v5z', 'opacity="var(--lit, .5)"') +
  '</g>'
const tree = (x: number, y: number, s: number, colour = '#4f7a4c') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-1.5 0h3v10h-3z" fill="#6d4a2c"/>` +
  `<path d="M0-16 7-6H4l5 8H-9l5-8h-3z" fill="${colour}"/>` +
  `<path d="M0-16 7-6H4l5 8H0z" fill="#000" opacity=".2"/>` +
  `</g>`
const menhir = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0 1-20 5-24 8-19 8 0z" fill="${stone}"/>` +
  `<path d="M5-24 8-19 8 0H4z" fill="${dark}"/>` +
  `</g>`
const spiral = (x: number, y: number, s: number, colour: string) =>
  at(
    x,
    y,
    s,
    line(
      colour,
      `M0 0c1.5 0 1.5 2.5-.5 2.5-3 0-3.5-4-1-5.5 4-2.5 8 .5 7.5 5-.7 5-7 7-11.5 4-5-3.5
-5-11 .5-14.5 4-2.5 9-2.3 12.5.5`,
    ),
  )
const barley = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    line('#c7962a', 'M0 0V-12') +
      line('#e6bb50', 'M0-12-2-15M0-12 2-15M0-9-3-12M0-9 3-12M0-6-3-9M0-6 3-9M0-12v-4', 1.5),
  )
const boat = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  `<path d="M-16 0c6 7 26 7 32 0l-3 1c-8 2-18 2-26 0z" fill="#5a3d24"/>` +
  `<path d="M-16 0c3 3.5 10 5.2 16 5.2V1.7C-5 1.7-9 1.5-13 1z" fill="#8a6238"/>` +
  `<path d="M-1-20h2V2h-2z" fill="#5a3d24"/>` +
  `<path d="M1-19C10-17 12-8 11-3L1-2z" fill="#ead9b5"/>` +
  `<path d="M1-19C5-17 6-8 6-2.5L1-2z" fill="#fff" opacity=".35"/>` +
  `</g>`

const scenes: Record<string, () => string> = {
  furnish: () =>
    indoors() +
    fill('#4b4031', 'M27 12h48v38H27z') +
    fill('#d3c7b0', 'M22 14h56v5H22zM22 28h56v5H22z') +
    fill('#9a8d75', 'M22 18h56v2H22zM22 32h56v2H22z') +
    fill('#c0b49c', 'M25 9h6v40h-6zM69 9h6v40h-6zM46 19h7v9h-7zM46 33h7v15h-7z') +
    put('ball', 32, 17, 0.45) +
    put('utensils', 55, 16, 0.52) +
    put('whorl', 55, 3.5, 0.45) +
    put('skaill', 34, 4, 0.42),
  cook: () =>
    indoors() +
    `<circle cx="50" cy="30" r="22" fill="${glow}" opacity=".35"/>` +
    put('hearth', 33, 16, 1.45) +
    put('food', 10, 34, 0.75) +
    put('utensils', 72, 28, 0.9),
  craft: () =>
    indoors() +
    fill('#bdb098', 'M14 36h72l4 8H10z') +
    fill('#877a62', 'M10 44h80v5H10zM18 49h10v12H18zM72 49h10v12H72z') +
    put('skaill', 20, 16, 0.95) +
    put('bone', 43, 19, 0.85, 20) +
    put('stone', 66, 16, 0.95),
  clean: () => outdoors() + house(10, 17, 1.15) + put('clear', 62, 12, 1.5) + put('midden', 50, 33, 0.8),
  trade: () =>
    coast() +
    boat(52, 36, 1.15) +
    fill('#cdbb92', 'M0 50c12-4 28-2 36 6H0z') +
    put('hide', 6, 36, 0.6) +
    put('barley', 19, 37, 0.6),
  gather_shore: () =>
    coast() +
    fill('#d6c59c', 'M0 47c24-8 56-3 100-7v30H0z') +
    put('shell', 22, 34, 0.8) +
    put('seaweed', 52, 26, 1) +
    put('shell', 78, 38, 0.55, 30) +
    fill(stone, 'M68 44l4-8 9-1 5 9z') +
    fill(dark, 'M75 44l6-9 5 9z'),
  gather_hills: () =>
    outdoors() +
    fill('#8d8069', 'M28 46 56 8l34 38z') +
    fill('#6b604e', 'M56 8l34 38H58l4-16z') +
    fill('#efe7d8', 'M56 8l8 9-5 4-4-4-6 2z') +
    put('sheep', 12, 28, 0.85) +
    put('stone', 62, 34, 0.8),
  gather_thickets: () =>
    outdoors() +
    tree(18, 38, 1.3) +
    tree(38, 34, 1.05, '#6a8f58') +
    tree(58, 38, 1.5, '#44704a') +
    tree(86, 38, 1.2, '#5a8451') +
    put('wood', 64, 33, 0.9),
  gather_fields: () =>
    outdoors('var(--field, #cfae57)') +
    line('#a9863a', 'M0 50c30-8 70-8 100-3M0 43c30-6 70-6 100-2', 1.2) +
    [10, 21, 32, 43, 54, 65, 76, 88].map((x, i) => barley(x, 54 - (i % 2) * 4, 1.3)).join(''),
  build: () =>
    outdoors() +
    `<g>${[0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .filter((i) => i < 5 - row)
          .map((i) => rect((i + row) % 2 ? '#b0a58f' : '#978c76', 14 + i * 13 + row * 4, 42 - row * 7.5, 12, 6.6, 2))
          .join(''),
      )
      .join('')}</g>` +
    put('stone', 66, 34, 0.75) +
    `<g color="#a4553a">${put('large', 72, 12, 1.15)}</g>`,
  explore: () =>
    outdoors() +
    menhir(20, 44, 1.1) +
    menhir(36, 40, 0.9) +
    menhir(62, 40, 0.95) +
    menhir(76, 45, 1.15) +
    fill('#c9b98f', 'M44 56c2-8 0-12 6-18 2-2 0-4 3-6h2c-2 3 1 4-1 7-4 6 2 10 6 17z'),
  hunt_boar: () =>
    outdoors() +
    tree(10, 36, 1.3, '#44704a') +
    tree(90, 36, 1.4) +
    tree(26, 32, 0.9, '#6a8f58') +
    put('boar', 36, 16, 1.3) +
    line('#6d4a2c', 'M70 48 88 14', 1.8) +
    fill('#8fa3b0', 'M86.5 16l3.5-8 1 9z'),
  innovate: () =>
    outdoors() +
    `<circle cx="50" cy="28" r="24" fill="${glow}" opacity=".4"/>` +
    fill(stone, 'M32 50l3-34 8-9h14l8 9 3 34z') +
    fill(dark, 'M57 7l8 9 3 34H54z', 'opacity=".55"') +
    spiral(50, 24, 1.1, '#5b4630') +
    spiral(44, 41, 0.55, '#5b4630') +
    spiral(58, 41, 0.55, '#5b4630'),
  muster: () =>
    outdoors() +
    house(4, 20, 0.85) +
    [
      [40, 22],
      [54, 18],
      [70, 22],
    ]
      .map(([x, y], i) => `<g color="${['#8a6a48', '#a4553a', '#5e7450'][i]}">${put('small', x!, y!, 1.15)}</g>`)
      .join('') +
    line('#6d4a2c', 'M83 48V12', 1.8) +
    fill('#c4683a', 'M83 13h12l-3 4 3 4H83z'),
  recruit: () =>
    coast() +
    fill('#8f9a66', 'M0 46c30-8 60-4 100-8v32H0z') +
    put('black', 14, 20, 1.15) +
    put('black', 36, 16, 1.25) +
    put('black', 60, 20, 1.15) +
    boat(88, 34, 0.7),
  spin_wool: () =>
    indoors() +
    put('wool', 8, 20, 1.15) +
    put('whorl', 40, 8, 1.6) +
    line('#f6eedd', 'M34 30c8 4 10-18 24-18', 1.3) +
    put('wool', 74, 30, 0.8),
  tend_land: () =>
    outdoors('var(--field, #b08a58)') +
    line('#8a683c', 'M0 46c30-6 70-6 100-3M0 53c30-6 70-6 100-3M0 40c30-5 70-5 100-2', 1.8) +
    [16, 28, 40].map((x) => barley(x, 50, 1.05)).join('') +
    line('#6d4a2c', 'M64 50 82 12', 2.2) +
    fill('#9aa5a8', 'M61 52l-4-7 8-1 3 5z') +
    put('clear', 78, 28, 0.8),
}

/** The picture of a tile; the view box is 100 x 56. */
export const tile_scene = (id: string): string => (scenes[id] ?? (() => outdoors() + spiral(50, 28, 1.5, '#5b4630')))()

// ---- Settlers ----

const skins = ['#d9ae86', '#c6946a', '#b98259', '#e2bd97']
const hairs = ['#4b3423', '#7a5330', '#a8763e', '#8c8478']
const cloaks: Record<string, string[]> = {
  shore: ['#44708a', '#5e8ca3', '#3e6274'],
  hills: ['#8a6f58', '#9d8468', '#74604f'],
  thickets: ['#55764a', '#6c8a52', '#41624a'],
  fields: ['#b3853a', '#a0692f', '#c49a4a'],
}
const props: Record<string, string> = {
  rod: line('#5a3d24', 'M64 58 84 8', 1.6) + line('#eee6d2', 'M84 8v30', 0.8) + put('fish', 77, 36, 0.6, -90),
  net: line('#eee6d2', 'M66 34l22 16M66 42l18 13M72 30l18 12M88 36 70 54M82 32 66 48', 0.9) + put('fish', 70, 44, 0.5),
  bird:
    fill('#eef1ef', 'M72 26c4-6 10-6 14-2l6-2-4 6c-2 6-12 7-16-2z') +
    fill('#9fb0b5', 'M76 27c4 1 8 0 12-3-2 6-8 8-12 3z') +
    fill('#d88c36', 'M92 22l4-1-5 3z'),
  basket:
    fill('#8b6234', 'M64 44h24l-3 15H67z') +
    line('#c99a5c', 'M65 49h22M66 54h20', 1.3) +
    line('#8b6234', 'M66 44c0-12 20-12 20 0', 1.5),
  snare: line('#5a3d24', 'M70 58 74 26', 1.7) + put('rabbit', 72, 34, 0.8),
  crook: line('#5a3d24', 'M70 60V24c0-8 12-8 12 0 0 4-5 5-6 2', 2) + put('sheep', 76, 40, 0.7),
  staff: line('#5a3d24', 'M70 60V16', 2.2) + spiral(72, 14, 0.5, '#e9c77c'),
  spear: line('#5a3d24', 'M68 60 80 12', 1.8) + fill('#8fa3b0', 'M78 14l4-11 2 11z'),
  sling: line('#5a3d24', 'M66 40c10-20 18-22 22-16', 1.5) + fill('#8d8d86', 'M85 22h7l1 5-5 3-4-3z'),
  hammer: line('#5a3d24', 'M66 56 80 28', 2.2) + fill('#8d8d86', 'M72 22l16 7-3 7-16-7z') + put('stone', 74, 42, 0.65),
  axe: line('#5a3d24', 'M66 58 80 22', 2.2) + fill('#8fa3b0', 'M78 18c8-2 12 4 11 12l-11-5z'),
  bow:
    line('#5a3d24', 'M70 14c18 8 18 34 0 44', 2) +
    line('#eee6d2', 'M70 14v44', 0.7) +
    line('#8b6234', 'M60 36h26', 1.2) +
    fill('#8fa3b0', 'M85 34l6 2-6 2z'),
  saw: put('wood', 66, 36, 1) + line('#8fa3b0', 'M64 34 88 26', 2),
  sickle:
    line('#5a3d24', 'M66 54 72 44', 2.4) +
    line('#9fb0b8', 'M72 44c0-14 12-20 18-10', 2.4) +
    barley(86, 60, 1.2) +
    barley(80, 60, 1),
  bread:
    fill('#c98d4a', 'M64 46c2-8 22-8 24 0 0 5-24 5-24 0z') + line('#8d5a24', 'M70 43l3 4M76 42l3 4M82 43l2 3', 1.2),
  cattle: line('#5a3d24', 'M68 60V28', 2) + put('cow', 70, 34, 0.95),
  look: line('#5a3d24', 'M72 60V22', 2.2) + fill('#c4683a', 'M72 22c0-4 3-6 4-10 4 4 6 10 0 14-3 0-4-2-4-4z'),
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
const places: Record<string, () => string> = {
  shore: () => coast() + fill('#d6c59c', 'M0 56c30-8 60-4 100-7v21H0z'),
  hills: () =>
    outdoors() +
    fill('#948770', 'M0 50 26 16l24 30 18-20 32 30v14H0z') +
    fill('#746852', 'M26 16l24 30-8 6-12-16zM68 26l32 30v8L72 44z') +
    fill('#efe7d8', 'M26 16l7 9-5 2-3-2-5 2z') +
    fill('var(--near, #7f9460)', 'M0 56c30-6 60-3 100-2v16H0z'),
  thickets: () =>
    outdoors() +
    tree(12, 42, 1.5, '#44704a') +
    tree(32, 38, 1.15, '#6a8f58') +
    tree(92, 42, 1.6) +
    tree(74, 38, 1.15, '#5a8451') +
    fill(near, 'M0 54c30-6 60-3 100-2v18H0z'),
  fields: () =>
    outdoors('var(--field, #cfae57)') +
    house(60, 17, 0.7) +
    [4, 14, 24, 84, 94].map((x, i) => barley(x, 60 - (i % 2) * 4, 1.4)).join('') +
    fill('#b8923e', 'M0 60c30-4 60-3 100-2v12H0z'),
}

/** A settler in a landscape; the view box is 100 x 70. `number` varies the person. */
export function settler_scene(environment: string, name: string, number: number): string {
  const cloak = cloaks[environment]?.[number % 3] ?? '#8a6a48'
  const skin = skins[(number * 7) % 4]!
  const hair = hairs[(number * 5 + name.length) % 4]!
  const figure =
    fill(cloak, 'M26 70c1-18 6-29 20-29s19 11 20 29z') +
    fill('#000', 'M46 41c14 0 19 11 20 29H50c3-10 1-22-4-29z', 'opacity=".22"') +
    fill('#e6d6b4', 'M36 42l10 9 10-9-3-3H39z') +
    `<circle cx="46" cy="30" r="9.5" fill="${skin}"/>` +
    fill('#000', 'M51 22a9.5 9.5 0 0 1-3 17.5c5-5 6-12 3-17.5z', 'opacity=".16"') +
    (number % 2
      ? fill(hair, 'M36 32c-2-10 3-15 10-15s12 5 10 15c-1-5-4-8-10-8s-9 3-10 8z')
      : fill(hair, 'M36 40c-3-14 0-23 10-23s13 9 10 23c-1-3-1-6-2-11-5 0-10-1-13-4-1 5-4 9-5 15z')) +
    (number % 3 === 0 && number % 2 ? fill(hair, 'M38 33c2 4 5 3 8 3s6 1 8-3c1 7-3 12-8 12s-9-5-8-12z') : '') +
    `<circle cx="42.5" cy="31" r="1.1" fill="#2c2622"/><circle cx="49.5" cy="31" r="1.1" fill="#2c2622"/>`
  return (places[environment]?.() ?? outdoors()) + figure + (props[tools[name] ?? 'staff'] ?? '')
}

/** The picture of a roof, stone ball or utensils card; the view box is 100 x 70. */
export function object_scene(kind: string): string {
  if (kind === 'roof') return outdoors() + house(14, 14, 1.8)
  if (kind === 'ball')
    return indoors() + `<ellipse cx="50" cy="58" rx="26" ry="5" fill="#000" opacity=".3"/>` + put('ball', 24, 8, 2.15)
  return (
    indoors() +
    fill('#bfb29a', 'M8 54h84v5H8z') +
    put('utensils', 30, 12, 1.85) +
    put('food', 4, 30, 1) +
    put('skaill', 76, 34, 0.8)
  )
}

export const card_back = (): string =>
  `<rect width="100" height="140" fill="#5f7480"/>` +
  spiral(50, 62, 2.4, '#c9b98f') +
  spiral(26, 108, 1, '#93a4ab') +
  spiral(74, 26, 1, '#93a4ab')
