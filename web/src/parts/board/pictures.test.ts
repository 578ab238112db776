// SPDX-License-Identifier: Apache-2.0
import { describe, it } from 'vitest'
import { sound } from './sound'

const icons = import.meta.glob<Record<string, string>>('../../games/*/art/icons.ts', { eager: true, import: 'icons' })

describe('icons', () => {
  for (const [file, set] of Object.entries(icons))
    it(`of ${file.split('/')[3]} are sound`, () => {
      for (const [name, icon] of Object.entries(set)) sound(icon, name)
    })
})
