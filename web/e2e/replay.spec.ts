// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { alone, expect, me, test, two } from './table'

test('a finished game is replayed, shared, saved and loaded again', async ({ ann, page }) => {
  test.setTimeout(200_000)
  const table = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }])
  await ann.finish(table.id)
  await page.goto(`/t/${table.id}`)
  await page.getByRole('link', { name: 'Replay' }).click()
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('2')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('1')
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'One forward' })).toBeDisabled()
  await slider.fill('20')
  await expect(page).toHaveURL(/at=\d+/)
  await page.getByLabel('Eyes of').selectOption('0')
  await expect(page).toHaveURL(/eyes=0/)
  await expect(slider).toHaveValue('20')

  // The link leads back to the same moment.
  const shared = page.url()
  await page.goto('/')
  await page.goto(shared)
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('20')

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ])
  const record = await readFile(await saved.path(), 'utf8')
  expect(record.length).toBeGreaterThan(200)
  await page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
})

test('a file that is no record is refused with a sentence', async ({ ann, page }) => {
  await ann.page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('no game') })
  await expect(page.getByRole('alert')).toContainText(/\w+ .+\./)
})

test('the score leads into the replay', async ({ ann, page }) => {
  test.setTimeout(200_000)
  const table = await ann.create(alone, [me])
  await ann.finish(table.id)
  await page.goto(`/t/${table.id}`)
  const chart = page.getByRole('img', { name: /How the scores grew/ })
  await chart.click({ position: { x: 200, y: 100 } })
  await expect(page).toHaveURL(/replay\?at=\d+/)
})

test('a long game is shown before all of it has arrived, and jumps to its end', async ({ ann, page }) => {
  const record = await readFile(new URL('../../tests/records/fine-sand/19.jsonl', import.meta.url), 'utf8')
  const last = record.trim().split('\n').length - 2
  expect(last).toBeGreaterThan(400)
  // All pages but the first wait until they are let through.
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const asked: number[] = []
  // Without an engine the pages come from the server.
  await page.route('**/*.wasm', (route) => route.abort())
  await page.route('**/api/replay?*', async (route) => {
    asked.push(Number(new URL(route.request().url()).searchParams.get('from')))
    if (asked.length > 1) await opened
    await route.continue()
  })
  await ann.page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(slider).toHaveAttribute('max', String(last))
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await page.keyboard.press('End')
  await expect(slider).toHaveValue(String(last))
  const caption = page.locator('.caption')
  await expect(caption).toHaveText('Fetching this moment\u2026')
  open()
  await expect(caption).not.toHaveText('Fetching this moment\u2026')
  await expect(slider).toHaveValue(String(last))
  await expect.poll(() => asked.length).toBe(Math.ceil((last + 1) / 200))
  expect(asked[2]).toBe(last - (last % 200))
})
