// SPDX-License-Identifier: Apache-2.0
// The keyboard alone: a turn takes few more key presses than clicks, and the focus is where the question is.
import { alone, expect, me, test, two, violations } from './table'

test.use({ forced: true })

const games: Record<string, object> = {
  'skara-brae': two,
  'arctic-scavengers': { mode: 'multi', players: 2 },
  'fine-sand': { mode: 'base', players: 2 },
  snowcrest: { mode: 'full', players: 2 },
  tundra: { mode: 'base', players: 2 },
}

for (const [game, setup] of Object.entries(games))
  test(`${game}: a turn by numbers and Enter`, async ({ ann, page }) => {
    const table = await ann.create(setup, [me, { kind: 'bot', bot: await ann.bot() }], { game })
    await ann.sit(table.id)
    await page.locator('.bar.due').waitFor()
    await page.locator('.board .thing').first().waitFor({ state: 'attached' })
    const start = await ann.seq()
    let presses = 0
    let moves = 0
    while (moves < 8) {
      if (!(await page.locator('.bar.due').isVisible())) break
      const before = await ann.seq()
      const confirm = page.locator('.bar .end .main:not(:disabled)')
      const press = async (key: string) => {
        await page.keyboard.press(key)
        ++presses
      }
      if (await confirm.isVisible()) await press('Enter')
      else {
        await press('1')
        // More than nine: Enter says that no second digit follows.
        if (await page.locator('.bar .end .pill').isVisible()) await press('Enter')
      }
      await expect.poll(() => ann.seq()).toBeGreaterThan(before)
      await expect(ann.root).toHaveAttribute('data-busy', 'false')
      ++moves
    }
    expect(await ann.seq()).toBeGreaterThan(start)
    expect(presses - moves).toBeLessThanOrEqual(12)
    expect(await violations(page)).toEqual([])
  })

test('the focus follows the question, and a key held down answers only one', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await page.locator('.bar .choice').first().waitFor()
  await page.keyboard.press('1')
  await expect.poll(() => ann.seq()).toBe(1)
  await expect(page.locator('.bar .choice, .board .thing.choosable').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.down('Enter')
  await expect.poll(() => ann.seq()).toBe(2)
  await page.locator('.bar .choice, .board .thing.choosable').and(page.locator(':focus')).waitFor()
  for (let i = 0; i < 5; ++i) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.waitForTimeout(500)
  expect(await ann.seq()).toBe(2)
})

test('the keys are listed, the log is one stop, and what happened is said', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await page.locator('.bar .choice').first().waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await ann.play({ most: 10 })
  const log = page.getByRole('log', { name: 'Game log' })
  await expect(log.locator('button').first()).toBeVisible()
  await expect(log.locator('button:not([tabindex="-1"])')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'What happened last' })).toHaveText(/\w/)
  await log.focus()
  await page.keyboard.press('ArrowUp')
  await expect(log.locator('button').last()).toBeFocused()
})

test('tables that wait are told on every page, and N goes to the next', async ({ ann, page }) => {
  const one = await ann.create(alone, [me])
  const other = await ann.create(alone, [me])
  await page.goto('/')
  await expect(page).toHaveTitle(/2 tables wait/)
  await ann.sit(one.id)
  await expect(page).toHaveTitle(/2 tables wait/)
  await page.locator('.bar .choice').first().waitFor()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(new RegExp(other.id))
})
