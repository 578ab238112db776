// What is in the box, as the engine describes it: every name and number on the board comes from here or from the glossary.
import type { Box, CardBox, TileBox } from '../../generated/skara-brae'
import data from '../../generated/skara-brae.json'

export type { Environment, Facts, State } from '../../generated/skara-brae'
/** By name, as the view and the glossary know them. */
export type Resource = string
export type Goods = Partial<Record<Resource, number>>
export type TileInfo = TileBox
export type CardInfo = CardBox

export const components = data as unknown as Box
export const environments = components.environments.map((environment) => environment.id)
export const standard_tiles = components.tiles.filter((tile) => !tile.special)

const tiles = new Map<string, TileInfo>(components.tiles.map((tile) => [tile.id, tile]))
export const tile_info = (id: string): TileInfo | undefined => tiles.get(id)
export const card_info = (id: string): CardInfo | undefined => components.cards[id]
