// SPDX-License-Identifier: Apache-2.0
// Pictures for cards (100 x 70): woodcut animals for advisors, small places for enhancements. A few layers, one light
// from the upper left, pale cuts through dark shapes.
import { dot, fill, line } from '../../../parts/board/draw'
import { icons } from './icons'

const put = (name: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 12 12)` : ''}">${icons[name] ?? ''}</g>`
const mirror = (what: string) => what + `<g transform="translate(100 0) scale(-1 1)">${what}</g>`

const ink = '#2f261c'
const birch = '#faf5e8'
const berry = '#b5322f'

// ---- Animals: a face from the front ----

interface Face {
  coat: string
  dark: string
  ears: 'long' | 'round' | 'pointed' | 'tufted' | 'none'
  muzzle?: string
  mask?: string
  stripes?: string
  antlers?: 'elk' | 'reindeer'
  beak?: string
  more?: string
  ground: string
}

const ear = (kind: Face['ears'], coat: string, dark: string): string => {
  switch (kind) {
    case 'long':
      return mirror(
        fill(coat, 'M42 30C36 14 32 2 37 0s9 14 11 28z') +
          fill(dark, 'M42 26c-3-9-5-18-3-21s5 9 6 20z', ' opacity=".55"'),
      )
    case 'round':
      return mirror(dot(coat, 33, 25, 9) + dot(dark, 33.5, 25.5, 5))
    case 'pointed':
      return mirror(fill(coat, 'M30 34 27 8l18 16z') + fill(dark, 'M31.5 28 30 14l9 9z'))
    case 'tufted':
      return mirror(
        fill(coat, 'M30 34 27 11l18 13z') +
          line(ink, 'M27 11l-1-7M27 11l1.8-6', 1.4) +
          fill(dark, 'M31.5 29 30.5 17l8 7z'),
      )
    default:
      return ''
  }
}
const antler = {
  elk: mirror(
    fill('#a9844f', 'M38 26c-9 1-19-1-27-13l5 1-3-8 6 5 1-9 5 8 4-9 2 10 5-7c0 8 1 14 6 19z') +
      line('#6d5128', 'M37 24c-7-1-13-4-18-10', 1.2),
  ),
  reindeer: mirror(
    line('#8a6a3a', 'M42 26C30 24 24 14 27 2M32 20c-6 0-10-3-12-8M27 10c-4-1-6-4-6-8M29 15l6-9M36 23l4-9', 3),
  ),
}
const cuts = (colour: string) => mirror(line(colour, 'M33 46c2 4 5 7 9 9M36 40c1 5 4 9 8 11M43 27c-2 2-4 4-5 7', 1.2))

function face(f: Face): string {
  const cut = 'rgb(250 245 232 / 55%)'
  return (
    `<rect width="100" height="70" fill="${f.ground}"/>` +
    line('rgb(250 245 232 / 35%)', 'M0 12h100M0 60h100', 1) +
    embroidery('rgb(250 245 232 / 40%)', 4) +
    fill('rgb(47 38 28 / 28%)', 'M18 70c2-12 14-18 32-18s30 6 32 18z') +
    fill(f.dark, 'M24 70c2-9 12-14 26-14s24 5 26 14z') +
    line(birch, 'M34 66l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4', 1.6) +
    (f.antlers ? antler[f.antlers] : '') +
    ear(f.ears, f.coat, f.dark) +
    fill(f.coat, 'M50 17c14 0 21 9 21 20 0 12-9 24-21 24S29 49 29 37c0-11 7-20 21-20z') +
    fill('#000', 'M50 17c14 0 21 9 21 20 0 12-9 24-21 24 8-9 10-30 0-44z', ' opacity=".14"') +
    (f.mask ?? '') +
    (f.stripes ?? '') +
    cuts(cut) +
    (f.beak
      ? fill(f.beak, 'M50 36l6 9-6 12-6-12z') + fill('#000', 'M50 36l6 9-6 12z', ' opacity=".25"')
      : fill(f.muzzle ?? '#efe2c8', 'M50 38c7 0 11 5 11 11s-5 11-11 11-11-5-11-11 4-11 11-11z') +
        fill(ink, 'M45.5 44h9c0 3-2.5 5-4.5 5s-4.5-2-4.5-5z') +
        line(ink, 'M50 49v4M50 53c-2 2-4 2-5.5 1M50 53c2 2 4 2 5.5 1', 1.3)) +
    dot(birch, 41.5, 35.5, 3.2) +
    dot(birch, 58.5, 35.5, 3.2) +
    dot(ink, 42, 36, 2.2) +
    dot(ink, 58, 36, 2.2) +
    dot(birch, 41.3, 35.2, 0.7) +
    dot(birch, 57.3, 35.2, 0.7) +
    (f.more ?? '')
  )
}

