// SPDX-License-Identifier: Apache-2.0
// Tundra: dice that are clicked or dragged, steps along the map, secrets that stay secret, whole games.
import type { Page } from '@playwright/test'
import { expect, me, test, violations, widerThanPage, type Person } from './table'

const game = { game: 'tundra' }
const two = { mode: 'base', players: 2 }
const board = (page: Page) => page.locator('.tundra')
const decision = (page: Page) =>
  board(page)
    .getAttribute('data-decision', { timeout: 2000 })
    .catch(() => null)

/** Plays on, whatever is asked, until a decision of that kind comes up, and with it what is to be tried. */
async function until(ann: Person, kind: string, tried?: string, most = 120): Promise<void> {
  for (let turn = 0; turn < most; ++turn) {
    if ((await decision(ann.page)) === kind && (!tried || (await ann.page.locator(tried).first().isVisible()))) return
    if (!(await ann.step(turn))) await hurry(ann)
  }
  throw new Error(`no ${kind} came up`)
}
async function hurry(ann: Person): Promise<void> {
  const button = ann.page.getByRole('button', { name: 'Hurry' })
  if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => {})
  await ann.page.waitForTimeout(30)
}

/** Presses the first of some things, and waits for what follows. False where there is none. */
async function pressed(ann: Person, what: string): Promise<boolean> {
  const before = await ann.seq()
  const did = await ann.page.evaluate((what) => {
    const one = document.querySelector(what)
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return one !== null
  }, what)
  if (did)
    await ann.page
      .waitForFunction(
        (before) => Number(document.querySelector<HTMLElement>('.page')?.dataset.seq) !== before,
        before,
        { timeout: 3000, polling: 20 },
      )
      .catch(() => {})
  return did
}
/** What stops, finishes or ends something. */
const endings = ['end', 'finish', 'done', 'decline']
  .map((move) => `.bar .choice[data-move="${move}"]:not(:disabled)`)
  .join()

async function against(ann: Person, setup: object = two, players = 2): Promise<string> {
  const bot = { kind: 'bot', bot: await ann.bot() }
  const table = await ann.create(setup, [me, ...Array<object>(players - 1).fill(bot)], game)
  await ann.sit(table.id)
  await expect(board(ann.page)).toBeVisible()
  return table.id
}

test('two starters are kept and put under two boards', async ({ ann, page }) => {
  await against(ann)
  const cards = page.getByRole('region', { name: 'Starter enhancements' }).locator('[data-thing^="card:"]')
  await expect(cards).toHaveCount(4)
  await cards.nth(0).click()
  await cards.nth(2).click()
  await expect(page.locator('[data-board="travel"] .head.choosable')).toHaveCount(1)
  await page.locator('[data-board="travel"] .head').click()
  await expect(page.locator('[data-board="travel"] .card.starter')).toHaveCount(1)
  await page.locator('[data-board="trade"] .head').click()
  await expect(page.locator('[data-board="trade"] .card.starter')).toHaveCount(1)
})

