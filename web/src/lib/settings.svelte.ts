// SPDX-License-Identifier: Apache-2.0
// What a person has set on this device.
export type Speed = 'slow' | 'usual' | 'fast' | 'none'
export interface Settings {
  theme: 'system' | 'light' | 'dark'
  confirm: boolean
  forced: boolean
  sound: boolean
  notify: boolean
  curtain: boolean
  /** How fast things move on the table. */
  motion: Speed
  /** Whether bots wait a moment before each move, so that people can follow. */
  bots: 'pause' | 'at once'
  /** How many processors of this device an analysis may use. */
  processors: number
}
/** How many there are. */
export const processors: number = globalThis.navigator?.hardwareConcurrency ?? 1
const defaults: Settings = {
  theme: 'system',
  confirm: false,
  forced: true,
  sound: false,
  notify: false,
  curtain: true,
  motion: 'usual',
  bots: 'pause',
  processors: Math.max(1, Math.floor(processors / 2)),
}
const key = 'skerry.settings'

function stored(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...defaults }
  }
}

export const settings: Settings = $state(stored())

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (name === 'theme') applyTheme()
}

export function applyTheme(): void {
  const dark =
    settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#191b1a' : '#f4efe6')
}

/** Whether nothing should move: as the device asks, or as set here. */
export const still = (): boolean => settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether something has not been said on this device yet; from now on it has. */
export function once(what: string): boolean {
  try {
    const name = `${key}.${what}`
    if (localStorage.getItem(name) !== null) return false
    localStorage.setItem(name, '1')
    return true
  } catch {
    return false
  }
}
