// SPDX-License-Identifier: Apache-2.0
// What a tile or a card does, as a row of icons and signs. A row is written as the guides write it (parts/board/guide):
// "2:wood: → :card:+1" is twice wood, an arrow, and a card with a text behind it. What is neither is a sign.

export interface Part {
  /** None: only a sign, which is `before`. */
  icon: string
  before: string
  after: string
}

export const parts_of = (row: string): Part[] =>
  row
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, before = word, icon = '', after = ''] = /^([^:]*):(\w+):(.*)$/.exec(word) ?? []
      return { icon, before, after }
    })

/** So many of something; one needs no number. */
export const icon = (name: string, count = 1): string => `${count === 1 ? '' : count}:${name}:`

/** Alternatives side by side. */
export const either = (ways: string[]): string => ways.join(' / ')
