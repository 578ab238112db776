// SPDX-License-Identifier: Apache-2.0
// The score sheet: one line per category that this setup scores, what is best in it marked where the seats differ.
import type { Ranking, SourceLine } from '../generated/protocol'

export interface ScoreLine {
  category: string
  seats: { points: number; hidden: boolean; best: boolean; minus: boolean }[]
  /** What the points came from, where that is told. */
  sources: { name: string; points: number[] }[]
}

export function scoreSheet(
  ranking: Ranking,
  categories: string[],
  fewest = false,
  sources: SourceLine[] = [],
): ScoreLine[] {
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
        sources: sources.filter((line) => line.category === category),
      }
    })
}

/** What a result is called, alone: the place in the target's grades; a game that is lost has the lowest. */
export function gradeOf({ final, target, seats }: Ranking): number {
  const [seat] = seats
  if (target === undefined || seat === undefined) return -1
  if (final && !seat.won) return 0
  return target.grades.findLastIndex((grade) => grade.points <= seat.total)
}
