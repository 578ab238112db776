// SPDX-License-Identifier: Apache-2.0
// The pictures on the cards, 100 x 64: people in parkas in front of a frozen city, and what they found there on a bench
// of scrap. Every picture is put together from a few shapes; the light comes from the upper left.

import { at as place, dot, fill, line as stroke } from '../../../parts/board/draw'
const line = (colour: string, d: string, width = 2) => stroke(colour, d, width)
const at = (x: number, y: number, inside: string, scale = 1, turn = 0) => place(x, y, scale, inside, turn)

const skin = ['#e2b48c', '#c98f63', '#8f5f3f', '#efcaa8']

interface Coat {
  coat: string
  dark: string
  fur?: string
  trim?: string
}
const coats: Record<string, Coat> = {
  slate: { coat: '#566b78', dark: '#3b4c57' },
  rust: { coat: '#b05b31', dark: '#83401f' },
  ochre: { coat: '#cf9a2e', dark: '#9c6f16' },
  moss: { coat: '#5f7a4c', dark: '#435936' },
  ice: { coat: '#c9dbe4', dark: '#97b3c1', fur: '#f4f8fa' },
  night: { coat: '#33424c', dark: '#222d35' },
  brown: { coat: '#86603f', dark: '#614229' },
  plum: { coat: '#785268', dark: '#573a4b' },
  teal: { coat: '#3d8178', dark: '#2a5d57' },
  grey: { coat: '#8c8a80', dark: '#68665d', fur: '#b9b4a6' },
}

/** Somebody in a parka, 24 wide and 44 high, feet at (0, 0). */
function figure(name: string, face = 0, extra = ''): string {
  const { coat, dark, fur = '#e8e2d4', trim = '#d8cfbb' } = coats[name]!
  return (
    `<ellipse cx="1" cy="0" rx="13" ry="2.600" fill="#5b7482" opacity=".35"/>` +
    fill(dark, 'M-6-2h5v-9h2v9h5v-11h-12z') +
    fill(coat, 'M0-31c7 0 10 6 11 15l1 8c-4 2.500-20 2.500-24 0l1-8c1-9 4-15 11-15z') +
    fill(dark, 'M0-31c7 0 10 6 11 15l1 8c-2 1.300-6.500 2-11 2C4-14 4-23 0-31z') +
    dot(fur, 0, -34.5, 8.2) +
    dot(dark, 0.4, -34, 6.6) +
    dot(skin[face % skin.length]!, -0.6, -33.6, 4.9) +
    fill('#2a2422', 'M-3.200-34.300h1.500v1.600h-1.500zM.8-34.300h1.500v1.600H.8z') +
    line(trim, 'M-7-26c4 2.600 10 2.600 14 0', 2.6) +
    extra
  )
}
const hood = (colour: string) => fill(colour, 'M-8-36c0-6 4-8.500 8-8.500s8 2.500 8 8.500c-3-3-13-3-16 0z')
const goggles =
  fill('#2b2f33', 'M-5.600-37h10.800v3.600H-5.600z') +
  fill('#e0a526', 'M-4.600-36.300h4v2.200h-4zM.4-36.300h3.800v2.200H.4z')
const scarf = (colour: string) =>
  fill(colour, 'M-6-30.500c3 2.500 9 2.500 12 0l.8 3.500c-4 2.800-9.600 2.800-13.600 0z') +
  fill(colour, 'M3-28l4 1 1 8-3.500.5z')
const helmet =
  fill('#6d7f8b', 'M-8.500-35.500c0-7 4-9.500 8.500-9.500s8.500 2.500 8.500 9.500z') +
  fill('#4c5f6b', 'M0-45c4.500 0 8.500 2.500 8.500 9.500H2z')
const cap = (colour: string) => fill(colour, 'M-8-37.500c0-5 4-7 8-7s8 2 8 7zM-9.500-38.500h13v2h-13z')
const arm = (coat: string, d: string) => line(coats[coat]!.dark, d, 4.6) + line(coats[coat]!.coat, d, 3)

