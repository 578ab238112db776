// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parts_of } from '../../../lib/icon-rows'
import { components } from '../components'
import { achievement_icon, card_rows } from '../model'
import { icons, medal, portrait, spirits } from './pictures'

describe('pictures', () => {
  it('exist for every card', () => {
    for (const id of Object.keys(components.villagers)) {
      expect(portrait(id), id).not.toBe(portrait('unknown'))
      expect(medal(id), id).not.toBe(medal('unknown'))
    }
    expect(spirits.toSorted()).toEqual(
      [...Object.keys(components.guardians), ...Object.keys(components.forests)].toSorted(),
    )
  })
  it('exist for every resource, item, building, achievement and everything an effect names', () => {
    const rows = Object.keys(components.villagers).flatMap((id) => card_rows(id))
    const named = rows.flatMap(parts_of).flatMap(({ icon }) => (icon ? [icon] : []))
    const all = [
      ...components.resources,
      ...Object.keys(components.items),
      ...components.buildings.map(({ id }) => id),
      ...named,
    ]
    for (const name of [...all, ...Object.keys(components.achievements).map(achievement_icon)])
      expect(icons, name).toHaveProperty([name])
    for (const id of Object.keys(components.achievements)) expect(achievement_icon(id), id).not.toBe('points')
  })
  it('of effects are there for every action, and for those alone', () => {
    for (const [id, { alternatives }] of Object.entries(components.villagers))
      expect(card_rows(id), id).toHaveLength(alternatives.length)
  })
})
