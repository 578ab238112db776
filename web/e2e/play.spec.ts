// SPDX-License-Identifier: Apache-2.0
import { serve } from '../scripts/serve.mjs'
import { Person, alone, expect, me, test, two } from './table'

test('a whole solo game by clicking', async ({ ann, page }) => {
  test.setTimeout(600_000)
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await ann.play()
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /How the scores grew/ })).toBeVisible()
})

test('a whole game against bots, then a rematch', async ({ ann, page }) => {
  test.setTimeout(600_000)
  const bot = { kind: 'bot', bot: await ann.bot() }
  const table = await ann.create({ mode: 'multi', players: 3 }, [me, bot, bot])
  await ann.sit(table.id)
  await ann.play()
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(table.id))
  await expect(page.locator('.page')).toHaveAttribute('data-state', /playing|open/)
})

test('two browsers online, one of them loses its line in the middle', async ({ browser, server, ann }) => {
  test.setTimeout(600_000)
  const bob = await Person.arrive(browser, server.url, 'Bob')
  // A line that can be cut.
  let cut = () => {}
  let lines = 0
  let dead = false
  await bob.page.routeWebSocket(/\/ws$/, (socket) => {
    if (dead) return void socket.close()
    ++lines
    socket.connectToServer()
    cut = () => void socket.close()
  })
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: 'Set up Skara Brae' }).click()
  await ann.page.getByRole('radio', { name: /Online/ }).check()
  await ann.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
  const link = await ann.page.getByLabel('Invite with this link').inputValue()

  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bob.root).toHaveAttribute('data-state', 'playing')
  await expect(ann.root).toHaveAttribute('data-state', 'playing')

  for (let turn = 0; turn < 40; ++turn) {
    await ann.step(turn)
    await bob.step(turn)
  }
  dead = true
  cut()
  await expect(bob.page.getByText('Reconnecting')).toBeVisible()
  for (let turn = 0; turn < 10; ++turn) await ann.step(turn)
  const reached = await ann.seq()
  dead = false
  await expect(bob.page.getByText('Reconnecting')).toBeHidden({ timeout: 30_000 })
  expect(lines).toBeGreaterThan(1)
  await expect.poll(() => bob.seq()).toBe(reached)
  const sentences = (person: Person) => person.page.getByRole('log', { name: 'Game log' }).locator('li').count()
  await expect.poll(() => sentences(bob)).toBeGreaterThan(5)

  for (let turn = 0; turn < 20; ++turn) {
    await ann.step(turn)
    await bob.step(turn)
  }
  await expect.poll(async () => (await ann.seq()) === (await bob.seq())).toBe(true)
  expect(bob.errors).toEqual([])
  await bob.context.close()
})

test('chat is heard at the other end', async ({ browser, server, ann }) => {
  const table = await ann.create(two, [me, { kind: 'open' }])
  const bob = await Person.arrive(browser, server.url, 'Bob')
  await bob.post(`/api/tables/${table.id}/join`)
  await ann.sit(table.id)
  await bob.sit(table.id)
  await bob.page.getByRole('button', { name: 'Chat' }).first().click()
  await bob.page.getByLabel('Say something').fill('Good luck')
  await bob.page.getByRole('button', { name: 'Send' }).click()
  await ann.page.getByRole('button', { name: /^Chat/ }).first().click()
  await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText('Good luck')
  await bob.context.close()
})

test('hot-seat: a curtain between players, and no secret through it', async ({ ann, page }) => {
  const table = await ann.create(two, [me, { kind: 'here', name: 'Bea' }])
  await ann.sit(table.id)
  await expect(page.getByRole('heading', { name: 'Ann is next' })).toBeVisible()
  await expect(page.locator('.board .thing.choosable')).toHaveCount(0)
  await expect(page.locator('.bar .choice')).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  const offered = await page.locator('.bar .choice').allTextContents()
  expect(offered.length).toBeGreaterThan(0)
  await page.locator('.bar .choice').first().click()
  await expect(page.getByRole('heading', { name: 'Bea is next' })).toBeVisible()
  await page.getByRole('button', { name: 'I am Bea' }).click()
  const hers = await page.locator('.bar .choice').allTextContents()
  expect(hers).not.toEqual(offered)
  await ann.play({ most: 40 })
  expect(await ann.seq()).toBeGreaterThan(10)
})

