// SPDX-License-Identifier: Apache-2.0
// The end of a game: what points came from, the moments that counted, what everybody had, what there was to reach, and
// what a link to it shows.
import { alone, expect, me, test, violations, widerThanPage } from './table'

test('the end of a game tells how it came', async ({ ann, page }) => {
  const table = await ann.create({ mode: 'full', players: 2 }, [me, { kind: 'bot', bot: 'random' }], {
    game: 'tundra',
  })
  await ann.finish(table.id, 'random')
  await page.goto(`/t/${table.id}`)

  // What moved a player on the track comes to the points on it.
  const sheet = page.getByRole('table', { name: 'Points by category' })
  const numbers = async (name: string) => {
    const cells = await sheet.getByRole('row').filter({ hasText: name }).first().getByRole('cell').allTextContents()
    return cells.map(Number)
  }
  const sources = sheet.locator('tr.source')
  await expect(sources.first()).toBeVisible()
  const track = await numbers('Track')
  const sums = track.map(() => 0)
  for (const row of await sources.all())
    for (const [i, text] of (await row.getByRole('cell').allTextContents()).entries()) sums[i]! += Number(text)
  expect(sums).toEqual(track)

  const chart = page.getByRole('region', { name: 'How it grew' })
  await expect(chart.getByText('round 2')).toBeVisible()

  const counted = page.getByRole('region', { name: 'Moments that counted' })
  await expect(counted.getByRole('link')).toHaveCount(3)
  await counted.scrollIntoViewIfNeeded()
  await expect(counted.locator('.board [data-thing]').first()).toBeAttached()
  const ended = page.getByRole('region', { name: 'How it ended' })
  await expect(ended.getByRole('heading', { level: 3 })).toHaveText([/Ann/, /.+/])
  await expect(ended.getByText('In store').first()).toBeVisible()

  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await widerThanPage(page)).toBe(false)
  expect(await violations(page)).toEqual([])

  await counted.getByRole('link').first().click()
  await expect(page).toHaveURL(/replay\?at=\d+/)
})

test('who plays alone knows what to reach, from the beginning to the end', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const beside = page.getByRole('complementary', { name: 'Log, chat and reference' })
  await expect(beside.getByText('Reach 45 points. From 55 it is outstanding.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await ann.finish(table.id, 'random')
  await page.goto(`/t/${table.id}`)
  const grades = page.getByRole('list', { name: 'What results are called' })
  await expect(grades.getByRole('listitem')).toHaveCount(3)
  await expect(grades.locator('[aria-current]')).toHaveText(/, reached/)
})

test('a link shows the game where it is passed on, and nothing of a private table before its end', async ({ ann }) => {
  const table = await ann.create(alone, [me])
  const get = (path: string) => ann.context.request.get(ann.url + path)
  const before = await (await get(`/t/${table.id}`)).text()
  expect(before).toContain('content="A table at Skerry"')
  expect(before).not.toContain('Ann')
  const neutral = await (await get(`/api/tables/${table.id}/preview`)).body()
  await ann.post(`/api/tables/${table.id}/end`, { agree: true })
  const after = await (await get(`/t/${table.id}/replay`)).text()
  expect(after).toContain('content="Skara Brae: Ann"')
  const picture = await get(`/api/tables/${table.id}/preview`)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).equals(neutral)).toBe(false)
})
