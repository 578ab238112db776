// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { othersWait, title, turnMark } from './notify'

it('the title says how many tables wait, this one counted once', () => {
  title('Skerry')
  expect(document.title).toBe('Skerry')
  othersWait(['a', 'b'])
  expect(document.title).toBe('\u25CF 2 tables wait \u00B7 Skerry')
  turnMark('a', true)
  expect(document.title).toBe('\u25CF 2 tables wait \u00B7 Skerry')
  turnMark('a', false)
  expect(document.title).toBe('\u25CF Your turn elsewhere \u00B7 Skerry')
  turnMark(null)
  othersWait(['a'])
  title('Tundra')
  expect(document.title).toBe('\u25CF Your turn \u00B7 Tundra')
  othersWait([])
  expect(document.title).toBe('Tundra')
})
