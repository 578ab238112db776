// SPDX-License-Identifier: Apache-2.0
// The pencils that the pictures of all games are drawn with: each gives one SVG shape as text.

const extra = (more: string) => (more ? ` ${more.trim()}` : '')

export const fill = (colour: string, d: string, more = '') => `<path d="${d}" fill="${colour}"${extra(more)}/>`
export const line = (colour: string, d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>`
export const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
export const rect = (colour: string, x: number, y: number, w: number, h: number, r = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"${extra(more)}/>`
export const oval = (colour: string, x: number, y: number, rx: number, ry: number, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"` +
  (turn ? ` transform="rotate(${turn} ${x} ${y})"/>` : '/>')
/** Some shapes moved to a place, and there scaled and turned. */
export const at = (x: number, y: number, scale: number, inside: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">` +
  `${inside}</g>`
