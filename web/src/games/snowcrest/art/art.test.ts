// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { sound } from '../../../parts/board/sound'
import { components } from '../components'
import { achievement_icon, card_rows } from '../model'
import { badge, icons, people, portrait, spirits } from './pictures'

describe('pictures', () => {
  it('are sound', () => {
    for (const id of people) sound(portrait(id), id)
  })
  it('exist for every card', () => {
    expect(people.toSorted()).toEqual(Object.keys(components.villagers).toSorted())
    expect(spirits.toSorted()).toEqual(
      [...Object.keys(components.guardians), ...Object.keys(components.forests)].toSorted(),
    )
  })
  it('exist for every resource, item, building, achievement and everything an effect names', () => {
    const rows = Object.keys(components.villagers).flatMap((id) => card_rows(id))
    const named = rows.flat().flatMap((part) => (part.kind === 'icon' ? [part.icon] : []))
    const all = [
      ...components.resources,
      ...Object.keys(components.items),
      ...components.buildings.map(({ id }) => id),
      ...people.map(badge),
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
