// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Glossary } from '../lib/board'
import Log from './Log.svelte'

const glossary: Glossary = new Map([['tile:cook', { name: 'Cook', text: '' }]])
const lines = Array.from({ length: 1000 }, (_, i) => ({
  seq: i + 1,
  seat: 0,
  text: `Line ${i + 1} on Cook.`,
  event: { kind: 'places', seat: 0, tile: 'cook' },
}))
let log: Record<string, unknown> | undefined
afterEach(() => log && void unmount(log))

function shown(at: number | null = null): HTMLElement {
  log = mount(Log, { target: document.body, props: { lines, glossary, at, onthing: () => {} } })
  flushSync()
  return document.querySelector<HTMLElement>('[role=log]')!
}
const press = (node: Element, key: string) =>
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

describe('the log', () => {
  it('shows the last lines, and the others when they are asked for', () => {
    const box = shown()
    expect(box.querySelectorAll('li')).toHaveLength(300)
    expect(box.textContent).toContain('Line 1000 on')
    for (const left of ['700', '400', '100']) {
      const earlier = box.querySelector<HTMLElement>('.earlier')!
      expect(earlier.textContent).toContain(left)
      earlier.click()
      flushSync()
    }
    expect(box.querySelectorAll('li')).toHaveLength(1000)
    expect(box.querySelector('.earlier')).toBeNull()
    expect(box.textContent).toContain('Line 1 on')
  })
  it('shows the moment of a replay that is looked at', () => {
    Element.prototype.scrollIntoView = () => {}
    const box = shown(20)
    expect(box.textContent).toContain('Line 1 on')
    expect(box.textContent).not.toContain('Line 500 on')
    expect(box.querySelector('.now')?.textContent).toContain('Line 20 on')
  })
  it('is one stop for the Tab key, and arrows go from link to link', () => {
    const box = shown()
    expect(box.tabIndex).toBe(0)
    expect([...box.querySelectorAll('button')].every((link) => link.tabIndex === -1)).toBe(true)
    const links = box.querySelectorAll<HTMLElement>('.link')
    box.focus()
    press(box, 'ArrowUp')
    expect(document.activeElement).toBe(links[links.length - 1])
    press(document.activeElement!, 'ArrowUp')
    expect(document.activeElement).toBe(links[links.length - 2])
    press(document.activeElement!, 'ArrowDown')
    expect(document.activeElement).toBe(links[links.length - 1])
  })
})
