// SPDX-License-Identifier: Apache-2.0
// Pictures of every page at two sizes: node scripts/shots.mjs FOLDER [PART OF A NAME]
// The picture in the README: node scripts/shots.mjs ../docs readme
import { mkdir } from 'node:fs/promises'
import { chromium as engine } from '@playwright/test'
import { chromium } from './browser.mjs'
import { serve } from './serve.mjs'

const folder = process.argv[2] ?? 'shots'
const only = process.argv[3] // a part of a name: phone, tundra
await mkdir(folder, { recursive: true })
const server = await serve({ pause: 60 })
const browser = await engine.launch(chromium)
const end = async (status) => {
  await browser.close()
  await server.stop()
  process.exit(status)
}
process.on('unhandledRejection', (error) => {
  console.error(error)
  void end(1)
})
process.on('uncaughtException', (error) => {
  console.error(error)
  void end(1)
})

async function session(viewport, dark = false) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    deviceScaleFactor: viewport.width < 500 ? 2 : 1,
    hasTouch: viewport.width < 500,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error('page error:', error.message))
  const call = async (path, data) => {
    const response = await page.request.post(path, { data, headers: { origin: server.url } })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  return { page, call }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const { games, bots } = await (await fetch(`${server.url}/api/games`)).json()
const best = (bots.find((bot) => bot.name === 'greedy') ?? bots[0]).name

/** A table whose only person has played up to about a share of the game with the help of a bot. */
async function tableAt({ page, call }, share, setup, seats, game = 'skara-brae') {
  const table = await call('/api/tables', { game, setup, seats, public: false, pace: 'live', clock: null, undo: true })
  if (share === 0) return table.id
  const mine = table.mine?.[0] ?? 0
  await call(`/api/tables/${table.id}/seat`, { seat: mine, bot: best })
  await page.goto(`/t/${table.id}`)
  for (;;) {
    if (share >= 10_000)
      await page
        .getByRole('button', { name: 'Hurry' })
        .click({ timeout: 300 })
        .catch(() => {})
    const now = await (await page.request.get(`/api/tables/${table.id}`)).json()
    if (now.state === 'over' || now.seq >= share) break
    await sleep(60)
  }
  if (share < 10_000) await call(`/api/tables/${table.id}/seat`, { seat: mine, bot: null })
  return table.id
}

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const me = { kind: 'me' }
const bot = { kind: 'bot', bot: best }
if (only === 'readme') {
  const who = await session({ width: 1280, height: 800 })
  await who.call('/api/guest', { name: 'Ailsa' })
  await who.page.goto(`/t/${await tableAt(who, 70, { mode: 'multi', players: 3 }, [me, bot, bot])}`)
  await sleep(1500)
  await who.page.screenshot({ path: `${folder}/table.jpg`, type: 'jpeg', quality: 80 })
  await end(0)
}
for (const [size, viewport] of Object.entries(sizes)) {
  if (Object.keys(sizes).includes(only) && size !== only) continue
  for (const dark of [false, true]) {
    const tone = dark ? '-dark' : ''
    const who = await session(viewport, dark)
    const { page, call } = who
    const shot = async (name, options = {}) => {
      if (only && !`${name}-${size}${tone}`.includes(only)) return
      await sleep(500)
      await page.screenshot({ path: `${folder}/${name}-${size}${tone}.png`, ...options })
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      if (wider) console.error(`${name}-${size}: scrolls sideways`)
    }
    await call('/api/guest', { name: 'Ailsa' })
    // Every game: a table of its first mode soon after the start, and its rules.
    for (const { id, modes } of dark ? [] : games) {
      const { id: mode, min_players: players } = modes[0]
      const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? me : bot))
      await page.goto(`/t/${await tableAt(who, 12, { mode, players }, seats, id)}`)
      await shot(`${id}-table`)
      await page.goto(`/learn/${id}`)
      await shot(`${id}-learn`, { fullPage: true })
    }
    const two = { mode: 'multi', players: 2 }
    const start = await tableAt(who, 0, two, [me, bot])
    const middle = await tableAt(who, 70, two, [me, bot])
    if (!dark) {
      await page.goto(`/t/${start}`)
      await shot('table-start')
    }
    await page.goto(`/t/${middle}`)
    await shot('table-middle')
    const bulb = page.getByRole('button', { name: 'Hint', exact: true })
    if (await bulb.isEnabled({ timeout: 5000 }).catch(() => false)) {
      await bulb.click()
      await page.locator('.hints .advice').first().click()
      await shot('hint')
    }
    const over = await tableAt(who, 10_000, { mode: 'multi', players: 3 }, [me, bot, bot])
    await page.goto(`/t/${over}`)
    await shot('score', { fullPage: true })
    await page.goto(`/t/${over}/analysis`)
    await shot('analysis-working')
    await page.getByRole('region', { name: 'Turning points' }).getByRole('button').first().click()
    await shot('analysis')
    await page.goto(`/t/${over}`)
    if (!dark) {
      await page.getByRole('button', { name: 'The board' }).click()
      await shot('table-end')
      await page.goto(`/t/${over}/replay?at=40`)
      await shot('replay')
      const solo = await tableAt(who, 20, { mode: 'solo', players: 1 }, [me])
      await page.goto(`/t/${solo}`)
      await shot('table-solo')
    }
    const sand = (share, setup, seats) => tableAt(who, share, setup, seats, 'fine-sand')
    const building = await sand(0, { mode: 'learning', players: 2 }, [me, bot])
    await page.goto(`/t/${building}`)
    await page.locator('[data-thing="ring:red"]').click()
    await shot('sand-building')
    await page.locator('[data-thing="price:red_4"]').click()
    await page.locator('.hands [data-thing="card:coin_2"]').click()
    await shot('sand-paying')
    await page.goto(`/t/${await sand(90, { mode: 'base', players: 4 }, [me, bot, bot, bot])}`)
    await shot('sand-four')
    if (!dark) {
      await page.goto(`/t/${await sand(140, { mode: 'fable', players: 3 }, [me, bot, bot])}`)
      await shot('sand-fable')
      const first = await sand(10_000, { mode: 'solo', players: 1 }, [me])
      await page.goto(`/t/${first}`)
      await shot('sand-score')
      await page.getByRole('button', { name: 'The board' }).click()
      await shot('sand-solo-end')
      await page.goto(`/c/${first}`)
      await shot('sand-campaign', { fullPage: true })
    }
    // Snowcrest: a village at work, a price, a Guardian, alone, the rules.
    const heights = await tableAt(who, 60, { mode: 'full', players: 3 }, [me, bot, bot], 'snowcrest')
    await page.goto(`/t/${heights}`)
    await shot('snowcrest-middle')
    if (!dark) {
      const first = await tableAt(who, 0, { mode: 'full', players: 2 }, [me, bot], 'snowcrest')
      await page.goto(`/t/${first}`)
      await shot('snowcrest-start')
      const hermit = await tableAt(who, 30, { mode: 'solo', players: 1, level: 3 }, [me], 'snowcrest')
      await page.goto(`/t/${hermit}`)
      await shot('snowcrest-solo')
      await page
        .locator('.row .choosable')
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
      await page
        .locator('.bar .choice.long')
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
      await shot('snowcrest-price')
    }
    const tundra = (share, setup, seats) => tableAt(who, share, setup, seats, 'tundra')
    await page.goto(`/t/${await tundra(70, { mode: 'base', players: 2 }, [me, bot])}`)
    await shot('tundra-two')
    if (!dark) {
      await page.goto(`/t/${await tundra(0, { mode: 'full', players: 2 }, [me, bot])}`)
      await shot('tundra-start')
      await page.goto(`/t/${await tundra(250, { mode: 'full', players: 4 }, [me, bot, bot, bot])}`)
      await shot('tundra-four')
      if (size === 'phone')
        for (const pane of ['Map', 'City']) {
          await page.getByRole('button', { name: pane, exact: true }).click()
          await shot(`tundra-four-${pane.toLowerCase()}`)
        }
      await page.goto(`/t/${await tundra(10_000, { mode: 'full', players: 3 }, [me, bot, bot])}`)
      await shot('tundra-score', { fullPage: true })
    }
    const arctic = 'arctic-scavengers'
    const modules = { hq: 4, recon: ['recon1', 'recon2', 'recon3', 'recon4', 'recon5'] }
    for (const [name, share, setup, seats] of [
      ['arctic-base', 60, { mode: 'multi', players: 3 }, [me, bot, bot]],
      ['arctic-everything', 160, { mode: 'multi', players: 4, ...modules }, [me, bot, bot, bot]],
      ['arctic-solo', 40, { mode: 'solo', players: 1, solo_leader: true }, [me]],
    ]) {
      if (dark && name !== 'arctic-everything') continue
      await page.goto(`/t/${await tableAt(who, share, setup, seats, arctic)}`)
      await page.locator('.arctic').waitFor()
      await shot(name)
      // An action being put together, where one can be begun.
      const lane = page.locator('[data-thing="action:dig"].choosable, [data-thing="action:hunt"].choosable').first()
      if (!(await lane.isVisible())) continue
      await lane.click()
      await page
        .locator('.hand .thing.choosable')
        .first()
        .click()
        .catch(() => {})
      await shot(`${name}-action`)
    }
    if (!dark) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Set up Arctic Scavengers' }).click()
      await page.getByRole('radio', { name: /Against bots/ }).check()
      await shot('arctic-create')
    }
    const other = await session(viewport)
    await other.call('/api/guest', { name: 'Rognvald' })
    const invite = { public: true, pace: 'live', clock: { seconds: 1200, add: 15 }, undo: true }
    const open = await other.call('/api/tables', {
      game: 'skara-brae',
      setup: { mode: 'multi', players: 3 },
      seats: [me, { kind: 'open' }, { kind: 'open' }],
      ...invite,
    })
    await page.goto('/')
    await page.getByText('Rognvald').first().waitFor()
    await shot('lobby')
    if (!dark) {
      await page.getByRole('button', { name: 'Set up Skara Brae' }).click()
      await shot('create')
      await page.goto(`/t/${open.id}`)
      await shot('waiting')
    }
    await other.call(`/api/tables/${open.id}/leave`, {}).catch(() => {})
    await other.page.context().close()
    await page.context().close()
  }
}
await end(0)
