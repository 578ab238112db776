// SPDX-License-Identifier: Apache-2.0
// Nothing moves under the pointer, and nothing there changes its meaning at once.
import type { Page } from '@playwright/test'
import { alone, expect, me, test } from './table'

const games: Record<string, object> = {
  'skara-brae': { mode: 'multi', players: 2 },
  'arctic-scavengers': { mode: 'multi', players: 2 },
  'fine-sand': { mode: 'base', players: 2 },
  snowcrest: { mode: 'full', players: 2 },
  tundra: { mode: 'base', players: 2 },
}

/** From now on notes every place that board, action bar and its fixed slots have in some frame of the game. */
const watchPlaces = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, string[]> = {}
    Object.assign(window, { placesSeen: seen })
    const look = () => {
      if (document.querySelector('.page[data-state="playing"] .what > *'))
        for (const what of ['main', 'main .board', '.what', '[aria-label="Undo"]', '.bar .choices', '.bar .prompt']) {
          const node = document.querySelector<HTMLElement>(what)
          if (node === null) continue
          const { x, y, width } = node.getBoundingClientRect()
          const scrolled = what === 'main .board' ? (document.querySelector('main')?.scrollTop ?? 0) : 0
          const end = what === '.bar .choices' ? '' : ` ${width}`
          const place = what === '.bar .prompt' ? `${x} ${y}` : `${x} ${y + scrolled}${end}`
          if (!seen[what]?.includes(place)) (seen[what] ??= []).push(place)
        }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const [size, viewport, whole] of [
  ['a desktop', { width: 1440, height: 900 }, true],
  ['a phone', { width: 390, height: 844 }, false],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport })
    for (const [game, setup] of Object.entries(games))
      test(`${game}: the table stays where it is`, async ({ ann, page }) => {
        test.setTimeout(900_000)
        await watchPlaces(page)
        const table = await ann.create(setup, [me, { kind: 'bot', bot: await ann.bot() }], { game })
        await ann.sit(table.id)
        await ann.play({ most: 120 })
        if (whole) {
          // The rest by a bot: with clicks alone some games would take a quarter of an hour.
          await ann.post(`/api/tables/${table.id}/seat`, { seat: 0, bot: await ann.bot() })
          const hurry = page.getByRole('button', { name: 'Hurry' })
          await expect
            .poll(
              async () => {
                if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {})
                return ann.root.getAttribute('data-state')
              },
              { timeout: 300_000 },
            )
            .toBe('over')
        }
        const seen = await page.evaluate(
          () => (window as unknown as { placesSeen: Record<string, string[]> }).placesSeen,
        )
        expect(Object.keys(seen).sort()).toEqual(
          ['main', 'main .board', '.what', '[aria-label="Undo"]', '.bar .choices', '.bar .prompt'].sort(),
        )
        const moved = Object.entries(seen).filter(([, places]) => places.length > 1)
        expect(moved).toEqual([])
      })
  })

test('the second click of a double click does not answer the next question', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const first = page.locator('.bar .choice').first()
  await first.click({ trial: true })
  const { x, y } = (await first.boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  const before = await ann.seq()
  const asked = await page.locator('.bar .prompt').textContent()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('.bar .prompt')).not.toHaveText(asked!)
  const after = await ann.seq()
  expect(after).toBeGreaterThan(before)
  // There is something to choose on the same spot, and it takes no click yet.
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(1000)
  expect(await ann.seq()).toBe(after)
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => ann.seq()).toBeGreaterThan(after)
})
