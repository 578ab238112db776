// SPDX-License-Identifier: Apache-2.0
// The icons of Fine Sand on a 24 grid: filled shapes in two tones, the light from the upper left.

import { dot, fill, line as stroke } from '../../../parts/board/draw'
const line = (colour: string, d: string, width = 1.8) => stroke(colour, d, width)

const ink = '#3a2c1a'
const sand = '#efca84'
const wet = '#c4924a'
const red = '#d8412f'
const sea = '#2f87ad'

// A card as it lies on the table: its back, and its face.
const back = (x: number, y: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  `<rect x="-4.6" y="-6.6" width="9.2" height="13.2" rx="1.5" fill="${sea}" stroke="${ink}" stroke-width=".9"/>` +
  `<path d="M-3-2.200c1-1 2-1 3 0s2 1 3 0M-3 1.200c1-1 2-1 3 0s2 1 3 0" fill="none" stroke="#bfe6f3"
    stroke-width="1.2" stroke-linecap="round"/></g>`
const face = (x: number, y: number, turn = 0, colour = '#fff6df') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  `<rect x="-4.6" y="-6.6" width="9.2" height="13.2" rx="1.5" fill="${colour}" stroke="${ink}" stroke-width=".9"/>` +
  `<path d="M-2.600 4V-.5h1.300v1h.7v-1h1.200v1h.7v-1h1.300V4z" fill="${wet}"/></g>`
const coin = (x: number, y: number, r: number) =>
  dot('#7d5524', x, y, r) +
  dot('#c98f45', x - r * 0.06, y - r * 0.08, r * 0.84) +
  `<circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="none" stroke="#8a5c28" stroke-width="${r * 0.16}"/>`
const plus = (x: number, y: number, colour = '#2f7d3c') => line(colour, `M${x - 3} ${y}h6M${x} ${y - 3}v6`, 2.4)
const minus = (x: number, y: number, colour = '#b3301f') => line(colour, `M${x - 3} ${y}h6`, 2.6)
const tower = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  fill(sand, 'M-6 0l.8-12H5.200L6 0z') +
  fill(wet, 'M1-12h4.200L6 0H1z') +
  fill(sand, 'M-6.600-15h3v2h2.200v-2h2.800v4h-8z') +
  fill(wet, 'M1.400-15h.2v2h2v-2h3v4H1.400z') +
  fill('#7d5524', 'M-1.800 0v-4.200a1.800 1.800 0 0 1 3.600 0V0z') +
  '</g>'
const arrow = (colour: string, d: string) => line(colour, d, 2.2)

export const icons: Record<string, string> = {
  any: dot(wet, 12, 12, 6),
  // ---- kinds ----
  castle: tower(12, 22, 1.15) + line('#7a4a26', 'M12 4.500V1', 1.2) + fill(red, 'M12 .8l6 1.800-6 2z'),
  coin: coin(12, 12, 9.5),
  // a roller
  green:
    dot('#24562c', 6.5, 16, 5.8) +
    dot('#5fae65', 6.2, 15.6, 4.4) +
    dot('#24562c', 6.5, 16, 1.4) +
    dot('#2c2418', 18, 18, 4) +
    dot('#b9b2a4', 18, 18, 1.6) +
    fill('#3f8c47', 'M10 17V9.500h3V4h8v11l-3-1.500-3.500 3.500z') +
    fill('#cfeaf5', 'M14.800 5.800h4.400v4h-4.400z'),
  // an excavator
  red:
    fill('#2c2418', 'M7 17h13a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6z') +
    dot('#b9b2a4', 8, 20, 1.3) +
    dot('#b9b2a4', 13.5, 20, 1.3) +
    dot('#b9b2a4', 19, 20, 1.3) +
    fill(red, 'M10 16.500V9h5l2-2h5v9.500z') +
    fill('#cfeaf5', 'M16 9.500l1.500-1.300H20V12h-4z') +
    line('#a52a1c', 'M11 11 7.500 3.500 3 9', 2.2) +
    fill('#5c5346', 'M.5 9.500 5 8l.8 4.500a3.500 3.500 0 0 1-5.300-3z'),
  // a dump truck
  blue:
    dot('#2c2418', 6.5, 19, 3.6) +
    dot('#b9b2a4', 6.5, 19, 1.4) +
    dot('#2c2418', 18, 19, 3.6) +
    dot('#b9b2a4', 18, 19, 1.4) +
    fill(sand, 'M3 9c2-4 6-5.500 11-1z') +
    fill('#2470ad', 'M1.500 8.500h13.500l-1.500 8h-9z') +
    fill('#3f96d8', 'M15 17V7h4.500L23 12v5z') +
    fill('#cfeaf5', 'M17 9h2l1.800 3H17z'),
  // a sand mixer
  purple:
    line('#4d3f32', 'M6 23l3.500-7M18 23l-3.500-7M4 23h16', 2) +
    fill('#71499c', 'M6.500 16.500 4.500 9 12 3l7.500 4-1 8-6 4z') +
    fill('#9a74c4', 'M6.500 16.500 4.500 9 12 3l1.500 7z') +
    fill('#3a2c4a', 'M11 2.200 21 6l-1 2.500L10.200 5z') +
    dot(sand, 13, 3, 1.3) +
    dot(sand, 16.5, 3.8, 1.4),
  // a sun
  yellow:
    line(
      '#c98a0c',
      'M12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2 2M17.800 17.800l2 2M4.200 19.800l2-2M17.800 6.200l2-2',
      2.2,
    ) +
    dot('#c98a0c', 12, 12, 6.4) +
    dot('#ffd65c', 11.7, 11.7, 5.2),
  chair:
    fill('#f8f2e2', 'M3 20 7 4h11l-4 16z') +
    fill('#1f8a86', 'M3 20 7 4h2.800l-4 16zM8.500 20l4-16h2.700l-4 16z') +
    line('#7a4a26', 'M3 20h11l4-16M14 20l6-6M6 22l2-2M16 22l-2-2', 1.6),
  // ---- what effects speak of ----
  draw: back(9, 13) + plus(18.5, 6.5),
  cards: back(8, 13, -8) + back(14.5, 12, 8),
  card: `<g transform="translate(12 12) scale(1.55)">${back(0, 0)}</g>`,
  face: `<g transform="translate(12 12) scale(1.55)">${face(0, 0)}</g>`,
  discard: face(8.5, 11, -6) + arrow('#8a3a1c', 'M18.500 5v11M15 12.800l3.500 3.800 3.500-3.800'),
  take: face(8.5, 13, -6) + arrow('#2f7d3c', 'M18.500 19V8M15 11.200l3.500-3.800 3.500 3.800'),
  build: tower(9.5, 22, 1) + plus(19, 6),
  small: tower(12, 22.5, 1.35),
  limit:
    fill(
      '#e2a777',
      `M6 22c-2-3-4-6.500-4.500-9 .9-1.200 2.500-.3 3.500 1.500V5.500c.4-1.500 2.300-1.500 2.600 0L8.200 11V3.500
        c.4-1.500 2.400-1.500 2.700 0V11l.9-6.500c.5-1.400 2.400-1.200 2.500.3L13.800 12l1.700-4c.7-1.200
        2.300-.6 2.300.8-.4 5-1.300 9.500-3.300 13.200z`,
    ) + fill('#b97a4a', 'M11 22c1.500-3 2-6 2.800-10l1.700-4c.7-1.200 2.300-.6 2.300.8-.4 5-1.300 9.500-3.300 13.200z'),
  wooden: coin(12, 12, 8.5),
  rebate: coin(9.5, 13, 7.5) + minus(19, 6),
  purse:
    fill('#8a5c28', 'M8 3h8l-2 4h-4z') +
    fill('#b07a3c', 'M10 7h4c5 4 7 8 6 12-.4 2-2 3-4 3H8c-2 0-3.600-1-4-3-1-4 1-8 6-12z') +
    coin(12, 15.5, 4),
  trash:
    fill('#6d7f87', 'M5 7h14l-1.500 15h-11z') +
    fill('#93a5ad', 'M3.500 4.500H9L10 3h4l1 1.500h5.500V7h-17z') +
    line('#4a5a61', 'M9.500 10.500l.4 8M14.500 10.500l-.4 8', 1.4),
  // the sea takes it
  away:
    face(12, 8, 12) +
    fill(sea, 'M0 15c3-2.500 5-2.500 8 0s5 2.500 8 0 5-2.500 8 0v8H0z') +
    line('#cdeaf4', 'M2 18.500c2-1.500 4-1.500 6 0s4 1.500 6 0 4-1.500 6 0', 1.4),
  eye:
    fill(
      '#fff8e8',
      'M1.500 12C4 7.500 7.500 5 12 5s8 2.500 10.500 7C20 16.500 16.500 19 12 19S4 16.500 1.500 12z',
      ` stroke="${ink}" stroke-width="1.2"`,
    ) +
    dot('#2470ad', 12, 12, 4) +
    dot('#16283a', 12, 12, 2),
  search:
    coin(10, 10, 6) +
    `<circle cx="10" cy="10" r="7.500" fill="none" stroke="${ink}" stroke-width="1.800"/>` +
    line(ink, 'M16 16l6 6', 3),
  pile: face(10, 13.5, -14) + face(14, 12.5, 10),
  stack: back(13.5, 13.5) + back(12, 12) + back(10.5, 10.5),
  pallet:
    fill('#a0703a', 'M2 14h20v2.500H2zM2 19.500h20V22H2z') +
    fill('#7d5524', 'M3 16.500h3v3H3zM10.500 16.500h3v3h-3zM18 16.500h3v3h-3z') +
    coin(12, 7.5, 5.5),
  left: arrow(ink, 'M20 12H5M10 6l-6 6 6 6'),
  right: arrow(ink, 'M4 12h15M14 6l6 6-6 6'),
  end:
    line('#7a4a26', 'M6 22V2', 2) +
    fill('#fff8e8', 'M7 3h13v10H7z', ` stroke="${ink}" stroke-width=".8"`) +
    fill(
      ink,
      `M7 3h3.200v3.300H7zM13.500 3h3.200v3.300h-3.200zM10.200 6.300h3.300v3.300h-3.300zM16.700 6.300H20v3.300
        h-3.300zM7 9.600h3.200V13H7zM13.500 9.600h3.200V13h-3.200z`,
    ),
  once:
    `<circle cx="12" cy="12" r="9.500" fill="#fff3cf" stroke="${ink}" stroke-width="1.400"/>` +
    line('#b3301f', 'M7.500 9l2.500-2v10M13.500 11.500l4.500 5M18 11.500l-4.500 5', 2),
  again: arrow('#2f7d3c', 'M19 9a7.500 7.500 0 1 0 .5 5.500M20 3.500V9h-5.500'),
  warning:
    fill('#f4bf2f', 'M12 2 23 21.500H1z', ` stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"`) +
    line(ink, 'M12 9v6', 2.4) +
    dot(ink, 12, 18.3, 1.4),
  check: dot('#2f7d3c', 12, 12, 10) + line('#fff', 'M7 12.500l3.500 3.500L17 8.500', 2.4),
  // an hourglass: still at it
  sand:
    fill('#7a4a26', 'M5 1.500h14V4H5zM5 20h14v2.500H5z') +
    fill('#e6f3f7', 'M7 4h10c0 4-2 6-3.500 8 1.500 2 3.500 4 3.500 8H7c0-4 2-6 3.500-8C9 10 7 8 7 4z') +
    fill(
      '#e3b35e',
      'M8.300 7h7.400c-.6 2-2 3.500-3.700 5-1.700-1.500-3.100-3-3.700-5zM8 20c.4-2.500 2-4 4-5 2 1 3.600 2.500 4 5z',
    ),
  gull:
    fill(
      '#fdfaf2',
      'M4 15c3-7 9-9 13-6l4 .5-3 3c0 5-4 8-9 8-3 0-6-1-8-3 2 0 3-1 3-2.500z',
      ` stroke="${ink}" stroke-width="1"`,
    ) +
    fill('#8f9aa0', 'M6 16c3-4 7-4 10-1-2 3-6 4.500-10 1z') +
    dot(ink, 17, 10.5, 1) +
    fill('#eda325', 'M20 9.300l3.500.7-3.200 1.400z') +
    line('#eda325', 'M9.500 20.500V23M12.500 20.500V23', 1.4),
  ring: `<circle cx="12" cy="12" r="8" fill="none" stroke="#8a5c28" stroke-width="5"/><circle cx="11.800" cy="11.700"
    r="8" fill="none" stroke="#d9a860" stroke-width="3"/>`,
  timer: coin(12, 12, 8.5) + line('#fff8e8', 'M12 7.500V12l3 2', 1.6),
  number: `<rect x="2" y="2" width="20" height="20" rx="4" fill="#fff8e8" stroke="${ink}" stroke-width="1.200"/>`,
  // ---- symbols of the seats ----
  'symbol-hand': fill(
    'currentColor',
    `M6 22c-2-3-4-6.500-4.500-9 .9-1.200 2.500-.3 3.500 1.500V5.500c.4-1.500 2.300-1.500 2.600 0L8.200 11V3.500
      c.4-1.500 2.400-1.500 2.700 0V11l.9-6.500c.5-1.400 2.400-1.200 2.500.3L13.800 12l1.700-4c.7-1.200 2.300-.6
      2.300.8-.4 5-1.300 9.500-3.300 13.200z`,
  ),
  'symbol-shovel': fill(
    'currentColor',
    `M14.500 2.500 17 1l6 6-1.500 2.500-2.500-.5-8 8c.5 2.500-1 4.500-3.500 5.500-2 .8-5
      .5-6.500-.5-1-1.500-1.300-4.500-.5-6.500C1.500 13 3.500 11.500 6 12l8-8z`,
  ),
  'symbol-bucket':
    fill('currentColor', 'M3.500 9h17L18 22.500H6z') + line('currentColor', 'M4.500 9a7.500 6.500 0 0 1 15 0', 2),
  'symbol-bottle': fill(
    'currentColor',
    `M9.500 1.500h5V5l1 2.500c2 1 2.500 2.500 2.500 4.500v8.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V12c0-2 .5-3.500
      2.500-4.500l1-2.500z`,
  ),
}
