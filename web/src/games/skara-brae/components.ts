// What is in the box, as the engine describes it: every name and number on the board comes from here or from the glossary.
import data from './dev/components.json'

export type Resource = string
export type Environment = 'shore' | 'hills' | 'thickets' | 'fields'
export type Goods = Partial<Record<Resource, number>>

export interface TileInfo {
  id: string
  name: string
  special: boolean
  banner: Resource[]
  environment?: Environment | null
  /** What it does, unflipped and flipped. */
  text: string[]
  /** Gather tiles: what they offer, unflipped and flipped. */
  options: { pay: Goods; gain: Goods }[][]
  /** Discount, cards or picks, unflipped and flipped; empty for the others. */
  number: number[]
}

export interface CardInfo {
  kind: 'settler' | 'roof' | 'ball' | 'utensils'
  name: string
  environment?: Environment
  pay?: Goods
  gain?: Goods
  per?: Environment | null
  points?: number
}

export interface Components {
  resources: Resource[]
  environments: { id: Environment; harvest: Resource[]; tile: string }[]
  storage: { rows: number; columns: number; slider: ({ midden: number; points: number } | null)[] }
  furnish: {
    spaces: { portions: number; per_settler: number; per_set: number }[]
    portion: Goods[]
    bonus: Resource[]
  }
  trade: { spaces: { cost: number; points: number; purchase: Goods }[]; price: Resource[][] }
  cook: {
    limit: number[]
    utensils: number
    muster: number
    dishes: { what: Resource; weight: number; yields: Goods }[]
    boar_extra: Goods
  }
  clean: { types: Resource[]; rows: { types: number; clears: number }[] }[]
  tiles: TileInfo[]
  special: {
    portions: number
    of: Resource[]
    most_boar: number
    most_black_workers: number
    spin_roof: Goods
    innovate_bonus: Goods
  }
  cards: Record<string, CardInfo>
  points: Record<string, number>
  focus: Record<string, { thing: string; name: string; text: string }>
  tasks: Record<string, { thing: string; action: string; ways: Goods[] }>
  workers: { large: number; small: number; black: number }
  rounds: number
  turns: number
  cards_a_set: Record<string, number>
  solo_draw: number[]
  start: Goods
  targets: number[]
  supply_roofs: number
  whorls: number
  seats: string[]
}

export const components = data as unknown as Components
export const environments = components.environments.map((environment) => environment.id)
export const standard_tiles = components.tiles.filter((tile) => !tile.special)

const tiles = new Map(components.tiles.map((tile) => [tile.id, tile]))
export const tile_info = (id: string): TileInfo | undefined => tiles.get(id)
export const card_info = (id: string): CardInfo | undefined => components.cards[id]
