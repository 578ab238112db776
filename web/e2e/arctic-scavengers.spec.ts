// SPDX-License-Identifier: Apache-2.0
// Arctic Scavengers at the table: an action grows card by card, a sniper is answered by a medic in another browser,
// whole games.
import type { Browser, Page } from '@playwright/test'
import { expect, me, Person, test, violations } from './table'

const game = { game: 'arctic-scavengers' }
const three = { mode: 'multi', players: 3 }
const everything = { mode: 'multi', players: 3, hq: 4, recon: ['recon1', 'recon2', 'recon3', 'recon4', 'recon5'] }
const solo = { mode: 'solo', players: 1, solo_leader: true }

// ---- Getting somewhere fast: moves over the socket, without the page ----

interface Asked {
  seat: number
  decision: string
  moves: string[]
  round: number
}
type Answer = string | null

interface Player {
  /** Hears of every change. */
  hear: (seat: number, hand: Record<string, number>) => void
  /** The move, or nothing to stop. */
  answer: (asked: Asked) => Promise<Answer>
}

/** Plays a seat over a socket of its own, without a page that has to be drawn; bots are in a hurry. */
async function drive(person: Person, table: string, plan: Player): Promise<void> {
  await person.page.goto('/healthz')
  await person.page.exposeFunction('hear', plan.hear)
  await person.page.exposeFunction('answer', plan.answer)
  await person.page.evaluate(async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
    const exposed = window as unknown as Player
    let id = 0
    await new Promise<void>((resolve) => {
      let busy = -1
      socket.onopen = () => socket.send(JSON.stringify({ do: 'watch', table, id: String(++id) }))
      socket.onmessage = async (event) => {
        const message = JSON.parse(event.data as string)
        if (message.type !== 'table') return
        if (message.table.state === 'over') return resolve()
        const mine = message.table.mine[0]
        void exposed.hear(mine, message.view.players[mine].hand)
        const decision = message.decisions[0]
        if (!decision) socket.send(JSON.stringify({ do: 'hurry', table }))
        if (!decision || busy === message.seq) return
        busy = message.seq
        const move = await exposed.answer({
          seat: decision.seat,
          decision: decision.decision,
          moves: decision.moves.map((one: { text: string }) => one.text),
          round: message.view.round,
        })
        if (move === null) return resolve()
        socket.send(
          JSON.stringify({ do: 'play', table, seat: decision.seat, seq: message.seq, move, id: String(++id) }),
        )
      }
    })
    socket.close()
  }, table)
}

/** The shortest way to the end: no action, every fight that is offered. */
const shortest: Player = {
  hear: () => {},
  answer: async ({ moves }) =>
    ['end', 'done', 'pass'].find((move) => moves.includes(move)) ??
    moves.find((move) => /^(fight|add) /.test(move)) ??
    moves[0]!,
}

const count = (hand: Record<string, number>, kind: string) => hand[kind] ?? 0

/** A tribe that gets rid of its refugees, hunts for medics and digs for the medicine that pays a sniper team. */
class Plan implements Player {
  hands: Record<string, number>[] = [{}, {}, {}]
  /** Seats that have ended their turn this round. */
  ended = new Set<number>()
  round = 0
  done = false
  scene: { victim: number; sniper: number; medic: number } | null = null
  #todo = new Map<number, string[]>()
  #hired = new Set<string>()

  hear = (seat: number, hand: Record<string, number>) => {
    this.hands[seat] = hand
  }

