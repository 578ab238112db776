// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { components } from '../components'
import { parts_of } from '../../../lib/icon-rows'
import { effect_row, gain_row } from '../model'
import { card_scene, die, icons, portrait } from './pictures'

describe('pictures', () => {
  it('differ from card to card', () => {
    const scenes = Object.keys(components.cards).map(card_scene)
    expect(new Set(scenes).size).toBe(scenes.length)
    for (const who of components.seats) expect(portrait(who), who).not.toBe('')
  })
  it('exist for every resource and everything an effect names', () => {
    const frames = [
      ...components.boards.flatMap((board) => board.sides.flat()),
      ...Object.values(components.cards).flatMap((card) => card.frames),
    ]
    const rows = [
      ...frames.map(({ effect }) => effect_row(effect)),
      ...Object.values(components.glades).map((glade) => gain_row(glade.bonus)),
    ]
    const named = rows.flatMap(parts_of).flatMap(({ icon }) => (icon ? [icon] : []))
    for (const name of [...components.resources, ...named]) expect(icons, name).toHaveProperty([name])
  })
  it('show as many spots as a die has', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(die(value).match(/<circle/g)).toHaveLength(value)
  })
})
