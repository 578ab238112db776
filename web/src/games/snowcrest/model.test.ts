// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Move } from '../../lib/board'
import { choosable } from '../../lib/board'
import { decision, recorded } from '../recorded'
import { components, type Player, type Snowcrest, type State } from './components'
import {
  amount,
  asked_seat,
  change_of,
  counted,
  fitting,
  line_ends,
  listed,
  meditation_of,
  pool_size,
  settlement_of,
  slots_of,
  sorted_items,
  spoken,
  tiles_of,
} from './model'

const { begin } = recorded<Snowcrest>('snowcrest').find(({ setup }) => setup.mode === 'full')!
const bare = { tokens: {}, scrolls: 0, hand: [], shown: [], deck: [], discards: [], agenda: [], face_down: [] }
const player = (more: Partial<Player> = {}): Player => ({
  ...begin.players[0]!,
  ...bare,
  village: {} as Player['village'],
  ...more,
})
const table = (players: Player[], more: Partial<State> = {}): State => ({
  ...begin,
  setup: { mode: 'full', players: players.length, level: 1 },
  phase: 'turns',
  active: 0,
  players,
  ...more,
})
const move = (text: string, ...touches: string[]): Move => ({ text, label: { head: text }, touches })
const barley = 'resource:barley'
const farm = 'tile:farm'

describe('goods', () => {
  it('are listed in the order of the box and told in words', () => {
    expect(listed({ gold: 1, barley: 2, bell: 0 })).toEqual([
      { what: 'barley', count: 2 },
      { what: 'gold', count: 1 },
    ])
    expect(spoken({ bowl: 2, card: 1, bell: 0 })).toBe('2 bowls, 1 hand card')
    expect(amount(1, 'wild')).toBe('1 resource of any kind')
  })
  it('of demands come as single items, resources first', () => {
    expect(sorted_items({ tile: 1, wild: 2, barley: 1 })).toEqual(['barley', 'wild', 'wild', 'tile'])
  })
})

describe('tiles', () => {
  it('lie face up first', () => {
    expect(tiles_of({ tiles: { forge: 1 }, used_tiles: { farm: 2 } }).map((tile) => tile.key)).toEqual([
      'forge0',
      'used_farm0',
      'used_farm1',
    ])
  })
})

describe('events of recorded games', () => {
  it('add up to what a seat has at the end', () => {
    for (const { file, events, begin, end } of recorded<Snowcrest>('snowcrest'))
      end.players.forEach((player, seat) => {
        const { goods, scrolls } = change_of(events, seat)
        const start = begin.players[seat]!
        for (const what of components.resources)
          expect((start.tokens[what] ?? 0) + (goods[what] ?? 0), `${file} ${seat} ${what}`).toBe(
            player.tokens[what] ?? 0,
          )
        expect(start.scrolls + scrolls, `${file} ${seat} scrolls`).toBe(player.scrolls)
      })
  })
  it('of another seat change nothing', () => {
    const { events } = recorded<Snowcrest>('snowcrest')[0]!
    expect(change_of(events, 4)).toEqual({ goods: {}, scrolls: 0, omens: 0, cards: 0, down: [], up: false })
  })
})

describe('who is asked', () => {
  it('is the active player, or somebody in that turn', () => {
    expect(asked_seat(table([player({ agenda: [{ kind: 'end_turn' }, { kind: 'main_action' }] }), player()]))).toBe(0)
    expect(
      asked_seat(table([player({ agenda: [{ kind: 'curses', asked: 1 }] }), player({ agenda: [{ kind: 'settle' }] })])),
    ).toBe(1)
    expect(asked_seat(table([player(), player()], { phase: 'over' }))).toBeNull()
  })
  it('is told for a Guardian, with what each owes', () => {
    const players = [
      player({ agenda: [{ kind: 'reward' }, { kind: 'curses', asked: 1 }] }),
      player({ agenda: [{ kind: 'settle' }] }),
      player(),
    ]
    const shown = settlement_of(table(players, { guardian: 'g01' }))
    expect(shown?.concerned.map(({ seat, state }) => [seat, state])).toEqual([
      [0, 'answered'],
      [1, 'asked'],
      [2, 'waits'],
    ])
    expect(shown?.concerned[0]?.demands).toEqual(components.guardians.g01?.offering)
    expect(shown?.concerned[2]?.demands).toEqual(components.guardians.g01?.curse)
    expect(settlement_of(table(players))).toBeNull()
  })
  it('is told for a Meditation', () => {
    const rings = player({ agenda: [{ kind: 'answers', count: 3, asked: 2 }] })
    const shown = meditation_of(
      table([rings, player(), player({ agenda: [{ kind: 'meditate_respond', count: 3 }] }), player()]),
    )
    expect(shown).toEqual({
      bells: 3,
      opponents: [
        { seat: 1, state: 'answered' },
        { seat: 2, state: 'asked' },
        { seat: 3, state: 'waits' },
      ],
    })
  })
})

describe('paying', () => {
  it('glows as the selection offers it', () => {
    const price = {
      ...decision('payment', [move('pay farm_tile', farm)]),
      selection: { least: 1, most: 2, complete: false, picked: [] },
    }
    expect(fitting(price, [barley], 'tile')).toBe(price)
  })
  it('counts down, item by item', () => {
    expect(slots_of({ barley: 2 }, { barley: 1 })).toEqual([
      { item: 'barley', met: true },
      { item: 'barley', met: false },
    ])
    expect(slots_of({ wild: 1, tile: 1 }, { wild: 1 })).toEqual([
      { item: 'wild', met: false },
      { item: 'tile', met: true },
    ])
  })
  it('counts equal things together', () => {
    expect(counted([barley, farm, barley])).toEqual([
      { thing: barley, count: 2 },
      { thing: farm, count: 1 },
    ])
  })
})

describe('adding a villager', () => {
  const add = decision('main_action', [
    move('activate c0', 'cell:c0'),
    move('add farmer c1', 'villager:farmer', 'cell:c1'),
    move('add nun c1', 'villager:nun', 'cell:c1'),
  ])
  it('shows the cells that go with the card, and all cards still', () => {
    expect(choosable(fitting(add, ['villager:farmer'], 'cell'), 'cell:c0')).toBe(false)
    expect(choosable(fitting(add, ['villager:farmer'], 'cell'), 'cell:c1')).toBe(true)
    expect(choosable(fitting(add, ['villager:farmer'], 'villager'), 'villager:nun')).toBe(true)
    expect(fitting(null, [], 'cell')).toBeNull()
  })
})

describe('the table', () => {
  it('knows how many scrolls the pool began with', () => {
    expect(pool_size(table([player(), player()]))).toBe(components.full_pool[2])
    expect(pool_size(table([player()], { setup: { mode: 'solo', players: 1, level: 3 } }))).toBe(
      components.levels[2]?.scrolls,
    )
    expect(pool_size(table([player(), player()], { setup: { mode: 'basic', players: 2, level: 1 } }))).toBe(
      components.basic_pool[2],
    )
  })
  it('draws a line through the middles of its cells', () => {
    expect(line_ends([components.cells[2]!, components.cells[4]!, components.cells[6]!])).toEqual({
      x1: 2.5,
      y1: 0.5,
      x2: 0.5,
      y2: 2.5,
    })
    expect(line_ends([])).toBeNull()
  })
})
