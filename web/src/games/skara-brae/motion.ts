// How things move: cards fly from where they were to where they are, tokens appear; nothing moves for who prefers that.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, scale } from 'svelte/transition'

export const pace = (ms: number): number => (prefersReducedMotion.current ? 0 : ms)

export const [send, receive] = crossfade({
  duration: () => pace(240),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: pace(160), start: 0.7 }),
})

export const appear = (node: Element) => scale(node, { duration: pace(200), start: 0.3, easing: cubicOut })
export const vanish = (node: Element) => scale(node, { duration: pace(150), start: 0.3 })
