// SPDX-License-Identifier: Apache-2.0
// The guided first games: each to its end by doing what the marks say, then on against the bots.
import type { Page } from '@playwright/test'
import { expect, press, test, violations, widerThanPage } from './table'

const games: Record<string, string> = {
  'skara-brae': 'Skara Brae',
  'arctic-scavengers': 'Arctic Scavengers',
  'fine-sand': 'Fine Sand',
  snowcrest: 'Snowcrest',
  tundra: 'Tundra',
}
const mark = (page: Page) => page.locator('.mark.shown')
const seq = async (page: Page) => Number(await page.locator('.page').getAttribute('data-seq'))

async function begin(page: Page, game: string) {
  await page.goto(`/learn/${game}`)
  await page.getByRole('button', { name: /Guided first game/ }).click()
  await mark(page).waitFor()
}

/** Clicks what the mark points at: a choice of the action bar, a thing, or the end of a selection. Runs in the page. */
function follow(): string {
  const shown = (node: Element) => node.getClientRects().length > 0
  const find = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].filter(shown)
  const what = document.querySelector('.mark .now')?.textContent?.trim() ?? ''
  const says = (node: Element) => node.textContent!.includes(what)
  const target =
    find('.mark .main')[0] ??
    find('.bar .choice.long').find(says) ??
    find('.board .lit.choosable')[0] ??
    find('.bar .choice').find(says) ??
    find('.bar .end .main')[0]
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return target?.dataset.thing ?? target?.textContent ?? 'nothing'
}
/** What is shown, as a text that changes with every step. */
const state = (page: Page) =>
  page.evaluate(() =>
    [
      document.querySelector<HTMLElement>('.page')?.dataset.seq,
      document.querySelector<HTMLElement>('.mark')?.dataset.mark,
      document.querySelectorAll('.bar .choice.long').length,
      document.querySelectorAll('.board .lit').length,
    ].join(),
  )

/** Whether the mark lies within the page and beside what it points at first. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('.mark')!.getBoundingClientRect()
    const out = own.left < 0 || own.top < 0 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1
    const targets = [...document.querySelectorAll('.board .lit.choosable')].map((node) => node.getBoundingClientRect())
    const hit = (it: DOMRect) =>
      it.left < own.right - 1 && own.left < it.right - 1 && it.top < own.bottom - 1 && own.top < it.bottom - 1
    return out || (targets.length === 1 && hit(targets[0]!))
  })

async function walk(page: Page): Promise<number> {
  const seen = new Set<string>()
  for (let step = 0; step < 120; ++step) {
    await mark(page).waitFor()
    const number = (await mark(page).getAttribute('data-mark'))!
    if ((await mark(page).getAttribute('data-kind')) === 'end') return Number(number)
    if (!seen.has(number)) {
      seen.add(number)
      await expect.poll(() => misplaced(page), { message: `mark ${number}` }).toBe(false)
      expect(await widerThanPage(page)).toBe(false)
    }
    const before = await state(page)
    const did = await page.evaluate(follow)
    await expect(page.locator('.mark.astray'), `mark ${number}: ${did}`).toHaveCount(0)
    await expect.poll(() => state(page), { message: `mark ${number}: ${did}` }).not.toBe(before)
  }
  return 0
}

for (const [size, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport })
    for (const [game, name] of Object.entries(games))
      test(`${name} is learned by doing what the marks say`, async ({ page }) => {
        const wrong: string[] = []
        page.on('pageerror', (error) => wrong.push(error.message))
        await begin(page, game)
        expect(await walk(page)).toBeGreaterThanOrEqual(6)
        await mark(page).getByRole('button', { name: 'Play on' }).click()
        await expect(mark(page)).toHaveCount(0)
        // The game goes on from there: a move of mine, whoever is next.
        const before = await seq(page)
        await expect
          .poll(
            async () => {
              await page.evaluate(press, 0)
              return (await seq(page)) > before && (await page.locator('.bar.due').count()) > 0
            },
            { intervals: [200] },
          )
          .toBe(true)
        expect(wrong).toEqual([])
      })
  })

test('a wrong click is not played but explained; the table stays where it is; the guide can be left', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Guided first game of Skara Brae' }).click()
  await mark(page).waitFor()
  const places = () =>
    page.evaluate(() =>
      ['main', 'main .board', '.what'].map((what) =>
        JSON.stringify(document.querySelector(what)!.getBoundingClientRect()),
      ),
    )
  await page.locator('.board .thing').first().waitFor()
  await mark(page).getByRole('button', { name: 'Next' }).click()
  const before = [await places(), await seq(page)]
  await page.locator('.bar').getByRole('button', { name: 'Pass' }).click()
  await expect(page.locator('.mark.astray')).toContainText('Here we follow the Angler.')
  await expect(page.getByRole('status', { name: 'Guided first game' })).toContainText('That would be: Pass.')
  await page.locator('[data-thing="card:H12"]').first().click()
  await expect(page.locator('.mark.astray')).toContainText('Sage')
  expect([await places(), await seq(page)]).toEqual(before)
  expect(await violations(page)).toEqual([])

  // It goes on after a reload.
  await page.locator('[data-thing="card:S01"].choosable').click()
  await expect.poll(() => seq(page)).toBe(3)
  await page.reload()
  await expect(mark(page)).toContainText('A settler harvests at once')
  const guided = await places()
  await mark(page).getByRole('button', { name: 'Skip the guide' }).click()
  await expect(mark(page)).toHaveCount(0)
  expect(await places()).toEqual(guided)
  await page.locator('.bar').getByRole('button', { name: '1 knife' }).click()
  await expect.poll(() => seq(page)).toBe(4)
})

test('the keyboard alone: Enter reads on, and the focus goes to what is meant', async ({ page }) => {
  await page.goto('/learn/snowcrest')
  await page.getByRole('button', { name: /Guided first game/ }).focus()
  await page.keyboard.press('Enter')
  await mark(page).waitFor()
  await page.keyboard.press('Shift')
  await mark(page).getByRole('button', { name: 'Next' }).focus()
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await expect(page.locator('[data-thing="cell:c0"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => seq(page)).toBe(11)
  await expect(page.getByRole('status', { name: 'Guided first game' })).toContainText('3 of 9.')
})

test('the dialog of a new table offers it too', async ({ page }) => {
  await page.goto('/learn/tundra')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Guided first game/ })
    .click()
  await expect(mark(page)).toContainText('Four rounds in the far north.')
})
