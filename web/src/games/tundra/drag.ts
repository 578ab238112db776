// SPDX-License-Identifier: Apache-2.0
// Dragging with mouse, pen or finger: a picture of the thing follows the pointer, and what lies under it when it is let
// go gets it. A press that does not move stays a click, so that dragging is never the only way.
import type { Attachment } from 'svelte/attachments'

export interface DragOptions {
  /** Nothing: it cannot be dragged now. */
  thing: string | null
  /** Whether the thing could be dropped there. */
  accepts: (onto: string) => boolean
  ondrop: (onto: string) => void
  /** It is on its way, or no longer. */
  ondrag?: (thing: string | null) => void
}

const far = 6

/** The topmost thing under a point that takes what is dragged. */
function under(x: number, y: number, accepts: (onto: string) => boolean): HTMLElement | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const place = node.closest<HTMLElement>('[data-thing], [data-drop]')
    const thing = place?.dataset.thing ?? place?.dataset.drop
    if (place && thing && accepts(thing)) return place
  }
  return null
}

export function drag(options: DragOptions): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const { thing, accepts, ondrop, ondrag } = options
    if (thing === null) return
    let start: { x: number; y: number; id: number } | null = null
    let ghost: HTMLElement | null = null
    let over: HTMLElement | null = null

    const mark = (place: HTMLElement | null) => {
      if (place === over) return
      over?.classList.remove('over')
      place?.classList.add('over')
      over = place
    }
    const lift = () => {
      const rect = node.getBoundingClientRect()
      ghost = document.createElement('div')
      ghost.className = `${node.closest('.tundra')?.className ?? ''} ghost`
      ghost.setAttribute('aria-hidden', 'true')
      const copy = node.cloneNode(true) as HTMLElement | SVGElement
      for (const name of ['role', 'aria-label', 'tabindex', 'data-thing', 'data-fly', 'transform', 'class'])
        copy.removeAttribute(name)
      if (copy instanceof SVGElement && !(copy instanceof SVGSVGElement)) {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        const box = (node as unknown as SVGGraphicsElement).getBBox()
        svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
        svg.append(copy)
        ghost.append(svg)
      } else ghost.append(copy)
      Object.assign(ghost.style, {
        position: 'fixed',
        left: '0',
        top: '0',
        width: `${rect.width}px`,
        height: `${rect.height}px`,
        minHeight: '0',
        background: 'none',
        boxShadow: 'none',
        pointerEvents: 'none',
        zIndex: '60',
        opacity: '0.92',
      })
      document.body.append(ghost)
      ondrag?.(thing)
    }
    const move = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.id) return
      if (ghost === null) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < far) return
        lift()
      }
      const { width, height } = ghost!.getBoundingClientRect()
      ghost!.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`
      mark(under(event.clientX, event.clientY, accepts))
    }
    // On the window: a quick pointer has left the thing before it moves for the first time.
    const follow: [string, EventListener][] = [
      ['pointermove', ((event: PointerEvent) => move(event)) as EventListener],
      ['pointerup', ((event: PointerEvent) => up(event)) as EventListener],
      ['pointercancel', () => stop()],
    ]
    const stop = () => {
      for (const [type, listener] of follow) window.removeEventListener(type, listener)
      start = null
      ghost?.remove()
      ghost = null
      mark(null)
      ondrag?.(null)
    }
    const up = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.id) return
      const dragged = ghost !== null
      const place = dragged ? under(event.clientX, event.clientY, accepts) : null
      stop()
      if (!dragged) return
      // The click that follows belongs to the drag.
      const swallow = (click: Event) => {
        click.stopPropagation()
        click.preventDefault()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60)
      const onto = place?.dataset.thing ?? place?.dataset.drop
      if (onto) ondrop(onto)
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      // A finger is bound to what it touched first, which may be drawn anew on the way.
      const target = event.target
      if (target instanceof Element && target.hasPointerCapture(event.pointerId))
        target.releasePointerCapture(event.pointerId)
      for (const [type, listener] of follow) window.addEventListener(type, listener)
    }
    // A finger that drags must not scroll the page.
    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', down as EventListener)
    return () => {
      node.removeEventListener('pointerdown', down as EventListener)
      node.style.touchAction = ''
      if (start !== null) stop()
    }
  }
}
