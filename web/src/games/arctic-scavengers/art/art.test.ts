// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { sound } from '../../../parts/board/sound'
import { components, kinds } from '../components'
import { icons } from './icons'
import { back, card_scene, leader_scene } from './scenes'
import { special_icon } from './specials'

describe('pictures', () => {
  it('are sound', () => {
    for (const kind of kinds) sound(card_scene(kind), kind)
    for (const leader of Object.keys(components.leaders)) sound(leader_scene(leader), leader)
  })
  it('exist for every card, leader, building and gang', () => {
    for (const kind of kinds) expect(card_scene(kind), kind).not.toBe(back)
    for (const leader of Object.keys(components.leaders)) expect(leader_scene(leader), leader).not.toBe(back)
    for (const name of [...Object.keys(components.buildings), ...Object.keys(components.gangs)])
      expect(icons, name).toHaveProperty([name])
    for (const kind of kinds) if (special_icon(kind)) expect(icons, kind).toHaveProperty([special_icon(kind)!])
  })
})
