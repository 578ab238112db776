// SPDX-License-Identifier: Apache-2.0
// The icons of Tundra on a 24 grid: woodcut shapes in two tones, the light from the upper left. Pieces take the colour
// of their player from `currentColor`.

import { at, dot, fill, line } from '../../../parts/board/draw'
const ink = '#2f261c'
const birch = '#faf5e8'
const berry = '#b5322f'
const moss = '#6f7f3c'

const log = (x: number, y: number, r: number) =>
  dot('#6b4424', x, y, r) +
  dot('#e2b77d', x, y, r * 0.74) +
  `<circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="none" stroke="#a06b38" stroke-width="1"/>`

const firewood = log(7, 16.5, 5) + log(17, 16.5, 5) + log(12, 8, 5)
const stone =
  fill('#8f9692', 'M2.5 17.5 5 9.5l6-5 7 2 3.5 8-2.5 5.5H5z') +
  fill('#626a68', 'M21.5 14.5 19 20H5l6.5-4.7 5-1z') +
  fill('#777f7c', 'M18 6.5l3.5 8h-5l-5 .8-1-7.3z') +
  fill('#c3c9c4', 'M5 9.5l6-5-.5 3.5-5.5 6z')
const peat =
  fill('#3f2f22', 'M2.5 12 13 7.5l8.5 3v6.5L11 22l-8.5-3.4z') +
  fill('#6a4d33', 'M2.5 12 13 7.5l8.5 3L11 15z') +
  fill('#54402c', 'M2.5 12 11 15v7l-8.5-3.4z') +
  line('#8a6847', 'M4.8 15.2l4 1.4M13.5 18l5.5-2.6M4.8 18l2.6.9', 1.1) +
  line(moss, 'M9 8.6 8 5M12.5 7.4V3.5M16 8.2l1.6-3.4', 1.8)
const berries =
  line(moss, 'M8 12c0-4 2-7 6-9M15.5 13C15 9 14.6 6 14 3', 1.7) +
  fill('#7f9145', 'M14 3.2c3-1.7 6-.9 7.4 1.6C18.5 6.6 15.6 6 14 3.2z') +
  dot('#8f211f', 7.6, 16.4, 5.4) +
  dot('#c93b34', 7.2, 15.9, 4.6) +
  dot('#f0a294', 5.6, 14.3, 1.3) +
  dot('#8f211f', 17, 17.6, 4.8) +
  dot('#c93b34', 16.6, 17.1, 4) +
  dot('#f0a294', 15.2, 15.7, 1.1)
const acorn =
  fill('#a8702f', 'M5 11.5h14c0 5.5-3 8.9-7 11.2-4-2.3-7-5.7-7-11.2z') +
  fill('#7e4f1d', 'M12 11.5h7c0 5.5-3 8.9-7 11.2z') +
  fill('#e0b066', 'M7 13c.3 2.7 1.3 4.6 2.6 6-.8-2-1.1-4-1-6z') +
  fill('#5d4a26', 'M3.5 11.8c-.6-4.6 3.3-7.3 8.5-7.3s9.1 2.7 8.5 7.3z') +
  line('#8f7a48', 'M7 11c.3-2.5 1.5-4.6 3-5.8M12 11V5M17 11c-.3-2.5-1.5-4.6-3-5.8M4.6 9.5h14.8', 0.9) +
  line('#5d4a26', 'M12 4.8c0-1.6.6-2.7 1.7-3.5', 1.9)
const boot =
  fill('#5a3b22', 'M7 2h7.5v9.5c1.5 2 4.3 2.5 6.2 3.8 1.1.8 1.3 2.2 1.3 4.2H7z') +
  fill('#8a5d36', 'M7 2h4v13l4 1.5c2 .7 5.5.6 7 1.5v1.5H7z') +
  fill('#e9dcc0', 'M6 1.5h9.5V6H6z') +
  line(berry, 'M7.3 3.8l1.2-1 1.3 1.8 1.3-1.8 1.3 1.8 1.3-1.8', 1) +
  fill('#2f261c', 'M7 19.5h15V22H7z')
const worker =
  `<path d="M12 8.8c3.8 0 5.6 3 6.6 7.6.6 2.5 1.1 4 1.1 4.9 0 .7-.5 1.2-1.2 ` +
  `1.2h-13c-.7 0-1.2-.5-1.2-1.2 0-.9.5-2.4 1.1-4.9 1-4.6 2.8-7.6 6.6-7.6z" ` +
  `fill="currentColor" stroke="${ink}" stroke-width="1.2"/>` +
  fill(
    '#000',
    'M12 8.8c3.8 0 5.6 3 6.6 7.6.6 2.5 1.1 4 1.1 4.9 0 .7-.5 1.2-1.2 1.2H13c1.6-5 1.1-9.7-1-13.7z',
    ' opacity=".22"',
  ) +
  `<circle cx="12" cy="6" r="4.2" fill="currentColor" stroke="${ink}" stroke-width="1.2"/>` +
  `<path d="M6.9 5.2C7.3 2.6 9.3.9 12 .9s4.7 1.7 5.1 4.3c-3.3-.9-6.9-.9-10.2 0z" ` +
  `fill="${birch}" stroke="${ink}" stroke-width="1"/>` +
  line(birch, 'M7 18.6l1.7-1.7 1.7 1.7 1.7-1.7 1.7 1.7 1.7-1.7 1.5 1.7', 1.2)
