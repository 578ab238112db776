// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/arctic-scavengers-components.json'
import type { Ability, Action, Box, BuildingRow, CardRow, LeaderRow } from '../../generated/arctic-scavengers'
import type { Event, Facts, Kind, State } from '../../generated/arctic-scavengers'

export type * from '../../generated/arctic-scavengers'
export type Cards = Partial<Record<Kind, number>>

/** The game to the frame: its board gets these. */
export type ArcticScavengers = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<ArcticScavengers>
export type SeatProps = lib.SeatProps<ArcticScavengers>
export type ToldEvent = lib.ToldEvent<Event>

export const components = data as unknown as Box
export const abilities: Ability[] = ['draw', 'dig', 'hunt', 'fight']
/** Actions with a number, which are always shown; the others come and go with what can be done. */
export const summed: Action[] = ['dig', 'hunt', 'draw', 'build']

export const kinds = Object.keys(components.cards) as Kind[]
export const card_info = (kind: string): CardRow | undefined => components.cards[kind]
export const building_info = (id: string): BuildingRow | undefined => components.buildings[id]
export const leader_info = (id: string): LeaderRow | undefined => components.leaders[id]
