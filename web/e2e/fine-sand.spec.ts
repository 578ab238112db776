// SPDX-License-Identifier: Apache-2.0
// Fine Sand: turns at the same time, and campaigns.
import { serve } from '../scripts/serve.mjs'
import { Person, expect, me, test, violations, widerThanPage } from './table'

const game = { game: 'fine-sand' }
/** A solo campaign after a splendid first game: all coin rows are full, so that a modest second one is not the end. */
async function secondGame(ann: Person) {
  const box = (await (await ann.context.request.get(`${ann.url}/api/games/fine-sand/components`)).json()) as {
    start_set: Record<string, number>
    fable_groups: string[][]
  }
  const [first = [], ...queue] = box.fable_groups
  const { castle_3: _, ...set } = box.start_set
  const sheet = [{ stack: 3, offloads: 1, coins: 25, struck: 5 }]
  return {
    mode: 'solo',
    players: 1,
    campaign: { played: 1, set: { ...set, ...Object.fromEntries(first.map((card) => [card, 1])) }, queue, sheet },
  }
}
const learning = { mode: 'learning', players: 2 }
const thing = (person: Person, name: string) => person.page.locator(`.board [data-thing="${name}"].choosable`).first()
const log = (person: Person) => person.page.getByRole('log', { name: 'Game log' })
const button = (person: Person, name: string | RegExp) =>
  person.page.locator('.bar').getByRole('button', { name, exact: true })

/** The first turn of the learning game: build a castle of 2, off-load a card if wanted, and end the turn. */
async function firstTurn(person: Person, offload: string | null) {
  await thing(person, 'ring:red').click()
  await thing(person, 'price:castle_2').click()
  await thing(person, 'card:coin_2').click()
  if (offload) {
    await thing(person, 'card:yellow_offload').click()
    await thing(person, `card:${offload}`).click()
  }
  await button(person, 'End Step 2').click()
  await button(person, 'End the turn').click()
  if (!offload) {
    await thing(person, 'card:blue_4').click()
    await button(person, 'Confirm').click()
  }
}

test('two browsers play a learning game at the same time, and nothing is seen before the barrier', async ({
  browser,
  server,
  ann,
}) => {
  const table = await ann.create(learning, [me, { kind: 'open' }], game)
  const bob = await Person.arrive(browser, server.url, 'Bob')
  await bob.post(`/api/tables/${table.id}/join`)
  await ann.sit(table.id)
  await bob.sit(table.id)

  // Both owe a decision at once, and a coach says a word.
  for (const person of [ann, bob]) {
    await expect(person.page.locator('.bar.due')).toContainText('Choose red to build')
    await expect(person.page.getByRole('note')).toContainText(/\w+ .*\./)
  }
  // Bob has begun while Ann plays her whole turn; neither waits.
  await thing(bob, 'ring:blue').click()
  await firstTurn(ann, 'green_6')
  await expect(ann.page.locator('.bar')).toContainText('Waiting for Bob')
  // What each sees of the other: only that Ann has finished.
  await expect(bob.page.locator('[data-strip="0"]')).toHaveAttribute('data-working', 'false')
  await expect(ann.page.locator('[data-strip="1"]')).toHaveAttribute('data-working', 'true')
  await expect(log(bob)).not.toContainText('Ann builds')
  await expect(log(bob)).not.toContainText('Ann chooses')
  await expect(log(ann)).not.toContainText('Bob chooses')
  expect(await bob.page.locator('[data-strip="0"] > button').getAttribute('aria-label')).toContain('hand 6')
  await expect(bob.page.locator('[data-symbol="0"] .count-badge')).toHaveAttribute('data-text', '0')

  await thing(bob, 'board:draw').click()
  await button(bob, 'End Step 2').click()
  await bob.page.locator('.bar [data-move="end"]').click()
  for (let i = 0; i < 5; ++i) await bob.page.locator('.hands .card.thing.choosable:not(.picked)').first().click()
  await button(bob, 'Confirm').click()

  // Everybody is done: the turn is over, and all is told.
  for (const person of [ann, bob]) {
    await expect(person.page.locator('.board .fine-sand')).toHaveAttribute('data-turn', '2')
    await expect(log(person)).toContainText('Ann builds Castle 2')
    await expect(log(person)).toContainText('Bob chooses blue')
  }
  await expect(bob.page.locator('[data-strip="0"] > button')).toHaveAttribute(
    'aria-label',
    /Turn 1: red.*built Castle 2.*off-loaded 1 card/,
  )
  await expect(ann.page.locator('[data-strip="1"] > button')).toHaveAttribute(
    'aria-label',
    /Turn 1: blue; drew 2 cards/,
  )
  await expect(bob.page.locator('[data-symbol="0"] .count-badge')).toHaveAttribute('data-text', '1')
  expect(bob.errors).toEqual([])
  await bob.context.close()
})