  answer = async (asked: Asked): Promise<Answer> => {
    if (this.done) return null
    const { seat, moves } = asked
    if (asked.round !== this.round) {
      this.round = asked.round
      this.ended.clear()
    }
    const next = this.#todo.get(seat)?.shift()
    if (next !== undefined && moves.includes(next)) return next
    this.#todo.delete(seat)
    if (asked.decision === 'compose') {
      // All of the hand that takes part; medicine only where it pays.
      return moves.find((move) => move.startsWith('add ')) ?? 'done'
    }
    if (asked.decision === 'dig_keep')
      return ['take medkit', 'take pills', 'take rifle', 'take net'].find((move) => moves.includes(move)) ?? 'done'
    if (asked.decision !== 'gather') return moves.find((move) => move === 'pass') ?? moves[0]!

    // The others hear of their new cards at about the same time.
    if (this.#hired.size === 2) await new Promise((resolve) => setTimeout(resolve, 60))
    this.scene = this.#sceneFor(seat, moves)
    if (this.scene) {
      this.done = true
      return null
    }
    const hand = this.hands[seat]!
    const refugees = count(hand, 'refugee')
    if (refugees > 0 && moves.includes('act trash')) {
      this.#todo.set(seat, [...Array<string>(refugees).fill('add refugee'), 'done'])
      return 'act trash'
    }
    const meds = count(hand, 'pills') + 2 * count(hand, 'medkit')
    for (const hire of ['hire sniper_team', 'hire medic']) {
      if (!moves.includes(hire)) continue
      this.#hired.add(hire)
      return hire
    }
    if (meds >= 2 || seat !== 1) {
      if (moves.includes('act hunt')) return 'act hunt'
    } else if (moves.includes('act dig')) return 'act dig'
    this.ended.add(seat)
    return 'end'
  }

  /** Somebody about to act, another with a sniper team, and a third with a medic still in hand. */
  #sceneFor(victim: number, moves: string[]) {
    if (!['act dig', 'act hunt'].some((move) => moves.includes(move))) return null
    if (count(this.hands[victim]!, 'scavenger') === 0) return null
    for (const sniper of [0, 1, 2])
      for (const medic of [0, 1, 2])
        if (
          new Set([victim, sniper, medic]).size === 3 &&
          !this.ended.has(sniper) &&
          !this.ended.has(medic) &&
          count(this.hands[sniper]!, 'sniper_team') > 0 &&
          count(this.hands[medic]!, 'medic') > 0
        )
          return { victim, sniper, medic }
    return null
  }
}

/** Whoever of these is asked passes, until something is so. */
async function passing(pages: Page[], until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until()) return true
        for (const page of pages)
          await page.evaluate(() =>
            document
              .querySelector<HTMLElement>('.page:not([data-busy="true"]) .bar [data-move="pass"]:not(:disabled)')
              ?.click(),
          )
        return until()
      },
      { intervals: [100] },
    )
    .toBe(true)
}

async function party(ann: Person, browser: Browser): Promise<Person[]> {
  return [ann, await Person.arrive(browser, ann.url, 'Bo'), await Person.arrive(browser, ann.url, 'Cas')]
}

