// SPDX-License-Identifier: Apache-2.0
// The best results of games alone, by game and how it was set up, as this browser has seen them.
import type { Table } from '../generated/protocol'

interface Best {
  table: string
  points: number
}
const key = 'skerry.best'
/** What of a setup makes a result comparable: how hard the game is. */
const hardness = ['mode', 'level', 'target', 'focus_count', 'task_count', 'solo_leader']

const kindOf = ({ game, setup }: Pick<Table, 'game' | 'setup'>): string =>
  [game, ...hardness.map((field) => setup[field] ?? '')].join('/')

/**
 * Notes the result of a game and says it beside the others of its kind; nothing where there are none. A table that is
 * looked at again is no other one.
 */
export function noteBest(table: Pick<Table, 'id' | 'game' | 'setup'>, points: number, store?: Storage): string {
  const kind = kindOf(table)
  try {
    const kept = store ?? localStorage
    const all = JSON.parse(kept.getItem(key) ?? '{}') as Record<string, Best>
    const best = all[kind]
    if (best === undefined || points > best.points) {
      all[kind] = { table: table.id, points }
      kept.setItem(key, JSON.stringify(all))
      return best === undefined ? '' : `Your best so far: it was ${best.points} before.`
    }
    if (best.table === table.id) return 'Your best so far.'
    return points === best.points ? 'As good as your best.' : `Your best is ${best.points}.`
  } catch {
    // A browser that keeps nothing has no best.
    return ''
  }
}
