// SPDX-License-Identifier: Apache-2.0
// The score sheet: one line per category that this setup scores, what is best in it marked where the seats differ.
import type { Ranking } from '../generated/protocol'

export interface ScoreLine {
  category: string
  seats: { points: number; hidden: boolean; best: boolean; minus: boolean }[]
}

export function scoreSheet(ranking: Ranking, categories: string[], fewest = false): ScoreLine[] {
  return categories
    .filter((category) => !ranking.unused?.includes(category))
    .map((category) => {
      const all = ranking.seats.map((seat) => seat.points[category] ?? 0)
      const [least, most] = [Math.min(...all), Math.max(...all)]
      const best = least === most ? null : fewest ? least : most
      return {
        category,
        seats: all.map((points, i) => ({
          points,
          hidden: ranking.seats[i]?.hidden?.includes(category) ?? false,
          best: points === best,
          minus: !fewest && points < 0,
        })),
      }
    })
}