test('a map and late enhancements are chosen where the table is made', async ({ ann, page }) => {
  await ann.page.goto('/')
  await page.getByRole('button', { name: 'Set up Tundra' }).click()
  await page.getByRole('radio', { name: /Against bots/ }).check()
  await expect(page.getByRole('radio', { name: 'Frozen Lake' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Another seat' }).click()
  await page.getByRole('radio', { name: 'Heart of the Tundra' }).check()
  // With another number of players it is the usual map again.
  await page.getByRole('button', { name: 'Another seat' }).click()
  await expect(page.getByRole('radio', { name: 'The usual one' })).toBeChecked()
  await page.getByRole('button', { name: 'Remove seat 4' }).click()
  await page.getByRole('radio', { name: 'Frozen Lake' }).check()
  await page.getByRole('checkbox', { name: /Late enhancements/ }).check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(board(page)).toBeVisible()
  // The settlements of that map, and goals that lie there before the starters are chosen.
  for (const cell of ['A1', 'E5', 'F1'])
    await expect(page.locator(`.map [data-thing="cell:${cell}"]`)).toHaveClass(/settlement/)
  await expect(page.getByRole('region', { name: 'Starter enhancements' })).toBeVisible()
  await expect(page.locator('.goals [data-thing^="goal:"]')).toHaveCount(3)
})

test('a die is dragged to a slot', async ({ ann, page }) => {
  await against(ann)
  await until(ann, 'turn_pre')
  const free = '.slot[data-thing^="slot:gathering:"]:not(.taken)'
  const values = await page.locator(free).evaluateAll((all) => all.map((one) => one.dataset.thing!.split(':')[2]!))
  const dice = page.locator('.tray .dice > .die.choosable')
  const die = dice.and(page.locator(values.map((value) => `[data-thing^="die:${value}"]`).join())).first()
  const value = (await die.getAttribute('data-thing'))!.split(':')[1]!
  const slot = page.locator(`[data-thing="slot:gathering:${value}"].slot`)
  const before = await page.locator('.tray .dice > .die').count()
  // Let go beside any slot it changes nothing.
  await die.hover()
  await page.mouse.down()
  await page.mouse.move(700, 12, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.tray .dice > .die')).toHaveCount(before)
  await expect(slot).not.toHaveClass(/taken/)
  const to = (await slot.boundingBox())!
  await die.hover()
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await expect(slot).toHaveClass(/over/)
  await page.mouse.up()
  await expect(slot).toHaveClass(/taken/)
  await expect(page.locator('.tray .dice > .die')).toHaveCount(before - 1)
})

test('a die is rerolled for a berry, clicked, then its slot', async ({ ann, page }) => {
  await against(ann)
  await until(ann, 'turn_pre', '[data-thing="action:reroll"].choosable')
  const berries = page.locator('.track.berries b')
  const before = Number(await berries.getAttribute('data-text'))
  await page.locator('[data-thing="action:reroll"].choosable').click()
  await page.locator('.tray .dice > .die').first().click()
  await expect(berries).toHaveAttribute('data-text', String(before - 1))
  const die = page.locator('.tray .dice > .die.choosable').first()
  const value = (await die.getAttribute('data-thing'))!.split(':')[1]!
  // A second click at once on the same spot would be taken for a double click.
  await page.waitForTimeout(500)
  await die.click()
  // Only what goes on with this die glows.
  await expect(page.locator('.orders .slot.choosable')).toHaveCount(4)
  await page.locator(`[data-thing="slot:architecture:${value}"].slot`).click()
  await expect(page.locator(`[data-thing="slot:architecture:${value}"].slot`)).toHaveClass(/taken/)
})

test('a worker walks along the map, step by step and back', async ({ ann, page }) => {
  await against(ann)
  await until(ann, 'move_step')
  const workers = page.locator('.map [data-thing^="worker:"].choosable')
  await expect(workers).toHaveCount(2)
  const place = async (i: number) => (await workers.nth(i).getAttribute('data-thing'))!.split(':')[1]!
  const [from, to] = [await place(0), await place(1)]
  const log = page.getByRole('log', { name: 'Game log' }).locator('li')
  const lines = await log.count()
  await workers.first().click()
  // Where this worker can go, and what it finds there.
  await expect(page.locator(`[data-thing="cell:${to}"]`)).toHaveClass(/choosable/)
  await expect(page.locator(`[data-thing="cell:${from}"]`)).not.toHaveClass(/choosable/)
  await expect(page.locator('.map .brings .pill').first()).toBeVisible()
  await page.locator(`[data-thing="cell:${to}"]`).click({ position: { x: 20, y: 30 } })
  await expect(page.locator(`[data-stand="${to}-0"] .count`)).toHaveText('2')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator(`[data-stand="${to}-0"] .count`)).toHaveCount(0)
  await expect(log).toHaveCount(lines)
  // Dragged as well.
  const target = (await page.locator(`[data-thing="cell:${to}"]`).boundingBox())!
  await page.locator(`[data-thing="worker:${from}"]`).hover()
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 3, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator(`[data-stand="${to}-0"] .count`)).toHaveText('2')
})

test('two at one screen with titles and personal goals: nobody sees the other’s, all is counted at the end', async ({
  ann,
  page,
}) => {
  test.setTimeout(240_000)
  const table = await ann.create({ mode: 'full', players: 2 }, [me, { kind: 'here', name: 'Bea' }], game)
  await ann.sit(table.id)
  const titles = new Set<string>()
  for (const name of ['Ann', 'Bea']) {
    await page.getByRole('button', { name: `I am ${name}` }).click()
    titles.add((await page.locator('.people .title').getAttribute('data-thing'))!)
    // Two cards, two boards.
    for (let turn = 0; turn < 12 && ['choose_starters', 'place_starter'].includes((await decision(page)) ?? ''); ++turn)
      await ann.step(turn)
  }
  expect(titles.size).toBe(2)
  expect([...titles]).not.toContain('title:basic')
  // Each sees the own goal, and that the other has one.
  const goals = new Map<string, string>()
  for (let turn = 0; turn < 120 && (goals.size < 2 || (await ann.seq()) < 25); ++turn) {
    // What is shown before the server has answered may still give way to the curtain.
    await expect.poll(async () => (await ann.seq()) - (await ann.saved())).toBe(0)
    const shown = await page.evaluate(() => {
      const goal = document.querySelector('.people .goal:not(.hidden)')
      const name = document.querySelector('.people .title b')
      return goal && name ? [name.textContent, goal.getAttribute('aria-label')!] : null
    })
    if (shown) {
      const [name, label] = shown as [string, string]
      expect(goals.get(name) ?? label.slice(0, 40)).toBe(label.slice(0, 40))
      if (!goals.has(name)) {
        // A new question brings the own area back, so look again if one comes meanwhile.
        await expect(async () => {
          await page.locator('.strip > button').click()
          await expect(page.locator('.people .goal.hidden')).toHaveCount(1, { timeout: 1000 })
        }).toPass()
        await expect(async () => {
          if ((await page.locator('.people .goal.hidden').count()) > 0) await page.locator('.strip > button').click()
          await expect(page.locator('.people .goal.hidden')).toHaveCount(0, { timeout: 1000 })
        }).toPass()
      }
      goals.set(name, label.slice(0, 40))
    }
    await ann.step(turn)
  }
  expect(goals.size).toBe(2)
  expect(new Set(goals.values()).size).toBe(2)
  expect(await ann.seq()).toBeGreaterThan(20)
  await ann.finish(table.id)
  await ann.sit(table.id)
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /personal goal/i })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })

  test('a whole game against bots', async ({ ann, page }) => {
    test.setTimeout(300_000)
    await against(ann, { mode: 'full', players: 3 }, 3)
    const panes = new Set<string>()
    for (let turn = 0; turn < 1500; ++turn) {
      if ((await ann.root.getAttribute('data-state')) === 'over') break
      const now = await board(page)
        .getAttribute('data-pane', { timeout: 2000 })
        .catch(() => null)
      if (now) panes.add(now)
      // Chance alone might never send anybody over the map: the first die that can goes to the travel board. After that
      // what can be left out is left out.
      if (!panes.has('map') && (await pressed(ann, '.board [data-thing^="slot:travel:"].choosable'))) continue
      if (panes.has('map') && turn > 50 && (await pressed(ann, endings))) continue
      if (!(await ann.step(turn))) await hurry(ann)
    }
    await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
    // What is asked comes up by itself.
    expect([...panes]).toContain('map')
    expect([...panes]).toContain('boards')
  })

  test('map, boards and city take turns, and everything is large enough', async ({ ann, page }) => {
    await against(ann)
    await until(ann, 'turn_pre')
    for (const pane of ['Map', 'City', 'Boards']) {
      await page.getByRole('button', { name: pane, exact: true }).tap()
      expect(await widerThanPage(page), pane).toBe(false)
      expect(await violations(page), pane).toEqual([])
      const small = await page.locator('.board .thing.choosable:visible').evaluateAll((nodes) =>
        nodes.flatMap((node) => {
          const { width, height } = node.getBoundingClientRect()
          return width >= 39.5 && height >= 39.5 ? [] : [`${(node as HTMLElement).dataset.thing}: ${width} x ${height}`]
        }),
      )
      expect(small, pane).toEqual([])
    }
  })
})

test('no violation that axe can find, at any player count', async ({ ann, page }) => {
  test.setTimeout(180_000)
  const found: Record<string, string[]> = {}
  const look = async (where: string) => {
    const wrong = await violations(page)
    if (await widerThanPage(page)) wrong.push('scrolls sideways')
    if (wrong.length > 0) found[where] = wrong
  }
  for (const players of [2, 4]) {
    await against(ann, { mode: 'full', players }, players)
    await look(`${players}, choosing`)
    await until(ann, 'turn_pre', undefined, 200)
    await look(`${players}, dice`)
    await until(ann, 'activation', undefined, 200)
    await look(`${players}, activation`)
  }
  await page.goto('/learn/tundra')
  await page.locator('article').waitFor()
  await look('learn')
  expect(found).toEqual({})
})
