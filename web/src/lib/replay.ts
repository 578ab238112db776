// SPDX-License-Identifier: Apache-2.0
// A replay as it arrives from the server, page by page.
import { Refusal } from './api'
import type { Frame, Replay } from '../generated/protocol'

/** What has arrived of a replay. Frames that are still on their way are undefined. */
export interface Reel extends Omit<Replay, 'frames'> {
  frames: (Frame | undefined)[]
}

const page_size = 200
const retry_ms = 2000
const max_retries = 5

/** The reel with one more page. */
export function joined(reel: Reel | null, page: Replay): Reel {
  const frames = reel?.frames.slice() ?? Array.from<undefined>({ length: page.of })
  for (const frame of page.frames) frames[frame.seq] = frame
  return { ...reel, ...page, frames }
}

/** Where the next page to fetch begins: the one with this frame, or else the first that is missing. */
export function missing({ frames }: Reel, wanted: number): number | null {
  const at = frames[wanted] === undefined && wanted < frames.length ? wanted : frames.indexOf(undefined)
  if (at < 0) return null
  const begin = at - (at % page_size)
  return frames[begin] === undefined ? begin : at
}

/** The frame at this place, or the nearest that has arrived, earlier ones first. */
export function nearest({ frames }: Reel, at: number): Frame | null {
  for (let i = Math.min(at, frames.length - 1); i >= 0; --i) if (frames[i]) return frames[i]!
  return frames.find((frame) => frame !== undefined) ?? null
}

export const arrived = ({ frames }: Reel): Frame[] => frames.filter((frame) => frame !== undefined)

/** The public points of each frame; those of the frame before where one has not arrived. */
export function totalsOf(reel: Reel): number[][] {
  let last = arrived(reel)[0]?.totals ?? []
  return Array.from(reel.frames, (frame) => (last = frame?.totals ?? last))
}

/** The round of each frame, where the game counts rounds. */
export const roundsOf = ({ frames }: Reel): (number | undefined)[] => Array.from(frames, (frame) => frame?.round)

/** What a frame shows, in words: what happened, or else what was done. */
export function captionOf(frame: Frame, names: string[]): string {
  if (frame.happened.length > 0) return frame.happened.map((said) => said.text).join(' ')
  if (frame.move === undefined) return 'Before the first move.'
  return `${names[frame.seat ?? 0] ?? ''}: ${frame.label ?? 'thinks again'}.`
}

/** Fetches a whole replay, the page with the wanted moment always first, and shows what there is after each. */
export async function fetchReel(
  fetchPage: (from: number) => Promise<Replay>,
  wanted: () => number,
  show: (reel: Reel) => void,
  stopped: () => boolean,
): Promise<void> {
  let reel: Reel | null = null
  let from: number | null = wanted() - (wanted() % page_size)
  for (let retries = 0; from !== null && !stopped();) {
    try {
      const page: Replay = await fetchPage(from)
      if (stopped()) return
      reel = joined(reel, page)
      show(reel)
      retries = 0
      from = missing(reel, Math.min(wanted(), reel.of - 1))
    } catch (error) {
      const busy = error instanceof Refusal && (error.status === 429 || error.status === 503)
      if (!reel || !busy || ++retries > max_retries) throw error
      await new Promise((resolve) => setTimeout(resolve, retry_ms))
    }
  }
}
