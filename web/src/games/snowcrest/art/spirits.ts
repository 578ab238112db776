// SPDX-License-Identifier: Apache-2.0
// Guardians and Forest spirits as masks (100 x 70): one half is drawn, the other is its mirror in shade.
import { dot, fill, line } from '../../../parts/board/draw'
const ring = (x: number, y: number, r: number, colour: string) => dot(colour, x, y, r)
const mirrored = (half: string) => `<g>${half}</g><g transform="matrix(-1 0 0 1 99.7 0)">${half}</g>`
const eye = (x: number, y: number, iris: string, r = 3.2) =>
  ring(x, y, r, '#fffdf6') + ring(x + 0.5, y + 0.3, r * 0.62, iris) + ring(x + 0.5, y + 0.3, r * 0.3, '#120d20')

const sky = (top: string, low: string, halo: string) =>
  `<rect width="100" height="70" fill="${top}"/><rect y="40" width="100" height="30" fill="${low}"/>` +
  fill('#fff', 'M0 56l16-15 9 7 14-13 11 10 12-11 13 13 8-6 17 15v14H0z', 'opacity=".16"') +
  ring(50, 33, 31, halo) +
  `<circle cx="50" cy="33" r="31" fill="none" stroke="#f0c64f" stroke-width="1" stroke-dasharray="1 4"
    stroke-linecap="round"/>`