test('a sniper shoots, a medic in another browser saves', async ({ ann, browser }) => {
  test.setTimeout(240_000)
  let people: Person[] = []
  let scene: Plan['scene'] = null
  let id = ''
  // Nearly every game comes to the scene; a few do not.
  for (let attempt = 0; attempt < 4 && scene === null; ++attempt) {
    for (const person of people.slice(1)) await person.context.close()
    people = await party(ann, browser)
    if (attempt > 0) people[0] = await Person.arrive(browser, ann.url, 'Ann again')
    const table = await people[0]!.create({ ...three, hq: 1 }, [me, { kind: 'open' }, { kind: 'open' }], game)
    id = table.id
    for (const person of people.slice(1)) await person.post(`/api/tables/${id}/join`, {})
    const plan = new Plan()
    // Hands of others are known once they have been asked; before the plan looks, everybody has told what he holds.
    const driving = people.map((person) => drive(person, id, plan))
    await Promise.race([Promise.all(driving), expect.poll(() => plan.done, { timeout: 60_000 }).toBe(true)]).catch(
      () => {},
    )
    scene = plan.scene
  }
  expect(scene, 'no game came to the scene').not.toBeNull()

  const { victim, sniper, medic } = scene!
  for (const person of people) await person.sit(id)
  const [hunted, shooter, saver] = [people[victim]!.page, people[sniper]!.page, people[medic]!.page]

  await hunted.getByLabel('When others act').selectOption('never')
  // The action grows card by card before it is declared.
  const action = (await hunted.locator('[data-thing="action:hunt"].choosable').count()) > 0 ? 'hunt' : 'dig'
  await hunted.locator(`[data-thing="action:${action}"]`).click()
  await expect(hunted.locator('.tray')).toBeVisible()
  await expect(hunted.locator('.tray .sum b')).toHaveText('0')
  await hunted.locator('.hand [data-thing="card:scavenger"].choosable').first().click()
  // Where the hand holds nothing else to add, the action is declared with that.
  const confirm = hunted.getByRole('button', { name: 'Confirm' })
  const declared = hunted.locator('.stage [data-thing="card:scavenger"]')
  await expect(hunted.locator('.tray .sum b').or(declared)).toBeVisible()
  if (await confirm.isVisible()) {
    await expect(hunted.locator('.tray .sum b')).toHaveText('1')
    await confirm.click()
  }

  // The others see it; the sniper takes aim at it.
  await expect(saver.locator('.stage [data-thing="card:scavenger"]')).toBeVisible()
  const aims = shooter.locator('[data-thing="card:sniper_team"].choosable')
  await passing([saver], () => aims.first().isVisible())
  await aims.first().click()
  await shooter.locator('.stage [data-thing="card:scavenger"].choosable').click()
  await expect(hunted.locator('.stage .attack')).toContainText('Scavenger')

  // Who is shot at is asked first, and has said in advance to pass; the medic saves.
  const saves = saver.locator('.hand [data-thing="card:medic"].choosable')
  await expect(saves.first()).toBeVisible()
  await saves.first().click()
  for (const page of [hunted, shooter, saver])
    await expect(page.getByRole('log', { name: 'Game log' })).toContainText('saves with Medic')
  // Nobody has more to say: the action goes on with the person.
  const goes_on = async () =>
    /gather|dig_keep/.test((await hunted.locator('.arctic').getAttribute('data-decision')) ?? '')
  await passing([shooter, saver], goes_on)
  await expect(hunted.getByRole('log', { name: 'Game log' })).toContainText(
    action === 'hunt' ? 'has 1 food more' : 'looks at 1 card',
  )
  for (const person of people.slice(1)) {
    expect(person.errors).toEqual([])
    await person.context.close()
  }
})

test('everything on, against bots, to the end', async ({ ann, page }) => {
  test.setTimeout(180_000)
  const bot = { kind: 'bot', bot: await ann.bot() }
  const table = await ann.create(everything, [me, bot, bot], game)
  await ann.sit(table.id)
  // A leader is chosen, actions are taken by clicking what glows.
  await expect(page.locator('.offer [data-thing^="leader:"].choosable')).toHaveCount(2)
  await page.locator('.offer [data-thing^="leader:"]').first().click()
  const round = async () =>
    Number(
      /Round (\d+)/.exec(
        (await page
          .locator('.arctic h1')
          .textContent()
          .catch(() => '')) ?? '',
      )?.[1] ?? 0,
    )
  for (let turn = 0; turn < 120 && (await round()) < 4; ++turn) {
    if (!(await ann.step(turn))) {
      const hurry = page.getByRole('button', { name: 'Hurry' })
      if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {})
      await page.waitForTimeout(30)
    }
  }
  expect(await round()).toBeGreaterThan(1)
  await drive(ann, table.id, shortest)
  await ann.sit(table.id)
  await expect(page.getByRole('region', { name: 'Points', exact: true })).toBeVisible()
})

