// SPDX-License-Identifier: Apache-2.0
// The letters that the server draws with, from the page's own serif: writes src/server/letters.cpp. It needs to be run
// only when the font changes: node scripts/letters.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const folder = new URL('../node_modules/@fontsource-variable/alegreya/', import.meta.url)
const target = new URL('../../src/server/letters.cpp', import.meta.url)
const subsets = ['latin', 'latin-ext']
const wanted = (code) =>
  (code >= 0x20 && code < 0x180 && !(code >= 0x7f && code < 0xa0)) || [0x2013, 0x2019, 0x2026].includes(code)

/** Bytes read one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes
    this.at = at
  }
  u8 = () => this.bytes[this.at++]
  u16 = () => (this.u8() << 8) | this.u8()
  i16 = () => (this.u16() << 16) >> 16
  u32 = () => this.u16() * 65536 + this.u16()
  skip(bytes) {
    this.at += bytes
  }
  base128() {
    let value = 0
    for (let i = 0; i < 5; ++i) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (!(byte & 0x80)) break
    }
    return value
  }
  u255() {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return this.u8() + 253
    if (code === 254) return this.u8() + 506
    return code
  }
}

const known = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern ' +
  'LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar ' +
  'bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ' +
  'Gloc Feat Sill'
)
  .match(/.{4}( |$)/g)
  .map((name) => name.slice(0, 4))

/** The tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/), as they are in it. */
function tables(file) {
  const head = new Reader(file, 12)
  const count = head.u16()
  head.at = 20
  const packed = head.u32()
  head.at = 48
  const list = Array.from({ length: count }, () => {
    const flags = head.u8()
    const name =
      (flags & 0x3f) === 0x3f ? String.fromCharCode(head.u8(), head.u8(), head.u8(), head.u8()) : known[flags & 0x3f]
    const length = head.base128()
    const version = flags >> 6
    const transformed = ['glyf', 'loca'].includes(name) ? version === 0 : version !== 0
    return { name, transformed, length: transformed ? head.base128() : length }
  })
  const data = brotliDecompressSync(file.subarray(head.at, head.at + packed))
  let at = 0
  const found = {}
  for (const { name, transformed, length } of list) {
    found[name] = { transformed, bytes: data.subarray(at, at + length) }
    at += length
  }
  return found
}

/** A point of the transformed glyf table: how far from the one before. */
function triplet(flag, glyphs) {
  const code = flag & 0x7f
  const sign = (bit, value) => (flag & bit ? value : -value)
  if (code < 10) return [0, sign(1, ((code & 14) << 7) + glyphs.u8())]
  if (code < 20) return [sign(1, (((code - 10) & 14) << 7) + glyphs.u8()), 0]
  if (code < 84) {
    const [b, byte] = [code - 20, glyphs.u8()]
    return [sign(1, 1 + (b & 0x30) + (byte >> 4)), sign(2, 1 + ((b & 0x0c) << 2) + (byte & 15))]
  }
  if (code < 120) {
    const b = code - 84
    return [sign(1, 1 + (Math.floor(b / 12) << 8) + glyphs.u8()), sign(2, 1 + (((b % 12) >> 2) << 8) + glyphs.u8())]
  }
  if (code < 124) {
    const [a, b, c] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    return [sign(1, (a << 4) + (b >> 4)), sign(2, ((b & 15) << 8) + c)]
  }
  return [sign(1, glyphs.u16()), sign(2, glyphs.u16())]
}

/** Each glyph as contours of points, or what it is put together from. */
function outlines({ bytes, transformed }) {
  if (!transformed) throw new Error('The glyphs are expected in the transformed form.')
  const head = new Reader(bytes, 4)
  const count = head.u16()
  head.at = 8
  const sizes = Array.from({ length: 7 }, () => head.u32())
  let at = head.at
  const [contours, points, flags, glyphs, composites] = sizes.map((size) => {
    const stream = new Reader(bytes, at)
    at += size
    return stream
  })
  return Array.from({ length: count }, () => {
    const n = contours.i16()
    if (n < 0) return { parts: parts(composites, glyphs) }
    const lengths = Array.from({ length: n }, () => points.u255())
    let [x, y] = [0, 0]
    const drawn = lengths.map((length) =>
      Array.from({ length }, () => {
        const flag = flags.u8()
        const [dx, dy] = triplet(flag, glyphs)
        x += dx
        y += dy
        return { x, y, on: !(flag & 0x80) }
      }),
    )
    if (n > 0) glyphs.skip(glyphs.u255())
    return { contours: drawn }
  })
}
function parts(from, glyphs) {
  const list = []
  let instructions = false
  for (let flags = 0x20; flags & 0x20;) {
    flags = from.u16()
    const glyph = from.u16()
    const i8 = () => (from.u8() << 24) >> 24
    const [dx, dy] = flags & 1 ? [from.i16(), from.i16()] : [i8(), i8()]
    const f2 = () => from.i16() / 16384
    let scale = [1, 0, 0, 1]
    if (flags & 8) scale = ((s) => [s, 0, 0, s])(f2())
    else if (flags & 0x40) scale = [f2(), 0, 0, f2()]
    else if (flags & 0x80) scale = [f2(), f2(), f2(), f2()]
    instructions ||= (flags & 0x100) !== 0
    list.push({ glyph, dx, dy, scale })
  }
  if (instructions) glyphs.skip(glyphs.u255())
  return list
}
/** The outlines of a glyph: which they are, and where they lie. */
function leaves(all, glyph, x = 0, y = 0) {
  const { contours, parts } = all[glyph]
  if (contours) return [{ glyph, x, y }]
  return parts.flatMap(({ glyph: inner, dx, dy, scale }) => {
    if (scale.join() !== '1,0,0,1') throw new Error('Parts are expected in their own size.')
    return leaves(all, inner, x + dx, y - dy)
  })
}