const masks: Record<string, () => string> = {
  // Snow Lion: white, a turquoise mane.
  g01: () =>
    sky('#3d5a9c', '#7fa6d0', '#5b7fbe') +
    mirrored(
      fill('#2fa39a', 'M50 6c-8 0-13 3-17 8-9 0-12 8-10 14-5 5-4 13 2 17 1 8 8 12 15 11 3 5 6 7 10 7z') +
        fill('#f6f4fb', 'M50 14c-10 0-17 8-17 19 0 8 3 13 7 17 2 5 5 8 10 8z') +
        fill('#f6f4fb', 'M35 20c-4-3-5-7-4-10 4 0 8 3 9 6z') +
        eye(42, 31, '#2f7ac4') +
        line('#2fa39a', 'M36 26c3-3 7-3 10-1', 2.4) +
        fill('#f2b8b8', 'M50 38h-4.500c0 3 2 5 4.500 5z'),
    ) +
    line('#7a3d4a', 'M43 47c2 3 5 3 7 0 2 3 5 3 7 0', 1.8),
  // Wind Horse: a jewel on its brow.
  g02: () =>
    sky('#c4604a', '#eab088', '#d98a62') +
    mirrored(
      fill('#7a2f2a', 'M50 4c-8 1-12 6-13 12-6 3-8 10-6 16 1 4 0 8-3 11 8 1 12-4 13-10z') +
        fill('#f3ead8', 'M50 12c-6 0-10 3-11 9-1 8 1 14 3 22 1 8 1 14 8 17z') +
        fill('#f3ead8', 'M40 18c-3-5-3-10-1-14 4 3 6 7 6 11z') +
        eye(42, 31, '#7a4a1c', 2.8) +
        ring(46, 54, 1.6, '#7a4a3a'),
    ) +
    fill('#f0c64f', 'M50 14l4 5-4 6-4-6z') +
    fill('#3f9ac4', 'M50 16.500l2 2.500-2 3-2-3z'),
  // Thunder Dragon.
  g03: () =>
    sky('#33306a', '#6d5aa0', '#4b4586') +
    mirrored(
      fill('#2f8a5c', 'M50 12c-9 0-15 5-16 13-5 3-7 8-5 13l6-1c0 8 4 12 7 16 2 4 4 6 8 7z') +
        fill('#e9c764', 'M40 15c-6-2-9-7-9-13 6 1 8 4 9 7 1-3 3-5 5-6 0 4-1 8-3 11z') +
        fill('#1f6342', 'M50 46c-5 0-9-1-12-4l2 9 10 4z') +
        eye(41, 29, '#c4442f') +
        line('#f0c64f', 'M34 24c3-3 7-3 11 0', 2.2) +
        line('#e9c764', 'M40 46c-6 1-11 5-13 10', 1.8) +
        ring(46, 42, 1.8, '#163d2b'),
    ) +
    line('#fff3c0', 'M41 53l3 4 3-4 3 4 3-4 3 4 3-4', 1.6),
  // Garuda: a beaked face and spread wings.
  g04: () =>
    sky('#b5742a', '#e9c178', '#d19a48') +
    mirrored(
      fill('#8a2f2a', 'M50 34C40 30 24 30 10 14c2 16 8 26 16 31 7 5 16 6 24 6z') +
        fill('#c4533a', 'M50 40C40 37 28 36 18 28c3 9 8 14 14 17 6 3 12 4 18 4z') +
        fill('#f0c64f', 'M50 8c-8 0-13 6-13 14 0 9 3 15 6 19 2 4 4 6 7 7z') +
        fill('#c4533a', 'M50 4c-4 0-8 2-10 7 3-1 6-1 10-1z') +
        eye(43, 24, '#3a2f18'),
    ) +
    fill('#7a4a10', 'M44 31h12l-6 17z') +
    fill('#a8741c', 'M44 31h6v17z'),
  // Naga Queen: hoods of snakes above a calm face.
  g05: () =>
    sky('#1f5a6a', '#5aa6a6', '#36808a') +
    mirrored(
      fill('#2f9a7a', 'M50 2c-7 0-9 5-8 10-8-5-14-1-14 5-7 0-9 7-6 12-3 5-1 10 4 12l10 3 14-8z') +
        fill('#1c6a58', 'M42 12c-1 4-1 7 0 10M28 17c2 4 4 6 8 8M22 29c4 1 7 1 11 0', 'opacity=".5"') +
        ring(46, 8, 1.4, '#f0c64f') +
        ring(32, 17, 1.4, '#f0c64f') +
        ring(25, 30, 1.4, '#f0c64f') +
        fill('#dcb98a', 'M50 22c-8 0-12 5-12 13s5 19 12 21z') +
        line('#3a2430', 'M41.500 36c1.500-1.500 4-1.500 5.500 0', 1.6) +
        fill('#163d4a', 'M38 33c0-8 5-12 12-12v4c-6 0-9 3-12 8z'),
    ) +
    fill('#f0c64f', 'M50 20l3 4-3 4-3-4z') +
    line('#a5443f', 'M47 46c2 1.500 4 1.500 6 0', 1.8),
  // Yeti.
  g06: () =>
    sky('#6a86b5', '#c3d6ea', '#93aed4') +
    mirrored(
      fill('#e8eef6', 'M50 5c-5 3-8 2-11 6-6 0-7 6-10 9 1 4-3 8-1 12-3 4 0 8-1 12 4 2 4 7 8 8 2 5 8 6 15 8z') +
        fill('#b3905f', 'M50 18c-9 0-14 5-14 13 0 10 6 18 14 18z') +
        eye(43, 29, '#3b4f93', 2.9) +
        line('#e8eef6', 'M37 25c3-2 6-2 9 0', 2.8) +
        fill('#6a4a2b', 'M50 34h-3.500c0 2.500 1.500 4 3.500 4z') +
        fill('#fffdf6', 'M44 42l1.500 4 1.500-4z'),
    ) +
    line('#5a3a22', 'M43 42c4 2 10 2 14 0', 1.8),
  // Makara: the water beast with a curled trunk.
  g07: () =>
    sky('#2f4f8c', '#6aa0c9', '#4577ae') +
    mirrored(
      fill('#3f8fae', 'M50 10c-9 0-16 6-16 15-5 2-8 6-8 11 6-1 9 0 12 3 2 6 5 10 7 12 2 3 3 5 5 6z') +
        fill('#2a6684', 'M50 36c-4 0-8 2-9 6 2 3 5 5 9 5z') +
        fill('#f2d9a2', 'M36 40c-1 5-4 7-8 8 3 2 9 2 11-4z') +
        eye(42, 26, '#d98a1c') +
        line('#b9e0ea', 'M36 18c3-3 6-4 10-5', 1.8),
    ) +
    line('#3f8fae', 'M50 34c0 8-4 12-1 18 2 5 9 4 9-1 0-3-4-4-5-2', 5) +
    line('#7fc0d6', 'M49 38c-1 5-3 9-1 13', 1.4),
  // White Yak.
  g08: () =>
    sky('#4f7a52', '#b5cf9a', '#7ba574') +
    mirrored(
      fill('#6a5638', 'M38 20C26 20 20 14 22 4c3 6 10 9 18 10z') +
        fill('#3a2d1c', 'M22 4c0 4 1 7 4 9-3 0-6-4-4-9z') +
        fill('#f6f1e6', 'M50 9c-4 2-9 1-12 6-5 2-4 8-7 11 2 4-1 8 1 12 1 6 4 8 6 13 2 4 6 6 12 8z') +
        fill('#d9b3a0', 'M50 40c-6 0-9 3-9 8s4 9 9 9z') +
        eye(42, 30, '#4a3420', 2.6) +
        ring(46, 47, 1.6, '#5a3a30') +
        line('#e0d8c6', 'M46 12c-2 5-1 9-3 12M50 11v12', 1.6),
    ) +
    fill('#b5452f', 'M44 22h12l-6 7z'),
  // Dawn Tiger.
  g09: () =>
    sky('#b0485a', '#f3b27a', '#dc7a62') +
    mirrored(
      fill('#e88a2e', 'M50 11c-9 0-17 8-17 20s8 25 17 27z') +
        fill('#e88a2e', 'M36 20c-5-3-6-9-4-12 5 0 9 3 10 7z') +
        fill('#7a2f1c', 'M35 16c-1-2-1-4 0-5 2 0 4 2 4 3z') +
        fill('#fff3dc', 'M50 36c-6 0-10 3-10 9 2 7 6 11 10 13z') +
        line('#3a1c1c', 'M50 14v7M45 15c0 3 1 5 2 6M34 30c3 0 5 1 6 2M34 37c3-1 5-1 6 0M37 44l4-2', 2) +
        eye(42, 30, '#4f8a2e') +
        fill('#7a2f2a', 'M50 37h-4c0 3 2 4 4 4z'),
    ) +
    line('#3a1c1c', 'M45 46c2 2 4 1 5-1 1 2 3 3 5 1', 1.6),
  // Raven Herald.
  g10: () =>
    sky('#4a4585', '#a08ab5', '#6f62a0') +
    mirrored(
      fill('#1f1b33', 'M50 6c-10 0-17 8-18 18-4 7-9 13-16 16 6 3 12 3 17 1-1 6-4 11-8 15 9 1 18-2 25-2z') +
        fill('#332d52', 'M50 10c-8 0-13 6-14 14 0 7 4 12 8 16l6 2z') +
        eye(42, 25, '#e0a52e', 3.4) +
        line('#5a5288', 'M30 40c4-3 6-6 7-10M34 50c4-3 6-7 7-12', 1.5),
    ) +
    fill('#8d8aa6', 'M43 30h14l-7 24z') +
    fill('#5f5b7c', 'M50 30h7l-7 24z') +
    fill('#f0c64f', 'M46 8h8l-4 7z'),
  // Frost Serpent.
  g11: () =>
    sky('#1c3f6a', '#6ab5d6', '#3d84b0') +
    mirrored(
      fill('#bfe6f2', 'M50 9c-10 0-20 6-21 17-1 9 5 12 9 16 4 5 6 11 12 16z') +
        fill('#7fc3de', 'M50 9c-4 4-6 9-6 14 0 6 2 10 6 12z') +
        fill('#e9fbff', 'M33 16l-7-8 2 13zM29 28l-10-2 8 8zM34 40l-8 4 10 2z') +
        eye(40, 27, '#b03a5a', 3.4) +
        ring(47, 44, 1.5, '#24506a') +
        fill('#fff', 'M46 48l1.500 7 1.500-7z'),
    ) +
    line('#c4364f', 'M50 52v6M50 58l-3 4M50 58l3 4', 1.5),
  // Moon Owl.
  g12: () =>
    sky('#232150', '#4b4a8a', '#353370') +
    ring(50, 33, 25, '#f6efd8') +
    mirrored(
      fill('#8a7a9c', 'M50 14c-6 0-10-1-14-8-4 6-6 13-5 21 1 14 8 26 19 30z') +
        fill('#b3a6c4', 'M50 20c-6-4-15-1-15 9 0 8 8 12 15 9z') +
        ring(42, 29, 6.3, '#fffdf6') +
        ring(42.6, 29.3, 4.3, '#e0a52e') +
        ring(42.6, 29.3, 2.2, '#150f24') +
        line('#6a5a80', 'M39 46c1 2 3 2 4 0M45 46c1 2 3 2 5 0M42 51c1 2 3 2 4 0', 1.4),
    ) +
    fill('#d98a1c', 'M47 33h6l-3 8z'),
  // Pine Mother.
  f01: () =>
    wood('#1d4a35', '#3f7a52') +
    mirrored(
      fill('#2f6b4c', 'M50 2 40 14h4l-9 10h5L28 36h6l-8 10 24 2z') +
        fill('#c9a06a', 'M50 22c-8 0-11 6-11 14s5 17 11 19z') +
        line('#4a3018', 'M42 35c1.500-1.500 4-1.500 5.500 0', 1.7) +
        fill('#1d4a35', 'M50 18c-8 0-12 6-12 14 3-6 7-9 12-9z') +
        line('#4f9a68', 'M38 20l5-5M32 32l6-6', 1.5),
    ) +
    line('#8a4a3a', 'M46.500 45c2 1.500 5 1.500 7 0', 1.7),
  // Moss Elder.
  f02: () =>
    wood('#2c4a24', '#6a8a4a') +
    mirrored(
      fill('#7a8a4a', 'M50 8c-11 0-18 7-18 18 0 6-4 8-5 13 4 0 6-1 8-1 2 12 8 19 15 22z') +
        fill('#a9b56a', 'M50 14c-8 0-13 5-13 13 0 4 1 7 3 9l10 1z') +
        eye(43, 27, '#3f6a2a', 3) +
        fill('#5a6a34', 'M50 37c-5 0-11 2-14 5 3 8 8 14 14 17z') +
        line('#8f9e54', 'M44 42c0 5 1 9 3 13M39 43c0 4 1 7 3 10', 1.5) +
        fill('#c9d08a', 'M36 21c3-3 7-3 10-1l-1 3c-3-2-6-1-8 1z'),
    ),
  // Ember Fox.
  f03: () =>
    wood('#4a2a1c', '#a5602e') +
    mirrored(
      fill('#d9622a', 'M50 18c-6 0-9 0-12 2L28 4c-3 9-2 20 0 28 4 10 12 18 22 26z') +
        fill('#f3a54a', 'M31 11c-1 5-1 10 0 14 2-2 3-4 5-5z') +
        fill('#fbeedb', 'M50 40c-7-1-13-4-18-5 3 9 10 16 18 23z') +
        eye(41, 32, '#e0a52e', 2.8) +
        fill('#f6c25a', 'M50 14c-2-4-2-7 0-11z'),
    ) +
    ring(50, 53, 2.8, '#2a1410') +
    fill('#f6c25a', 'M50 3c3 4 3 8 0 12-3-4-3-8 0-12z'),
  // Antler King.
  f04: () =>
    wood('#3a3524', '#8a7a4a') +
    mirrored(
      line('#c9ad7a', 'M43 24C33 22 26 14 26 3M33 19c-5 0-9-2-13-6M28 12c3-2 5-5 5-9M38 22c-1-4 0-8 2-11', 3.2) +
        fill('#8a5a34', 'M50 18c-6 0-9 4-9 10-4-1-8 0-11 3 3 4 7 5 11 4 1 9 4 16 9 21z') +
        fill('#5f3a1e', 'M50 36c-3 4-4 10-3 15l3 5z', 'opacity=".6"') +
        eye(44, 33, '#2a1c10', 2.5),
    ) +
    ring(50, 53, 2.8, '#2a1410') +
    fill('#f0c64f', 'M50 19l3 4-3 4-3-4z'),
  // Bark Singer.
  f05: () =>
    wood('#2a3a30', '#6f8a74') +
    mirrored(
      fill('#8a6a48', 'M50 4 44 8l-3-2-4 6-5 1 1 10-4 6 3 8-2 8 6 3 3 8 6-1 5 5z') +
        line('#5f452a', 'M42 12c-2 6-2 12-4 16M47 10c-1 4-1 8-2 11M36 42c2 4 4 8 5 12', 1.6) +
        eye(42.5, 29, '#4f9a68', 2.8) +
        fill('#3a2614', 'M50 40c-4 0-6 2-6 6s3 8 6 8z') +
        fill('#58a071', 'M38 9c-4-2-6-5-6-8 4 0 7 3 8 6z'),
    ),
  // Root Giant.
  f06: () =>
    wood('#33261c', '#7a5a3a') +
    mirrored(
      fill('#6a4a30', 'M50 8c-9 0-16 5-18 14-2 10 1 18 4 24l-8 9 11-4-2 10 8-9 5 8z') +
        fill('#8a6644', 'M50 12c-7 0-12 4-13 11 0 5 1 9 3 12l10 2z') +
        eye(43, 27, '#e0a52e', 2.8) +
        line('#3a2614', 'M36 22c3-2 7-2 10 0', 2.4) +
        line('#4a3018', 'M44 42c-1 4-3 8-6 11M48 44c0 5-1 9-3 12', 1.7) +
        fill('#4f9a68', 'M44 9c-3-4-3-7-1-9 3 2 4 5 4 8z'),
    ) +
    line('#3a2614', 'M44 40c4-2 8-2 12 0', 2),
}