function embroidery(colour: string, y: number): string {
  let all = ''
  for (let x = 2; x < 100; x += 8) all += `M${x} ${y}l3-3 3 3-3 3z`
  return fill(colour, all)
}

const hat = (colour: string) =>
  fill(colour, 'M34 24c2-10 8-15 16-15s14 5 16 15c-10-4-22-4-32 0z') + line(birch, 'M36 22c9-4 19-4 28 0', 1.6)
const faces: Record<string, Face> = {
  a01: {
    coat: '#cfc3ae',
    dark: '#8c7d67',
    ears: 'long',
    ground: '#7f8f5a',
    more: line(berry, 'M36 62c8 5 20 5 28 0', 4),
  },
  a02: {
    coat: '#c4683a',
    dark: '#8a3f1e',
    ears: 'tufted',
    ground: '#5d6f3c',
    more: fill(birch, 'M40 24c6-4 14-4 20 0-6 3-14 3-20 0z', ' opacity=".5"'),
  },
  a03: {
    coat: '#7a5233',
    dark: '#4a2f1a',
    ears: 'round',
    ground: '#8c9a66',
    muzzle: '#c9a377',
    more: fill(birch, 'M47.5 54h2.2v5h-2.2zM50.3 54h2.2v5h-2.2z'),
  },
  a04: {
    coat: '#e9e2d2',
    dark: '#4d4a45',
    ears: 'round',
    ground: '#7a6a52',
    mask: mirror(fill('#3d3933', 'M41 18c-6 3-9 11-7 24 1 7 5 12 9 15 0-12 1-27-2-39z')),
    muzzle: '#efe9db',
  },
  a05: {
    coat: '#5b4636',
    dark: '#33261c',
    ears: 'pointed',
    ground: '#9a8a5e',
    muzzle: '#a98a6e',
    more: mirror(fill(birch, 'M41 57c-3-1-4-5-2-8 0 3 1 5 4 6z')),
  },
  a06: {
    coat: '#7d4f2c',
    dark: '#3f2716',
    ears: 'pointed',
    ground: '#a8653b',
    mask: fill('#e8c583', 'M40 58c3 5 17 5 20 0l4 6H36z'),
  },
  a07: {
    coat: '#8f7a5c',
    dark: '#574631',
    ears: 'tufted',
    ground: '#2f3d56',
    beak: '#d9a441',
    mask: mirror(dot('#e6d8b8', 41, 36, 8.5)),
    more: dot('#f3dd8e', 14, 24, 3) + dot('#f3dd8e', 86, 32, 2) + dot('#f3dd8e', 78, 18, 1.5),
  },
  a08: {
    coat: '#3a3d45',
    dark: '#22242a',
    ears: 'none',
    ground: '#8a7d9a',
    beak: '#5d5648',
    mask: line('#59606e', 'M40 24c6-4 14-4 20 0M38 30c2-2 4-3 6-3', 1.4),
  },
  a09: { coat: '#6f4d31', dark: '#412b19', ears: 'pointed', antlers: 'elk', ground: '#b9b07a', muzzle: '#9b7450' },
  a10: {
    coat: '#54402f',
    dark: '#2f2218',
    ears: 'round',
    ground: '#6d7b48',
    mask: mirror(fill('#c9a669', 'M40 20c-6 3-9 8-9 14 3-6 7-9 12-10z')),
    muzzle: '#8b6b4c',
  },
  a11: {
    coat: '#cf6d2e',
    dark: '#8a3d17',
    ears: 'pointed',
    ground: '#3f5a4a',
    mask: mirror(fill(birch, 'M30 42c1 9 8 18 17 19-2-7-8-13-17-19z')),
    muzzle: '#faf1dd',
    more:
      mirror(`<circle cx="41.5" cy="36" r="6" fill="none" stroke="${ink}" stroke-width="1.2"/>`) +
      line(ink, 'M47.5 36h5', 1.2),
  },
  a12: {
    coat: '#c9a46e',
    dark: '#7f5e33',
    ears: 'tufted',
    ground: '#8f3330',
    mask: mirror(fill('#efe0c0', 'M29 40c1 10 7 18 13 20-1-7-5-13-13-20z')),
    stripes: line('#7f5e33', 'M46 20v6M54 20v6M50 19v8', 1.6),
  },
  a13: {
    coat: '#a98a62',
    dark: '#5a4630',
    ears: 'round',
    ground: '#6a8a5d',
    mask: fill(
      '#4a3a28',
      'M28 34 22 26l8 1-4-9 8 4 0-10 7 6 3-9 6 7 6-7 3 9 7-6 0 10 8-4-4 9 8-1-6 8c-8-10-36-10-44 0z',
    ),
  },
  a14: {
    coat: '#f7f2e6',
    dark: '#b9ab90',
    ears: 'round',
    ground: '#8a2f3a',
    muzzle: '#fffaf0',
    more: hat('#c79a2f') + dot(berry, 50, 15, 2.6),
  },
  a15: {
    coat: '#8d7256',
    dark: '#54402c',
    ears: 'pointed',
    antlers: 'reindeer',
    ground: '#5b7a86',
    muzzle: '#c7b190',
    more: line(berry, 'M39 47h22M36 62c8 4 20 4 28 0', 2.2),
  },
  a16: {
    coat: '#75583f',
    dark: '#453120',
    ears: 'round',
    ground: '#4f7a80',
    muzzle: '#e2cba4',
    more: mirror(line(birch, 'M41 50l-10-2M41 52l-10 2', 1)),
  },
}

