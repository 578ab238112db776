// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/skara-brae-components.json'
import type { Box, CardRow, Event, Facts, Player, Resource, State, TileBox } from '../../generated/skara-brae'

export type * from '../../generated/skara-brae'
export type Goods = Partial<Record<Resource, number>>
export type Village = Player & Partial<Facts>

/** The game to the frame: its board gets these. */
export type SkaraBrae = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<SkaraBrae>
export type SeatProps = lib.SeatProps<SkaraBrae>

export const components = data as unknown as Box
export const standard_tiles = components.tiles.filter((tile) => !tile.special)

const tiles = new Map<string, TileBox>(components.tiles.map((tile) => [tile.id, tile]))
export const tile_info = (id: string): TileBox | undefined => tiles.get(id)
export const card_info = (id: string): CardRow | undefined => components.cards[id]