/** The land behind: sky, ruins and snow, a little different for every number. */
function land(n: number, dusk = false): string {
  const sky = dusk
    ? ['#5b7286', '#93a9b6']
    : [
        ['#cfdfe7', '#e6eff3'],
        ['#bcd0db', '#dde9ee'],
        ['#d6dcd8', '#edeee6'],
      ][n % 3]!
  const far = dusk ? '#435767' : ['#a9bfcb', '#9db3bf', '#b0bdbd'][n % 3]!
  const near = dusk ? '#33444f' : ['#7f95a2', '#788d99', '#8a9797'][n % 3]!
  const ruins = [
    'M8 46V20l7-3v9l6-2v22zM30 46V28l10-4v22z',
    'M66 46V16l5 3v9l8-3v21zM86 46V26l8 4v16z',
    'M4 46V30l8 2V18l6-2v30zM78 46V24l6-6 6 6v22z',
    'M20 46V22l12-4v8l4-1v21zM70 46V32l12-5v19z',
  ][n % 4]!
  const windows = [
    'M10 24h2v3h-2zM10 31h2v3h-2zM33 31h3v3h-3z',
    'M68 24h2v3h-2zM68 31h2v3h-2zM88 32h2v3h-2z',
    'M13 24h2v3h-2zM82 28h3v3h-3z',
    'M23 26h3v3h-3zM23 33h3v3h-3zM74 36h3v3h-3z',
  ][n % 4]!
  return (
    `<rect width="100" height="64" fill="${sky[0]}"/>` +
    fill(sky[1]!, 'M0 22h100v26H0z') +
    fill(far, `M0 46 ${14 + (n % 5) * 3} 26l14 12 18-22 20 24 16-14 18 16v8H0z`) +
    fill(near, ruins) +
    fill(dusk ? '#f1c75b' : '#4e626e', windows) +
    fill(dusk ? '#c3d3dc' : '#f3f8fa', 'M0 46c20-5 40 1 60-2s30-2 40 0v20H0z') +
    fill(dusk ? '#a9bec9' : '#dbe8ee', 'M0 56c25-4 60 2 100-3v11H0z')
  )
}
const flakes = (n: number) =>
  Array.from({ length: 7 }, (_, i) =>
    dot('#ffffff', ((i * 37 + n * 23) % 96) + 2, ((i * 53 + n * 17) % 40) + 3, 0.7 + (i % 3) * 0.35),
  ).join('')

/** A bench of sheet metal for what was found. */
const bench =
  `<rect width="100" height="64" fill="#5d707c"/>` +
  fill('#6c808c', 'M0 0h100v40H0z') +
  line('#52646f', 'M33 0v40M67 0v40', 1.4) +
  [6, 27, 39, 61, 73, 94].map((x) => dot('#8fa2ad', x, 6, 1.3) + dot('#8fa2ad', x, 34, 1.3)).join('') +
  fill('#8a4a2b', 'M0 46h100v18H0z') +
  fill('#a65d37', 'M0 42h100v6H0z') +
  line('#6a351d', 'M0 55h100', 1)

