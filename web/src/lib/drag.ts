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

/** A picture of a thing that follows the pointer. */
function ghost_of(node: HTMLElement | SVGElement): HTMLElement {
  const rect = node.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = `${node.closest('.table')?.className ?? ''} ghost`
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
  return ghost
}

/** The click that follows a drag belongs to it. */
function swallow_click(): void {
  const swallow = (click: Event) => {
    click.stopPropagation()
    click.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60)
}

/** A thing that can be dragged. */
class Drag {
  #start: { x: number; y: number; id: number } | null = null
  #ghost: HTMLElement | null = null
  #over: HTMLElement | null = null
  /** On the window: a quick pointer has left the thing before it moves for the first time. */
  readonly #follow: [string, EventListener][] = [
    ['pointermove', ((event: PointerEvent) => this.#move(event)) as EventListener],
    ['pointerup', ((event: PointerEvent) => this.#up(event)) as EventListener],
    ['pointercancel', () => this.stop()],
  ]
  constructor(
    readonly node: HTMLElement | SVGElement,
    readonly options: DragOptions,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return
    this.#start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    // A finger is bound to what it touched first, which may be drawn anew on the way.
    const target = event.target
    if (target instanceof Element && target.hasPointerCapture(event.pointerId))
      target.releasePointerCapture(event.pointerId)
    for (const [type, listener] of this.#follow) window.addEventListener(type, listener)
  }

  #move(event: PointerEvent): void {
    const start = this.#start
    if (start === null || event.pointerId !== start.id) return
    if (this.#ghost === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < far) return
      this.#ghost = ghost_of(this.node)
      document.body.append(this.#ghost)
      this.options.ondrag?.(this.options.thing)
    }
    const { width, height } = this.#ghost.getBoundingClientRect()
    this.#ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`
    this.#mark(under(event.clientX, event.clientY, this.options.accepts))
  }

  #mark(place: HTMLElement | null): void {
    if (place === this.#over) return
    this.#over?.classList.remove('over')
    place?.classList.add('over')
    this.#over = place
  }

  #up(event: PointerEvent): void {
    if (this.#start === null || event.pointerId !== this.#start.id) return
    const dragged = this.#ghost !== null
    const place = dragged ? under(event.clientX, event.clientY, this.options.accepts) : null
    this.stop()
    if (!dragged) return
    swallow_click()
    const onto = place?.dataset.thing ?? place?.dataset.drop
    if (onto) this.options.ondrop(onto)
  }

  stop(): void {
    if (this.#start === null) return
    for (const [type, listener] of this.#follow) window.removeEventListener(type, listener)
    this.#start = null
    this.#ghost?.remove()
    this.#ghost = null
    this.#mark(null)
    this.options.ondrag?.(null)
  }
}

export function drag(options: DragOptions): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (options.thing === null) return
    const dragging = new Drag(node, options)
    const down = ((event: PointerEvent) => dragging.down(event)) as EventListener
    // A finger that drags must not scroll the page.
    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', down)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.style.touchAction = ''
      dragging.stop()
    }
  }
}
