// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Broken } from '../engine/client'
import { inside, recorded } from '../engine/inside'
import { Refused } from '../engine/module'
import type { Replay } from '../generated/protocol'
import { Pages } from './pages'
import { fetchReel, type Reel } from './replay'

const record = recorded('tundra/0.jsonl')
const moves = record.trim().split('\n').length - 2
const never = () => Promise.reject(new Error('The server was asked.'))
const of = (text: string) => new Pages({ record: () => Promise.resolve(text), page: never }, inside)

describe('the pages of a replay', () => {
  it('are made from the record, for the eyes that look', async () => {
    const pages = of(record)
    let reel: Reel | null = null
    await fetchReel(
      (from) => pages.page('all', from),
      () => 0,
      (got) => (reel = got),
      () => false,
    )
    expect(reel!.frames.length).toBe(moves + 1)
    expect(reel!.frames.every((frame) => frame !== undefined)).toBe(true)
    expect(reel!.table.game).toBe('tundra')
    const frame = async (eyes: string) => JSON.stringify((await pages.page(eyes, 0)).frames[0])
    expect(await frame('0')).not.toBe(await frame('1'))
    expect(await frame('none')).toContain('unknown')
    expect((await pages.glossary('tundra')).size).toBeGreaterThan(10)
  })

  it('say in a sentence what is no record', async () => {
    await expect(of('no game').page('all', 0)).rejects.toThrow(Refused)
  })

  it('come from the server where there is no engine', async () => {
    const page = { of: 7 } as Replay
    let loads = 0
    const pages = new Pages({ record: () => Promise.resolve(record), page: () => Promise.resolve(page) }, () => {
      ++loads
      throw new Broken('no module')
    })
    expect(await pages.page('all', 0)).toBe(page)
    expect(await pages.page('all', 200)).toBe(page)
    expect(loads).toBe(1)
    await expect(pages.glossary('tundra')).rejects.toThrow(Broken)
  })

  it('ask for the record again where it did not come', async () => {
    let asked = 0
    const record_ = () => (++asked === 1 ? Promise.reject(new Error('busy')) : Promise.resolve(record))
    const pages = new Pages({ record: record_, page: never }, inside)
    await expect(pages.page('all', 0)).rejects.toThrow('busy')
    expect((await pages.page('all', 0)).of).toBe(moves + 1)
    await pages.page('all', 200)
    expect(asked).toBe(2)
  })
})
