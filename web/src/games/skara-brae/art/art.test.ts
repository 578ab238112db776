// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { sound } from '../../../parts/board/sound'
import { components } from '../components'
import { card_rows, tile_rows } from '../model'
import { icons, object_scene, settler_scene, tile_scene } from './pictures'

describe('pictures', () => {
  it('are sound', () => {
    for (const tile of components.tiles) expect(tile_scene(tile.id), tile.id).not.toBe(tile_scene('unknown'))
    for (const [id, card] of Object.entries(components.cards))
      sound(
        card.environment ? settler_scene(card.environment, card.name, Number(id.slice(1))) : object_scene(card.kind),
        id,
      )
  })
  it('exist for every resource, environment and everything an effect names', () => {
    const rows = [
      ...Object.keys(components.cards).map(card_rows),
      ...components.tiles.flatMap((tile) => [tile_rows(tile.id, false), tile_rows(tile.id, true)]),
    ]
    const named = rows.flat(2).flatMap((part) => (part.kind === 'icon' ? [part.icon] : []))
    for (const name of [...components.resources, ...components.environments.map((e) => e.id), ...named])
      expect(icons, name).toHaveProperty([name])
  })
})
