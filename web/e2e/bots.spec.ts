// SPDX-License-Identifier: Apache-2.0
// Levels, hints and the analysis of a finished game.
import { alone, expect, me, test, two, violations, widerThanPage, type Person } from './table'

/** Takes a hint by clicking; the list of advice. */
async function takeHint(ann: Person) {
  const { page } = ann
  const button = page.getByRole('button', { name: 'Hint', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint.locator('li').first()).toBeVisible()
  return hint
}

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1440, height: 900 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('a game against level 1: a hint, the end, the analysis', async ({ ann, page }) => {
      test.setTimeout(300_000)
      const found: Record<string, string[]> = {}
      const look = async (where: string) => {
        await page.waitForTimeout(200)
        const wrong = await violations(page)
        if (await widerThanPage(page)) wrong.push('scrolls sideways')
        if (wrong.length > 0) found[where] = wrong
      }

      // The level is chosen in words.
      await page.goto('/')
      await page.getByRole('button', { name: 'Set up Skara Brae' }).click()
      await page.getByRole('radio', { name: /Against bots/ }).check()
      const seat = page.getByRole('combobox', { name: /^Seat 2/ })
      await expect(seat).toHaveValue('bot:level1')
      await expect(seat.getByRole('option', { name: 'Otter, level 3' })).toBeAttached()
      await seat.selectOption('bot:level2')
      await seat.selectOption('bot:level1')
      await page.getByText('More: pace, clocks').click()
      await expect(page.getByRole('checkbox', { name: /Hints are given/ })).toBeChecked()
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.locator('.page[data-state="playing"]').waitFor()
      await expect(page.getByRole('list', { name: 'Players' })).toContainText('Pip')
      const id = new URL(page.url()).pathname.split('/')[2]!

      // What an advice is about lights up; the keyboard does as well.
      for (let turn = 0; turn < 200; ++turn) {
        if ((await page.locator('.board .thing.choosable').count()) > 1) break
        if (!(await ann.step(turn))) await page.waitForTimeout(50)
      }
      const hint = await takeHint(ann)
      await expect(hint).toContainText('to win')
      const best = hint.locator('.advice').first()
      await best.focus()
      await expect(page.locator('.board .thing.lit').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(best).toHaveAttribute('aria-pressed', 'true')
      await look('hint')
      await expect(page.getByRole('button', { name: /took 1 hint/ })).toBeVisible()
      const before = await ann.seq()
      await hint
        .getByRole('button', { name: /^Play / })
        .first()
        .click()
      await expect.poll(() => ann.seq()).toBeGreaterThan(before)

      await ann.finish(id)
      await page.goto(`/t/${id}`)
      await page.getByRole('link', { name: 'Analysis' }).click()
      await expect(page).toHaveURL(/analysis/)
      const curve = page.getByRole('img', { name: /chance of each to win/ })
      await expect(curve).toBeVisible({ timeout: 120_000 })
      await look('analysis')

      // A turning point leads to the decision, with what was played and what was better.
      const turning = page.getByRole('region', { name: 'Turning points' }).getByRole('button')
      await turning.first().click()
      await expect(turning.first()).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(/at=\d+/)
      const decision = page.getByRole('region', { name: 'This decision' })
      await expect(decision).toContainText('played')
      await expect(decision.locator('.lost')).toBeVisible()
      await look('turning point')
      if (viewport.width < 500) {
        await decision.getByRole('button', { name: 'Show the board' }).click()
        await expect(decision).toBeHidden()
        await look('board of a turning point')
      }
      const at = new URL(page.url()).searchParams.get('at')
      await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue(at ?? '0')
      expect(found).toEqual({})
    })
  })

test('no hints between persons, unless the host says so', async ({ ann, page }) => {
  const table = await ann.create(two, [me, { kind: 'here', name: 'Bea' }])
  await ann.sit(table.id)
  await page.locator('.curtain button').click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0)
})

test('alone, in points; the replay leads to the analysis', async ({ ann, page }) => {
  test.setTimeout(240_000)
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const hint = await takeHint(ann)
  await expect(hint).toContainText('points')
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await ann.finish(table.id)
  await page.goto(`/t/${table.id}/replay?at=20`)
  await page.getByRole('link', { name: 'Analysis' }).click()
  await expect(page.getByRole('img', { name: /in points/ })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('20')
  await page.getByRole('button', { name: 'The next decision' }).click()
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).not.toHaveValue('20')
  await page.getByRole('link', { name: 'Replay with the log' }).click()
  await expect(page).toHaveURL(/replay\?at=/)

  // A record from a file is analysed too.
  const record = await (await page.request.get(`/api/tables/${table.id}/record`)).text()
  await page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.getByRole('button', { name: 'Analysis' }).click()
  await expect(page.getByRole('img', { name: /in points/ })).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Replay with the log' }).click()
  await expect(page.getByRole('img', { name: /How the scores grew/ })).toBeVisible()
})
