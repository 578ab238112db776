// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { sound } from '../../../parts/board/sound'
import { components } from '../components'
import { effect_row, gain_row } from '../model'
import { die_spots, icons } from './icons'
import { card_back, card_scene, portrait } from './scenes'
import { closed_art, ground } from './tiles'

describe('pictures', () => {
  it('are sound', () => {
    for (const id of Object.keys(components.cards)) sound(card_scene(id), id)
    for (const who of components.seats) sound(portrait(who), who)
    for (const what of [...components.resources, null]) sound(ground(what).art, String(what))
    sound(card_back(), 'back')
    sound(closed_art, 'closed')
  })
  it('differ from card to card', () => {
    const scenes = Object.keys(components.cards).map(card_scene)
    expect(new Set(scenes).size).toBe(scenes.length)
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
    const named = rows.flat().flatMap((part) => ('icon' in part ? [part.icon] : []))
    for (const name of [...components.resources, ...named]) expect(icons, name).toHaveProperty([name])
  })
  it('show as many spots as a die has', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(die_spots(value)).toHaveLength(value)
  })
})
