// SPDX-License-Identifier: Apache-2.0
// How things move: what lies elsewhere than before flies there, tokens appear; nothing moves for who prefers that.
import { cubicOut } from 'svelte/easing'
import { scale, type TransitionConfig } from 'svelte/transition'
import { settings, still } from './settings.svelte'

const factor = { slow: 2, usual: 1, fast: 0.5, none: 0 }
/** How long something takes here that usually takes so many milliseconds. */
export const pace = (ms: number): number => (still() ? 0 : ms * factor[settings.motion])

// Where nothing moves, nothing is measured either: that would lay the page out in the middle of a change.
const scaled = (node: Element, ms: number, easing?: (t: number) => number): TransitionConfig =>
  pace(ms) === 0 ? { duration: 0 } : scale(node, { duration: ms, start: 0.3, ...(easing && { easing }) })
export const appear = (node: Element) => scaled(node, 200, cubicOut)
export const vanish = (node: Element) => scaled(node, 150)

export type Places = Map<string, { node: HTMLElement; rect: DOMRect }>

/** Where everything marked with data-fly lies now. */
export function places(root: HTMLElement): Places {
  const all: Places = new Map()
  if (pace(1) === 0) return all
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]'))
    all.set(node.dataset.fly!, { node, rect: node.getBoundingClientRect() })
  return all
}

/** Lets everything that has another place than before fly there from the old one. */
export function fly(root: HTMLElement, before: Places): void {
  const duration = pace(240)
  if (duration === 0) return
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const from = before.get(node.dataset.fly!)?.rect
    const to = node.getBoundingClientRect()
    if (from === undefined || to.width === 0 || from.width === 0) continue
    const x = from.left - to.left
    const y = from.top - to.top
    if (Math.abs(x) + Math.abs(y) < 4) continue
    node.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 5 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
    )
  }
}

/** Lets everything that was not there before come from a place: drawn cards from their stack. */
export function arrive(nodes: Iterable<HTMLElement>, before: Places, from: Element | null): void {
  const duration = pace(240)
  if (duration === 0 || from === null) return
  const start = from.getBoundingClientRect()
  let late = 0
  for (const node of nodes) {
    if (before.has(node.dataset.fly ?? '')) continue
    const to = node.getBoundingClientRect()
    if (to.width === 0 || start.width === 0) continue
    node.animate(
      [
        {
          transformOrigin: '0 0',
          transform: `translate(${start.left - to.left}px, ${start.top - to.top}px) scale(${start.width / to.width})`,
          opacity: 0.6,
          zIndex: 5,
        },
        { transformOrigin: '0 0', transform: 'none', opacity: 1, zIndex: 5 },
      ],
      { duration, delay: 60 * late++, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'backwards' },
    )
  }
}

/** Lets something that is new here come from where another thing lay whose key began so. */
export function follow(root: HTMLElement, before: Places, from: string, key: string): void {
  const duration = pace(240)
  const there = [...before].findLast(([name]) => name.startsWith(from))?.[1].rect
  const node = root.querySelector<HTMLElement>(`[data-fly="${key}"]`)
  if (duration === 0 || there === undefined || there.width === 0 || node === null) return
  const here = node.getBoundingClientRect()
  if (here.width === 0) return
  const start = `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${there.width / here.width})`
  node.animate(
    [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  )
}

/** Lets the picture of something that has left the table fly to where it went, and fade there. */
export function depart(root: HTMLElement, before: Places, key: string, to: Element | null): void {
  const duration = pace(250)
  const from = before.get(key)
  if (duration === 0 || from === undefined || to === null || from.node.isConnected) return
  const home = root.getBoundingClientRect()
  const goal = to.getBoundingClientRect()
  const ghost = from.node.cloneNode(true) as HTMLElement
  for (const name of ['role', 'aria-label', 'tabindex', 'data-thing', 'data-fly']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${from.rect.left - home.left}px`,
    top: `${from.rect.top - home.top}px`,
    width: `${from.rect.width}px`,
    pointerEvents: 'none',
    zIndex: '6',
  })
  root.append(ghost)
  const x = goal.left + goal.width / 2 - from.rect.left - from.rect.width / 2
  const y = goal.top + goal.height / 2 - from.rect.top - from.rect.height / 2
  const flight = ghost.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 }],
    {
      duration,
      easing: 'ease-in',
    },
  )
  const done = () => ghost.remove()
  flight.finished.then(done, done)
}
