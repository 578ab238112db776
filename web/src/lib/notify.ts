// SPDX-License-Identifier: Apache-2.0
// Telling a person that it is their turn: the title always, a sound and a notification if they want them.
import type { Table } from '../generated/protocol'

/** Whether a table waits for the person at this page. */
export const myTurn = (table: Table): boolean =>
  table.state === 'playing' && table.mine.some((seat) => table.waiting.includes(seat))

let plain = document.title
/** The table on this page, which knows best whether it waits. */
let here: { id: string; due: boolean } | null = null
let waiting: string[] = []

function show(): void {
  const elsewhere = waiting.filter((id) => id !== here?.id).length
  const count = elsewhere + (here?.due ? 1 : 0)
  const one = here !== null && !here.due ? 'Your turn elsewhere' : 'Your turn'
  document.title = (count === 0 ? '' : `\u25CF ${count > 1 ? `${count} tables wait` : one} \u00B7 `) + plain
}

export function title(text: string): void {
  plain = text
  show()
}
/** Whether the table on this page waits for me; nothing: there is none any more. */
export function turnMark(id: string | null, due = false): void {
  here = id === null ? null : { id, due }
  show()
}
/** All my tables that wait for me. Those that are new to the list and not on this page are returned. */
export function othersWait(ids: string[]): string[] {
  const news = ids.filter((id) => !waiting.includes(id) && id !== here?.id)
  waiting = ids
  show()
  return news
}

/** Two soft notes, made here. */
export function chime(): void {
  try {
    const audio = new AudioContext()
    const now = audio.currentTime
    for (const [i, pitch] of [392, 523.25].entries()) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      tone.type = 'sine'
      tone.frequency.value = pitch
      const at = now + i * 0.16
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(0.12, at + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
      tone.connect(gain).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.55)
    }
    setTimeout(() => void audio.close(), 1200)
  } catch {
    // No sound here; the title says it too.
  }
}

export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}
export function notification(text: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return
  try {
    const shown = new Notification(text, { body, tag: 'skerry-turn' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some phones only allow it from a worker.
  }
}
