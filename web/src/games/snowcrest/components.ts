// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/snowcrest-components.json'
import type { Box, Event, Facts, Resource, State, VillagerCard } from '../../generated/snowcrest'

export type * from '../../generated/snowcrest'
export type Goods = Partial<Record<Resource, number>>

/** The game to the frame: its board gets these. */
export type Snowcrest = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<Snowcrest>
export type SeatProps = lib.SeatProps<Snowcrest>

export const components = data as unknown as Box
export const villager_info = (id: string): VillagerCard | undefined => components.villagers[id]
export const product_of = (building: string): Resource =>
  components.buildings.find(({ id }) => id === building)?.product ?? 'barley'
export const spaces = components.building_bonus.length - 1