// ---- What lies on the bench, or in a hand: each about 40 wide around (0, 0) ----
const tool = {
  shovel:
    line('#71491f', 'M-24 12 8-4', 4) +
    line('#a9794a', 'M-24 11 8-5', 1.8) +
    fill('#8da2af', 'M6-10 13 0c8-1 13-5 15-11-5-4-12-5-18 1z') +
    fill('#5d707c', 'M13 0c8-1 13-5 15-11z') +
    line('#71491f', 'M-28 8l6 9', 4),
  spear:
    line('#71491f', 'M-32 14 18-8', 3.4) +
    line('#a9794a', 'M-32 13 18-9', 1.5) +
    fill('#a9bcc7', 'M16-12 36-16 20-4z') +
    fill('#6d7f8b', 'M18-8l18-8-16 12z') +
    line('#b05b31', 'M12-8l6 5M9-6l6 5', 1.8),
  net:
    Array.from({ length: 6 }, (_, i) => line('#d8cfbb', `M${-26 + i * 10}-14q-4 16 2 28`, 1.3)).join('') +
    Array.from({ length: 4 }, (_, i) => line('#d8cfbb', `M-28 ${-10 + i * 7}q28 6 54 0`, 1.3)).join('') +
    [-26, -8, 10, 26].map((x) => dot('#4c5f6b', x, 14, 2.6)).join('') +
    line('#86603f', 'M-30-14h60', 3),
  pickaxe:
    line('#71491f', 'M-18 18 10-10', 4.2) +
    line('#a9794a', 'M-19 17 9-11', 1.8) +
    fill('#8da2af', 'M-8-20C8-22 22-12 24 6 16-4 6-10-8-14z') +
    fill('#5d707c', 'M10-13c8 4 13 10 14 19C18-2 14-6 8-9z'),
  multitool:
    line('#b05b31', 'M-18 10-2 0', 8) +
    line('#83401f', 'M-18 12-2 3', 3) +
    line('#8da2af', 'M-2 0l18-10M-2 0l22-1M-2 0l16 9', 3.2) +
    dot('#33424c', -2, 0, 3) +
    fill('#a9bcc7', 'M15-14l6 1-4 6z') +
    line('#4c5f6b', 'M18-1h5', 2),
  grenade:
    dot('#4d6046', 0, 3, 13) +
    fill('#394935', 'M4-9a13 13 0 0 1 2 24c4-8 3-16-2-24z') +
    line('#2b3727', 'M-12 0h24M-11 8h22M-5-9v24M5-9v24', 1.2) +
    fill('#6d7f8b', 'M-4-16h8v6h-8z') +
    line('#a9bcc7', 'M4-14c9 0 12 5 12 12', 2.8) +
    `<circle cx="-9" cy="-15" r="4" fill="none" stroke="#e0a526" stroke-width="2"/>`,
  rifle:
    line('#2b3942', 'M-10-2 32-8', 3.4) +
    fill('#86603f', 'M-34 8l24-12 8 1-3 6-8 1-16 9z') +
    fill('#614229', 'M-34 8l24-7 5 2-8 1-16 9z') +
    line('#2b3942', 'M0-6v6M-8-9l16-2', 2.6),
  toolkit:
    fill('#b4582b', 'M-24-4h48v20h-48z') +
    fill('#83401f', 'M-24 6h48v10h-48z') +
    line('#4c5f6b', 'M-10-4v-8h20v8', 3.4) +
    fill('#e0a526', 'M-5 0H5v8H-5z') +
    line('#a9bcc7', 'M-18-6l-4-9M16-6l6-8', 3),
  cargo_sled:
    fill('#86603f', 'M-30 8h52l8-6v5l-7 6h-53z') +
    line('#4c5f6b', 'M-28 14h50M-22 8v6M0 8v6M16 8v6', 2) +
    fill('#7d8d97', 'M-24-8h18V8h-18z') +
    fill('#cf9a2e', 'M-4-4h20V8H-4z') +
    fill('#9c6f16', 'M6-4h10V8H6z') +
    line('#33424c', 'M-26-2l44 4', 1.4),
  pills:
    fill('#d8853b', 'M-9-8H9v22H-9z') +
    fill('#b0641f', 'M2-8h7v22H2z') +
    fill('#f3efe4', 'M-11-15h22v7h-22z') +
    fill('#f3efe4', 'M-7-1H7v9H-7z') +
    fill('#3f8f6e', 'M-1.500 0h3v2.300h2.300v3H1.500v2.200h-3V5.300h-2.300v-3h2.300z') +
    at(
      18,
      13,
      `<rect x="-6" y="-2.500" width="12" height="5" rx="2.500" fill="#d9574a"/><rect x="0" y="-2.500" width="6"
        height="5" rx="2.500" fill="#f3efe4"/>`,
      1,
      20,
    ) +
    at(
      -19,
      14,
      `<rect x="-6" y="-2.500" width="12" height="5" rx="2.500" fill="#d9574a"/><rect x="0" y="-2.500" width="6"
        height="5" rx="2.500" fill="#f3efe4"/>`,
      1,
      -30,
    ),
  medkit:
    fill('#f4faf7', 'M-24-8h48v24h-48z') +
    fill('#c7d9d1', 'M-24 6h48v10h-48z') +
    line('#566b78', 'M-9-8v-6H9v6', 3.2) +
    fill('#3f8f6e', 'M-3.500-5h7v6h6v7h-6v6h-7V8h-6V1h6z'),
  junk:
    dot('#4c5f6b', -14, 4, 11) +
    dot('#6c808c', -14, 4, 5) +
    fill('#83401f', 'M-2 14 6-8l16 4 4 18z') +
    fill('#b4582b', 'M-2 14 6-8l8 2-4 20z') +
    line('#8da2af', 'M-4-12l14 4M18-12l8 6', 2.6) +
    line('#e0a526', 'M2 10c4-6 8 2 14-6', 2) +
    line('#33424c', 'M-20-4l12 16M-22 8l16-8', 1.3),
  map:
    fill('#e6d6ae', 'M-26-12l16-5v27l-16 5z') +
    fill('#cdb982', 'M-10-17 8-11v27l-18-6z') +
    fill('#e6d6ae', 'M8-11l18-6v27L8 16z') +
    line('#b4582b', 'M-21 8c6-14 12 0 20-8s8-8 20-8', 2) +
    line('#8a2f1c', 'M15-12l6 6M21-12l-6 6', 2),
  binoculars:
    fill('#33424c', 'M-20-12h12l4 22c0 4-18 4-18 0zM8-12h12l2 22c0 4-18 4-18 0z') +
    fill('#222d35', 'M-12-12h4l4 22c0 2-3 3-7 3zM14-12h6l2 22c0 2-3 3-7 3z') +
    fill('#4c5f6b', 'M-9-6H9v7H-9z') +
    `<ellipse cx="-13" cy="10" rx="8" ry="4" fill="#8fc3dc"/><ellipse cx="13" cy="10" rx="8" ry="4" fill="#8fc3dc"/>`,
  tear_gas:
    dot('#b8c98c', -16, -4, 10) +
    dot('#a5b878', 16, -8, 12) +
    dot('#c9d7a2', 2, -12, 11) +
    fill('#5d6b4a', 'M-7-4H7v20H-7z') +
    fill('#434f34', 'M1-4h6v20H1z') +
    fill('#e0a526', 'M-7 2H7v4H-7z') +
    line('#8da2af', 'M0-4v-5h6', 2.4),
  contested_bag:
    fill('#86603f', 'M-12-6c-8 8-8 20 0 22h24c8-2 8-14 0-22z') +
    fill('#614229', 'M2-6h10c8 8 8 20 0 22H4z') +
    line('#d8cfbb', 'M-10-7h20', 3),
}
const wolf = (fur: string, dark: string) =>
  fill(fur, 'M-18 0v-9c0-5 4-8 9-8h14l5-8 2 5 6 2 4 4-6 4c0 5-3 8-6 9v1h-4v-7h-10l-3 7h-4l-2-6-3 6z') +
  fill(dark, 'M-9-17h14l3-4c0 8-8 12-20 12z') +
  line(dark, 'M-17-8c-6-1-8-5-8-9', 3) +
  dot('#e0a526', 13, -17, 1)

