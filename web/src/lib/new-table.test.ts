// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { BotInfo, GameInfo, OptionInfo } from '../generated/protocol'
import {
  botText,
  fitting,
  formOf,
  gentle,
  inWords,
  minutesOf,
  modesOf,
  optionsOf,
  playersOf,
  seatNames,
  seatsFor,
  soloOf,
  tableOf,
  valuesOf,
  waysOf,
  wrongWith,
} from './new-table'

describe('the form of a table', () => {
  const option = (id: string, kind: OptionInfo['kind'], modes: string[]): OptionInfo => ({
    id,
    text: '',
    kind,
    least: 0,
    most: 0,
    names: [],
    modes,
  })
  const game: GameInfo = {
    id: 'g',
    name: 'G',
    text: '',
    credits: '',
    provenance: '',
    rules: 1,
    asks_others: false,
    fewest_win: false,
    modes: [
      { id: 'multi', name: 'Together', text: '', min_players: 2, max_players: 4, campaign: false },
      { id: 'solo', name: 'Alone', text: '', min_players: 1, max_players: 1, campaign: false },
    ],
    options: [
      option('deal3', 'yes_no', ['multi', 'solo']),
      { ...option('target', 'one_of', ['solo']), names: ['45', '55'] },
      { ...option('tasks', 'number', ['solo']), least: 4, most: 6 },
      option('late', 'yes_no', []),
    ],
    minutes: { least: 30, most: 45 },
    weight: 'light',
    first_game: { mode: 'multi', players: 2 },
    seat_names: [],
    seat_colours: [],
    categories: [],
  }
  const bot = (name: string, kind: string, ...characters: string[]): BotInfo => ({
    name,
    kind,
    title: `Level ${name.at(-1)}`,
    text: 'strong',
    characters,
  })
  const bots = [bot('level1', 'puffin', 'Pip', 'Tammie'), bot('level5', 'orca', 'Ragna', 'Orm')]
  const form = (way: 'alone' | 'bots' | 'here' | 'online') => {
    const mode = modesOf(game, way)[0]!
    return {
      game,
      mode,
      seats: seatsFor(way, mode, 2, 'random'),
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
    expect(optionsOf(game, 'solo').map((option) => option.id)).toEqual(['deal3', 'target', 'tasks', 'late'])
    expect(optionsOf(game, 'solo').map(valuesOf)).toEqual([[], ['45', '55'], ['4', '5', '6'], []])
  })
  it('becomes what the server wants', () => {
    expect(
      tableOf({ ...form('bots'), options: { deal3: 'true', target: '55', late: 'true' }, minutes: 10, add: 5 }),
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
    expect(tableOf({ ...form('alone'), options: { target: '55' } }).setup).toEqual({
      mode: 'solo',
      players: 1,
      target: 55,
    })
  })
  it('has hints where one person plays, or as agreed', () => {
    expect(tableOf(form('alone')).hints).toBe(true)
    expect(tableOf(form('here')).hints).toBe(false)
    expect(tableOf(form('online')).hints).toBe(false)
    expect(tableOf({ ...form('online'), hints: true }).hints).toBe(true)
  })
  it('says bots in words', () => {
    expect(botText(bots[1]!)).toBe('Orca, level 5: strong')
  })
  it('names bots as the engine does, and people first', () => {
    const seats = [
      { kind: 'bot', bot: 'level1' },
      { kind: 'me' },
      { kind: 'bot', bot: 'level1' },
      { kind: 'open' },
      { kind: 'bot', bot: 'level5' },
    ] as const
    expect(seatNames([...seats], bots, 'pip')).toEqual(['Tammie', 'pip', 'Pip 2', '', 'Ragna'])
  })
  it('says what one wants to know of a game', () => {
    expect([playersOf(game), minutesOf(game), soloOf(game)]).toEqual(['1\u20134', '30\u201345', true])
  })
  it('begins with the gentlest setup', () => {
    const choice = gentle(game, 'level1')
    expect(inWords(game, choice, bots)).toBe('With Pip')
    expect(tableOf(formOf(game, choice))).toEqual({
      game: 'g',
      setup: { mode: 'multi', players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }],
      public: false,
      pace: 'live',
      clock: null,
      undo: true,
      hints: true,
    })
  })
  it('takes what was chosen last as far as it still fits', () => {
    const first = gentle(game, 'level1')
    const kept = {
      ...first,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level5' }],
      options: { gone: 'x', late: 'true' },
    }
    expect(fitting(kept, game, bots, first)).toEqual({ ...kept, options: { late: 'true' } })
    expect(fitting(null, game, bots, first)).toEqual(first)
    for (const wrong of [
      { mode: 'gone' },
      { way: 'alone' },
      { seats: 'no list' },
      { seats: [{ kind: 'me' }] },
      { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'gone' }] },
    ])
      expect(fitting({ ...kept, ...wrong }, game, bots, first)).toBe(first)
  })
  it('says what is wrong with it', () => {
    const here = form('here')
    expect(wrongWith(here)).toBeNull()
    expect(wrongWith({ ...here, seats: [{ kind: 'me' }, { kind: 'here', name: ' ' }] })).toMatch(/name/)
  })
})
