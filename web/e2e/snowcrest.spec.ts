// SPDX-License-Identifier: Apache-2.0
// Snowcrest in the browser: whole games, curses answered at the other end, prices paid by clicking, axe, phones.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { Person, expect, me, test } from './table'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const game = { game: 'snowcrest' }
const two = { mode: 'full', players: 2 }
const solo = { mode: 'solo', players: 1, level: 3 }

type Until = 'over' | 'asked' | 'others' | 'payment' | 'turn'
interface Seen {
  /** Decisions by kind, and those in another player's turn. */
  own: Record<string, number>
  asked: Record<string, number>
  state: string
}

/**
 * Plays in the page itself, without a round trip a click, until the game is over or something happens: `asked`, I am
 * asked in another's turn; `others`, somebody else is asked in mine; `payment`, a price with several ways to pay it;
 * `turn`, a number of my turns have begun.
 */
function drive(page: Page, until: Until = 'over', { seconds = 300, turns = 0 } = {}): Promise<Seen> {
  return page.evaluate(
    async ({ until, seconds, turns }) => {
      const seen: Seen = { own: {}, asked: {}, state: '' }
      const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const shown = (node: Element) => node.getClientRects().length > 0
      const find = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].filter(shown)
      const press = (node: Element | undefined) => node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      const table = () => document.querySelector<HTMLElement>('.page')!
      const kind = () => document.querySelector<HTMLElement>('.snowcrest')?.dataset.decision ?? ''
      const due = () => document.querySelector('.bar.due') !== null && table().dataset.busy !== 'true' && kind() !== ''
      const look = () =>
        `${table().dataset.seq} ${table().dataset.busy} ${kind()} ` +
        `${document.querySelectorAll('.board .picked').length} ${document.querySelector('.bar')?.textContent} ` +
        `${document.querySelectorAll('.board .choosable').length}`
      const wanted = [/meditate/i, /venerate/i, /scroll/i, /build/i]
      const best = (nodes: HTMLElement[]) =>
        wanted.map((one) => nodes.find((node) => one.test(node.getAttribute('aria-label') ?? ''))).find(Boolean) ??
        nodes[0]

      const choose = (turn: number): Element | undefined => {
        const confirm = find('.bar button.main:not(:disabled)')[0]
        if (confirm) return confirm
        const narrowed = find('.bar .choice.long:not(:disabled)')
        const things = find('.board .thing.choosable')
        const buttons = find('.bar .choice:not(:disabled)')
        switch (kind()) {
          case 'main_action': {
            if (narrowed.length > 0) return narrowed[0]
            const cards = things.filter((node) => node.dataset.thing!.startsWith('villager:'))
            const cells = things.filter((node) => node.matches('.card'))
            if (cards.length > 0 && (turn % 4 === 1 || cells.length === 0)) return cards[turn % cards.length]
            return cells[turn % Math.max(1, cells.length)] ?? buttons[0]
          }
          case 'card_action':
            return (
              narrowed[0] ??
              best(things.filter((node) => node.dataset.thing!.startsWith('alternative:'))) ??
              things[0] ??
              buttons.at(-1)
            )
          case 'payment':
          case 'give':
            return find('.suggest')[0] ?? narrowed[0] ?? things[0]
          case 'meditate_announce':
            return find('.numbers button')[0] ?? buttons[0] // with too few bells there is only the way out
          case 'meditate_respond':
            return buttons.at(-1)
          case 'build_type':
            return things.at(-1)
          default:
            return narrowed[0] ?? buttons[turn % Math.max(1, buttons.length)] ?? things[0]
        }
      }

      const end = Date.now() + seconds * 1000
      let turn = 0
      while (Date.now() < end) {
        seen.state = table().dataset.state ?? ''
        if (seen.state === 'over') break
        if (!due()) {
          if (
            until === 'others' &&
            / in your turn/.test(document.querySelector('.clock .who')?.textContent ?? '') &&
            find('.people .asked').length > 0
          )
            break
          press(find('.bar button').find((button) => button.textContent?.includes('Hurry')))
          await sleep(15)
          continue
        }
        const interrupted = /asked in the turn of/.test(document.querySelector('.clock .who')?.textContent ?? '')
        const ways = find('.board .thing.choosable').length
        if (until === 'asked' && interrupted) break
        if (until === 'payment' && kind() === 'payment' && ways > 1) break
        if (until === 'turn' && kind() === 'main_action' && turn >= turns) break
        const list = interrupted ? seen.asked : seen.own
        list[kind()] = (list[kind()] ?? 0) + 1
        if (kind() === 'main_action') ++turn
        const before = look()
        press(choose(turn))
        for (let i = 0; i < 80 && look() === before; ++i) await sleep(25)
      }
      return seen
    },
    { until, seconds, turns },
  )
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const result = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      resultTypes: ['violations'],
    })
    const found: string[] = result.violations.flatMap((violation) =>
      violation.nodes
        .filter((node) => !(violation.id === 'label-content-name-mismatch' && / data-thing="/.test(node.html)))
        .slice(0, 3)
        .map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 240)}`),
    )
    const main = document.querySelector('main')
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push('the page scrolls sideways')
    if (main && main.scrollWidth > main.clientWidth + 1) found.push('the table scrolls sideways')
    return found
  })
}

test('a whole game of two, curses answered in the other browser', async ({ browser, server, ann }) => {
  test.setTimeout(600_000)
  const bob = await Person.arrive(browser, server.url, 'Bob')
  const table = await ann.create(two, [me, { kind: 'open' }], game)
  await bob.post(`/api/tables/${table.id}/join`)
  let shown: string[] = [] // of Bob's hand, as the last message to Ann says
  ann.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type === 'table') shown = message.view.players[1].shown
    }),
  )
  await ann.sit(table.id)
  await bob.sit(table.id)

  // Up to the first time Bob is asked something in a turn of Ann.
  let halted: Seen[] = []
  const bob_asked = async () =>
    (await bob.page.locator('.clock .who').textContent())?.includes('asked in the turn of Ann') ?? false
  for (let i = 0; i < 6 && !(await bob_asked()); ++i)
    halted = await Promise.all([drive(ann.page, 'others'), drive(bob.page, 'asked')])
  expect(halted.map((seen) => seen.state)).toEqual(['playing', 'playing'])
  expect(await bob_asked()).toBe(true)
  // Ann sees who is asked and why, and can do nothing; Bob sees the question. Of his hand she sees what he has shown.
  const told = await ann.page
    .locator('.people .asked')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent ?? ''))
  expect(told.join()).toMatch(/Bob\s*is asked/)
  await expect(ann.page.locator('.board .thing.choosable')).toHaveCount(0)
  await expect(ann.page.locator('.bar .choice')).toHaveCount(0)
  await expect(bob.page.locator('.people .asked').first()).toBeVisible()
  await expect(bob.page.locator('.bar .choice').first()).toBeVisible()
  const strip = ann.page.locator('[data-strip="1"]').getByRole('button')
  const [, held] = (await strip.getAttribute('aria-label'))!.match(/^Bob: .*?(\d+) cards? in hand/)!
  await strip.click()
  const hand = ann.page.getByRole('region', { name: 'Hand of Bob' })
  await expect(hand).toBeVisible()
  await expect(hand.locator('[data-thing]')).toHaveCount(shown.length)
  await expect(hand.getByRole('img', { name: 'A hidden card' })).toHaveCount(Number(held) - shown.length)
  await ann.page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /^Ann/ }).click()

  // For some seconds by hand; where that is not the end, bots play on.
  const [mine, theirs] = await Promise.all([
    drive(ann.page, 'over', { seconds: 12 }),
    drive(bob.page, 'over', { seconds: 12 }),
  ])
  if ((await ann.card(table.id)).state !== 'over') {
    await bob.post(`/api/tables/${table.id}/seat`, { seat: 1, bot: 'greedy' })
    await ann.finish(table.id, 'greedy')
  }
  const answered = { ...mine.asked, ...theirs.asked }
  expect((answered.settle ?? 0) + (answered.give ?? 0) + (answered.meditate_respond ?? 0)).toBeGreaterThan(0)
  await expect(ann.page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await expect(bob.page.getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(bob.errors).toEqual([])
  await bob.context.close()
})

test('a solo game at level 3', async ({ ann, page }) => {
  test.setTimeout(400_000)
  const table = await ann.create(solo, [me], game)
  await ann.sit(table.id)
  await expect(page.locator('.rests')).toHaveAttribute('aria-label', /^0 of \d Rests taken/)
  const seen = await drive(page)
  expect(seen.state).toBe('over')
  expect(seen.own.main_action).toBeGreaterThan(5)
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'The board' }).click()
  await expect(page.locator('.snowcrest[data-phase="over"]')).toBeVisible()
})

test.describe('one click', () => {
  test.use({ forced: true })
  test('a villager that can do one thing takes one tap, and one with several a tap on the line', async ({
    ann,
    page,
  }) => {
    const table = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }], game)
    await ann.sit(table.id)
    const board = page.locator('.snowcrest')
    await drive(page, 'turn')
    await expect(board).toHaveAttribute('data-decision', 'main_action')
    const said = page.getByRole('log', { name: 'Game log' })
    await page.locator('.village .choosable[aria-label^="Forager"]').click()
    await expect(said).toContainText('Ann gains 2 juniper')
    await expect(board).toHaveAttribute('data-decision', 'main_action')
    // Its second line: all tiles are turned face up, which costs nothing.
    await page.locator('.village .choosable[aria-label^="Mason"] .line').nth(1).click()
    await expect(said).toContainText(/The Mason of Ann is turned face down/)
  })
})

test('a price is paid by clicking things in any order, or as suggested', async ({ ann, page }) => {
  const table = await ann.create(solo, [me], game)
  await ann.sit(table.id)
  const board = page.locator('.snowcrest')
  await drive(page, 'payment')
  await expect(board).toHaveAttribute('data-decision', 'payment')
  await expect(page.locator('.slots')).toHaveAttribute('aria-label', /to pay$/)
  await expect(page.locator('.suggest')).toBeVisible()
  // The last things first: cards and tiles before tokens. What is picked would be put back.
  const fresh = page.locator('.board .thing.choosable:not(.picked)')
  const price = page.locator('.stage .price')
  const state = async () => `${await ann.seq()} ${(await price.count()) > 0 ? await price.first().innerHTML() : ''}`
  for (let i = 0; i < 12 && (await board.getAttribute('data-decision')) === 'payment'; ++i) {
    const before = await state()
    await ((await fresh.count()) > 0 ? fresh.last() : page.locator('.suggest')).click()
    await expect.poll(state).not.toBe(before)
  }
  await expect(board).not.toHaveAttribute('data-decision', 'payment')

  await drive(page, 'payment')
  if ((await page.locator('.page').getAttribute('data-state')) === 'over') return
  const before = await ann.seq()
  await page.locator('.suggest').click()
  await expect.poll(() => ann.seq()).toBeGreaterThan(before)
})

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1280, height: 800 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme, hasTouch: viewport.width < 500 })
    test('passes axe, scrolls only downwards, and can be hit with a finger', async ({ ann, page }) => {
      test.setTimeout(400_000)
      const found: Record<string, string[]> = {}
      const check = async (where: string) => {
        await page.waitForTimeout(300)
        const wrong = await violations(page)
        if (viewport.width < 500)
          wrong.push(
            ...(await page.evaluate(() =>
              [...document.querySelectorAll('.board .thing.choosable, .board button')]
                .filter((node) => node.getClientRects().length > 0)
                .map((node) => ({ node, box: node.getBoundingClientRect() }))
                .filter(({ box }) => box.width < 39.5 || box.height < 39.5)
                .map(
                  ({ node, box }) =>
                    `too small: ${(node as HTMLElement).dataset.thing ?? node.className} ` +
                    `${Math.round(box.width)}x${Math.round(box.height)}`,
                ),
            )),
          )
        if (wrong.length > 0) found[where] = wrong
      }
      const bot = { kind: 'bot', bot: await ann.bot() }
      const table = await ann.create({ mode: 'full', players: 4 }, [me, bot, bot, bot], game)
      await ann.sit(table.id)
      await page.locator('.bar.due').waitFor({ timeout: 30_000 })
      await check('first villager')
      await drive(page, 'turn', { turns: 0 })
      await check('a turn')
      await drive(page, 'payment')
      await check('a price')
      await drive(page, 'asked', { seconds: 12 })
      await check('asked in the turn of another, or the end')
      await page.goto('/learn/snowcrest')
      await page.locator('.learn').waitFor()
      await check('learn')
      const alone = await ann.create(solo, [me], game)
      await ann.sit(alone.id)
      await page.getByRole('button', { name: 'Reference' }).first().click()
      await page.locator('.reference').first().waitFor()
      await check('reference')
      expect(found).toEqual({})
    })
  })
