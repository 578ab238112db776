// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import { inside, recorded } from '../engine/inside'
import { Refused } from '../engine/module'
import type { Analysis } from '../generated/protocol'
import { Study, studyOf, type Progress } from './study'

const record = recorded('snowcrest/0.jsonl')
const engines = (count: number) => Array.from({ length: count }, inside)

let whole: Analysis | null
beforeAll(async () => {
  whole = await new Study(record, 3).run(engines(1), () => {})
})

describe('an analysis in the page', () => {
  it('is that of the engine', async () => {
    const { analysis } = await inside().run({ do: 'analyse', record, iterations: 3 })
    expect(whole).toEqual(analysis)
    expect(whole!.decisions.length).toBeGreaterThan(50)
  })

  it.each([2, 3, 8])('is the same by %i engines, and tells how far it is', async (count) => {
    const heard: Progress[] = []
    const analysis = await new Study(record, 3).run(engines(count), (now) => heard.push(now))
    expect(JSON.stringify(analysis)).toBe(JSON.stringify(whole))
    const done = heard.map((now) => now.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toEqual({ done: whole!.decisions.length, of: whole!.decisions.length })
  })

  it('goes on where it was stopped, with other engines', async () => {
    const study = new Study(record, 3)
    const stop = new AbortController()
    let most = 0
    const halt = ({ done }: Progress) => {
      most = done
      if (done >= 20) stop.abort()
    }
    expect(await study.run(engines(2), halt, stop.signal)).toBeNull()
    expect(most).toBeLessThan(whole!.decisions.length)
    const heard: Progress[] = []
    expect(await study.run(engines(3), (now) => heard.push(now))).toEqual(whole)
    expect(heard[0]!.done).toBe(most)
  })

  it('is kept for whoever comes back', async () => {
    const study = studyOf('one')
    expect(studyOf('one')).toBe(study)
    for (let n = 0; n < 10; ++n) studyOf(`another ${n}`)
    expect(studyOf('one')).not.toBe(study)
  })

  it('refuses what is no record with a sentence', async () => {
    await expect(new Study('no game', 3).run(engines(2), () => {})).rejects.toThrow(Refused)
  })
})
