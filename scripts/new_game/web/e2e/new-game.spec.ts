// SPDX-License-Identifier: Apache-2.0
// New Game in the browser: a whole game by clicking, a shore filled, the rules, axe and phones.
import { expect, me, test, violations, widerThanPage } from './table'

const game = { game: 'new-game' }
const bot = { kind: 'bot', bot: 'greedy' }

test('a game against a bot, from the first click to the score', async ({ ann, page }) => {
  const table = await ann.create({ mode: 'together', players: 2 }, [me, bot], game)
  await ann.sit(table.id)
  await expect(page.getByRole('heading', { name: /Round 1 of/ })).toBeVisible()
  await ann.play()
  await expect(ann.root).toHaveAttribute('data-state', 'over')
  await expect(page.locator('.tally')).toBeVisible()
})

test('alone, the bag gives two pebbles', async ({ ann, page }) => {
  const table = await ann.create({ mode: 'alone', players: 1 }, [me], game)
  await ann.sit(table.id)
  await expect(page.locator('[data-thing^="pebble:"]')).toHaveCount(3)
  await page.locator('[data-thing="bag:pebbles"]').click()
  await expect(page.locator('[data-thing^="pebble:"]')).toHaveCount(5)
})

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1280, height: 800 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('lobby, board and rules pass axe and scroll only downwards', async ({ ann, page }) => {
      const table = await ann.create({ mode: 'together', players: 4 }, [me, bot, bot, bot], game)
      for (const [path, ready] of [
        ['/', '.offer'],
        [`/t/${table.id}`, '.new-game'],
        ['/learn/new-game', '.learn'],
      ] as const) {
        await page.goto(path)
        await page.locator(ready).first().waitFor()
        await page.waitForTimeout(300)
        expect({ path, wrong: await violations(page), wider: await widerThanPage(page) }).toEqual({
          path,
          wrong: [],
          wider: false,
        })
      }
    })
  })
