// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { recorded } from '../recorded'
import { player_of } from '../../lib/board'
import { components, type Facts, type Player, type SkaraBrae, type State } from './components'
import {
  in_slots,
  card_rows,
  cells,
  flips,
  listed,
  reached,
  spoken,
  storage_change,
  tile_rows,
  tiles_of,
  workers_on,
} from './model'

const player: Player = {
  ...recorded<SkaraBrae>('skara-brae')[0]!.begin.players[0]!,
  storage: { wood: 2, shell: 1 },
  open_columns: 2,
  special: 'muster',
  small_workers: ['cook'],
  second_small_workers: ['cook'],
  large_worker: ['cook', 'clean'],
}

describe('goods', () => {
  it('are listed in the order of the box', () => {
    expect(listed({ wood: 2, shell: 1, bone: 0 })).toEqual([
      { what: 'shell', count: 1 },
      { what: 'wood', count: 2 },
    ])
    expect(spoken({ wood: 2, shell: 1 })).toBe('1 shell, 2 wood')
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

describe('events of recorded games', () => {
  const games = recorded<SkaraBrae>('skara-brae')
  it('add up to what lies in the storages at the end', () => {
    for (const { file, events, begin, end } of games)
      end.players.forEach((player, seat) => {
        const sum = storage_change(events, seat)
        const start = begin.players[seat]!.storage
        for (const what of components.resources)
          expect((start[what] ?? 0) + (sum[what] ?? 0), `${file} ${seat} ${what}`).toBe(player.storage[what] ?? 0)
      })
  })
  it('tell where a marker goes, the last one counting', () => {
    for (const { file, events, end } of games)
      end.players.forEach((player, seat) => {
        const furnished = reached(events, seat, 'furnishes')
        if (furnished !== null) expect(furnished, file).toBe(player.furnish)
        const traded = reached(events, seat, 'trades')
        if (traded !== null) expect(traded, file).toBe(player.trade)
      })
  })
  it('tell which tiles turn', () => {
    for (const { file, events, end } of games)
      end.players.forEach((player, seat) =>
        expect([...new Set(flips(events, seat))].sort(), file).toEqual([...player.flipped].sort()),
      )
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
  const table = { players: [player] } as State
  it('comes with the facts of the server, if there are any', () => {
    expect(player_of({ view: table, facts: [{ hearth: 5 } as Facts] }, 0).hearth).toBe(5)
    expect(player_of<Player, Facts>({ view: table }, 0).hearth).toBeUndefined()
  })
})

describe('pictures of effects', () => {
  it('exist for every card and for both sides of every tile', () => {
    for (const id of Object.keys(components.cards)) expect(card_rows(id).join('').length, id).toBeGreaterThan(0)
    for (const tile of components.tiles)
      for (const flipped of [false, true])
        expect(tile_rows(tile.id, flipped).join('').length, tile.id).toBeGreaterThan(0)
  })
  it('differ between the two sides wherever the engine’s sentences differ', () => {
    for (const tile of components.tiles)
      if (tile.text[0] !== tile.text[1])
        expect(tile_rows(tile.id, true), tile.id).not.toEqual(tile_rows(tile.id, false))
  })
})

describe('cards in the middle', () => {
  it('keep their slots when one is taken', () => {
    expect(in_slots(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c'])
    expect(in_slots(['a', null, 'c'], ['c'])).toEqual([null, null, 'c'])
  })
  it('fill the gaps, and are laid out anew with another set', () => {
    expect(in_slots(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'd', 'c'])
    expect(in_slots([null, null, 'c'], ['x', 'y'])).toEqual(['x', 'y'])
    expect(in_slots([], ['x'])).toEqual(['x'])
  })
})
