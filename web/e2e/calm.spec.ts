// SPDX-License-Identifier: Apache-2.0
// Nothing moves under the pointer, and nothing there changes its meaning at once.
import type { Page } from '@playwright/test'
import { alone, expect, me, test } from './table'

test.use({ forced: true })

const games: Record<string, object> = {
  'skara-brae': { mode: 'multi', players: 2 },
  'arctic-scavengers': { mode: 'multi', players: 2 },
  'fine-sand': { mode: 'base', players: 2 },
  snowcrest: { mode: 'full', players: 2 },
  tundra: { mode: 'base', players: 2 },
}

interface Seen {
  places: Record<string, string[]>
  shifts: string[]
}

/**
 * From now on notes every place that board, action bar and its fixed slots have in some frame of the game, and what the
 * browser counts as a layout shift: of the frame, and on a desktop of the areas of the board. (On a phone they come in
 * another order when another one is what matters.)
 */
const watchPlaces = (page: Page, areas: boolean) =>
  page.addInitScript((areas) => {
    const seen: Seen = { places: {}, shifts: [] }
    Object.assign(window, { seen })
    const fixed = [
      'main',
      'main > .board',
      '.what',
      '.what > *',
      '[aria-label="Undo"]',
      '.bar .choices',
      '.bar .prompt',
    ]
    const playing = () => document.querySelector('.page[data-state="playing"] .what > *') !== null
    const look = () => {
      if (playing())
        for (const what of fixed) {
          const node = document.querySelector<HTMLElement>(what)
          if (node === null) continue
          const { x, y, width } = node.getBoundingClientRect()
          const scrolled = what === 'main > .board' ? (document.querySelector('main')?.scrollTop ?? 0) : 0
          const end = what === '.bar .choices' ? '' : ` ${width}`
          const place = what === '.bar .prompt' ? `${x} ${y}` : `${x} ${y + scrolled}${end}`
          if (!seen.places[what]?.includes(place)) (seen.places[what] ??= []).push(place)
        }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const still = areas ? [...fixed, '.ground', '.ground > *'] : fixed
    new PerformanceObserver((list) => {
      if (!playing() || performance.now() < 3000) return
      for (const entry of list.getEntries())
        for (const { node, previousRect, currentRect } of (entry as unknown as { sources: Source[] }).sources) {
          if (!(node instanceof Element) || !node.matches(still.join())) continue
          // What the person scrolls moves as a whole, and what has its place may have more in it.
          if (previousRect.x === currentRect.x && previousRect.y === currentRect.y) continue
          const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
          seen.shifts.push(`${node.className}: ${rect(previousRect)} -> ${rect(currentRect)}`)
        }
    }).observe({ type: 'layout-shift', buffered: true })
    interface Source {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
  }, areas)

for (const [game, setup] of Object.entries(games))
  test(`${game}: a whole game moves nothing but its pieces`, async ({ ann, page, context }) => {
    await watchPlaces(page, true)
    const phone = await context.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await watchPlaces(phone, false)
    const table = await ann.create(setup, [me, { kind: 'bot', bot: await ann.bot() }], { game })
    await ann.sit(table.id)
    await phone.goto(`/t/${table.id}`)
    await phone.locator('.bar.due').waitFor()
    await ann.play({ most: 25 })
    // The rest by a bot: with clicks alone some games would take a quarter of an hour.
    await ann.post(`/api/tables/${table.id}/seat`, { seat: 0, bot: await ann.bot() })
    const hurry = page.getByRole('button', { name: 'Hurry' })
    await expect
      .poll(
        async () => {
          if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {})
          return ann.root.getAttribute('data-state')
        },
        { timeout: 120_000, intervals: [200] },
      )
      .toBe('over')
    for (const one of [page, phone]) {
      const seen = await one.evaluate(() => (window as unknown as { seen: Seen }).seen)
      expect(Object.keys(seen.places)).toEqual(expect.arrayContaining(['main', 'main > .board', '.bar .choices']))
      expect(Object.entries(seen.places).filter(([, places]) => places.length > 1)).toEqual([])
      expect(seen.shifts).toEqual([])
    }
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

test('acting while another player is shown comes back to the own table', async ({ ann, page }) => {
  const table = await ann.create(games['skara-brae']!, [me, { kind: 'bot', bot: await ann.bot() }])
  await ann.sit(table.id)
  await page.locator('.bar .choice').first().waitFor()
  await page.getByRole('list', { name: 'Players' }).getByRole('button').nth(1).click()
  await expect(page.locator('.visiting')).toBeVisible()
  const before = await ann.seq()
  await page.keyboard.press('1')
  await expect.poll(() => ann.seq()).toBeGreaterThan(before)
  await expect(page.locator('.visiting')).toBeHidden()
})
