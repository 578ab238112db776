// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/new-game-components.json'
import type { Box, Event, Facts, Pebble, State } from '../../generated/new-game'

export type * from '../../generated/new-game'

/** The game to the frame: its board gets these. */
export type NewGame = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<NewGame>

export const components = data as Box

/** 1 to 5; nothing for a pebble that cannot be seen. */
export const value_of = (pebble: Pebble): number | null =>
  components.pebbles.find(({ id }) => id === pebble)?.value ?? null
