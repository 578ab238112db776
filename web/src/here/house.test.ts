// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { EngineClient } from '../engine/client'
import { address, Inside, recorded } from '../engine/inside'
import type { Deed } from '../generated/engine'
import type { NewTable, ServerMessage, Table, TableMessage } from '../generated/protocol'
import { House } from './house'
import type { GivenMove, Outside } from './rooms'
import { Behind, MemoryShelf, type Change, type Shelf } from './shelf'

// One browser: what it keeps, and the tabs that are open.
class Browser {
  shelf: Shelf = new MemoryShelf()
  readonly tabs: Tab[] = []
  #held = new Map<string, Promise<unknown>>()

  open(): Tab {
    const tab = new Tab(this)
    this.tabs.push(tab)
    return tab
  }
  // Locks are granted in turn, as a browser does.
  request = (name: string, { signal }: { signal: AbortSignal }, held: () => Promise<unknown>) => {
    const before = this.#held.get(name) ?? Promise.resolve()
    const mine = before.then(() => (signal.aborted ? undefined : held()))
    this.#held.set(name, mine)
    return mine
  }
}

class Tab {
  readonly heard: ServerMessage[] = []
  readonly told: string[] = []
  readonly house: House
  engine = new EngineClient(new Inside(), address)
  /** The moves of a guided game. */
  given: GivenMove[] | undefined
  channel: { onmessage: ((event: MessageEvent) => void) | null; postMessage(data: unknown): void }

  constructor(browser: Browser) {
    this.channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const tab of browser.tabs) if (tab !== this) tab.channel.onmessage?.({ data } as MessageEvent)
      },
    }
    const outside = {
      engine: async () => (this.engine = this.engine.alive ? this.engine : new EngineClient(new Inside(), address)),
      newEngine: () => new EngineClient(new Inside(), address),
      name: () => 'Ann',
      hear: (message: ServerMessage) => this.heard.push(message),
      tell: (sentence: string) => this.told.push(sentence),
      changed: () => {},
      pause: 0,
      channel: this.channel,
      given: () => Promise.resolve(this.given),
      locks: { request: browser.request },
      get shelf() {
        return browser.shelf
      },
    }
    this.house = new House(outside as unknown as Outside)
  }

  get last(): TableMessage {
    return this.heard.findLast((message) => message.type === 'table')!
  }
  async until(what: (message: TableMessage) => boolean): Promise<TableMessage> {
    await expect
      .poll(() => this.heard.some(({ type }) => type === 'table') && what(this.last), { timeout: 50_000 })
      .toBe(true)
    return this.last
  }
  play(message = this.last) {
    const { seat, moves } = message.decisions![0]!
    const { id } = message.table
    return this.house.ask({ do: 'play', table: id, seat, seq: message.seq, move: moves[0]!.text })
  }
  async playOn(moves = Infinity): Promise<TableMessage> {
    for (let i = 0; i < moves; ++i) {
      const message = await this.until(({ table, decisions }) => table.state === 'over' || decisions!.length > 0)
      if (message.table.state === 'over') break
      // Another tab may have been faster.
      await this.play(message).catch((error: Error) => expect(error.message).toContain('moved on'))
    }
    return this.last
  }
}

const plan = (game: string, seats: NewTable['seats'], setup: object = {}): NewTable => ({
  game,
  setup: { players: seats.length, ...setup },
  seats,
})
const me = { kind: 'me' } as const
const bob = { kind: 'here', name: 'Bob' } as const
const bot = { kind: 'bot', bot: 'greedy' } as const

const sit = async (tab: Tab, what: NewTable): Promise<Table> => {
  const table = await tab.house.create(what)
  tab.house.watch(table.id, undefined)
  await tab.until(({ table: { id } }) => id === table.id)
  return table
}

