// SPDX-License-Identifier: Apache-2.0
// What changed its place with a new view flies there; another player in focus is simply shown.
import { untrack } from 'svelte'
import { fly, places, type Places } from './motion'

interface Table {
  /** The element that holds everything that flies (data-fly). */
  root: () => HTMLElement | undefined
  view: () => unknown
  /** The seat in focus. */
  seat: () => number
  /** What comes and goes besides, by what happened. */
  also?: (root: HTMLElement, before: Places) => void
}

/** The one motion of a board: called once while it is set up. */
export function flights({ root, view, seat, also }: Table): void {
  let before: Places | null = null
  let shown = -1
  $effect.pre(() => {
    void view()
    const node = root()
    before = node ? places(node) : null
  })
  $effect(() => {
    void view()
    const node = root()
    const now = seat()
    const from = before
    if (node && from && shown === now)
      untrack(() => {
        fly(node, from)
        also?.(node, from)
      })
    shown = now
  })
}
