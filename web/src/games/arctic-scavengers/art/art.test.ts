// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { components, kinds } from '../components'
import { back, card_scene, icons, leader_scene, special_icon } from './pictures'

describe('pictures', () => {
  it('exist for every card, leader, building and gang', () => {
    for (const kind of kinds) expect(card_scene(kind), kind).not.toBe(back)
    for (const leader of Object.keys(components.leaders)) expect(leader_scene(leader), leader).not.toBe(back)
    for (const name of [...Object.keys(components.buildings), ...Object.keys(components.gangs)])
      expect(icons, name).toHaveProperty([name])
    for (const kind of kinds) if (special_icon(kind)) expect(icons, kind).toHaveProperty([special_icon(kind)!])
  })
})