const tower =
  `<path d="M5.5 22.5 7 9.5h10l1.5 13z" ` +
  `fill="currentColor" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>` +
  fill('#000', 'M13 9.5h4l1.5 13H13z', ' opacity=".22"') +
  `<path d="M4.5 9.8 12 1l7.5 8.8z" fill="#5b4029" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>` +
  fill('#8a6238', 'M5.6 9.2 12 1.8v7.4z') +
  `<path d="M10 22.5v-4.2a2 2 0 0 1 4 0v4.2z" fill="${ink}"/>` +
  `<path d="M10.7 12h2.6v2.8h-2.6z" fill="${birch}"/>` +
  line(birch, 'M7 16.5h2M15 16.5h2', 1)
const any =
  fill('#b98148', 'M12 12 3.8 16.7A9.5 9.5 0 0 1 12 2.5z') +
  fill('#8f9692', 'M12 12V2.5a9.5 9.5 0 0 1 8.2 14.2z') +
  fill('#54402c', 'M12 12l8.2 4.7a9.5 9.5 0 0 1-16.4 0z') +
  `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${ink}" stroke-width="1.2"/>` +
  dot(birch, 12, 12, 4.6) +
  line(ink, 'M10.5 10.9a1.6 1.6 0 1 1 2.2 1.5c-.5.2-.7.5-.7 1', 1.3) +
  dot(ink, 12, 14.8, 0.8)
const same =
  fill('#b98148', 'M12 12 3.8 16.7A9.5 9.5 0 0 1 12 2.5z') +
  fill('#8f9692', 'M12 12V2.5a9.5 9.5 0 0 1 8.2 14.2z') +
  fill('#54402c', 'M12 12l8.2 4.7a9.5 9.5 0 0 1-16.4 0z') +
  `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${ink}" stroke-width="1.2"/>` +
  dot(birch, 12, 12, 5) +
  line(ink, 'M9.6 10.7h4.8M9.6 13.3h4.8', 1.5)
const cardShape =
  `<rect x="5" y="2" width="14" height="20" rx="2" fill="${birch}" stroke="${ink}" stroke-width="1.4"/>` +
  fill(berry, 'M12 6.5l4.5 5.5-4.5 5.5L7.5 12z') +
  fill(birch, 'M12 9.3l2.2 2.7-2.2 2.7L9.8 12z')
const flip =
  `<rect x="3" y="6.5" width="18" height="13" rx="2" fill="#b98148" stroke="${ink}" stroke-width="1.3"/>` +
  fill(berry, 'M3.7 15h16.6v3.5c0 .3-.2.5-.5.5H4.2c-.3 0-.5-.2-.5-.5z') +
  line(birch, 'M5.5 17l1.6-1.3L8.7 17l1.6-1.3 1.7 1.3 1.7-1.3 1.6 1.3 1.6-1.3 1.6 1.3', 0.9) +
  `<path d="M12 1l5.5 6H14v5.5h-4V7H6.5z" fill="#f1c24f" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`
const basket =
  line('#6b4424', 'M5 11C5 5 8 2.5 12 2.5S19 5 19 11', 1.8) +
  fill('#b98148', 'M2.5 10.5h19L19 21.5H5z') +
  fill('#8a5a30', 'M12 10.5h9.5L19 21.5h-7z') +
  line('#5a3b22', 'M4 14.2h16M4.6 17.8h14.8M8 11l.8 10M12 11v10M16 11l-.8 10', 1)
const dieShape = (inside: string, face = birch) =>
  `<rect x="3" y="3" width="18" height="18" rx="4" fill="${face}" stroke="${ink}" stroke-width="1.4"/>` + inside
const pip = (x: number, y: number) => dot(ink, x, y, 1.9)
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
const turnArrow = line(berry, 'M17.2 10a5.6 5.6 0 1 0 .2 3.7', 1.9) + fill(berry, 'M18.9 6.2v5h-5z')

