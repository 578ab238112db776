// SPDX-License-Identifier: Apache-2.0
// The ground of a glade (a hexagon of radius 50 around 0, 0): a few shapes that are cut off at its edge.
import { fill, line } from '../../../parts/board/draw'
const fir = (x: number, y: number, s: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-1.3 0h2.6v4h-2.6z" fill="#4d3826"/>` +
  `<path d="M0-24 6-14H3.5l5 8H5l6 7h-22l6-7h-3.5l5-8H-6z" fill="${colour}"/>` +
  line('#eef0dc', 'M-2.5-14 0-17.5l2.5 3.5M-4-6.5 0-10.5l4 4', 0.9) +
  '</g>'
const rock = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  fill('#9aa29e', 'M-11 0-8-9l7-5 9 4 4 10z') +
  fill('#737b78', 'M12 0 8-10-1-6-3 0z') +
  fill('#ccd2cd', 'M-8-9l7-5v4l-6 5z') +
  '</g>'
const tuft = (x: number, y: number, colour: string) =>
  line(colour, `M${x} ${y}l-2-6M${x + 2} ${y}v-8M${x + 4} ${y}l2-6`, 1.3)

export interface Ground {
  base: string
  lit: string
  art: string
}
const grounds: Record<string, Ground> = {
  firewood: {
    base: '#8a9a58',
    lit: '#a3b16c',
    art:
      fill('#74854a', 'M-45-6c20-8 40 2 90-8v60h-90z') +
      fir(-30, -8, 0.95, '#42522f') +
      fir(-20, 2, 0.7, '#566239') +
      fir(30, -8, 0.95, '#42522f') +
      fir(22, 4, 0.65, '#566239') +
      fir(-33, 18, 0.7, '#42522f') +
      fir(34, 17, 0.7, '#4b5a34'),
  },
  stone: {
    base: '#a9aea0',
    lit: '#c1c6b8',
    art:
      fill('#939a8d', 'M-45 0c24-10 50 4 90-6v54h-90z') +
      rock(-29, -8, 1) +
      rock(28, -8, 1.1) +
      rock(-32, 17, 0.8) +
      rock(33, 16, 0.75) +
      tuft(-14, -18, '#6f7a52') +
      tuft(14, -20, '#6f7a52'),
  },
  peat: {
    base: '#9a7f5c',
    lit: '#b2966f',
    art:
      fill('#7f6646', 'M-45-4c24-8 50 4 90-4v54h-90z') +
      fill('#5b4530', 'M-40-10l12-5 12 4v7l-12 5-12-4z') +
      fill('#7a5d3f', 'M-40-10l12-5 12 4-12 5z') +
      fill('#5b4530', 'M17-10l12-5 12 4v7l-12 5-12-4z') +
      fill('#7a5d3f', 'M17-10l12-5 12 4-12 5z') +
      tuft(-38, 20, '#55602c') +
      tuft(34, 20, '#55602c') +
      tuft(-20, -20, '#55602c') +
      tuft(18, -20, '#55602c'),
  },
  barren: {
    base: '#dcd8c6',
    lit: '#eceadc',
    art:
      fill('#cbc8b6', 'M-45-2c20-10 50 6 90-4v54h-90z') +
      line('#a7a494', 'M-34-8c6-3 12 1 18-1M16-10c6-3 12 1 18-1M-38 14c5-3 8 1 12-1M26 16c5-3 8 1 12-1', 1.4) +
      line('#8d8875', 'M-26-8l2-12 4-5M-24-16l-5-4M30-10l-2-10-5-4M28-17l5-4', 1.8) +
      tuft(-6, -24, '#9a9676'),
  },
}
export const ground = (resource: string | null | undefined): Ground => grounds[resource ?? 'barren'] ?? grounds.barren!

/** The back of a glade: snow over firs, and a question. */
export const closed_art =
  fir(-24, -6, 0.8, 'rgb(40 50 28 / 45%)') +
  fir(24, -6, 0.8, 'rgb(40 50 28 / 45%)') +
  fir(0, 34, 0.9, 'rgb(40 50 28 / 45%)') +
  fir(-30, 22, 0.6, 'rgb(40 50 28 / 35%)') +
  fir(30, 22, 0.6, 'rgb(40 50 28 / 35%)')