// ---- Places ----

const land = (sky: string, far: string, near: string) =>
  `<rect width="100" height="70" fill="${sky}"/>` +
  dot('rgb(250 245 232 / 75%)', 80, 16, 8) +
  fill(far, 'M0 34c14-9 28-5 42-3s28-11 58-4v43H0z') +
  fill(near, 'M0 47c20-6 40-2 60-3s28-3 40-1v27H0z')
const dawn = () => land('#e9d9b6', '#a9ab78', '#7c8450')
const day = () => land('#d5dfd3', '#9aa78c', '#74834d')
const dusk = () => land('#c9a59a', '#7b6f63', '#54503c')
const snow = () => land('#cfdadd', '#b3c0bf', '#eef0ea')
const fir = (x: number, y: number, s: number, colour = '#3f4d2e') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-1.5 0h3v5h-3z" fill="#4d3826"/>` +
  `<path d="M0-30 7-18H4l6 9H6L13 1h-26l7-10h-4l6-9h-3z" fill="${colour}"/>` +
  line('#e9e2cc', 'M-3-17l3-4 3 4M-5-8.5l5-4.5 5 4.5', 0.9) +
  '</g>'
const birchTree = (x: number, y: number, h: number) =>
  `<rect x="${x}" y="${y - h}" width="4" height="${h}" fill="#f7f3e8"/>` +
  fill(
    ink,
    `M${x} ${y - h * 0.8}h2.4v1.6H${x}zM${x + 1.4} ${y - h * 0.5}h2.6v1.6h-2.6zM${x} ${y - h * 0.25}h2v1.4h-2z`,
  ) +
  fill('#8f9a54', `M${x - 7} ${y - h - 2}c4-9 14-9 18 0-4 6-14 6-18 0z`)
const hut = (x: number, y: number, s: number, wall = '#8a5a32', roof = '#4d3826') =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  fill(wall, 'M-16-18h32V0h-32z') +
  line('#5f3c1f', 'M-16-14h32M-16-9.5h32M-16-5h32', 1) +
  fill(roof, 'M-21-16 0-34l21 18z') +
  line(birch, 'M-16-18 0-31l16 13', 1.4) +
  fill(ink, 'M-4 0v-10h8V0z') +
  fill('#f1c24f', 'M-12-13h5v5h-5zM7-13h5v5H7z') +
  '</g>'
const tent = (x: number, y: number, s: number, colour = berry) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  fill(colour, 'M-22 0 0-34 22 0z') +
  fill('#000', 'M0-34 22 0H0z', ' opacity=".2"') +
  fill(ink, 'M-6 0 0-16 6 0z') +
  line(birch, 'M-16-4l4-4 3 4M16-4l-4-4-3 4', 1.3) +
  line(ink, 'M0-34l-3-5M0-34l3-5', 1.4) +
  '</g>'
const pile = (what: string, x: number, y: number, s: number) =>
  put(what, x, y, s) + put(what, x + 15 * s, y + 3 * s, s * 0.92)

