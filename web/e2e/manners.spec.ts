// SPDX-License-Identifier: Apache-2.0
// How people treat each other at an online table.
import { Person, expect, me, test, two, violations, widerThanPage } from './table'

const open = { kind: 'open' }

/** Ann and Bob at a table of Ann's, both looking at it. */
async function atTable(ann: Person, bob: Person, setup: object, more: object = {}): Promise<string> {
  const { id } = await ann.create(setup, [me, open], more)
  await bob.post(`/api/tables/${id}/join`)
  await ann.sit(id)
  await bob.sit(id)
  return id
}
const log = (person: Person) => person.page.getByRole('log', { name: 'Game log' })
const undo = (person: Person) => person.page.getByRole('button', { name: 'Undo', exact: true })

/** On until Ann's turn has passed and she could ask to take it back. */
async function passed(ann: Person, bob: Person) {
  for (let turn = 0; turn < 80; ++turn) {
    const bobs = await bob.page.locator('.bar.due').isVisible()
    if (bobs && (await undo(ann).isEnabled()) && !(await ann.page.locator('.bar.due').isVisible())) return
    if (!(await ann.step(turn))) await bob.step(turn)
    await expect.poll(async () => [await ann.saved(), await bob.saved()]).toEqual([await ann.seq(), await ann.seq()])
  }
  throw new Error('The turn never passed.')
}

test('after the turn a take-back is asked for, refused and granted', async ({ browser, server, ann }) => {
  const bob = await Person.arrive(browser, server.url, 'Bob')
  await atTable(ann, bob, { mode: 'full', players: 2 }, { game: 'snowcrest' })
  await passed(ann, bob)
  const before = await ann.seq()
  await undo(ann).click()
  await expect(ann.page.getByText(/You ask to take back .* Waiting for Bob\./)).toBeVisible()
  for (const person of [ann, bob]) expect(await violations(person.page)).toEqual([])
  await bob.page.getByRole('button', { name: 'Refuse' }).click()
  await expect(log(ann)).toContainText('Bob does not agree: nothing is taken back.')
  await expect(bob.page.getByRole('button', { name: 'Refuse' })).toBeHidden()
  expect(await ann.seq()).toBe(before)

  await undo(ann).click()
  // A question outlives a page.
  await bob.page.reload()
  await bob.page.getByRole('button', { name: 'Agree' }).click()
  await expect(ann.page.locator('.bar.due')).toBeVisible()
  await expect(bob.page.locator('.bar.due')).toBeHidden()
  for (const person of [ann, bob]) await expect(log(person)).toContainText(/Ann takes back /)
  await ann.step(0)
  await expect.poll(() => bob.seq()).toBeGreaterThan(before + 1)
  expect(bob.errors).toEqual([])
  await bob.context.close()
})

test('a rematch is offered and accepted, and its clocks wait for both', async ({ browser, server, ann }) => {
  const bob = await Person.arrive(browser, server.url, 'Bob')
  const id = await atTable(ann, bob, two, { clock: { seconds: 600, add: 0 } })
  await expect(ann.page.getByText('Are you ready?')).toBeVisible()
  await expect(bob.page.getByText('The clocks wait until Ann is ready.')).toBeVisible()
  await ann.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(bob.page.getByText('The clocks wait')).toBeHidden()
  await bob.post(`/api/tables/${id}/concede`, { seat: 1 })

  await ann.page.getByRole('button', { name: 'Rematch' }).click()
  await expect(ann.page.getByText('You want to play again. Waiting for Bob.')).toBeVisible()
  await bob.page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(log(ann)).toContainText('Bob does not want to play again.')
  // By key: clicks as fast as a test's are taken for double clicks.
  await ann.page.getByRole('button', { name: 'Rematch' }).press('Enter')
  await expect(ann.page.getByText('You want to play again.')).toBeVisible()
  await bob.page.getByRole('button', { name: 'Play again' }).click()
  for (const person of [ann, bob]) {
    await expect(person.page).not.toHaveURL(new RegExp(id))
    await expect(person.root).toHaveAttribute('data-state', 'playing')
    await expect(person.page.getByText('Are you ready?')).toBeVisible()
  }
  await ann.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(ann.page.getByText('The clocks wait until Bob is ready.')).toBeVisible()
  await expect(ann.page.getByRole('list', { name: 'Players' })).toContainText('10:00')
  await bob.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(ann.page.getByText('The clocks wait')).toBeHidden()
  await expect(ann.page.getByRole('list', { name: 'Players' })).toContainText('9:5')
  await bob.context.close()
})

