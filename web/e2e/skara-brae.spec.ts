// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { alone, expect, me, test, violations, widerThanPage, type Person } from './table'

/** What leaves room in the pot for something else. */
const light = (page: Page) =>
  page.locator(
    ['shell', 'barley', 'fish', 'rabbit'].map((one) => `.storage .choosable[data-thing="resource:${one}"]`).join(),
  )

/** Plays until two different things can be cooked together; false if the game ended before. */
async function meal(ann: Person): Promise<boolean> {
  const { page } = ann
  for (let turn = 0; turn < 400; ++turn) {
    const asked = page.locator('.bar .prompt', { hasText: 'Cook: choose' })
    if ((await asked.isVisible()) && (await light(page).count()) > 1) return true
    if ((await ann.root.getAttribute('data-state')) === 'over') return false
    // Cook when there may be something to cook, else anything. The board may go on between the look and the click.
    const cook = page.locator('.board [data-thing="tile:cook"].choosable').first()
    const cooked =
      turn > 20 &&
      (await cook.isVisible()) &&
      (await cook.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      ))
    if (!cooked) await ann.step(turn)
  }
  return false
}

/** A new table with a meal to cook. */
async function cooking(ann: Person): Promise<void> {
  for (let i = 0; i < 10; ++i) {
    const table = await ann.create(alone, [me])
    await ann.sit(table.id)
    if (await meal(ann)) return
  }
  throw new Error('No meal came up.')
}

test('a meal is picked in any order, put back and confirmed', async ({ ann, page }) => {
  await cooking(ann)
  const log = page.getByRole('log', { name: 'Game log' }).locator('li')
  const lines = await log.count()
  const chips = page.locator('.bar .chip')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const things = light(page)
  const last = await things.last().getAttribute('data-thing')
  const first = await things.first().getAttribute('data-thing')
  const pot = (thing: string | null) => page.locator(`.storage [data-thing="${thing}"]`)

  // The last one first: no order is in the way.
  await pot(last).click()
  await expect(chips).toHaveCount(1)
  await expect(pot(last)).toHaveClass(/picked/)
  await expect(page.locator('.bar')).toContainText('1 of')
  await expect(log).toHaveCount(lines)
  expect(await violations(page)).toEqual([])
  if (process.env.SKERRY_SHOTS) await page.screenshot({ path: `${process.env.SKERRY_SHOTS}/meal-desktop.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await widerThanPage(page)).toBe(false)
  if (process.env.SKERRY_SHOTS) await page.screenshot({ path: `${process.env.SKERRY_SHOTS}/meal-phone.png` })
  await page.setViewportSize({ width: 1440, height: 900 })

  // Put back with the chip, by key; picked again; all put back.
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await pot(first).click()
  await expect(chips).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(chips).toHaveCount(0)
  await expect(log).toHaveCount(lines)

  await pot(last).click()
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(chips).toHaveCount(0)
  await expect(log).not.toHaveCount(lines)
})

test('what is tapped faster than the server answers is picked all the same', async ({ ann, page }) => {
  await cooking(ann)
  const seq = await ann.seq()
  await light(page)
    .first()
    .evaluate((node) => {
      // Twice before anything can come back: picked, and picked again or put back.
      for (let i = 0; i < 2; ++i) node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  await expect.poll(() => ann.seq()).toBe(seq + 2)
  // The page goes on with what the server says by now: unless the pot is full, the next tap counts as well.
  const next = light(page).last()
  if (!(await next.isVisible())) return
  await next.click()
  await expect.poll(() => ann.seq()).toBe(seq + 3)
})