test('alone against the piles', async ({ ann, page }) => {
  test.setTimeout(180_000)
  const table = await ann.create(solo, [me], game)
  await ann.sit(table.id)
  await page.locator('.offer [data-thing^="leader:"]').first().click()
  await expect(page.locator('.enemies [data-thing^="enemy:"]')).toHaveCount(7)
  // End the turn and fight a pile with a card.
  await page.locator('.bar [data-move="end"]').click()
  await page.locator('[data-thing="enemy:1"].choosable').click()
  await expect(page.locator('.tray')).toBeVisible()
  await page.locator('.hand .thing.choosable').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(async () => {
      const open = page.locator('.bar [data-move="pass"], .bar .choice').first()
      if (await open.isVisible()) await open.click({ timeout: 500 }).catch(() => {})
      return page.getByRole('log', { name: 'Game log' }).textContent()
    })
    .toMatch(/wins the fight|loses the fight|Deadlock/)
  await drive(ann, table.id, shortest)
  await ann.sit(table.id)
  await expect(page.getByRole('region', { name: 'Points', exact: true })).toBeVisible()
})

test('an answer in advance is chosen at the table, and taken back', async ({ ann, page }) => {
  const bot = { kind: 'bot', bot: await ann.bot() }
  const table = await ann.create(three, [me, bot, bot], game)
  await ann.sit(table.id)
  const select = page.getByLabel('When others act')
  await select.selectOption('attacked')
  await expect(select).toHaveValue('attacked')
  await select.selectOption('')
  await expect(select).toHaveValue('')
})

test('modules are chosen in one click, or one by one', async ({ ann, page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Set up Arctic Scavengers' }).click()
  await page.getByRole('radio', { name: /Against bots/ }).check()
  await page.getByRole('button', { name: /^Headquarters/ }).click()
  await expect(page.getByRole('button', { name: /^Headquarters/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Headquarters and Recon, module by module').click()
  await page.getByRole('checkbox', { name: /Spy Hunter/ }).check()
  await expect(page.getByRole('button', { name: /^Headquarters/ })).toHaveAttribute('aria-pressed', 'false')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('[data-thing="stack:spy"]')).toBeVisible()
  await expect(page.locator('[data-thing="stack:medic"]')).toBeVisible()
  expect(ann.errors).toEqual([])
})

for (const [name, viewport, colorScheme] of [
  ['wide, light', { width: 1280, height: 800 }, 'light'],
  ['phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })
    test('the table passes axe and scrolls only downwards', async ({ ann, page }) => {
      test.setTimeout(180_000)
      const bot = { kind: 'bot', bot: await ann.bot() }
      const found: Record<string, string[]> = {}
      const look = async (where: string) => {
        await page.waitForTimeout(200)
        const wrong = await violations(page)
        const wider = await page.evaluate(() => {
          const main = document.querySelector('main')
          return (
            document.documentElement.scrollWidth > document.documentElement.clientWidth ||
            (main !== null && main.scrollWidth > main.clientWidth + 1)
          )
        })
        if (wider) wrong.push('scrolls sideways')
        if (wrong.length > 0) found[where] = wrong
      }
      const table = await ann.create(everything, [me, bot, bot], game)
      await ann.sit(table.id)
      await page.locator('section.offer').waitFor()
      await look('leaders')
      await page.locator('.offer [data-thing^="leader:"]').first().click()
      const lane = page.locator('[data-thing="action:dig"].choosable, [data-thing="action:trash"].choosable').first()
      // Others may come first, and ask.
      await passing([page], () => lane.isVisible())
      await look('gathering')
      await lane.click()
      await page.locator('.hand .thing.choosable').first().click()
      await page.locator('.tray .slot').first().waitFor()
      await look('putting together')
      if (viewport.width < 500) {
        const box = (await page.locator('.hand .slot, .tray .slot').first().boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40)
      }
      await page.goto('/learn/arctic-scavengers')
      await page.locator('.learn').waitFor()
      await look('learn')
      expect(found).toEqual({})
    })
  })
