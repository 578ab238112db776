// How things move: what lies elsewhere than before flies there, tokens appear; nothing moves for who prefers that.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { scale } from 'svelte/transition'

export const pace = (ms: number): number => (prefersReducedMotion.current ? 0 : ms)

export const appear = (node: Element) => scale(node, { duration: pace(200), start: 0.3, easing: cubicOut })
export const vanish = (node: Element) => scale(node, { duration: pace(150), start: 0.3 })

export type Places = Map<string, DOMRect>

/** Where everything marked with data-fly lies now. */
export function places(root: HTMLElement): Places {
  const all: Places = new Map()
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) all.set(node.dataset.fly!, node.getBoundingClientRect())
  return all
}

/** Lets everything that has another place than before fly there from the old one. */
export function fly(root: HTMLElement, before: Places): void {
  const duration = pace(240)
  if (duration === 0) return
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const from = before.get(node.dataset.fly!)
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