const scope =
  line('#2b3942', 'M-16-15 20-24', 3) + fill('#86603f', 'M-20-15l14-3v6l-13 4z') + line('#4c5f6b', 'M-2-22l9-2', 3)
const small = (what: string, x: number, y: number, scale = 0.55, turn = -30) => at(x, y, what, scale, turn)

type Painter = () => string
const people: Record<string, { ground: number; dusk?: boolean; paint: Painter }> = {
  refugee: {
    ground: 0,
    paint: () =>
      at(
        50,
        58,
        figure(
          'grey',
          1,
          fill('#b9b4a6', 'M-10-25c6 4 14 4 20 0l2 8c-8 5-16 5-24 0z') + line('#68665d', 'M-8-16l4 8M7-16l-3 8', 1.6),
        ),
        1.15,
      ),
  },
  scavenger: {
    ground: 1,
    paint: () =>
      at(48, 58, figure('rust', 0, goggles + arm('rust', 'M8-22l9 6') + small(tool.junk, 22, -14, 0.42, 0)), 1.15),
  },
  brawler: {
    ground: 2,
    paint: () =>
      at(
        50,
        58,
        figure(
          'brown',
          1,
          cap('#33424c') +
            arm('brown', 'M9-22l10 2 3-8') +
            arm('brown', 'M-9-22l-10 2-3-8') +
            dot('#c98f63', 22, -30, 3.6) +
            dot('#c98f63', -22, -30, 3.6),
        ),
        1.15,
      ),
  },
  hunter: {
    ground: 3,
    paint: () =>
      at(
        46,
        58,
        figure('moss', 3, hood('#8a6a45') + arm('moss', 'M8-22l8 4') + small(tool.spear, 18, -16, 0.8, -48)),
        1.15,
      ),
  },
  saboteur: {
    ground: 0,
    dusk: true,
    paint: () =>
      at(
        50,
        58,
        figure('night', 2, scarf('#b4582b') + arm('night', 'M9-20l9-4') + line('#e0a526', 'M18-25l5-7M18-25l8-3', 2.6)),
        1.15,
      ),
  },
  scout: {
    ground: 1,
    paint: () =>
      at(
        48,
        58,
        figure('ice', 0, goggles + arm('ice', 'M8-23l9-8-9-3') + small(tool.binoculars, 9, -34, 0.24, 0)),
        1.15,
      ),
  },
  group_leaders: {
    ground: 2,
    paint: () =>
      at(34, 56, figure('ochre', 3, cap('#83401f')), 1) +
      at(64, 59, figure('rust', 1, hood('#33424c') + arm('rust', 'M9-22l12-12') + dot('#e2b48c', 22, -35, 3)), 1.12),
  },
  sniper_team: {
    ground: 3,
    dusk: true,
    paint: () =>
      at(66, 57, figure('ice', 2, goggles), 0.95) + at(36, 60, figure('ice', 0, hood('#f4f8fa') + scope), 1.1),
  },
  thugs: {
    ground: 1,
    dusk: true,
    paint: () =>
      at(24, 55, figure('night', 2, scarf('#83401f')), 0.95) +
      at(76, 55, figure('plum', 1, cap('#222d35')), 0.95) +
      at(50, 60, figure('brown', 0, helmet + arm('brown', 'M10-22l9-10') + line('#6d7f8b', 'M18-31l8-14', 3.6)), 1.2),
  },
  sled_team: {
    ground: 0,
    paint: () =>
      at(22, 58, wolf('#8c8a80', '#68665d'), 0.8) +
      at(66, 52, small(tool.cargo_sled, 0, 0, 0.9, 0)) +
      at(62, 46, figure('teal', 0, hood('#2a5d57')), 0.75) +
      at(76, 47, figure('rust', 1), 0.72) +
      line('#614229', 'M34 50l14 6', 1),
  },
  field_crew: {
    ground: 2,
    paint: () =>
      [
        [20, 54, 'moss', 0],
        [78, 54, 'slate', 2],
        [40, 57, 'rust', 1],
        [60, 58, 'ochre', 3],
      ]
        .map(([x, y, c, f]) =>
          at(x as number, y as number, figure(c as string, f as number, f === 3 ? helmet : ''), 0.9),
        )
        .join('') +
      small(tool.pickaxe, 74, 40, 0.6, 0) +
      small(tool.shovel, 30, 40, 0.5, -40),
  },
  tribe_family_3: {
    ground: 1,
    paint: () =>
      at(34, 57, figure('plum', 1), 1) + at(66, 57, figure('moss', 0), 1.05) + at(50, 60, figure('ochre', 3), 0.66),
  },
  tribe_family_4: {
    ground: 2,
    paint: () =>
      at(26, 56, figure('rust', 0), 1) +
      at(74, 56, figure('slate', 2), 1.05) +
      at(44, 60, figure('teal', 1), 0.68) +
      at(58, 61, figure('ochre', 3), 0.58),
  },
  tribe_family_5: {
    ground: 3,
    paint: () =>
      at(20, 55, figure('teal', 2), 0.95) +
      at(80, 55, figure('brown', 1), 1) +
      at(50, 54, figure('plum', 0), 0.9) +
      at(36, 61, figure('ochre', 3), 0.62) +
      at(64, 61, figure('rust', 1), 0.6),
  },
  medic: {
    ground: 0,
    paint: () =>
      at(
        48,
        58,
        figure(
          'ice',
          1,
          fill('#c9483a', 'M-3-22h5v-5h0M-2.500-21h5v4h4v5h-4v4h-5v-4h-4v-5h4z') +
            arm('ice', 'M9-21l8 6') +
            small(tool.medkit, 22, -10, 0.4, 0),
        ),
        1.15,
      ),
  },
  engineer: {
    ground: 1,
    paint: () =>
      at(
        46,
        58,
        figure('ochre', 0, helmet + arm('ochre', 'M9-21l8 2')) +
          at(26, -14, fill('#2f6a96', 'M-9-9H9v16H-9z') + line('#d8ecf7', 'M-5 4v-6l5-4 5 4v6z', 1.2)),
        1.15,
      ),
  },
  scouting_refugee: {
    ground: 3,
    paint: () =>
      at(
        48,
        58,
        figure('grey', 2, scarf('#cf9a2e') + arm('grey', 'M8-22l7-10') + fill('#e2b48c', 'M12-35h6v3h-6z')),
        1.15,
      ),
  },
  hardy_scavenger: {
    ground: 2,
    paint: () =>
      at(
        48,
        58,
        figure(
          'slate',
          1,
          goggles +
            fill('#e8e2d4', 'M-4.600-31c2 4 6 4 8 0l-1 5c-2 2-4 2-6 0z') +
            arm('slate', 'M8-22l9 6') +
            small(tool.pickaxe, 20, -20, 0.5, 0),
        ),
        1.15,
      ),
  },
  assassin: {
    ground: 1,
    dusk: true,
    paint: () =>
      at(
        50,
        58,
        figure(
          'night',
          0,
          hood('#151c21') +
            fill('#151c21', 'M-5.500-32.500c3 2 8 2 11 0v4c-3 2-8 2-11 0z') +
            arm('night', 'M9-21l9-3') +
            fill('#cfdbe2', 'M18-26l12-6-9 9z'),
        ),
        1.15,
      ),
  },
  courier: {
    ground: 0,
    paint: () =>
      at(
        46,
        58,
        figure(
          'teal',
          3,
          goggles +
            line('#614229', 'M-9-28 9-12', 2.4) +
            fill('#86603f', 'M4-14h14v10H4z') +
            fill('#f3efe4', 'M8-19h9v6H8z'),
        ),
        1.15,
        6,
      ),
  },
  drill_sergeant: {
    ground: 3,
    paint: () =>
      at(
        46,
        58,
        figure(
          'moss',
          1,
          cap('#435936') +
            fill('#e0a526', 'M-9-24l5 1v3l-5-1zM9-24l-5 1v3l5-1z') +
            arm('moss', 'M9-22l14-4') +
            fill('#c98f63', 'M22-29l7 1-6 4z'),
        ),
        1.15,
      ),
  },
  guard: {
    ground: 2,
    dusk: true,
    paint: () =>
      at(
        50,
        58,
        figure(
          'slate',
          2,
          helmet +
            line('#71491f', 'M14-2v-44', 2.8) +
            fill('#a9bcc7', 'M11-44l3-9 3 9z') +
            at(
              -12,
              -14,
              fill('#6d7f8b', 'M0-11l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12v-7z') +
                fill('#4c5f6b', 'M0-11l9 3v7c0 6-4 10-9 12z'),
            ),
        ),
        1.15,
      ),
  },
  provocateur: {
    ground: 1,
    paint: () =>
      at(
        44,
        58,
        figure(
          'plum',
          3,
          scarf('#e0a526') +
            arm('plum', 'M9-22l8-8') +
            at(24, -32, fill('#c9483a', 'M-7-3 9-9V9L-7 3z') + line('#e0a526', 'M13-4c2 3 2 6 0 9', 2)),
        ),
        1.15,
      ),
  },
  rogue: {
    ground: 0,
    dusk: true,
    paint: () =>
      at(
        50,
        58,
        figure(
          'plum',
          0,
          fill('#222d35', 'M-6-37H6v3.400H-6z') +
            hood('#573a4b') +
            arm('plum', 'M9-20l8 4') +
            small(tool.contested_bag, 20, -10, 0.5, 0),
        ),
        1.15,
      ),
  },
  tinker: {
    ground: 3,
    paint: () =>
      at(
        46,
        58,
        figure(
          'brown',
          2,
          goggles +
            arm('brown', 'M9-21l8 0') +
            at(
              24,
              -20,
              dot('#8da2af', 0, 0, 7) +
                dot('#566b78', 0, 0, 3) +
                line('#8da2af', 'M0-10V10M-10 0h20M-7-7 7 7M7-7-7 7', 2.6) +
                dot('#33424c', 0, 0, 2.4),
            ),
        ),
        1.15,
      ),
  },
  spy: {
    ground: 2,
    dusk: true,
    paint: () =>
      at(
        50,
        58,
        figure(
          'slate',
          3,
          fill('#33424c', 'M-12-38h24v2.600h-24zM-7-38c0-5 2-8 7-8s7 3 7 8z') +
            fill('#566b78', 'M-9-28l9 5 9-5 2 8-11 5-11-5z'),
        ),
        1.15,
      ),
  },
  scrappers: {
    ground: 0,
    paint: () =>
      at(34, 56, figure('rust', 2, helmet), 1) +
      at(64, 59, figure('ochre', 1, goggles + arm('ochre', 'M9-22l8 4')), 1.05) +
      at(84, 56, tool.junk, 0.62),
  },
  demolition_team: {
    ground: 1,
    dusk: true,
    paint: () =>
      at(32, 56, figure('ochre', 0, helmet), 1) +
      at(58, 59, figure('night', 2, goggles), 1.05) +
      at(
        84,
        54,
        fill('#b4582b', 'M-10-8h5v16h-5zM-3-8h5v16h-5zM4-8h5v16H4z') +
          line('#33424c', 'M-11-1H10', 1.6) +
          line('#33424c', 'M0-8c0-6 8-4 8-10', 1.4) +
          dot('#e0a526', 8, -19, 2),
      ),
  },
  combat_medics: {
    ground: 2,
    paint: () =>
      [
        [18, 55, 'moss', 0],
        [80, 55, 'moss', 2],
        [38, 58, 'ice', 1],
        [60, 59, 'ice', 3],
      ]
        .map(([x, y, c, f]) =>
          at(
            x as number,
            y as number,
            figure(
              c as string,
              f as number,
              (c as string) === 'ice' ? fill('#c9483a', 'M-2.500-21h5v4h4v5h-4v4h-5v-4h-4v-5h4z') : helmet,
            ),
            0.92,
          ),
        )
        .join(''),
  },
  tribal_hunters_2: {
    ground: 0,
    paint: () =>
      at(36, 57, figure('brown', 1, hood('#614229')), 1.02) +
      at(64, 58, figure('moss', 0), 1.05) +
      small(tool.spear, 22, 34, 0.7, -56),
  },
  tribal_hunters_3: {
    ground: 3,
    paint: () =>
      at(24, 56, figure('moss', 2), 0.98) +
      at(76, 56, figure('brown', 0, hood('#614229')), 1) +
      at(50, 59, figure('ochre', 1), 1.05) +
      small(tool.spear, 64, 32, 0.7, -64),
  },
  tribal_hunters_4: {
    ground: 1,
    paint: () =>
      [
        [18, 55, 'brown', 1],
        [82, 55, 'moss', 0],
        [40, 58, 'slate', 2],
        [62, 59, 'rust', 3],
      ]
        .map(([x, y, c, f]) =>
          at(x as number, y as number, figure(c as string, f as number, f === 1 ? hood('#614229') : ''), 0.94),
        )
        .join('') +
      small(tool.spear, 30, 32, 0.66, -60) +
      small(tool.rifle, 74, 38, 0.5, -30),
  },
}
const things: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(tool)
      .filter(([name]) => name !== 'wolf' && name !== 'contested_bag')
      .map(([name, picture]) => [name, at(50, 31, picture, 0.98)]),
  ),
  wolf_pack:
    at(36, 45, wolf('#6c808c', '#4c5f6b'), 0.75) +
    at(66, 48, wolf('#a9bcc7', '#7d909c'), 0.7) +
    at(48, 60, wolf('#8c8a80', '#68665d'), 0.95),
}

