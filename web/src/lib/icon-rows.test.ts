// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { either, icon, parts_of } from './icon-rows'

it('a row is written as icons with numbers before and texts behind, and signs', () => {
  expect(parts_of(`${icon('wood', 2)} → ${icon('card')}+1`)).toEqual([
    { icon: 'wood', before: '2', after: '' },
    { icon: '', before: '→', after: '' },
    { icon: 'card', before: '', after: '+1' },
  ])
  expect(either([icon('food'), icon('fish')])).toBe(':food: / :fish:')
  expect(parts_of('')).toEqual([])
})
