// SPDX-License-Identifier: Apache-2.0
// What the tests share: a server a worker, people with names, and somebody who plays by clicking.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { serve, type Server } from '../scripts/serve.mjs'

export const test = base.extend<{ ann: Person; forced: boolean }, { server: Server }>({
  // Tests that walk a fixed way answer every question themselves.
  forced: [false, { option: true }],
  server: [
    // Playwright wants the pattern, empty as it is.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  ann: async ({ page, context, server, forced }, use) => {
    if (!forced) await asked(context)
    const ann = new Person(page, context, server.url)
    await ann.guest('Ann')
    await use(ann)
    expect(ann.errors).toEqual([])
  },
})
export { expect }

export interface TableCard {
  id: string
  state: string
  seq: number
  mine: number[]
}

/**
 * Presses whatever the page offers: a thing that glows where there is one, a button otherwise. False when there is
 * nothing to do. `turn` varies what is chosen, so that a game gets somewhere. Runs in the page.
 */
export function press(turn: number): boolean {
  const shown = (node: Element) => node.getClientRects().length > 0
  const find = <T extends Element>(what: string) => [...document.querySelectorAll<T>(what)].filter(shown)
  const click = (node: Element | undefined) => {
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return node !== undefined
  }
  const sit = find<HTMLButtonElement>('.curtain button')[0]
  if (sit) return click(sit)
  const confirm = find<HTMLButtonElement>('.bar button.main:not(:disabled)')[0]
  if (confirm) return click(confirm)
  const narrowed = find<HTMLButtonElement>(
    '.bar .choices .choice.long:not(:disabled), .bar .choices ~ .all .choice:not(:disabled)',
  )
  if (narrowed.length > 0) return click(narrowed[turn % narrowed.length])
  const unfold = find<HTMLButtonElement>('.bar .unfold')[0]
  if (unfold) return click(unfold)
  // What is picked would be put back.
  const fresh = find('.board .thing.choosable:not(.picked)')
  const things = fresh.length > 0 ? fresh : find('.board .thing.choosable')
  if (things.length > 0) return click(things[(turn * 7) % things.length])
  const buttons = find<HTMLButtonElement>('.bar .choice:not(:disabled)')
  return click(buttons[turn % Math.max(1, buttons.length)])
}

/** From now on these pages ask even where there is no choice. */
const asked = (context: BrowserContext) =>
  context.addInitScript(() => {
    const name = 'skerry.settings'
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...kept, forced: false }))
  })

export class Person {
  errors: string[] = []
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly url: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) this.errors.push(message.text())
    })
  }
  static async arrive(browser: Browser, url: string, name: string): Promise<Person> {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    })
    await asked(context)
    const person = new Person(await context.newPage(), context, url)
    await person.guest(name)
    return person
  }
  async post<T = unknown>(path: string, data: unknown = {}): Promise<T> {
    const response = await this.context.request.post(this.url + path, { data, headers: { origin: this.url } })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as T
  }
  guest(name: string) {
    return this.post('/api/guest', { name })
  }
  async bot(): Promise<string> {
    const { bots } = (await (await this.context.request.get(`${this.url}/api/games`)).json()) as {
      bots: { name: string }[]
    }
    return bots[0]!.name
  }
  create(setup: object, seats: object[], more: object = {}): Promise<TableCard> {
    return this.post<TableCard>('/api/tables', {
      game: 'skara-brae',
      setup,
      seats,
      public: false,
      pace: 'live',
      clock: null,
      undo: true,
      ...more,
    })
  }
  async card(id: string): Promise<TableCard> {
    return (await (await this.context.request.get(`${this.url}/api/tables/${id}`)).json()) as TableCard
  }
  async sit(id: string) {
    await this.page.goto(`/t/${id}`)
    await this.page.locator('.page[data-state]').waitFor()
  }
  get root() {
    return this.page.locator('.page')
  }
  async seq(): Promise<number> {
    return Number(await this.root.getAttribute('data-seq'))
  }

  /** The number of the last move that the server has kept; seq() may be ahead of it. */
  async saved(): Promise<number> {
    return Number(await this.root.getAttribute('data-saved'))
  }

  /** Lets a bot play my seats to the end. */
  async finish(id: string, bot?: string) {
    const card = await this.card(id)
    for (const seat of card.mine) await this.post(`/api/tables/${id}/seat`, { seat, bot: bot ?? (await this.bot()) })
    await this.sit(id)
    await expect
      .poll(
        async () => {
          const hurry = this.page.getByRole('button', { name: 'Hurry' })
          if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {})
          return (await this.card(id)).state
        },
        { timeout: 90_000, intervals: [100] },
      )
      .toBe('over')
  }

  /** Plays one decision by clicking. False when there is nothing to do. */
  async step(turn: number): Promise<boolean> {
    const before = await this.seq()
    const sits = await this.page.locator('.curtain button').first().isVisible()
    const did = await this.page.evaluate(press, turn)
    if (!did) return false
    await this.page
      .waitForFunction(
        ({ before, sits }) => {
          const page = document.querySelector<HTMLElement>('.page')
          if (page?.dataset.busy === 'true') return false
          if (sits) return !document.querySelector('.curtain button')
          return Number(page?.dataset.seq) !== before || document.querySelector('.bar .choice.long, .bar .unfold')
        },
        { before, sits },
        { timeout: 3000, polling: 20 },
      )
      .catch(() => {})
    return true
  }

  /** Plays until the game is over, or a number of decisions was made. */
  async play({ most = 2000 } = {}): Promise<void> {
    for (let turn = 0; turn < most; ++turn) {
      if ((await this.root.getAttribute('data-state')) === 'over') return
      if (!(await this.step(turn))) {
        const hurry = this.page.getByRole('button', { name: 'Hurry' })
        if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {})
        await this.page.waitForTimeout(30)
      }
    }
  }
}

export const me = { kind: 'me' }
export const two = { mode: 'multi', players: 2 }
export const alone = { mode: 'solo', players: 1 }

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const result = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      resultTypes: ['violations'],
    })
    return result.violations.flatMap((violation) =>
      violation.nodes
        // A picture of a thing is named in words ("2 wood for 1 deer"), not by the bare numbers drawn in it.
        .filter((node) => !(violation.id === 'label-content-name-mismatch' && / data-thing="/.test(node.html)))
        .slice(0, 3)
        .map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 240)}`),
    )
  })
}

/** Whether the page or the table would have to be scrolled sideways. */
export const widerThanPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const table = document.querySelector('main')
    return document.documentElement.scrollWidth > width || (table !== null && table.scrollWidth > table.clientWidth + 1)
  })
