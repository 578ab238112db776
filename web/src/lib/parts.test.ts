import { describe, expect, it } from 'vitest'
import type { Glossary } from './board'
import type { GameInfo, Replay, Table } from './protocol'
import { apart, chart, frameAt, niceStep, xOf } from './chart'
import { curve } from './curve'
import { closed, extended, linked, logOf } from './log'
import { scoreSheet } from './scores'
import { ago, barOf, clockText, highScore, list, points, signed, valuesOf } from './text'
import { botText, modesOf, optionsOf, seatsFor, tableOf, usualBot, waysOf, wrongWith } from './wish'

describe('the chart', () => {
  it('steps where a score changes, and only there', () => {
    const drawn = chart([[0], [0], [5], [5]], 200, 100)
    expect(drawn.lines[0]!.path.match(/V/g)).toHaveLength(1)
    expect(drawn.lines[0]!.last.total).toBe(5)
  })
  it('has room for what is below zero', () => {
    const drawn = chart(
      [
        [0, 0],
        [-4, 9],
      ],
      200,
      100,
    )
    expect(drawn.ticks[0]!.value).toBeLessThanOrEqual(-4)
    expect(drawn.zero).toBeLessThan(drawn.lines[0]!.last.y)
    expect(drawn.lines[1]!.last.y).toBeLessThan(drawn.zero)
  })
  it('survives no frames and one frame', () => {
    expect(chart([], 200, 100).lines).toEqual([])
    expect(chart([[3]], 200, 100).lines[0]!.last.total).toBe(3)
  })
  it('finds the frame of a place and back', () => {
    for (const frame of [0, 7, 20]) expect(frameAt(xOf(frame, 400, 21), 400, 21)).toBe(frame)
    expect(frameAt(-50, 400, 21)).toBe(0)
    expect(frameAt(900, 400, 21)).toBe(20)
  })
  it('has round steps and labels apart', () => {
    expect([1, 7, 40, 90].map(niceStep)).toEqual([1, 2, 10, 50])
    expect(apart([10, 12, 50], 15)).toEqual([10, 25, 50])
    expect(apart([50, 12, 10], 15)).toEqual([50, 25, 10])
  })
})

describe('the curve of what to expect', () => {
  const rows = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
    [1, 0],
  ]
  it('runs from nothing to a win, and skips what did not change', () => {
    const drawn = curve(rows, false, 300, 120, [{ at: 2, seat: 1 }])
    expect(drawn.lines).toHaveLength(2)
    expect(drawn.lines[0]!.path.match(/[ML]/g)).toHaveLength(3)
    expect(drawn.lines[0]!.last.text).toBe('100 %')
    expect(drawn.lines[0]!.last.y).toBeLessThan(drawn.lines[1]!.last.y)
    expect(drawn.ticks.map((tick) => tick.text)).toEqual(['0', '25', '50', '75', '100'])
    expect(drawn.marks[0]!.y).toBe(drawn.ticks[2]!.y)
  })
  it('counts points alone, below zero too', () => {
    const drawn = curve([[-3], [12.34]], true, 300, 120)
    expect(drawn.lines[0]!.last.text).toBe('12.3')
    expect(drawn.ticks.some((tick) => tick.strong && tick.text === '0')).toBe(true)
    expect(curve([], true, 300, 120).lines).toEqual([])
  })
})

describe('the bar of a move', () => {
  it('is its share of a win, or its points next to the best', () => {
    expect(barOf(0.4, [0.6, 0.4], false)).toBe(0.4)
    expect(barOf(30, [40, 30], true)).toBe(0.75)
    expect(barOf(-3, [40, -3], true)).toBe(0)
  })
  it('is shorter the more is lost where every move loses', () => {
    expect(barOf(-4, [-4, -8], true)).toBe(1)
    expect(barOf(-8, [-4, -8], true)).toBe(0.5)
  })
})

