// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/snowcrest-components.json'
import type {
  AchievementBox,
  Box,
  ForestBox,
  GuardianBox,
  VillagerBox,
  Event,
  Facts,
  State,
} from '../../generated/snowcrest'

export type { Building, Cell, Event, Facts, Item, Player, Resource, State, Villager } from '../../generated/snowcrest'
import type { Building, Resource } from '../../generated/snowcrest'
export type Goods = Partial<Record<Resource, number>>
export type Tiles = Partial<Record<Building, number>>

/** The game to the frame: its board gets these. */
export interface Snowcrest {
  State: State
  Facts: Facts
  Event: Event
}
export type BoardProps = lib.BoardProps<Snowcrest>
export type Happening = lib.Happening<Event>

export const components = data as unknown as Box
export const villager_info = (id: string): VillagerBox | undefined => components.villagers[id]
export const guardian_info = (id: string): GuardianBox | undefined => components.guardians[id]
export const forest_info = (id: string): ForestBox | undefined => components.forests[id]
export const achievement_info = (id: string): AchievementBox | undefined => components.achievements[id]
export const product_of = (building: string): Resource =>
  components.buildings.find(({ id }) => id === building)?.product ?? 'barley'
export const spaces = components.building_bonus.length - 1
