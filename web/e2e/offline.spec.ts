// SPDX-License-Identifier: Apache-2.0
// Without a network: the page itself opens, plays every game and keeps the tables; and what becomes of them with one.
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, press, test } from './table'

test.use({ serviceWorkers: 'allow' })

const games = ['Skara Brae', 'Arctic Scavengers', 'Fine Sand', 'Snowcrest', 'Tundra']
const dist = join(import.meta.dirname, '../dist')

/** The first visit: from then on the page needs no network. */
async function visit(page: Page, url = '/') {
  await page.goto(url)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
    await serviceWorker.ready
    if (!serviceWorker.controller) await controlled
  })
}

/** Makes a table in the dialog. */
async function start(page: Page, game: string, way: string, fill: (dialog: ReturnType<Page['getByRole']>) => unknown) {
  await page.getByRole('button', { name: `Set up ${game}` }).click()
  const dialog = page.getByRole('dialog', { name: game })
  await dialog.getByText(way, { exact: true }).click()
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.page[data-state]').waitFor()
}
const againstGreedy = (dialog: ReturnType<Page['getByRole']>) => dialog.getByLabel(/^Seat 2/).selectOption('bot:greedy')

const seq = async (page: Page) => Number(await page.locator('.page').getAttribute('data-seq'))

/** Plays by pressing what is offered, in the page, until the game is over or so many decisions are made. */
async function playOn(page: Page, most = 5000): Promise<string> {
  const loop = async (press: (turn: number) => boolean, most: number) => {
    const root = document.querySelector<HTMLElement>('.page')!
    for (let turn = 0, idle = 0; turn < most && root.dataset.state !== 'over' && idle < 2000;) {
      const before = root.dataset.seq
      idle = root.dataset.busy !== 'true' && press(turn) ? (++turn, 0) : idle + 1
      for (let i = 0; i < 4 && root.dataset.seq === before; ++i) await new Promise((soon) => setTimeout(soon, 5))
    }
    return root.dataset.state
  }
  return page.evaluate(`(${String(loop)})(${String(press)}, ${most})`)
}

for (const game of games)
  test(`${game} is played without a network`, async ({ page, context }) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    await visit(page)
    await context.setOffline(true)
    await page.reload()
    await start(page, game, 'Against bots', againstGreedy)
    await playOn(page, 12)
    const before = await seq(page)
    expect(before).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => seq(page)).toBeGreaterThanOrEqual(before)
    // Snowcrest by chance clicks may take minutes: some turns of it, the other games to their ends.
    const end = await playOn(page, game === 'Snowcrest' ? 60 : 5000)
    if (game !== 'Snowcrest') expect(end).toBe('over')
    expect(await seq(page)).toBeGreaterThan(before + 20)
    if (end === 'over') {
      await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Replay' }).click()
      await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
    }
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'In this browser' }).getByText(game).first()).toBeVisible()
    expect(wrong).toEqual([])
  })

test('two people share a screen, and two tabs a table', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await start(page, 'Tundra', 'On this screen', () => {})
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.curtain')).toBeVisible()
  for (let i = 0; i < 6; ++i) {
    const [acts, follows] = i % 2 === 0 ? [page, other] : [other, page]
    await playOn(acts, 2)
    await expect.poll(async () => (await seq(acts)) === (await seq(follows))).toBe(true)
  }
  const reached = await seq(page)
  expect(reached).toBeGreaterThan(2)
  await page.close()
  await other.reload()
  await expect.poll(() => seq(other)).toBe(reached)
})

