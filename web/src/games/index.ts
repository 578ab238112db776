// SPDX-License-Identifier: Apache-2.0
// The games this client can draw: every folder here with an index.ts, by its name. A game without one is played with
// the fallback board.
import type { Game } from '../lib/board'

const games = import.meta.glob<Game>('./*/index.ts', { import: 'default' })
const file = (id: string): string => `./${id}/index.ts`

export const known = (id: string): boolean => file(id) in games
export const load = (id: string): Promise<Game> | null => games[file(id)]?.() ?? null