const places: Record<string, () => string> = {
  s01: () => day() + hut(34, 54, 0.9) + pile('firewood', 58, 36, 0.95),
  s02: () => snow() + fir(18, 50, 0.9) + pile('stone', 38, 32, 1.1),
  s03: () => dawn() + fir(82, 50, 0.8) + pile('peat', 30, 30, 1.2),
  s04: () => day() + birchTree(20, 56, 34) + put('gather', 42, 26, 1.45),
  s05: () =>
    snow() + fir(16, 50, 1) + fir(86, 52, 0.8) + line('#a9b4b3', 'M40 70c8-10 2-18 14-26', 5) + put('moves', 54, 34, 1),
  s06: () => dawn() + birchTree(80, 58, 38) + put('berries', 20, 28, 1.3) + put('berries', 46, 34, 1.1),
  s07: () => day() + put('firewood', 10, 32, 1) + put('stone', 38, 30, 1) + put('peat', 64, 32, 1),
  s08: () => dusk() + fir(20, 54, 1.1) + fir(80, 54, 1.2) + fir(64, 50, 0.8) + put('moves', 36, 32, 1.1),
  s09: () => dusk() + fir(78, 52, 1.1) + pile('firewood', 24, 30, 1.2),
  s10: () => day() + hut(74, 54, 0.8) + pile('peat', 16, 32, 1.1),
  s11: () => snow() + hut(50, 52, 0.95) + put('peat', 6, 38, 0.9) + put('stone', 72, 38, 0.9),
  s12: () => dawn() + birchTree(14, 58, 36) + put('any', 40, 28, 1.4) + put('berries', 68, 40, 0.8),
  s13: () => day() + fill('#8f9692', 'M10 62l14-20 18-6 22 10 26 4v20H10z') + pile('stone', 40, 28, 1),
  s14: () => snow() + fir(14, 52, 1) + hut(62, 54, 0.9) + put('firewood', 24, 40, 0.8),
  s15: () => dawn() + tent(36, 58, 0.9, '#6f7f3c') + put('any', 62, 32, 1.1),
  s16: () => day() + birchTree(78, 58, 40) + put('vp', 34, 22, 1.6),
  e01: () =>
    snow() +
    fir(12, 48, 0.8) +
    line('#9fb0b4', 'M4 66c24-10 50-10 92-22M8 70c24-9 52-10 90-21', 1.8) +
    fill('#7a4a26', 'M36 38h28c3 0 4 3 3 5l-2 7H38z') +
    line(ink, 'M30 56h42c4 0 6-2 6-5M40 50v6M62 50v6', 2),
  e02: () =>
    `<rect width="100" height="70" fill="#d5dfd3"/>` +
    fill('#9aa78c', 'M0 26c20-8 40-4 100-6v16H0z') +
    `<rect y="32" width="100" height="38" fill="#6f93a0"/>` +
    line('#dbe7e7', 'M6 42c4-2 8 2 12 0M70 40c4-2 8 2 12 0M20 62c4-2 8 2 12 0M74 60c4-2 8 2 12 0', 1.4) +
    fill('#6b4424', 'M24 46h52l-6 12H30z') +
    fill('#8a5a32', 'M24 46h52l-1 3H25z') +
    line(ink, 'M50 46V18', 2) +
    fill(birch, 'M52 18l20 20H52z') +
    line(berry, 'M54 34h12', 1.6),
  e03: () => day() + fir(14, 52, 1.2) + fir(34, 48, 0.9) + fir(88, 52, 1.1) + pile('firewood', 44, 34, 1.1),
  e04: () =>
    day() +
    fill('#7d8583', 'M0 70V40l16-14 12 6 14-16 18 14 14-8 26 20v28z') +
    fill('#a3aaa6', 'M0 40l16-14 4 16-10 10zM42 16l4 18-12 10-6-12z') +
    pile('stone', 42, 36, 1),
  e05: () =>
    dawn() +
    fill('#4a3626', 'M0 54h40v6h34v6h26v4H0z') +
    fill('#6a4d33', 'M0 54h40v3H0zM40 60h34v3H40z') +
    pile('peat', 52, 30, 0.95) +
    line('#8a6a3a', 'M22 54 30 30', 2.4) +
    fill('#9aa3a0', 'M19 58l2-6 6 2-2 6z'),
  e06: () => day() + hut(50, 58, 1.35, '#a06d3c'),
  e07: () =>
    dusk() +
    fill('#6f7f3c', 'M8 70c6-26 26-38 42-38s36 12 42 38z') +
    fill('#8a5a32', 'M36 70V52a14 14 0 0 1 28 0v18z') +
    fill(ink, 'M40 70V53a10 10 0 0 1 20 0v17z') +
    put('berries', 40, 46, 0.85),
  e08: () =>
    dawn() +
    fill('#7f9aa0', 'M14 56c18-8 54-8 72 0-10 9-60 9-72 0z') +
    put('berries', 22, 30, 1) +
    put('berries', 52, 34, 1.15) +
    line('#6f7f3c', 'M12 58l-3-10M88 58l3-12M84 58l-2-9', 1.8),
  e09: () => day() + hut(34, 56, 1) + put('gather', 58, 32, 1.2),
  e10: () =>
    dawn() +
    line('#6b4424', 'M30 64V22h40v42', 4) +
    fill('#4d3826', 'M24 24 50 8l26 16z') +
    fill('#c79a2f', 'M50 26c8 0 11 8 12 20l4 6H34l4-6c1-12 4-20 12-20z') +
    dot('#8a6a1c', 50, 54, 3.5),
  e11: () =>
    day() +
    `<g color="#b9a37a">${put('tower', 34, 14, 2.2)}</g>` +
    line('#7a5230', 'M28 68V20M74 68V20M24 34h54M24 50h54M28 50l46-16', 2),
  e12: () =>
    day() +
    fill('#cdbb94', 'M24 62V34h52v28z') +
    fill('#8f2d2a', 'M18 36 50 16l32 20z') +
    line(birch, 'M26 34 50 19l24 15', 1.4) +
    fill(ink, 'M44 62V48h12v14z') +
    fill('#f1c24f', 'M30 42h7v8h-7zM63 42h7v8h-7z') +
    line(ink, 'M50 16V4', 1.6) +
    fill(berry, 'M50 4h12l-4 3.5 4 3.5H50z'),
  e13: () =>
    dusk() +
    fill('#7a4a26', 'M28 40h44v24H28z') +
    fill('#95602f', 'M28 40c0-10 6-14 22-14s22 4 22 14z') +
    line('#d6a63a', 'M28 40h44M40 27v37M60 27v37', 2.4) +
    put('vp', 41, 36, 0.8),
  e14: () =>
    snow() +
    fill('#efe6d2', 'M34 64V38h32v26z') +
    fill('#54705a', 'M36 38c0-10 6-12 14-22 8 10 14 12 14 22z') +
    fill('#3f5646', 'M50 16c8 10 14 12 14 22H50z') +
    line('#c79a2f', 'M50 16V6M46.5 9.5h7', 1.8) +
    fill(ink, 'M45 64V52a5 5 0 0 1 10 0v12z') +
    fir(14, 54, 0.9) +
    fir(86, 54, 0.9),
  e15: () =>
    snow() +
    tent(28, 60, 0.9) +
    tent(70, 60, 0.9, '#c79a2f') +
    line(ink, 'M28 29c14 8 28 8 42 0', 1) +
    fill(berry, 'M36 33l2 5 3-4zM48 35l2 5 3-5zM60 34l2 4 3-5z'),
  e16: () =>
    day() +
    fill('#8a5a32', 'M24 66V40h52v26z') +
    fill(berry, 'M18 42 24 24h52l6 18z') +
    fill(birch, 'M33 24h8l-3 18h-9zM50 24h9l2 18h-10zM67 24h9l6 18h-9z', ' opacity=".9"') +
    put('berries', 30, 40, 0.7) +
    put('card', 54, 40, 0.75),
  e17: () =>
    `<rect width="100" height="70" fill="#3a3550"/>` +
    dot('#f3dd8e', 18, 16, 2) +
    dot('#f3dd8e', 84, 12, 2.5) +
    dot('#f3dd8e', 70, 26, 1.4) +
    fill('#26233a', 'M0 52c30-8 70-6 100 0v18H0z') +
    tent(42, 62, 1.1, '#8f3352') +
    put('die', 64, 36, 1, 14),
  e18: () =>
    dusk() +
    `<g color="#8a7a5c">${put('tower', 10, 24, 1.5)}${put('tower', 62, 18, 1.7)}</g>` +
    fill('#f1c24f', 'M26 26c-4-6 1-10 2-16 6 6 5 12 2 16zM81 20c-4-6 1-10 2-16 6 6 5 12 2 16z') +
    fill(berry, 'M27 26c-2-3 0-5 1-8 3 3 3 6 1 8zM82 20c-2-3 0-5 1-8 3 3 3 6 1 8z'),
  e19: () =>
    day() +
    line('#4d3826', 'M28 68V8', 3) +
    fill(berry, 'M30 10h46v40l-11-6-12 6-12-6-11 6z') +
    line('#f1c24f', 'M34 15h38M34 20l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3', 1.4) +
    put('upgrade', 41, 22, 0.95),
  e20: () => day() + hut(34, 60, 1.1) + hut(70, 60, 1.15, '#a06d3c') + put('peat', 40, 46, 0.8),
  e21: () =>
    dusk() +
    fill('#6a5442', 'M22 64c2-26 14-36 28-36s26 10 28 36z') +
    fill('#4a3a2d', 'M50 28c14 0 26 10 28 36H50z') +
    fill('#f08a3c', 'M42 64c0-10 3-14 8-18 5 4 8 8 8 18z') +
    line('#d8d2c8', 'M52 24c-6-6 6-8 0-16', 3),
  e22: () =>
    day() +
    fill('#9aa3a0', 'M18 62V46h20v16zM40 62V46h20v16zM29 45V30h20v15z') +
    line('#6d7573', 'M18 46h42M29 30h20', 1.4) +
    put('firewood', 62, 36, 1.1),
  e23: () =>
    dawn() +
    fill('#a8532f', 'M20 62V36h60v26z') +
    line(
      '#e3b08c',
      'M20 45h60M20 53h60M35 36v9M50 36v9M65 36v9M28 45v8M43 45v8M58 45v8M73 45v8M35 53v9M50 53v9M65 53v9',
      1.2,
    ) +
    fill('#7d3a1f', 'M60 36V14h12v22z') +
    line('#d8d2c8', 'M66 12c-4-4 4-5 0-10', 2.6),
  e24: () =>
    day() +
    hut(50, 56, 1.1, '#a06d3c') +
    put('vp', 12, 34, 1.1) +
    put('vp', 66, 36, 1) +
    line('#4d3826', 'M36 56v8M64 56v8', 3),
}

