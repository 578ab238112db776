// The games this client can draw. A game that is not here is played with the fallback board.
import type { Game } from '../lib/board'

const games: Record<string, () => Promise<Game>> = {
  'skara-brae': async () => (await import('./skara-brae')).default,
}

export const known = (id: string): boolean => id in games
export const load = (id: string): Promise<Game> | null => games[id]?.() ?? null
