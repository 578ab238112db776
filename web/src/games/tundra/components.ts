// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/tundra-components.json'
import type { Box, CardInfo, Event, Facts, GladeTile, LayoutBox, OrderBoard, State } from '../../generated/tundra'

export type * from '../../generated/tundra'

/** The game to the frame: its board gets these. */
export type Tundra = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<Tundra>
export type SeatProps = lib.SeatProps<Tundra>
/** What is dragged, and where it is let go. */
export interface Drags {
  ondrop: (what: string, onto: string) => void
  ondrag: (what: string | null) => void
}

export const components = data as unknown as Box

const boards = new Map<string, OrderBoard>(components.boards.map((board) => [board.id, board]))
export const board_info = (id: string): OrderBoard => boards.get(id)!
export const card_info = (id: string): CardInfo | undefined => components.cards[id]
export const glade_info = (id: string | null | undefined): GladeTile | undefined =>
  id ? components.glades[id] : undefined

/** The values of a die, the highest first, as the slots of a board lie. */
export const values: number[] = components.faces.map((_, i) => components.faces.length - i)

/** The map that a table is played on. */
export const layout_of = ({ players, layout }: { players: number; layout?: string }): LayoutBox =>
  components.layouts.find(({ id }) => id === layout) ??
  components.layouts.find((one) => one.standard && one.players === players) ??
  components.layouts[0]!
