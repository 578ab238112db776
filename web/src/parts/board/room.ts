// SPDX-License-Identifier: Apache-2.0
// The room of a game: the class that its colours hang on, and its icons. Room.svelte opens it around whatever a game
// draws, so that the shared parts find both without being told.
import { createContext } from 'svelte'
import type { Game } from '../../lib/board'

export type Room = Pick<Game, 'room' | 'icons'>

export const [here, enter] = createContext<Room>()
