// SPDX-License-Identifier: Apache-2.0
// What is in the box, as the engine describes it (`skerry components`): every name and number on the board comes from
// here, from the view and its facts, or from the glossary.
import type * as lib from '../../lib/board'
import data from '../../generated/fine-sand-components.json'
import type { Board, Box, Card, CardBox, Event, Facts, State } from '../../generated/fine-sand'

export type * from '../../generated/fine-sand'

/** The game to the frame: its board gets these. */
export type FineSand = lib.Types<State, Facts, Event>
export type BoardProps = lib.BoardProps<FineSand>
/** A beach: what lies there, and what the engine says of it. */
export type BeachProps = lib.SeatProps<FineSand> & { cards: Board; facts: Facts }

export const components = data as unknown as Box

const cards = new Map<string, CardBox>(components.cards.map((card) => [card.id, card]))
export const card_info = (id: string): CardBox | undefined => cards.get(id)
export const name_of = (id: Card): string => card_info(id)?.name ?? 'a hidden card'