describe('the log of a game by other rules', () => {
  const frame = (seq: number, text: string) =>
    ({
      seq,
      seat: 0,
      view: {},
      waiting: [],
      totals: [],
      happened: [{ seat: 0, text, event: {} }],
    }) as unknown as Replay['frames'][number]
  const table = { names: ['Ann', 'Bob'] } as Table
  it('is that of the frames, and then what was written down', () => {
    const rest = [
      { seq: 2, seat: 1, move: 'dance', log: ['Bob dances.', 'Bob gains 2 wool.'] },
      { seq: 3, seat: 0, move: 'keep H12', log: [] },
      { seq: 4, seat: 1, log: [] },
      { seq: 5, seat: 4, log: [] },
    ]
    const lines = logOf({ table, frames: [frame(1, 'Ann takes a card.')], rest })
    expect(lines.map((line) => [line.seq, line.text])).toEqual([
      [1, 'Ann takes a card.'],
      [2, 'Bob dances.'],
      [2, 'Bob gains 2 wool.'],
      [3, 'Ann: keep H12'],
      [4, 'Bob moves.'],
      [5, 'Seat 4 moves.'],
    ])
    expect(linked(lines[1]!.text, lines[1]!.event, new Map())).toEqual([{ text: 'Bob dances.' }])
  })
})