/** The picture of a card, by its id; a plain landscape for one we have no picture of. */
export function card_scene(id: string): string {
  const animal = faces[id]
  if (animal) return face(animal)
  return (places[id] ?? day)()
}

/** The back of a card: embroidery. */
export function card_back(): string {
  let all =
    `<rect width="100" height="140" fill="#7d2523"/>` +
    `<rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="${birch}" stroke-width="2"/>`
  for (let y = 18; y < 130; y += 16)
    for (let x = 18; x < 90; x += 16) all += fill(birch, `M${x} ${y - 5}l5 5-5 5-5-5z`, ' opacity=".5"')
  return all
}

// ---- Faces of the four at the table ----
const people: Record<string, Face> = {
  elisabeth: {
    coat: '#d98b4a',
    dark: '#6d4a86',
    ears: 'pointed',
    ground: '#7a4a9c',
    mask: mirror(fill(birch, 'M30 42c1 9 8 18 17 19-2-7-8-13-17-19z')),
    muzzle: '#fdf4e2',
    more: fill('#f1c24f', 'M36 20l-2-14 8 7 8-10 8 10 8-7-2 14c-9-4-19-4-28 0z'),
  },
  polkan: {
    coat: '#7b6a58',
    dark: '#274f7a',
    ears: 'round',
    ground: '#2768a8',
    muzzle: '#c9b595',
    more:
      fill('#274f7a', 'M34 23c2-9 8-14 16-14s14 5 16 14z') + fill(birch, 'M32 25c10-5 26-5 36 0l-1 4c-9-4-25-4-34 0z'),
  },
  sophia: {
    coat: '#a58b66',
    dark: '#5c4a12',
    ears: 'tufted',
    ground: '#8a6a00',
    beak: '#e3b13d',
    mask: mirror(dot('#f0e3c4', 41, 36, 8.5)),
    more: fill('#3d3420', 'M28 34c0-18 10-25 22-25s22 7 22 25c-6-9-12-13-22-13s-16 4-22 13z'),
  },
  hammy: {
    coat: '#d8a35c',
    dark: '#7d2a22',
    ears: 'round',
    ground: '#b03a2e',
    muzzle: '#fbeed2',
    mask: mirror(dot('#eec891', 33, 48, 7)),
    more: fill('#5d1f1a', 'M36 20h28l-3-11H39z') + fill('#f1c24f', 'M32 20h36v4H32z'),
  },
}
export const portrait = (who: string): string => (people[who] ? face(people[who]) : '')
