// SPDX-License-Identifier: Apache-2.0
// The page thinks itself: replays and analyses of files without the server, hints that the server only
// counts.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Analysis, AnalysisAnswer } from '../src/generated/protocol'
import { expect, me, test } from './table'

const record = await readFile(new URL('../../tests/records/snowcrest/0.jsonl', import.meta.url), 'utf8')

const drop = (page: Page) =>
  page.locator('main').evaluate((main, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
    main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }, record)

async function byServer(page: Page): Promise<Analysis> {
  const begun = await page.request.post('/api/analysis', { data: record, headers: { 'content-type': 'text/plain' } })
  const { id } = (await begun.json()) as { id: string }
  let answer: AnalysisAnswer | undefined
  await expect
    .poll(
      async () => {
        answer = (await (await page.request.get(`/api/analysis/${id}`)).json()) as AnalysisAnswer
        return answer.state
      },
      { timeout: 60_000 },
    )
    .toBe('done')
  return (answer as AnalysisAnswer & { state: 'done' }).analysis
}

const lists = (page: Page) =>
  page
    .getByRole('region', { name: 'How it was played' })
    .locator('details')
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('.accuracy .number')!.textContent,
        one.querySelector('p')!.textContent,
        one.querySelectorAll('li').length,
      ]),
    )

test('a dropped file is shown and analysed without the server', async ({ ann, page }) => {
  test.setTimeout(120_000)
  const wanted = await byServer(page)
  await ann.page.goto('/replay')
  await expect(page.getByText('Choose a file')).toBeVisible()
  const asked: string[] = []
  await page.route('**/api/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await drop(page)
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
  await page.keyboard.press('End')
  await page.getByLabel('Eyes of').selectOption('0')
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue(String(wanted.curve.length - 1))

  await page.getByRole('button', { name: 'Analysis' }).click()
  const working = page.getByRole('status').filter({ hasText: /decision \d+ of/ })
  await expect(working).toContainText(`of ${wanted.decisions.length}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(working).toContainText('Paused')
  const paused = await page.getByRole('progressbar', { name: 'Analysis' }).getAttribute('value')
  await page.waitForTimeout(700)
  expect(await page.getByRole('progressbar', { name: 'Analysis' }).getAttribute('value')).toBe(paused)
  await page.getByRole('button', { name: 'Go on' }).click()

  await expect(page.getByRole('region', { name: 'How it was played' })).toBeVisible({ timeout: 60_000 })
  // The same numbers where both think as long; the server stops by the clock, so here it is their order.
  const seats = await lists(page)
  expect(seats).toHaveLength(wanted.seats.length)
  for (const [at, [accuracy, summary]] of seats.entries()) {
    expect(Math.abs(Number(accuracy) - wanted.seats[at]!.accuracy)).toBeLessThan(10)
    expect(summary).toMatch(/^Played .* decisions/)
  }
  expect(asked).toEqual([])

  // It is there at once for whoever comes back in this page.
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await page.unroute('**/api/**')
  await page.goBack()
  await drop(page)
  await page.getByRole('button', { name: 'Analysis' }).click()
  await expect(page.getByRole('region', { name: 'How it was played' })).toBeVisible()
})

test('the server analyses for who asks it', async ({ ann, page }) => {
  test.setTimeout(120_000)
  await ann.page.goto('/replay')
  await drop(page)
  await page.getByRole('button', { name: 'Analysis' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const asked = page.waitForRequest('**/api/analysis')
  await page.getByRole('button', { name: 'Ask the server' }).click()
  await asked
  await expect(page.getByRole('region', { name: 'How it was played' })).toBeVisible({ timeout: 60_000 })
})

test('a hint is made in the page, and counted by the server', async ({ ann, page }) => {
  const said: string[] = []
  const heard: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(String(payload)))
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  const { id } = await ann.create({ mode: 'full', players: 2 }, [me, { kind: 'bot', bot: await ann.bot() }], {
    game: 'snowcrest',
    hints: true,
  })
  await ann.sit(id)
  const button = page.getByRole('button', { name: 'Hint', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint.locator('li').first()).toContainText('to win')
  const height = async () => (await hint.boundingBox())!.height
  const first = await height()
  await expect(hint.locator('progress')).toHaveJSProperty('value', 1)
  expect(await height()).toBe(first)
  const words = await hint.innerText()
  const hints = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { seats: { hints?: number }[] }).seats.map(
      (seat) => seat.hints ?? 0,
    )
  expect((await hints()).toSorted()).toEqual([0, 1])

  // The same again for the same decision, and counted once.
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await button.click()
  await expect(hint.locator('li').first()).toBeVisible()
  expect(await hint.innerText()).toBe(words)
  expect((await hints()).toSorted()).toEqual([0, 1])
  expect(said.filter((line) => line.includes('"do":"hint"') && line.includes('"own":true'))).toHaveLength(1)
  expect(heard.filter((line) => line.includes('"type":"hint"'))).toEqual([])
})
