// The games this client can draw. A game that is not here is played with the fallback board.
import type { Game } from '../lib/board'

const games: Record<string, () => Promise<Game>> = {
  'arctic-scavengers': async () => (await import('./arctic-scavengers')).default,
  'skara-brae': async () => (await import('./skara-brae')).default,
  'fine-sand': async () => (await import('./fine-sand')).default,
  snowcrest: async () => (await import('./snowcrest')).default,
  tundra: async () => (await import('./tundra')).default,
}

export const known = (id: string): boolean => id in games
export const load = (id: string): Promise<Game> | null => games[id]?.() ?? null
