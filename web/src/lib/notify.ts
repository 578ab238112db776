// SPDX-License-Identifier: Apache-2.0
// Telling a person that it is their turn: the title always, a sound and a notification if they want them.
let plain = document.title
let mark = ''

export function title(text: string): void {
  plain = text
  document.title = mark + plain
}
export function turnMark(on: boolean): void {
  mark = on ? '\u25CF Your turn \u00B7 ' : ''
  document.title = mark + plain
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