test('undo one step, and the whole turn', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  // Up to placing workers: what was dealt cannot be taken back, a worker can.
  const prompt = page.getByRole('region', { name: 'What to do' })
  for (let turn = 0; turn < 12 && !(await prompt.textContent())?.includes('Place a worker'); ++turn)
    await ann.step(turn)
  await expect(prompt).toContainText('Place a worker')
  const line = await prompt.getByRole('status').textContent()
  const lines = await page.getByRole('log', { name: 'Game log' }).locator('li').count()
  await page.locator('.board [data-thing^="tile:gather"].choosable').first().click()
  await expect(page.getByRole('log', { name: 'Game log' }).locator('li')).not.toHaveCount(lines)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(prompt.getByRole('status')).toHaveText(line!)
  await expect(page.getByRole('log', { name: 'Game log' }).locator('li')).toHaveCount(lines)

  await page.locator('.board [data-thing^="tile:gather"].choosable').first().click()
  await ann.step(0)
  await page.getByRole('button', { name: 'Undo the whole turn' }).click()
  await expect(page.getByRole('log', { name: 'Game log' }).locator('li')).not.toHaveCount(lines + 2)
})

test('a move is confirmed first where one wants that', async ({ ann, page }) => {
  await page.addInitScript(() => localStorage.setItem('skerry.settings', JSON.stringify({ confirm: true })))
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const before = await ann.seq()
  await page.locator('.board .thing.choosable').first().click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(await ann.seq()).toBe(before)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await page.locator('.board .thing.choosable').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => ann.seq()).toBeGreaterThan(before)
})

test('a refused thing says why, and a thing explains itself', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const prompt = page.getByRole('region', { name: 'What to do' })
  for (let turn = 0; turn < 12 && !(await prompt.textContent())?.includes('Place a worker'); ++turn)
    await ann.step(turn)
  const refused = page.locator('.board .thing.refused').first()
  await refused.hover()
  await expect(page.getByRole('tooltip').locator('.reason')).toBeVisible()
  expect(await refused.getAttribute('aria-label')).toMatch(/\. .+/)
  await page.getByRole('button', { name: /All moves/ }).click()
  await expect(page.getByRole('list', { name: 'All moves' }).getByRole('button').first()).toBeVisible()
})

test('a seat is handed to a bot and taken back; a spectator only watches', async ({ browser, server, ann, page }) => {
  const table = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }])
  await ann.sit(table.id)
  const eve = await Person.arrive(browser, server.url, 'Eve')
  await eve.sit(table.id)
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
  await expect(eve.page.locator('.bar .choice')).toHaveCount(0)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Hand to a bot' }).click()
  await expect.poll(() => eve.seq()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Take the seat back' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.bar.due')).toBeVisible({ timeout: 30_000 })
  await eve.context.close()
})

test('the server goes away and comes back: nothing is lost, the page resumes by itself', async ({ browser }) => {
  test.skip(process.env.SKERRY_URL !== undefined, 'needs a server of its own')
  const first = await serve()
  const ann = await Person.arrive(browser, first.url, 'Ann')
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await ann.play({ most: 12 })
  await expect.poll(async () => (await ann.seq()) - (await ann.saved())).toBe(0)
  const reached = await ann.seq()
  expect(reached).toBeGreaterThan(4)
  await first.stop({ keep: true })
  await expect(ann.page.getByText('Reconnecting')).toBeVisible()
  const second = await serve({ port: first.port, data: first.data })
  await expect(ann.page.getByText('Reconnecting')).toBeHidden({ timeout: 40_000 })
  expect(await ann.seq()).toBe(reached)
  await ann.play({ most: 12 })
  await expect.poll(() => ann.seq()).toBeGreaterThan(reached)
  await ann.context.close()
  await second.stop()
})