test('a payment is put together card by card, and a card is put back', async ({ ann, page }) => {
  const table = await ann.create(learning, [me, { kind: 'bot', bot: 'random' }], game)
  await ann.sit(table.id)
  await thing(ann, 'ring:red').click()
  await thing(ann, 'price:red_4').click()
  const purse = page.locator('.purse')
  await expect(purse).toContainText('owed 4')
  await thing(ann, 'card:castle_2').click()
  await expect(purse).toContainText('chosen 1')
  await page.locator('.hands [data-thing="card:castle_2"].picked').click()
  await expect(purse).not.toContainText('chosen')
  await thing(ann, 'card:coin_2').click()
  await thing(ann, 'card:castle_2').click()
  await expect(purse).toContainText('chosen 3')
  // What meets the price pays it.
  await thing(ann, 'card:blue_4').click()
  await expect(page.locator('.columns [data-thing="built:red_4"]')).toBeVisible()
  await expect(page.locator('.hands .card')).toHaveCount(2)
  // It works from the next turn on, and says so.
  await expect(page.locator('.columns [data-thing="built:red_4"] .new')).toBeVisible()
})

test('two persons at one screen: each sees own cards and own numbers', async ({ ann, page }) => {
  const table = await ann.create(learning, [me, { kind: 'here', name: 'Bea' }], game)
  await ann.sit(table.id)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await thing(ann, 'ring:red').click()
  await expect(page.locator('[data-thing="price:green_6"] b')).toHaveAttribute('data-text', '6')
  await thing(ann, 'price:red_4').click()
  await expect(page.locator('.purse')).toContainText('owed 4')
  await thing(ann, 'card:purple_4').click()
  await thing(ann, 'card:green_6').click()
  await thing(ann, 'card:coin_2').click()
  await expect(page.locator('.hands .card')).toHaveCount(2)
  await button(ann, 'End Step 2').click()
  await button(ann, 'End the turn').click()
  await page.getByRole('button', { name: 'I am Bea' }).click()
  await expect(page.locator('.hands .card')).toHaveCount(6)
  await expect(page.locator('[data-strip="0"] > button')).toHaveAttribute('aria-label', /hand 6/)
})

/** A bot plays my seats, unwatched. */
async function finished(ann: Person, id: string) {
  for (const seat of (await ann.card(id)).mine) await ann.post(`/api/tables/${id}/seat`, { seat, bot: 'greedy' })
  await expect.poll(async () => (await ann.card(id)).state, { timeout: 60_000, intervals: [100] }).toBe('over')
}

test('a solo campaign: two games, with the server stopped in between', async ({ browser }) => {
  test.setTimeout(240_000)
  const first = await serve({ pause: 0 })
  const ann = await Person.arrive(browser, first.url, 'Ann')
  const table = await ann.create(await secondGame(ann), [me], game)
  await finished(ann, table.id)
  await ann.sit(table.id)
  await expect(ann.page.getByRole('button', { name: 'Next game' })).toBeVisible()
  await ann.page.getByRole('link', { name: 'The campaign' }).first().click()
  await expect(ann.page).toHaveURL(new RegExp(`/c/${table.id}`))
  await expect(ann.page.getByRole('heading', { name: 'Scoring sheet' })).toBeVisible()
  const struck = ann.page.locator('.numbers li.struck')
  await expect(struck).toHaveCount(2)
  const numbers = await struck.locator('.n').allTextContents()
  await expect(ann.page.getByRole('heading', { name: 'Cards in and out' })).toBeVisible()

  await first.stop({ keep: true })
  const second = await serve({ port: first.port, data: first.data, pause: 0 })
  await ann.page.goto(`/c/${table.id}`)
  await expect(struck.locator('.n')).toHaveText(numbers)
  await ann.page.getByRole('button', { name: 'Next game' }).click()
  await expect(ann.root).toHaveAttribute('data-state', 'playing')
  await expect(ann.page.locator('.board .fine-sand')).toContainText('game 3 of 10')
  const next = ann.page.url().split('/').at(-1)!
  await ann.page.goto('/')
  await finished(ann, next)
  await ann.page.goto(`/c/${table.id}`)
  await expect(ann.page.locator('main')).toHaveAttribute('data-games', '2')
  await expect(ann.page.locator('.sheet tbody tr.done')).toHaveCount(3)

  const [file] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.getByRole('button', { name: 'Record' }).click(),
  ])
  expect(file.suggestedFilename()).toContain('campaign')
  if (await ann.page.getByRole('button', { name: 'Abandon' }).isVisible()) {
    await ann.page.getByRole('button', { name: 'Abandon' }).click()
    await ann.page.getByRole('button', { name: 'Abandon the campaign' }).click()
    await expect(ann.page.getByText('The campaign was abandoned.')).toBeVisible()
  }
  await expect(ann.page.getByRole('button', { name: 'Next game' })).toHaveCount(0)

  // The next one begins where the last one ended.
  await ann.page.getByRole('button', { name: 'New campaign' }).click()
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  await expect(ann.root).toHaveAttribute('data-state', 'playing')
  await expect(ann.page.locator('.board .fine-sand')).toContainText('game 1 of 10')
  expect(ann.errors).toEqual([])
  await ann.context.close()
  await second.stop()
})