const numbered = Object.keys(people)

/** The picture of a card. What nobody here may see has the back of a card. */
export function card_scene(kind: string): string {
  const person = people[kind]
  if (person !== undefined) {
    const n = numbered.indexOf(kind)
    const wide = [
      'sled_team',
      'field_crew',
      'tribe_family_4',
      'tribe_family_5',
      'thugs',
      'combat_medics',
      'tribal_hunters_3',
      'tribal_hunters_4',
      'scrappers',
      'demolition_team',
      'group_leaders',
      'sniper_team',
      'tribal_hunters_2',
      'tribe_family_3',
    ].includes(kind)
    // A card shows about the middle two thirds: crowds stand closer there.
    const crowd = person.paint()
    return (
      land(person.ground + n, person.dusk) +
      (wide ? `<g transform="translate(50 61) scale(.74) translate(-50 -61)">${crowd}</g>` : crowd) +
      flakes(n)
    )
  }
  if (kind === 'wolf_pack') return land(2, true) + things[kind]! + flakes(5)
  if (kind in things) return bench + things[kind]!
  return back
}

/** The back of every card: sheet metal and a snowflake. */
export const back =
  `<rect width="100" height="64" fill="#3d4f5b"/>` +
  fill('#465a67', 'M0 0h100v32H0z') +
  line('#334450', 'M0 32h100M50 0v64', 1.4) +
  [5, 45, 55, 95].map((x) => [5, 27, 37, 59].map((y) => dot('#6c808c', x, y, 1.4)).join('')).join('') +
  at(
    50,
    32,
    dot('#33444f', 0, 0, 17) +
      [0, 60, 120]
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${line('#cfe0e9', 'M0-13V13M0-8l-4-4M0-8l4-4M0 8l-4 4M0 8l4 4', 2)}</g>`,
        )
        .join(''),
  )

const faces: Record<string, [string, number, string]> = {
  peacemaker: ['ice', 0, fill('#f4f8fa', 'M9-22l10-9 2 4-4 8z')],
  mentor: ['brown', 3, fill('#e8e2d4', 'M-4.600-31c2 5 6 5 8 0l0 6c-2 3-6 3-8 0z') + line('#71491f', 'M15-2v-36', 2.6)],
  organizer: ['teal', 1, fill('#f3efe4', 'M6-22h12v15H6z') + line('#566b78', 'M9-18h6M9-14h6M9-10h4', 1.3)],
  fanatic: [
    'rust',
    2,
    fill('#c9483a', 'M-8-38h16v4H-8z') + at(14, -12, dot('#222d35', 0, 0, 6) + line('#e0a526', 'M4-5l4-5', 2)),
  ],
  excavator: ['ochre', 1, helmet + at(16, -18, tool.shovel, 0.5, -50)],
  ranger: ['moss', 0, hood('#8a6a45') + at(16, -18, tool.spear, 0.6, -60)],
  gangster: [
    'night',
    3,
    fill('#222d35', 'M-12-38h24v3h-24zM-7-38c0-5 2-8 7-8s7 3 7 8z') + fill('#e0a526', 'M-2-22h4v3h-4z'),
  ],
  butcher: [
    'grey',
    1,
    fill('#f3efe4', 'M-8-22H8v16H-8z') +
      fill('#b0413a', 'M-5-14c3-3 4 2 7-1l1 5h-8z') +
      at(17, -18, fill('#a9bcc7', 'M-5-9H7v10H-5z') + fill('#71491f', 'M-5 1h3v9h-3z')),
  ],
  cannibal: [
    'brown',
    2,
    fill('#e9f3f7', 'M-7-42c0-3 3-5 7-5s7 2 7 5l-2 3H-5z') + line('#e9f3f7', 'M-7-24l4 4 3-4 3 4 4-4', 1.8),
  ],
  sergeant_at_arms: ['slate', 0, helmet + at(15, -16, tool.rifle, 0.55, -60)],
  swindler: ['plum', 1, cap('#573a4b') + fill('#e6d6ae', 'M10-24h7v10h-7zM13-26h7v10h-7z')],
  yardmaster: ['rust', 0, helmet + at(15, -12, tool.junk, 0.4)],
}
export function leader_scene(leader: string): string {
  const face = faces[leader]
  if (face === undefined) return back
  const n = Object.keys(faces).indexOf(leader)
  return land(n, n % 2 === 1) + at(50, 62, figure(face[0], face[1], face[2]), 1.18) + flakes(n)
}