export const icons: Record<string, string> = {
  firewood,
  stone,
  peat,
  berries,
  vp: acorn,
  any,
  same,
  moves: boot,
  worker,
  workers: worker,
  tower,
  card: cardShape,
  upgrade: flip,
  gather: basket,
  build: at(0, 0, 1, tower),
  hire: worker,
  renew:
    `<rect x="2.5" y="6" width="10" height="14" rx="1.6" fill="#d9cba9" stroke="${ink}" stroke-width="1.2"/>` +
    `<rect x="11.5" y="4" width="10" height="14" rx="1.6" fill="${birch}" stroke="${ink}" stroke-width="1.2"/>` +
    line(berry, 'M19 9.5a3.6 3.6 0 1 0 .2 2.6', 1.6) +
    fill(berry, 'M20.4 6.8v3.6h-3.6z'),
  reroll: dieShape(turnArrow),
  nudge: dieShape(line(ink, 'M6.5 9h5M9 6.5v5M12.5 16h5', 1.9) + line('#8a7a5c', 'M16.5 7l-9 10', 1.1)),
  set_die: dieShape(
    line(berry, 'M9.3 9.3a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.2-1.5 2.2', 1.9) + dot(berry, 12, 17.2, 1.2),
  ),
  buy: dieShape(line(berry, 'M12 7v10M7 12h10', 2.4)),
  swap: fill('#b98148', 'M2.5 8.5 8 3v3.5h9.5v4H8V14z') + fill('#626a68', 'M21.5 15.5 16 10v3.5H6.5v4H16V21z'),
  die: dieShape(spots[5]!.map(([x, y]) => pip(x, y)).join('')),
  white: dieShape(spots[3]!.map(([x, y]) => pip(x, y)).join(''), '#fff'),
  advisor:
    `<rect x="5" y="2" width="14" height="20" rx="2" fill="${birch}" stroke="${ink}" stroke-width="1.4"/>` +
    fill('#b5642b', 'M7.5 17c0-4 1-6 2-7.5L8 5.5l3 1.7h2l3-1.7-1.5 4c1 1.5 2 3.5 2 7.5z') +
    dot(ink, 10.3, 10.8, 0.9) +
    dot(ink, 13.7, 10.8, 0.9) +
    fill(ink, 'M11 13.6h2l-1 1.3z'),
  enhancement:
    `<rect x="2" y="9" width="20" height="12.5" rx="2" fill="${birch}" stroke="${ink}" stroke-width="1.4"/>` +
    `<rect x="2" y="2.5" width="20" height="8" rx="2" fill="#b98148" stroke="${ink}" stroke-width="1.4"/>` +
    line(berry, 'M5.5 15.5h13', 2),
  starter:
    `<rect x="2" y="9" width="20" height="12.5" rx="2" fill="#e3e6c4" stroke="${ink}" stroke-width="1.4"/>` +
    `<rect x="2" y="2.5" width="20" height="8" rx="2" fill="#b98148" stroke="${ink}" stroke-width="1.4"/>` +
    line(moss, 'M5.5 15.5h13', 2),
  berries_per_tower: tower,
  goal:
    `<path d="M5 2v20.5" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>` +
    fill(berry, 'M6 3h14l-3.5 5L20 13H6z') +
    fill('#8f211f', 'M6 8h10.5L20 13H6z') +
    line(birch, 'M8.5 8l2-2 2 2-2 2z', 1),
  secret:
    `<path d="M4 4h16v16H4z" fill="#e9dcc0" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>` +
    dot(berry, 12, 12, 4.4) +
    line('#f3c9bf', 'M10.3 12l1.7-1.7 1.7 1.7-1.7 1.7z', 1.1),
  title:
    fill('#d6a63a', 'M3 18 2 7l5.5 4L12 4l4.5 7L22 7l-1 11z') +
    fill('#9a7118', 'M12 4l4.5 7L22 7l-1 11h-9z') +
    dot(berry, 12, 13.8, 1.9) +
    fill(ink, 'M3 18.8h18v2.4H3z'),
  first:
    fill('#d6a63a', 'M12 1.5l3 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6l-6.4 3.6L7.1 14 1.7 9l7.3-.8z') +
    fill('#9a7118', 'M12 1.5l3 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6z'),
  settlement:
    fill('currentColor', 'M3.5 12h17v10h-17z') +
    fill('#000', 'M12 12h8.5v10H12z', ' opacity=".22"') +
    `<path d="M1 13 12 3l11 10z" fill="${ink}"/>` +
    fill('#7a5230', 'M1 13 12 3v10z') +
    fill(birch, 'M10 22v-5h4v5zM5.5 15.5H8V18H5.5zM16 15.5h2.5V18H16z') +
    line(ink, 'M17.5 8V4', 2),
  income: fill('#d6a63a', 'M12 2l8 8h-4.5v4h-7v-4H4z') + line(ink, 'M5 18h14M5 21.5h14', 2),
  barren: line('#7d8190', 'M3 19h18M6 19l3-6M9 13l2 6M15 19l1.5-9M16.5 10 20 19', 1.8),
  closed:
    `<path d="M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7z" fill="#7d8a63" stroke="${ink}" stroke-width="1.2"/>` +
    fill('#66744e', 'M12 1.5 21 6.7v10.6L12 22.5z') +
    line(birch, 'M9.5 9.3a2.6 2.6 0 1 1 3.9 2.3c-1 .6-1.4 1.1-1.4 2', 1.8) +
    dot(birch, 12, 16.6, 1.2),
  edge:
    `<path d="M12 2 20.6 7v10L12 22 3.4 17V7z" fill="none" stroke="${moss}" stroke-width="2"/>` +
    line(berry, 'M3.4 17V7L12 2', 2.6),
  group: at(0.5, 3, 0.5, tower) + at(11.5, 3, 0.5, tower) + at(6, 11.5, 0.5, tower),
}
