// SPDX-License-Identifier: Apache-2.0
// What the rules page and the reference of Tundra name and list. Numbers come from the box.
import type { Table, Term } from '../../parts/board/guide'
import { components } from './components'

const { boards, goals, titles } = components
const humble = Object.values(titles).find((title) => !title.special)!
const special = Object.values(titles).filter((title) => title.special)
const effect = (side: number, deed: string) =>
  boards.find(({ id }) => id === 'architecture')!.sides[side]!.find((frame) => frame.effect.deed === deed)?.effect

export const values = {
  ...components,
  humble,
  build: effect(0, 'build'),
  hire: effect(0, 'hire'),
  convert: effect(1, 'convert'),
  markets: Object.entries(components.market)
    .map(([players, count]) => `${count} cards with ${players} players`)
    .join(', '),
}

const named = (list: { name: string; text: string }[]): Term[] => list.map(({ name, text }) => ({ name, text }))

/** The rules page leaves out the humble title, which it explains. */
export const terms = (all: boolean): Record<string, Term[]> => ({
  titles: named(all ? [humble, ...special] : special),
  personal: named(Object.values(components.personal_goals)),
})

export const tables: Record<string, Table> = {
  goals: {
    head: ['Goal', 'Dice', ...Object.values(goals)[0]!.tiers.map(({ vp }) => `${vp} :vp|points:`)],
    rows: Object.values(goals).map(({ name, text, dice, tiers }) => ({
      title: text,
      cells: [name, dice.join(' '), ...tiers.map(({ at_least }) => at_least)],
    })),
  },
}