describe('the score sheet', () => {
  const ranking = (...seats: Record<string, number>[]) => ({
    seats: seats.map((points) => ({ points, total: 0, place: 1, won: false })),
    final: true,
    verdict: '',
    unused: ['tasks'],
  })
  const sheet = scoreSheet(
    ranking({ food: 3, midden: -2, goal: 0, tasks: 0 }, { food: 1, midden: 0, goal: 0, tasks: 0 }),
    ['food', 'midden', 'goal', 'tasks'],
  )
  it('has a line for what nobody reached, and none for what is not played', () => {
    expect(sheet.map((line) => line.category)).toEqual(['food', 'midden', 'goal'])
  })
  it('marks the best of a line where they differ', () => {
    expect(sheet.map((line) => line.seats.map((seat) => seat.best))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    expect(sheet[1]!.seats.map((seat) => seat.minus)).toEqual([true, false])
  })
  it('says where more may be hidden', () => {
    const running = ranking({ food: 3, goal: 0 }, { food: 1, goal: 0 })
    const secret = scoreSheet(
      { ...running, seats: running.seats.map((seat, i) => ({ ...seat, hidden: i === 0 ? ['goal'] : [] })) },
      ['food', 'goal'],
    )
    expect(secret.map((line) => line.seats.map((seat) => points(seat.points, seat.hidden)))).toEqual([
      ['3', '1'],
      ['0+', '0'],
    ])
  })
  it('marks the fewest where the fewest win', () => {
    const few = scoreSheet(ranking({ hand: 5, castles: -2 }, { hand: 3, castles: 0 }), ['hand', 'castles'], true)
    expect(few.map((line) => line.seats.map((seat) => seat.best))).toEqual([
      [false, true],
      [true, false],
    ])
    expect(few[1]!.seats[0]!.minus).toBe(false)
  })
})

describe('the log', () => {
  const glossary: Glossary = new Map([
    ['tile:cook', { name: 'Cook', text: '' }],
    ['resource:fish', { name: 'fish', text: '' }],
  ])
  const places = { kind: 'places', seat: 0, tile: 'cook' }
  it('links the things of an event', () => {
    expect(linked('Ann places a worker on Cook.', places, glossary)).toEqual([
      { text: 'Ann places a worker on ' },
      { text: 'Cook', thing: 'tile:cook' },
      { text: '.' },
    ])
  })
  it('takes the last mention, because players are named first', () => {
    const parts = linked('Cook places a worker on Cook.', places, glossary)
    expect(parts.findIndex((part) => part.thing)).toBe(1)
    expect(parts[0]!.text).toBe('Cook places a worker on ')
  })
  it('leaves a sentence alone that names nothing', () => {
    expect(linked('Round 2 begins.', { kind: 'round_begins', seat: 0 }, glossary)).toEqual([
      { text: 'Round 2 begins.' },
    ])
    expect(closed([{ text: 'To ' }, { text: 'Cook', thing: 'tile:cook' }, { text: '.' }])).toEqual([
      { text: 'To ', tail: '' },
      { text: 'Cook', thing: 'tile:cook', tail: '.' },
    ])
    expect(closed([{ text: 'Cook', thing: 'tile:cook' }, { text: ', then rest.' }])[1]?.text).toBe(' then rest.')
  })
  it('forgets what was taken back and what is told again', () => {
    const said = (seq: number, text: string) => ({ seq, seat: 0, text, event: { kind: '', seat: 0 } })
    const log = [said(1, 'a'), said(2, 'b'), said(3, 'c')]
    expect(extended(log, [said(4, 'd')]).map((line) => line.text)).toEqual(['a', 'b', 'c', 'd'])
    expect(extended(log, [said(2, 'b')], [3]).map((line) => line.text)).toEqual(['a', 'b'])
    expect(extended(log, [], [1, 2, 3])).toEqual([])
  })
})

describe('texts', () => {
  it('read well', () => {
    expect(list(['Ann', 'Bob', 'Cid'])).toBe('Ann, Bob and Cid')
    expect(highScore(31, 31)).toBe('31: your high score.')
    expect(highScore(undefined, 31)).toBe('Your high score is 31.')
    expect(highScore(9, 31)).toBe('Your high score is 31.')
    expect(points(-3)).toBe('\u22123')
    expect(signed(2)).toBe('+2')
    expect(clockText(3661)).toBe('1:01:01')
    expect(clockText(59.9)).toBe('0:59')
    expect(clockText(-4)).toBe('0:00')
    expect(ago(0, 3_700_000)).toBe('1 hour ago')
  })
  it('understand the values of an option', () => {
    expect(valuesOf('true or false')).toEqual({ kind: 'yesno' })
    expect(valuesOf('1 to 8')).toEqual({ kind: 'range', least: 1, most: 8 })
    expect(valuesOf('45 or 55')).toEqual({ kind: 'choice', values: ['45', '55'] })
    expect(valuesOf('build, explore or muster')).toEqual({ kind: 'choice', values: ['build', 'explore', 'muster'] })
  })
})

describe('a wish for a table', () => {
  const game: GameInfo = {
    id: 'g',
    name: 'G',
    text: '',
    credits: '',
    provenance: '',
    modes: [
      { id: 'multi', name: '', text: '', min_players: 2, max_players: 4 },
      { id: 'solo', name: '', text: '', min_players: 1, max_players: 1 },
    ],
    options: [
      { id: 'deal3', text: '', values: 'true or false', modes: 'multi, solo' },
      { id: 'target', text: '', values: '45 or 55', modes: 'solo' },
      { id: 'late', text: '', values: 'true or false', modes: 'all' },
    ],
    seat_names: [],
    categories: [],
  }
  const bots = [
    { name: 'random', title: 'Random', text: '', usual: true },
    { name: 'level5', title: 'Level 5', text: 'strong' },
  ]
  const wish = (way: 'alone' | 'bots' | 'here' | 'online') => {
    const mode = modesOf(game, way)[0]!
    return {
      game,
      mode,
      seats: seatsFor(way, mode, 2, bots),
      options: {},
      public: false,
      pace: 'live' as const,
      minutes: null,
      add: 0,
      undo: true,
    }
  }
  it('knows the ways of a game', () => {
    expect(waysOf(game)).toEqual(['alone', 'bots', 'here', 'online'])
    expect(optionsOf(game, 'multi').map((option) => option.id)).toEqual(['deal3', 'late'])
    expect(optionsOf(game, 'solo').map((option) => option.id)).toEqual(['deal3', 'target', 'late'])
  })
  it('becomes what the server wants', () => {
    expect(
      tableOf({ ...wish('bots'), options: { deal3: 'true', target: '55', late: 'true' }, minutes: 10, add: 5 }),
    ).toEqual({
      game: 'g',
      setup: { mode: 'multi', players: 2, deal3: true, late: true },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      public: false,
      pace: 'live',
      clock: { seconds: 600, add: 5 },
      undo: true,
      hints: true,
    })
    expect(tableOf({ ...wish('alone'), options: { target: '55' } }).setup).toEqual({
      mode: 'solo',
      players: 1,
      target: 55,
    })
  })
  it('has hints where one person plays, or as agreed', () => {
    expect(tableOf(wish('alone')).hints).toBe(true)
    expect(tableOf(wish('here')).hints).toBe(false)
    expect(tableOf(wish('online')).hints).toBe(false)
    expect(tableOf({ ...wish('online'), hints: true }).hints).toBe(true)
  })
  it('says bots in words', () => {
    expect(botText(bots[1]!)).toBe('Level 5, strong')
    expect(usualBot(bots)).toBe('random')
  })
  it('says what is wrong with it', () => {
    const here = wish('here')
    expect(wrongWith(here)).toBeNull()
    expect(wrongWith({ ...here, seats: [{ kind: 'me' }, { kind: 'here', name: ' ' }] })).toMatch(/name/)
  })
})
