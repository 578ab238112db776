import { describe, expect, it } from 'vitest'
import { components } from './components'
import {
  card_rows,
  cells,
  flips,
  listed,
  player_of,
  reached,
  spoken,
  storage_change,
  tile_rows,
  tiles_of,
  total,
  workers_on,
  type Player,
} from './model'

const player: Player = {
  storage: { wood: 2, shell: 1 },
  open_columns: 2,
  furnish: 0,
  trade: 0,
  special: 'muster',
  dealt: [],
  flipped: [],
  columns: { shore: [], hills: [], thickets: [], fields: [] },
  cards: [],
  supply_roofs: 0,
  whorls: 0,
  black_workers: 0,
  small_workers: ['cook'],
  second_small_workers: ['cook'],
  large_worker: ['cook', 'clean'],
  drawn: [],
  agenda: [],
  picked: [],
}

describe('goods', () => {
  it('are listed in the order of the box', () => {
    expect(listed({ wood: 2, shell: 1, bone: 0 })).toEqual([
      { what: 'shell', count: 1 },
      { what: 'wood', count: 2 },
    ])
    expect(spoken({ wood: 2, shell: 1 })).toBe('1 shell, 2 wood')
    expect(total({ wood: 2, shell: 1 })).toBe(3)
  })
})

describe('the cells of a storage', () => {
  it('are grouped by kind', () => {
    expect(cells({ wood: 2, shell: 1 }).map((cell) => cell.key)).toEqual(['shell0', 'wood0', 'wood1'])
  })
  it('mark what a preview takes where it lies', () => {
    const shown = cells({ wood: 2, shell: 1 }, { wood: -1, food: 2 })
    expect(shown.map((cell) => cell.leaving)).toEqual([false, false, true])
  })
})

describe('events', () => {
  it('without a kind are gains, without a seat the first seat’s', () => {
    expect(
      storage_change(
        [
          { resource: 'wool', count: 2 },
          { kind: 'spends', resource: 'wool', count: 1 },
        ],
        0,
      ),
    ).toEqual({ wool: 1 })
    expect(storage_change([{ seat: 1, resource: 'wool', count: 2 }], 0)).toEqual({})
  })
  it('of the end of a round feed settlers and bring midden', () => {
    expect(
      storage_change(
        [
          { kind: 'feeds', resource: 'food', count: 2 },
          { kind: 'midden', resource: 'midden', count: 3 },
        ],
        0,
      ),
    ).toEqual({ food: -2, midden: 3 })
  })
  it('tell where a marker goes, the last one counting', () => {
    const events = [
      { kind: 'slider', count: 3 },
      { kind: 'slider', count: 4 },
    ]
    expect(reached(events, 0, 'slider')).toBe(4)
    expect(reached(events, 1, 'slider')).toBeNull()
  })
  it('tell which tiles turn', () => {
    expect(
      flips(
        [
          { kind: 'flips', tile: 'cook' },
          { kind: 'flips', tile: 'clean', seat: 2 },
        ],
        0,
      ),
    ).toEqual(['cook'])
  })
})

describe('a player', () => {
  it('has ten tiles, the special one last', () => {
    expect(tiles_of(player).at(-1)).toBe('muster')
    expect(tiles_of(player)).toHaveLength(components.tiles.filter((tile) => !tile.special).length + 1)
  })
  it('has workers on tiles', () => {
    expect(workers_on(player, 'cook')).toEqual(['small', 'small', 'large'])
    expect(workers_on(player, 'clean')).toEqual(['large'])
    expect(workers_on(player, 'trade')).toEqual([])
  })
  it('comes with the facts of the server, if there are any', () => {
    expect(player_of({ view: { players: [player] }, facts: [{ hearth: 5 }] }, 0).hearth).toBe(5)
    expect(player_of({ view: { players: [player] } }, 0).hearth).toBeUndefined()
  })
})

describe('pictures of effects', () => {
  it('exist for every card and for both sides of every tile', () => {
    for (const id of Object.keys(components.cards)) expect(card_rows(id).flat().length, id).toBeGreaterThan(0)
    for (const tile of components.tiles)
      for (const flipped of [false, true]) expect(tile_rows(tile.id, flipped).flat().length, tile.id).toBeGreaterThan(0)
  })
  it('differ between the two sides wherever the engine’s sentences differ', () => {
    for (const tile of components.tiles)
      if (tile.text[0] !== tile.text[1])
        expect(tile_rows(tile.id, true), tile.id).not.toEqual(tile_rows(tile.id, false))
  })
})