test('a Fable campaign goes on with other players', async ({ browser }) => {
  test.setTimeout(180_000)
  const server = await serve({ pause: 0 })
  const ann = await Person.arrive(browser, server.url, 'Ann')
  const { page } = ann
  const table = await ann.create({ mode: 'fable', players: 2 }, [me, { kind: 'bot', bot: 'greedy' }], game)
  await finished(ann, table.id)
  await page.goto(`/c/${table.id}`)
  await expect(page.getByRole('heading', { name: 'Games won' })).toBeVisible()
  await page.getByRole('button', { name: 'With other players' }).click()
  await page.getByRole('radio', { name: /Against bots/ }).check()
  await page.getByRole('button', { name: 'Another seat' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(ann.root).toHaveAttribute('data-state', 'playing')
  await expect(page.locator('.board .fine-sand')).toContainText('round 2')
  await expect(page.locator('.neighbour')).toHaveCount(2)
  await page.getByRole('link', { name: 'The campaign' }).click()
  await expect(page.getByText('Game 2 is being played.')).toBeVisible()
  expect(ann.errors).toEqual([])
  await ann.context.close()
  await server.stop()
})

test('the setup says which modes are campaigns', async ({ ann, page }) => {
  await ann.page.goto('/')
  await page.getByRole('button', { name: 'Set up Fine Sand' }).click()
  await expect(page.getByText('This is a campaign')).toBeHidden()
  await page.getByRole('radio', { name: /Alone/ }).check()
  await expect(page.getByText('This is a campaign')).toBeVisible()
  await page.getByRole('radio', { name: /Against bots/ }).check()
  await expect(page.getByText('This is a campaign')).toBeHidden()
  await page.getByRole('radio', { name: /Fable campaign/ }).check()
  await expect(page.getByText('This is a campaign')).toBeVisible()
})

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1280, height: 800 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('board, campaign and rules pass axe and scroll only downwards', async ({ ann, page }) => {
      test.setTimeout(180_000)
      const bot = { kind: 'bot', bot: 'greedy' }
      const four = await ann.create({ mode: 'base', players: 4 }, [me, bot, bot, bot], game)
      const solo = await ann.create({ mode: 'solo', players: 1 }, [me], game)
      const learn = await ann.create(learning, [me, bot], game)
      const found: Record<string, string[]> = {}
      const look = async (where: string) => {
        await page.waitForTimeout(300)
        const wrong = [...(await violations(page)), ...((await widerThanPage(page)) ? ['scrolls sideways'] : [])]
        if (wrong.length > 0) found[where] = wrong
      }
      await ann.sit(four.id)
      await page.locator('.fine-sand').waitFor()
      await look('mulligan')
      await ann.play({ most: 14 })
      await look('a game of four')
      await ann.sit(learn.id)
      await thing(ann, 'ring:red').click()
      await look('building')
      await thing(ann, 'price:red_4').click()
      await look('paying')
      for (const target of await page.locator('.hands .thing.choosable, .columns .thing.choosable').all()) {
        const box = (await target.boundingBox())!
        if (viewport.width < 500 && Math.min(box.width, box.height) < 40)
          found['small target'] = [(await target.getAttribute('data-thing')) ?? '']
      }
      await page.goto(`/c/${solo.id}`)
      await page.locator('.sheet').first().waitFor()
      await look('campaign')
      await page.goto('/learn/fine-sand')
      await page.locator('.learn').waitFor()
      await look('rules')
      expect(found).toEqual({})
    })
  })

test('while the gull explains, a tap on a card does not off-load it at once', async ({ ann }) => {
  const table = await ann.create(learning, [me, { kind: 'bot', bot: await ann.bot() }], game)
  await ann.sit(table.id)
  const before = await ann.seq()
  await thing(ann, 'card:castle_2').click()
  await expect(ann.page.locator('.board [data-thing="card:yellow_offload"]').first()).toHaveClass(/picked/)
  await ann.page.waitForTimeout(500)
  expect(await ann.seq()).toBe(before)
  await thing(ann, 'card:castle_2').click()
  await expect.poll(() => ann.seq()).toBe(before + 1)
})