function wood(dark: string, light: string): string {
  return (
    `<rect width="100" height="70" fill="${dark}"/>` +
    ring(50, 33, 31, light) +
    fill(dark, 'M4 70V22l-6 6V70zM14 70V8l-4 8v54zM90 70V12l-5-8v66zM98 70V26l-4-6v50z', 'opacity=".7"') +
    `<circle cx="50" cy="33" r="31" fill="none" stroke="#d9e6b0" stroke-width="1" stroke-dasharray="1 4"
      stroke-linecap="round" opacity=".7"/>`
  )
}

export const spirit = (id: string): string => (masks[id] ?? masks.f01!)()
export const spirits = Object.keys(masks)

// ---- Backs: ridge and knot in the colour of the deck ----

const knot = (colour: string) =>
  line(
    colour,
    `M50 52 36 66l14 14 14-14zM50 60 42 66l8 8 8-8zM36 66l-8-8M64 66l8-8M36 66l-8 8M64 66l8 8M50 52l-8-8M50 52
      l8-8M50 80l-8 8M50 80l8 8`,
    2.6,
  )
export const back = (deck: 'guardian' | 'forest' | 'common' | 'own'): string => {
  const [base, deep, gold] = {
    guardian: ['#3f5f9c', '#2c467a', '#f0c64f'],
    forest: ['#2f6b4c', '#1d4a35', '#d9e6b0'],
    common: ['#e9e6f2', '#cfcae2', '#6f69ad'],
    own: ['#5a5597', '#3d3874', '#e9c764'],
  }[deck] as [string, string, string]
  return (
    `<rect width="100" height="140" fill="${base}"/>` +
    fill(deep, 'M0 104l22-26 14 14 18-24 20 26 10-10 16 20v36H0z') +
    fill('#fff', 'M54 68l8 10-5 3-3-3-4 3-3-4z', 'opacity=".7"') +
    `<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="${gold}" stroke-width="1.800"/>` +
    `<g transform="translate(0 -26)">${knot(gold)}</g>`
  )
}
