// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/tundra-components.json'
import type { BoardBox, Box, CardBox, GladeBox, LayoutBox, Event, Facts, State } from '../../generated/tundra'

export type {
  Board,
  Box,
  Card,
  Cell,
  CellBox,
  EffectBox,
  Event,
  Face,
  Facts,
  FrameBox,
  GainBox,
  Glade,
  Goal,
  LayoutBox,
  Player,
  Resource,
  SlotFact,
  Standings,
  State,
} from '../../generated/tundra'

/** The game to the frame: its board gets these. */
export interface Tundra {
  State: State
  Facts: Facts
  Event: Event
}
export type BoardProps = lib.BoardProps<Tundra>
export type Happening = lib.Happening<Event>

export const components = data as unknown as Box

const boards = new Map<string, BoardBox>(components.boards.map((board) => [board.id, board]))
export const board_info = (id: string): BoardBox => boards.get(id)!
export const card_info = (id: string): CardBox | undefined => components.cards[id]
export const glade_info = (id: string | null | undefined): GladeBox | undefined =>
  id ? components.glades[id] : undefined

/** The values of a die, the highest first, as the slots of a board lie. */
export const values: number[] = components.faces.map((_, i) => components.faces.length - i)

/** The map that a table is played on. */
export function layout_of(setup: { players: number; layout?: string }): LayoutBox {
  const { layouts } = components
  return (
    layouts.find((layout) => layout.id === setup.layout) ??
    layouts.find((layout) => layout.standard && layout.players === setup.players) ??
    layouts[0]!
  )
}
