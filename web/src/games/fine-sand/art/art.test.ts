// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sound } from '../../../lib/sound'
import { components } from '../components'
import { parts_of } from '../../../lib/icon-rows'
import { effect_row } from '../model'
import { card_scene, icons } from './pictures'

describe('pictures', () => {
  it('are sound', () => {
    for (const card of components.cards) sound(card_scene(card), card.id)
  })
  it('exist for every kind, every symbol and everything an effect names', () => {
    const named = components.cards.flatMap((card) =>
      parts_of(effect_row(card)).flatMap(({ icon }) => (icon ? [icon] : [])),
    )
    for (const name of [
      ...named,
      ...components.cards.map((card) => card.kind),
      ...components.seats.map((seat) => `symbol-${seat.name.toLowerCase()}`),
    ])
      expect(icons, name).toHaveProperty([name])
  })
})