test('a hint, a talk and an analysis come from the page itself', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  // Both choose at once: what the other one does would close the hint.
  await expect(page.getByRole('log', { name: 'Game log' })).toContainText('has chosen')
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hints .advice').first()).toBeVisible()
  await page.getByRole('button', { name: 'Chat' }).first().click()
  await page.getByLabel('Say something').fill('good evening')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('good evening')
  await playOn(page, 4)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Concede' }).click()
  await expect(page.getByRole('heading', { name: /Guest concedes/ })).toBeVisible()
  await page.getByRole('link', { name: 'Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
})

test('a campaign goes on to its next game', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await start(page, 'Fine Sand', 'Against bots', async (dialog) => {
    await dialog
      .getByRole('radio', { name: /campaign/ })
      .first()
      .check()
    await againstGreedy(dialog)
  })
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByLabel('Kind of bot').selectOption('greedy')
  await page.getByRole('button', { name: 'Hand to a bot' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next game' }).click()
  await expect(page.locator('.page[data-state=playing]')).toBeVisible()
  await page.getByRole('link', { name: 'The campaign' }).click()
  await expect(page.getByText('Game 2 is being played.')).toBeVisible()
})

test('tables go to a file, and from there into another browser', async ({ page, browser, server }) => {
  await visit(page)
  await page.context().setOffline(true)
  await page.reload()
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  await playOn(page, 3)
  const reached = await seq(page)
  const address = new URL(page.url()).pathname
  await page.goto('/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'To a file' }).click()
  const file = await (await download).path()

  const elsewhere = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await other.getByLabel('From a file').setInputFiles({
    name: 'tables.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  })
  await expect(other.getByText('The file brought 1 table.')).toBeVisible()
  await other.goto(address)
  await expect.poll(() => seq(other)).toBeGreaterThanOrEqual(reached)
  await elsewhere.close()
})

test('a table of this browser moves to an account and goes on there', async ({ ann, page }) => {
  await page.goto('/')
  await start(page, 'Tundra', 'Against bots', async (dialog) => {
    await againstGreedy(dialog)
    await dialog.getByLabel('In this browser, without a network').check()
  })
  expect(page.url()).toContain('/t/here-')
  await playOn(page, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Move to my account' }).click()
  const moved = page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: /Tundra/ })
  await moved.click()
  await page.locator('.page[data-state=playing]').waitFor()
  expect(page.url()).not.toContain('here-')
  const { mine } = (await (await ann.context.request.get(`${ann.url}/api/tables`)).json()) as { mine: unknown[] }
  expect(mine).toHaveLength(1)
  const before = await seq(page)
  await playOn(page, 4)
  await expect.poll(() => seq(page)).toBeGreaterThan(before)
})

test('a browser that keeps nothing says so, and the game goes on', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
  })
  await page.reload()
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  await expect(page.getByText("This browser's storage is full")).toBeVisible()
  expect(await playOn(page)).toBe('over')
})

test('what the browser has cleared is missed with a sentence', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  await playOn(page, 2)
  await page.evaluate(() => new Promise((gone) => (indexedDB.deleteDatabase('skerry').onsuccess = () => gone(null))))
  await playOn(page, 2)
  await expect(page.getByText('What this browser kept was cleared.')).toBeVisible()
  const reached = await seq(page)
  await page.reload()
  await expect.poll(() => seq(page)).toBeGreaterThanOrEqual(reached)
  await page.goto('/t/here-nothing')
  await expect(page.getByText('This browser does not keep such a table, or no longer.')).toBeVisible()
})

// ---- Plain files ----

/** A web server that knows nothing but files. */
async function files(folder: string): Promise<{ url: string; server: Server; folder: string }> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  }
  const host = { url: '', folder, server: createServer() }
  host.server.on('request', (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    readFile(join(host.folder, name)).then(
      (body) =>
        response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(body),
      async () =>
        response
          .writeHead(404, { 'Content-Type': 'text/html' })
          .end(await readFile(join(host.folder, '404.html')).catch(() => 'Not found')),
    )
  })
  await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve))
  host.url = `http://localhost:${(host.server.address() as AddressInfo).port}`
  return host
}

test('a site of plain files plays without a server, and says nothing of one', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-site-'))
  const made = spawnSync(join(import.meta.dirname, '../../scripts/site.sh'), [folder])
  expect(made.status, String(made.stderr)).toBe(0)
  const host = await files(folder)
  await page.goto(`${host.url}/learn/tundra`)
  await page.getByRole('link', { name: 'Lobby', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose a game and sit down' })).toBeVisible()
  await expect(page.getByText('Open tables')).toHaveCount(0)
  await expect(page.locator('.notices p')).toHaveCount(0)
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  expect(await playOn(page)).toBe('over')
  host.server.close()
  await rm(folder, { recursive: true })
})

test('a new version of the page is taken when the person wants, and loses nothing', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-next-'))
  await cp(dist, folder, { recursive: true })
  const next = async (name: string, change: (text: string) => string) =>
    writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')))
  await next('index.html', (text) => text.replace('<html', '<html data-version="next"'))
  await next('service-worker.js', (text) => text.replace(/const version = '[^']*'/, "const version = 'next'"))
  const host = await files(dist)
  await visit(page, host.url)
  await start(page, 'Tundra', 'Against bots', againstGreedy)
  await playOn(page, 3)
  const reached = await seq(page)

  host.folder = folder
  await page.reload()
  await expect(page.getByText('A new version is here.')).toBeVisible()
  await expect(page.locator('html[data-version=next]'), 'not by itself').toHaveCount(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html[data-version=next]')).toHaveCount(1)
  await expect.poll(() => seq(page)).toBeGreaterThanOrEqual(reached)
  expect(await page.evaluate(() => caches.keys())).toEqual(['skerry next'])
  host.server.close()
  await rm(folder, { recursive: true })
})
