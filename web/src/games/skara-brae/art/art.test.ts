// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parts_of } from '../../../lib/icon-rows'
import { components } from '../components'
import { card_rows, tile_rows } from '../model'
import { card_scene, icons, tile_scene } from './pictures'

describe('pictures', () => {
  it('exist for every tile and every settler', () => {
    for (const { id } of components.tiles) expect(tile_scene(id), id).not.toBe(tile_scene('unknown'))
    for (const [id, { kind }] of Object.entries(components.cards))
      expect(card_scene(id, kind) === card_scene('', kind), id).toBe(kind !== 'settler')
  })
  it('exist for every resource, environment and everything an effect names', () => {
    const rows = [
      ...Object.keys(components.cards).flatMap((id) => card_rows(id)),
      ...components.tiles.flatMap(({ id }) => [...tile_rows(id, false), ...tile_rows(id, true)]),
    ]
    const named = rows.flatMap(parts_of).flatMap(({ icon }) => (icon ? [icon] : []))
    for (const name of [...components.resources, ...components.environments.map(({ id }) => id), ...named])
      expect(icons, name).toHaveProperty([name])
  })
})
