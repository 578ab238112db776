// SPDX-License-Identifier: Apache-2.0
// A table of this browser while this page has it open.
import type { EngineClient } from '../engine/client'
import type { Deed } from '../generated/engine'
import type { Hint, Table } from '../generated/protocol'

export class Room {
  /** All that was done here, and how much of it is kept. */
  deeds: Deed[]
  kept: number
  /** The engine that has the table; another one has to load it first. */
  engine: EngineClient | null = null
  /** As it was looked at last. */
  table: Table | null = null
  /** The number of the last move that was told. */
  seq = 0
  bot: number | undefined
  deadline: number | undefined
  /** Where a campaign goes on from here. */
  next: Table['setup'] | undefined

  /** Whether this page shows it, and until when. */
  watched: AbortController | null = null
  /** Of all tabs that show it this is the one whose bots think and whose clocks run. */
  leads = false
  thinking = false
  hurried = false
  /** A guided game that no longer goes as it was recorded. */
  strayed = false
  clock: ReturnType<typeof setTimeout> | undefined
  /** The seat that moved last. */
  mover: number | undefined
  hint: { seat: number; seq: number; hint: Hint } | null = null
  record: string | null = null
  /** Somebody has been told that it can't be kept. */
  warned = false
  used = 0

  constructor(
    readonly id: string,
    deeds: Deed[],
    kept: number,
  ) {
    this.deeds = deeds
    this.kept = kept
  }
}