test('an invitation says who invites to what; one can sit down or watch', async ({ browser, server, ann }) => {
  const { id } = await ann.create(two, [me, open], { clock: { seconds: 600, add: 5 } })
  const bob = await Person.arrive(browser, server.url, 'Bob')
  await bob.page.goto(`/t/${id}`)
  const invitation = bob.page.getByRole('article')
  await expect(invitation).toContainText('Ann invites you to')
  await expect(invitation.getByRole('heading', { name: 'Skara Brae' })).toBeVisible()
  await expect(invitation).toContainText('1 of 2 seats is open')
  await expect(invitation).toContainText('10 minutes each, 5 seconds more per turn')
  expect(await violations(bob.page)).toEqual([])
  await bob.page.setViewportSize({ width: 390, height: 844 })
  expect(await widerThanPage(bob.page)).toBe(false)
  await bob.page.getByRole('button', { name: 'Watch' }).click()
  await expect(bob.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
  await bob.page.reload()
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bob.root).toHaveAttribute('data-state', 'playing')
  await bob.context.close()
})

test('spectators find a public game in the lobby, and talk apart', async ({ browser, server, ann }) => {
  const bob = await Person.arrive(browser, server.url, 'Bob')
  const id = await atTable(ann, bob, two, { public: true })
  const eve = await Person.arrive(browser, server.url, 'Eve')
  await eve.page.goto('/')
  const watch = eve.page.getByRole('region', { name: 'Games to watch' }).getByRole('link').first()
  await expect(watch).toBeVisible()
  expect(await violations(eve.page)).toEqual([])
  await watch.click()
  await expect(eve.page).toHaveURL(new RegExp(id))
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
  const say = async (person: Person, text: string) => {
    await person.page.getByLabel('Say something').fill(text)
    await person.page.getByRole('button', { name: 'Send' }).click()
  }
  for (const person of [ann, bob, eve]) await person.page.getByRole('button', { name: /^Chat/ }).first().click()
  const chat = (person: Person) => person.page.getByRole('log', { name: 'Chat' })
  await expect(eve.page.getByText('The players read what you say once the game is over.')).toBeVisible()
  await say(eve, 'Ann should cook')
  await expect(chat(eve)).toContainText('Ann should cook')
  await say(ann, 'Good luck')
  for (const person of [bob, eve]) await expect(chat(person)).toContainText('Good luck')
  for (const person of [ann, bob]) await expect(chat(person)).not.toContainText('should cook')
  await bob.page.getByLabel('Show what spectators say').check()
  await expect(chat(bob)).toContainText('Ann should cook')
  await expect(chat(ann)).not.toContainText('should cook')
  await bob.post(`/api/tables/${id}/concede`, { seat: 1 })
  await expect(chat(ann)).toContainText('Ann should cook')
  for (const person of [bob, eve]) await person.context.close()
})

test('who goes, comes back or hands over is told, and shown on the chips', async ({ browser, server, ann }) => {
  const bob = await Person.arrive(browser, server.url, 'Bob')
  const id = await atTable(ann, bob, two)
  const chip = ann.page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /^Bob/ })
  await expect(chip).toHaveAttribute('aria-label', /thinking|here/)
  await bob.page.goto('about:blank')
  await expect(chip).toHaveAttribute('aria-label', /away/)
  await expect(log(ann)).toContainText('Bob is away')
  await bob.sit(id)
  await expect(log(ann)).toContainText('Bob is back.')
  await bob.post(`/api/tables/${id}/seat`, { seat: 1, bot: await bob.bot() })
  await expect(log(ann)).toContainText(/plays for Bob now\./)
  await bob.post(`/api/tables/${id}/seat`, { seat: 1, bot: null })
  await expect(log(ann)).toContainText('Bob is back and plays again.')
  await bob.context.close()
})
