// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { GameInfo, OptionInfo } from '../generated/protocol'
import { botText, modesOf, optionsOf, seatsFor, tableOf, valuesOf, waysOf, wrongWith } from './new-table'

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
      { id: 'multi', name: '', text: '', min_players: 2, max_players: 4, campaign: false },
      { id: 'solo', name: '', text: '', min_players: 1, max_players: 1, campaign: false },
    ],
    options: [
      option('deal3', 'yes_no', ['multi', 'solo']),
      { ...option('target', 'one_of', ['solo']), names: ['45', '55'] },
      { ...option('tasks', 'number', ['solo']), least: 4, most: 6 },
      option('late', 'yes_no', []),
    ],
    seat_names: [],
    categories: [],
  }
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
    expect(botText({ name: 'level5', title: 'Level 5', text: 'strong' })).toBe('Level 5, strong')
  })
  it('says what is wrong with it', () => {
    const here = form('here')
    expect(wrongWith(here)).toBeNull()
    expect(wrongWith({ ...here, seats: [{ kind: 'me' }, { kind: 'here', name: ' ' }] })).toMatch(/name/)
  })
})
