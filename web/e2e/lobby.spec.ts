// SPDX-License-Identifier: Apache-2.0
// The first minute: from the lobby to a move in one click, and what the lobby remembers. Names, tokens and colours.
import { expect, me, Person, test, two, violations, widerThanPage } from './table'

const games = ['Skara Brae', 'Arctic Scavengers', 'Fine Sand', 'Snowcrest', 'Tundra']

test('a stranger makes a first move after one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Tundra' }).click()
  await expect(page).toHaveURL(/\/t\/\w+/)
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Choose')
  // The gentlest setup, against a bot for a first game, which has a name.
  const players = page.getByRole('list', { name: 'Players' })
  await expect(players.getByRole('button', { name: /^Guest \(you\)/ })).toBeVisible()
  await expect(players.getByRole('button', { name: /^Pip, .*puffin, level 1/ })).toBeVisible()
  await page.locator('.bar .choice, .board .thing.choosable').first().click()
  await expect(page.locator('.board .picked').first()).toBeVisible()
})

test('all five games are in sight, and what one wants to know of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  for (const name of games) {
    const cover = page.locator('.offer', { hasText: name })
    await expect(cover.getByRole('button', { name: `Play ${name}` })).toBeInViewport({ ratio: 1 })
    await expect(cover.getByRole('link', { name: `Learn ${name}` })).toBeInViewport({ ratio: 1 })
    await expect(cover.getByRole('list')).toContainText(/\d\u2013\d players.*\d+ min.*(Light|Medium|Heavy)/)
  }
  await expect(page.locator('.offer', { hasText: 'Tundra' })).not.toContainText('Solo')
  await expect(page.locator('.offer', { hasText: 'Snowcrest' })).toContainText('Solo')
  expect(await violations(page)).toEqual([])
})

test('what is being played comes first, and the covers stay in sight', async ({ ann, page }) => {
  const bot = { kind: 'bot', bot: 'level3' }
  const table = await ann.create(two, [me, bot])
  await page.goto('/')
  const running = page.getByRole('region', { name: 'Continue' })
  await expect(running.getByRole('link', { name: /Skara Brae.*you and Runa.*Your turn/s })).toBeVisible()
  const order = await page.locator('main h1, main h2').allTextContents()
  expect(order[0]).toBe('Continue')
  for (const name of games)
    await expect(page.getByRole('button', { name: `Play ${name}` })).toBeInViewport({ ratio: 1 })
  await running.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(table.id))
})

test('the lobby remembers the last choice', async ({ page }) => {
  await page.goto('/')
  const cover = page.locator('.offer', { hasText: 'Fine Sand' })
  await expect(cover).toContainText('First game with Pip')
  await cover.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('radio', { name: /Base game/ }).check()
  await page.getByRole('button', { name: 'Another seat' }).click()
  await page
    .getByLabel('Seat 3, white')
    .or(page.getByLabel(/^Seat 3/))
    .selectOption('bot:level3')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.page[data-state=playing]').waitFor()
  await page.goto('/')
  await expect(cover).toContainText('Base game with Pip and Runa')
  // One click plays it again, and the dialog begins there too.
  await cover.getByRole('button', { name: 'Play' }).click()
  await page.locator('.page[data-state=playing]').waitFor()
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Runa')
  await page.goto('/')
  await cover.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('radio', { name: /Base game/ })).toBeChecked()
  await expect(page.getByLabel(/^Seat 3/)).toHaveValue('bot:level3')
})

test('a name is asked for where others are, and goes to the tables that are there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Skara Brae' }).click()
  await page.locator('.page[data-state=playing]').waitFor()
  const table = page.url()
  await page.goto('/')
  await page.getByRole('button', { name: 'Set up Skara Brae' }).click()
  await page.getByRole('radio', { name: /Online/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Cleo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
  await page.goto(table)
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Cleo')
  // And once more.
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings of Cleo' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Clea')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('You have a new name')).toBeVisible()
  await page.goto(table)
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Clea')
})

test('tokens are made, shown once, and revoked', async ({ ann, page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByText('Programs that play as you').click()
  await dialog.getByLabel('What is it for?').fill('My bot')
  await dialog.getByRole('button', { name: 'New token' }).click()
  const token = await dialog.getByLabel(/^Your new token/).inputValue()
  const asked = () => fetch(`${ann.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await asked()).json()).toMatchObject({ user: { name: 'Ann' } })
  await expect(dialog.getByRole('list', { name: 'Tokens' })).toContainText('My bot')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke My bot' }).click()
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await expect(dialog.getByText('My bot can no longer play as you.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Tokens' })).toHaveCount(0)
  expect(await (await asked()).json()).toEqual({ user: null })
})

test('a seat has one colour wherever it is shown, and white is white', async ({ ann, page }) => {
  const open = [me, { kind: 'open' }]
  const setup = { mode: 'base', players: 2 }
  await ann.create(setup, open, { game: 'fine-sand', public: true })
  const bob = await Person.arrive(page.context().browser()!, ann.url, 'Bob')
  await bob.page.goto('/')
  const marks = bob.page.locator('li.table', { hasText: 'Fine Sand' }).locator('svg path')
  const fill = (at: number) => marks.nth(at).evaluate((node) => getComputedStyle(node).fill)
  await expect(marks.first()).toBeVisible()
  expect(await fill(0)).toBe('rgb(58, 125, 68)')
  expect(await fill(1)).toBe('rgb(255, 255, 255)')
  await bob.context.close()
})

test('a rules page has contents, and a game at its end', async ({ ann, page }) => {
  await ann.page.goto('/learn/tundra')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link').last().click()
  await expect(page.locator('.guide h2').last()).toBeInViewport()
  await page.getByRole('button', { name: 'Play Tundra' }).click()
  await expect(page.getByRole('dialog', { name: 'Tundra' })).toBeVisible()
})

for (const [name, viewport, colorScheme] of [
  ['wide, dark', { width: 1440, height: 900 }, 'dark'],
  ['phone, light', { width: 390, height: 844 }, 'light'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('lobby, dialogs and rules pass axe and scroll only downwards', async ({ ann, page }) => {
      await ann.create(two, [me, { kind: 'bot', bot: 'level3' }])
      const found: Record<string, string[]> = {}
      const look = async (where: string) => {
        const wrong = await violations(page)
        if (await widerThanPage(page)) wrong.push('scrolls sideways')
        if (wrong.length > 0) found[where] = wrong
      }
      await page.goto('/')
      await page.locator('.run').waitFor()
      await look('lobby')
      await page.getByRole('button', { name: 'Set up Arctic Scavengers' }).click()
      await look('create')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByText('Programs that play as you').click()
      await look('settings')
      await page.goto('/learn/fine-sand')
      await page.getByRole('navigation', { name: 'Contents' }).waitFor()
      await look('learn')
      expect(found).toEqual({})
    })
  })