describe('the house of a browser', () => {
  it('plays a game against a bot to its end, and has its record, replay and analysis', async () => {
    const tab = new Browser().open()
    const { id } = await sit(tab, plan('skara-brae', [me, bot]))
    expect((await tab.playOn()).table.state).toBe('over')
    expect(await tab.house.record(id)).toContain('"skara-brae"')
    const replay = await tab.house.replay(id, 'all', 0)
    expect([replay.table.id, replay.frames[0]!.seq]).toEqual([id, 0])
    expect((await tab.house.analysis(id)).state).toBe('waiting')
    await expect.poll(async () => (await tab.house.analysis(id)).state, { timeout: 50_000 }).not.toBe('waiting')
    expect((await tab.house.tables()).map((table) => table.state)).toEqual(['over'])
    const again = await tab.house.rematch(id)
    expect((await tab.house.rematch(id)).id).toBe(again.id)
  })

  it('keeps every deed before anybody hears of it, and goes on from there', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const { id } = await sit(tab, plan('tundra', [me, bob]))
    for (let i = 0; i < 5; ++i) {
      await tab.play()
      const moves = (await browser.shelf.deeds(id)).filter(({ kind }) => kind === 'moved')
      expect(moves).toHaveLength(tab.last.seq)
    }
    const later = browser.open()
    later.house.watch(id, undefined)
    expect((await later.until(({ seq }) => seq === 5)).view).toEqual(tab.last.view)
  })

  it('tells a new name at its tables, in their logs too', async () => {
    const tab = new Browser().open()
    await sit(tab, plan('skara-brae', [me, bob]))
    const said = () => tab.last.happened.map(({ text }) => text).join(' ')
    for (let i = 0; i < 3; ++i) await tab.play()
    await tab.house.rename('Ann', 'Anne')
    expect(tab.last.table.names).toEqual(['Anne', 'Bob'])
    expect(tab.last.happened[0]!.seq).toBe(1)
    expect(said()).toContain('Bob ')
    expect(said()).not.toContain('Ann ')
  })

  it('takes back, hints, chats, lends and concedes', async () => {
    const tab = new Browser().open()
    const { id } = await sit(tab, plan('skara-brae', [me, bob]))
    await tab.play()
    const { seat } = tab.last.happened[0] ?? { seat: 0 }
    await tab.house.ask({ do: 'undo', table: id, seat, seq: tab.last.seq })
    expect(tab.last.undone).toEqual([1])
    await tab.house.ask({ do: 'chat', table: id, text: 'hello' })
    expect(tab.heard.some((message) => message.type === 'chat' && message.lines[0]!.text === 'hello')).toBe(true)
    await tab.house.lend(id, 1, 'greedy')
    expect(tab.last.table.seats[1]).toMatchObject({ lent: true })
    await tab.house.concede(id, 0, 'greedy')
    expect(tab.last.table.verdict).toBe('Ann concedes. Bob wins.')
    await expect(tab.house.end(id, true)).rejects.toThrow('The game is over.')

    const open = await sit(tab, plan('tundra', [me, bot], {}))
    const message = await tab.until(({ table, decisions }) => table.id === open.id && decisions!.length > 0)
    expect(message.table.hints).toBe(true)
    const asked = { do: 'hint', table: open.id, seat: 0, seq: message.seq } as const
    const given = await tab.house.ask(asked)
    expect(given.type === 'hint' && given.hint.moves.length).toBeGreaterThan(0)
    expect(await tab.house.ask(asked)).toEqual(given)
  })

  it('deals a recorded game, lets its bots play what is recorded, and lets them think when that is over', async () => {
    const moves = recorded('skara-brae/0.jsonl')
      .split('\n')
      .flatMap((line) => (line.includes('"move"') ? [JSON.parse(line) as GivenMove] : []))
    const tab = new Browser().open()
    tab.given = moves.slice(0, 12)
    const seed = '8813000000000000000000000000000000000000000000000000000000000001'
    const dealt = { seed, name: 'Guest', moves: moves.slice(0, 5) }
    const { id, names } = await tab.house.create(plan('skara-brae', [me, bot]), dealt)
    expect(names[0], 'the browser knows a name').toBe('Ann')
    tab.house.watch(id, undefined)
    const play = (message: TableMessage, move: string) =>
      tab.house.ask({ do: 'play', table: id, seat: 0, seq: message.seq, move })
    for (const [at, { seat, move }] of moves.slice(0, 12).entries())
      if (at >= 5 && seat === 0) await play(await tab.until(({ seq }) => seq === at), move)
    await tab.until(({ seq }) => seq === 12)
    const { deeds } = (await tab.house.export([id])).tables[0]!
    expect(deeds.filter(({ kind }) => kind === 'moved').map(({ seat, text }) => [seat, text])).toEqual(
      moves.slice(0, 12).map(({ seat, move }) => [seat, move]),
    )
    // The guide is still there: the bots wait for it to go.
    await play(tab.last, moves[12]!.move).catch(() => {})
    const waits = tab.last.seq
    await new Promise((later) => setTimeout(later, 300))
    expect(tab.last.seq).toBe(waits)
    tab.given = undefined
    expect((await tab.playOn()).table.state).toBe('over')
  })

  it('lets the bots think where a guided game has gone another way', async () => {
    const tab = new Browser().open()
    tab.given = [{ seat: 1, move: 'nothing that can be played' }]
    await sit(tab, plan('skara-brae', [me, bot]))
    expect((await tab.playOn(4)).seq).toBeGreaterThan(3)
  })

  it('loses no move and doubles none with two tabs', async () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    const { id } = await sit(one, plan('tundra', [me, bob]))
    two.house.watch(id, undefined)
    await two.until(({ table }) => table.id === id)
    const first = one.last
    // Both play the same decision at once: one of them is told that the table has moved on.
    const results = await Promise.allSettled([one.play(first), two.play(first)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await one.until(({ seq }) => seq === 1)
    await two.until(({ seq }) => seq === 1)
    for (let i = 1; i < 6; ++i) {
      const tab = i % 2 ? one : two
      await tab.until(({ seq }) => seq === i)
      await tab.play()
    }
    await one.until(({ seq }) => seq === 6)
    expect(one.last.view).toEqual((await two.until(({ seq }) => seq === 6)).view)
    expect((await browser.shelf.deeds(id)).filter(({ kind }) => kind === 'moved')).toHaveLength(6)
  })

  it('lets the bots of one tab think, and of the next when that is closed', async () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    const { id } = await sit(one, plan('skara-brae', [me, bot]))
    two.house.watch(id, undefined)
    await two.until(({ table }) => table.id === id)
    await one.playOn(5)
    one.house.unwatch(id)
    expect((await two.playOn()).table.state).toBe('over')
    const deeds = await browser.shelf.deeds(id)
    expect(deeds.filter(({ kind }) => kind === 'moved')).toHaveLength(two.last.seq)
  })

  it('goes on in memory where nothing can be kept, and keeps all once it can', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const { id } = await sit(tab, plan('tundra', [me, bob]))
    const sound = browser.shelf
    browser.shelf = Object.assign(Object.create(sound) as Shelf, {
      append: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      tables: () => sound.tables(),
      deeds: (table: string) => sound.deeds(table),
    })
    await tab.play()
    await tab.play()
    expect(tab.told).toEqual([
      "This browser's storage is full: the game goes on, but only as long as this page is open.",
    ])
    expect(tab.last.seq).toBe(2)
    expect((await tab.house.tables())[0]!.seq).toBe(2)
    expect(await sound.deeds(id)).toHaveLength(1)
    browser.shelf = sound
    await tab.play()
    expect(await sound.deeds(id)).toHaveLength(4)
  })

  it('keeps a table again that was cleared under it', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const { id } = await sit(tab, plan('tundra', [me, bob]))
    await tab.play()
    browser.shelf = new MemoryShelf()
    await tab.play()
    expect(tab.told).toEqual(['What this browser kept was cleared. This table is kept again, as it is here.'])
    expect(await browser.shelf.deeds(id)).toHaveLength(3)
    const later = browser.open()
    later.house.watch('here-none', undefined)
    await expect.poll(() => later.heard[0]).toMatchObject({ type: 'refused', table: 'here-none' })
  })

  it('goes on when its engine stops', async () => {
    const tab = new Browser().open()
    await sit(tab, plan('tundra', [me, bob]))
    await tab.play()
    tab.engine.close()
    await tab.play()
    expect(tab.last.seq).toBe(2)
  })

  it('plays a campaign from game to game, also with other players', async () => {
    const tab = new Browser().open()
    const { id } = await sit(tab, plan('fine-sand', [me, bot], { mode: 'fable' }))
    await tab.house.lend(id, 0, 'random')
    await tab.until(({ table }) => table.state === 'over')
    const campaign = await tab.house.campaign(id)
    expect(campaign.next).toMatchObject({ campaign: { played: 1 } })
    const next = await tab.house.create({
      ...plan('fine-sand', [me, bob, bot], { mode: 'fable' }),
      continues: id,
    })
    expect([next.campaign, next.names[1]]).toEqual([id, 'Bob'])
    expect((await tab.house.campaign(id)).tables.map((table) => table.id)).toEqual([id, next.id])
    expect(await tab.house.campaignRecord(id)).toBe(await tab.house.record(id))
    // Its games leave together.
    expect((await tab.house.export([next.id])).tables).toHaveLength(2)
    await tab.house.abandon(id)
    expect((await tab.house.campaign(id)).closed).toBe('The campaign was abandoned.')
  })

  it('shows a table of older rules, and says so', async () => {
    const tab = new Browser().open()
    const { id, rules } = await sit(tab, plan('tundra', [me, bob]))
    for (let i = 0; i < 6; ++i) await tab.play()
    const older = JSON.stringify(await tab.house.export()).replace(`"rules\\":${rules}`, '"rules\\":1')
    const later = new Browser().open()
    await later.house.import(older)
    later.house.watch(id, undefined)
    const { table, happened } = await later.until(({ table }) => table.id === id)
    expect([table.state, table.note]).toEqual(['over', expect.stringContaining('version 1 of the rules')])
    expect(happened.length).toBeGreaterThan(0)
    await expect(later.house.lend(id, 0, 'greedy')).rejects.toThrow('version 1 of the rules')
  })

  it('lets time run out', async () => {
    const tab = new Browser().open()
    await sit(tab, { ...plan('tundra', [me, bob]), clock: { seconds: 1, add: 0 } })
    expect((await tab.until(({ table }) => table.state === 'over')).table.verdict).toContain('no time left')
  })

  it('hands tables to a file and takes them from one', async () => {
    const tab = new Browser().open()
    const { id } = await sit(tab, plan('tundra', [me, bob]))
    await tab.play()
    const early = JSON.stringify(await tab.house.export())
    await tab.play()
    const late = JSON.stringify(await tab.house.export())

    const browser = new Browser()
    const other = browser.open()
    expect(await other.house.import(early)).toBe(1)
    expect(await other.house.import(early)).toBe(0)
    expect(await other.house.import(late), 'it went on elsewhere').toBe(1)
    expect((await other.house.tables()).map((table) => [table.id, table.seq])).toEqual([[id, 2]])
    expect(await other.house.import(early), 'it has gone on here').toBe(0)
    // What went on differently in two places becomes two tables.
    const forked = JSON.parse(late) as { tables: { deeds: Deed[] }[] }
    forked.tables[0]!.deeds[2]!.at = 7
    expect(await other.house.import(JSON.stringify(forked))).toBe(1)
    expect(await other.house.tables()).toHaveLength(2)
    await expect(other.house.import('{}')).rejects.toThrow('This file holds no tables of Skerry.')
    const broken = late.replace('"kind":"moved"', '"kind":"flown"')
    await expect(new Browser().open().house.import(broken)).rejects.toThrow('flown')
    await other.house.remove([id])
    expect(await browser.shelf.deeds(id)).toHaveLength(0)
  })
})

describe('a shelf', () => {
  it('keeps no number twice', async () => {
    const shelf = new MemoryShelf()
    const change: Change = { table: { id: 't' } as Table, first: 0, deeds: [{ kind: 'made' } as Deed] }
    await shelf.append([change])
    await expect(shelf.append([change])).rejects.toThrow(Behind)
    expect(await shelf.deeds('t')).toHaveLength(1)
  })
})