test('without a picture of the game it is played all the same', async ({ ann, page }) => {
  await page.route(/assets\/(skara-brae|Board)[^/]*\.js/, (route) => route.abort())
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you can choose' })).toBeVisible()
  await ann.play({ most: 15 })
  expect(await ann.seq()).toBeGreaterThan(5)
})

test('somebody without a name can watch, and is asked for one to sit down', async ({ browser, server, ann }) => {
  const table = await ann.create(two, [me, { kind: 'open' }])
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`/t/${table.id}`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  // The dialog opens at the name, not at Close.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Late')
  await page.keyboard.press('Enter')
  await expect(page.locator('.page')).toHaveAttribute('data-state', 'playing')
  await expect(page.locator('.bar .choice').first()).toBeVisible()
  await context.close()
})

test('a table that is not there says so', async ({ ann, page }) => {
  await ann.page.goto('/t/nowhere')
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible()
})

test('a name, a password, and back from another device', async ({ browser, server, ann, page }) => {
  const name = `Ann ${Date.now() % 100000}`
  await ann.page.goto('/')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel(/A password/).fill('wind and stone')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('Password set.')).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('button', { name: 'I have a password' }).click()
  await other.getByLabel('Name', { exact: true }).fill(name)
  await other.getByLabel('Password').fill('wrong words')
  await other.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('alert')).toContainText(/\w+ .*\./)
  await other.getByLabel('Password').fill('wind and stone')
  await other.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('button', { name: `Settings of ${name}` })).toBeVisible()
  await context.close()
})

test('two persons agree to end the game; one against a bot concedes', async ({ browser, server, ann, page }) => {
  const table = await ann.create(two, [me, { kind: 'open' }])
  const bob = await Person.arrive(browser, server.url, 'Bob')
  await bob.post(`/api/tables/${table.id}/join`)
  await ann.sit(table.id)
  await bob.sit(table.id)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'End by agreement' }).click()
  await page.getByRole('button', { name: 'Propose it' }).click()
  await expect(bob.page.getByText('Ann wants to end the game here.').first()).toBeVisible()
  await bob.page.getByRole('button', { name: 'End it' }).click()
  await expect(ann.root).toHaveAttribute('data-state', 'over')
  await expect(bob.root).toHaveAttribute('data-state', 'over')
  await bob.context.close()

  const other = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }])
  await ann.sit(other.id)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Concede' }).click()
  await expect(ann.root).toHaveAttribute('data-state', 'over')
})

test('what the others did can be seen again', async ({ ann, page }) => {
  const table = await ann.create(two, [me, { kind: 'bot', bot: await ann.bot() }])
  await ann.sit(table.id)
  const again = page.getByRole('button', { name: 'What happened' })
  for (let turn = 0; turn < 60 && !(await again.isVisible()); ++turn) {
    if (!(await ann.step(turn))) await page.waitForTimeout(100)
  }
  await again.click()
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
  const bar = page.getByRole('region', { name: 'What to do' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(bar).toBeVisible()
})

test('a long press explains instead of choosing', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  const before = await ann.seq()
  const thing = page.locator('.board .thing.choosable').first()
  await thing.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await expect(page.getByRole('tooltip')).toBeVisible()
  await thing.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
  await thing.dispatchEvent('click')
  await page.waitForTimeout(300)
  expect(await ann.seq()).toBe(before)
})

test('the log leads to the thing it speaks of', async ({ ann, page }) => {
  const table = await ann.create(alone, [me])
  await ann.sit(table.id)
  await ann.play({ most: 8 })
  await page.getByRole('log', { name: 'Game log' }).getByRole('button').first().click()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
