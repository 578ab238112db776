// SPDX-License-Identifier: Apache-2.0
// What the engine told in the recorded games of tests/records, for the tests of the boards' models:
//   node scripts/recorded.mjs SKERRY GAME  writes src/generated/GAME-recorded.json
// A list of games, each with its setup,
// all events as everybody's eyes see them, and the positions at its beginning and end.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const [bin, id] = process.argv.slice(2)
const folder = new URL(`../../tests/records/${id}/`, import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).sort((a, b) => parseInt(a) - parseInt(b)) : []
const asked = files.map((file) => {
  const record = readFileSync(new URL(file, folder), 'utf8')
  const { game, setup, seed } = JSON.parse(record.slice(0, record.indexOf('\n')))
  const start = { do: 'new', game, setup, seed }
  return [start, { do: 'position' }, { do: 'load', record }, { do: 'events', since: 0 }, { do: 'position' }]
})
const input = asked.flat().map((request) => `${JSON.stringify(request)}\n`)
const { stdout } = spawnSync(bin, ['referee'], { input: input.join(''), encoding: 'utf8', maxBuffer: 1 << 28 })
const answers = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const seen = new Set()
const games = files.flatMap((file, i) => {
  const said = answers.slice(5 * i, 5 * i + 5)
  for (const answer of said) if (!answer.ok) throw new Error(`${id}/${file}: ${answer.error}`)
  const [{ setup }, begin, , { events }, end] = said
  // Of games for several, one of every mode and number of players is enough.
  const kind = `${setup.mode} ${setup.players}`
  if (setup.players > 1 && seen.has(kind)) return []
  seen.add(kind)
  return [{ file, setup, events: events.map(({ event }) => event), begin: begin.position, end: end.position }]
})
const out = new URL(`../src/generated/${id}-recorded.json`, import.meta.url)
const text = JSON.stringify(games)
if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text)
