// SPDX-License-Identifier: Apache-2.0
// What holds on every page: a phone without sideways scrolling, the keyboard alone, no violation that axe can find.
import { alone, expect, me, test, two, violations, widerThanPage, type Person } from './table'

async function pages(ann: Person): Promise<Record<string, () => Promise<void>>> {
  const { page } = ann
  const bot = { kind: 'bot', bot: await ann.bot() }
  const playing = await ann.create(two, [me, bot])
  const solo = await ann.create(alone, [me])
  const open = await ann.create(two, [me, { kind: 'open' }], { public: true, clock: { seconds: 600, add: 10 } })
  const here = await ann.create(two, [me, { kind: 'here', name: 'Bea' }])
  const over = await ann.create(two, [me, bot])
  await ann.finish(over.id)
  const go = (path: string, ready: string) => async () => {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
  }
  return {
    lobby: go('/', '.run'),
    create: async () => {
      await go('/', '.run')()
      await page.getByRole('button', { name: 'Set up Skara Brae' }).click()
      await page.getByRole('radio', { name: /Against bots/ }).check()
    },
    settings: async () => {
      await go('/', '.run')()
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
    },
    waiting: go(`/t/${open.id}`, '.room'),
    'table, start': go(`/t/${playing.id}`, '.bar .choice'),
    'table, middle': async () => {
      await go(`/t/${solo.id}`, '.bar .choice')()
      await ann.play({ most: 25 })
    },
    'all moves': async () => {
      await go(`/t/${solo.id}`, '.bar')()
      const all = page.getByRole('button', { name: /All moves/ })
      if (await all.isVisible()) await all.click()
    },
    menu: async () => {
      await go(`/t/${playing.id}`, '.bar')()
      await page.getByRole('button', { name: 'Table menu' }).click()
    },
    curtain: go(`/t/${here.id}`, '.curtain'),
    score: go(`/t/${over.id}`, '.tally'),
    replay: go(`/t/${over.id}/replay?at=30`, '.slider'),
    'replay, much to say': async () => {
      await go(`/t/${over.id}/replay`, '.slider')()
      const forward = page.getByRole('button', { name: 'One forward' })
      const long = () => page.locator('.caption').evaluate((node) => node.scrollHeight > node.clientHeight)
      while (!(await long()) && (await forward.isEnabled())) await forward.click()
    },
    learn: go('/learn/skara-brae', 'main h1'),
    'record from a file': go('/replay', 'main'),
    lost: go('/nowhere', 'main h1'),
  }
}

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1440, height: 900 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('every page passes axe and scrolls only downwards', async ({ ann, page }) => {
      test.setTimeout(600_000)
      const found: Record<string, string[]> = {}
      for (const [where, go] of Object.entries(await pages(ann))) {
        await go()
        await page.waitForTimeout(300)
        const wrong = await violations(page)
        if (await widerThanPage(page)) wrong.push('scrolls sideways')
        if (wrong.length > 0) found[where] = wrong
      }
      expect(found).toEqual({})
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the action bar is a sheet at the bottom, log and chat are a drawer', async ({ ann, page }) => {
    const table = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }])
    await ann.sit(table.id)
    const bar = page.getByRole('region', { name: 'What to do' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const box = (await bar.boundingBox())!
    expect(box.y + box.height).toBeGreaterThan(800)
    await page.locator('header').getByRole('button', { name: 'Log' }).tap()
    await expect(page.getByRole('log', { name: 'Game log' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.locator('.bar .choice').first().tap()
    await expect.poll(() => ann.seq()).toBeGreaterThan(0)
  })
})

test('the keyboard alone makes a table and plays', async ({ page, baseURL }) => {
  await page.goto(baseURL!)
  const tabTo = async (name: RegExp, most = 80) => {
    for (let i = 0; i < most; ++i) {
      await page.keyboard.press('Tab')
      const now = await page.evaluate(() => {
        const node = document.activeElement
        return `${node?.getAttribute('aria-label') ?? ''} ${node?.textContent ?? ''}`
      })
      if (name.test(now)) return
    }
    throw new Error(`${name} was not reached`)
  }
  await page.getByRole('button', { name: 'Set up Skara Brae' }).waitFor()
  await tabTo(/Set up\s*Skara Brae/)
  await page.keyboard.press('Enter')
  await tabTo(/Start the game/)
  await page.keyboard.press('Enter')
  const root = page.locator('.page')
  await expect(root).toHaveAttribute('data-state', 'playing')
  for (let i = 0; i < 6; ++i) {
    const before = Number(await root.getAttribute('data-seq'))
    await page.locator('.bar .choice, .board .thing.choosable').first().waitFor()
    // The first thing on the board that can be chosen, by Tab alone.
    for (let k = 0; ; ++k) {
      if (k > 120) throw new Error('nothing to choose was reached')
      await page.keyboard.press('Tab')
      const there = await page.evaluate(
        () => document.activeElement?.matches('.thing.choosable, .bar .choice') ?? false,
      )
      if (there) break
    }
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
    if (Number(await root.getAttribute('data-seq')) === before) {
      // A chooser, or things being collected: its first button.
      const unfold = page.locator('.bar .unfold')
      if (await unfold.isVisible()) {
        await unfold.focus()
        await page.keyboard.press('Enter')
      }
      await page.locator('.bar .choice.long, .bar button.main').first().focus()
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => Number(await root.getAttribute('data-seq'))).toBeGreaterThan(before)
  }
})

test('Escape closes, focus returns', async ({ ann, page }) => {
  await ann.page.goto('/')
  const play = page.getByRole('button', { name: 'Set up Skara Brae' })
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(play).toBeFocused()
})