/** Which glyph a character is: format 4 of the cmap table. */
function glyphOf(bytes) {
  const head = new Reader(bytes, 2)
  const offsets = Array.from({ length: head.u16() }, () => {
    head.at += 4
    return head.u32()
  })
  const start = offsets.find((offset) => new Reader(bytes, offset).u16() === 4)
  const at = (offset) => new Reader(bytes, start + offset).u16()
  const segments = at(6) / 2
  return (code) => {
    for (let i = 0; i < segments; ++i) {
      if (at(14 + 2 * i) < code) continue
      const first = at(16 + 2 * segments + 2 * i)
      if (first > code) return 0
      const delta = at(16 + 4 * segments + 2 * i)
      const place = 16 + 6 * segments + 2 * i
      const range = at(place)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = at(place + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** A contour as a path of relative moves: m, l and q, as SVG has them, with y downwards. */
function path(contour) {
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })
  const points = contour.flatMap((point, i) => {
    const before = contour.at(i - 1)
    return point.on || before.on ? [point] : [middle(before, point), point]
  })
  const first = Math.max(
    0,
    points.findIndex((point) => point.on),
  )
  const all = [...points.slice(first), ...points.slice(0, first + 1)]
  let [x, y] = [0, 0]
  const step = (point) => {
    const [to_x, to_y] = [Math.round(point.x), Math.round(-point.y)]
    const said = [to_x - x, to_y - y]
    return { said, go: () => ([x, y] = [to_x, to_y]) }
  }
  const numbers = (list) => list.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')
  let text = ''
  const go = (letter, ...points) => {
    const steps = points.map(step)
    text += letter + numbers(steps.flatMap(({ said }) => said))
    steps.at(-1).go()
  }
  go('M', all[0])
  for (let i = 1; i < all.length; ++i) {
    if (all[i].on) go('l', all[i])
    else go('q', all[i], all[++i])
  }
  return text
}

// An outline that several letters share stands once: u and its place in the list, and where it lies.
const letters = new Map()
const shared = new Map()
for (const subset of subsets) {
  const found = tables(readFileSync(new URL(`files/alegreya-${subset}-wght-normal.woff2`, folder)))
  if (found.hmtx.transformed) throw new Error('The widths are expected as they are.')
  const glyph = glyphOf(found.cmap.bytes)
  const all = outlines(found.glyf)
  const measured = new Reader(found.hhea.bytes, 34).u16()
  for (let code = 0x20; code < 0x2100; ++code) {
    const it = wanted(code) && !letters.has(code) ? glyph(code) : 0
    if (it === 0) continue
    const width = new Reader(found.hmtx.bytes, 4 * Math.min(it, measured - 1)).u16()
    const parts = leaves(all, it).map(({ glyph, x, y }) => {
      const text = all[glyph].contours.map(path).join('')
      shared.set(text, (shared.get(text) ?? 0) + (x !== 0 || y !== 0 ? 2 : 1))
      return { text, x, y }
    })
    letters.set(code, { width, parts })
  }
}
const outlined = [...shared.keys()].filter((text) => shared.get(text) > 1)
const lettersText = [...letters].sort(([a], [b]) => a - b)
const said = ({ text, x, y }) => {
  const place = outlined.indexOf(text)
  return place < 0 ? text : `u${place} ${x} ${y}`
}
const quoted = (text) => (text.match(/.{1,100}/g) ?? ['']).map((line) => `     "${line}"`).join('\n')
const row = (code, width, text) => `    {0x${code.toString(16)}, ${width},\n${quoted(text)}},`
const rows = [
  ...outlined.map((text) => row(0, 0, text)),
  ...lettersText.map(([code, { width, parts }]) => row(code, width, parts.map(said).join(''))),
]
writeFileSync(
  target,
  `// SPDX-License-Identifier: Apache-2.0
// The outlines are Alegreya's: Copyright 2011 The Alegreya Project Authors
// (https://github.com/huertatipografica/Alegreya), under the SIL Open Font License 1.1. web/scripts/letters.mjs made
// this file.
#include "server/letters.h"

namespace skerry {
namespace {

// clang-format off
constexpr Letter outlines[] = {
${rows.join('\n')}
};
// clang-format on

}  // namespace

std::span<const Letter> letters() { return outlines; }

}  // namespace skerry
`,
)
