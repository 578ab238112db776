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
const icons: [icon: string, text: string][] = [
  ['gather', 'gather: that many of your pieces give 1 resource of their glade'],
  ['same', 'resources of one type, your choice'],
  ['any', 'a resource of your choice'],
  ['moves', 'one step of a worker: open the glade, gain its resource; no tile twice in one action'],
  ['tower', 'a worker on a glade without a tower becomes a tower; its bonus comes now and each round'],
  ['worker', 'a worker from the supply: on your settlement, or one a glade with your tower'],
  ['upgrade', 'turn an order board to its better side'],
  ['card', 'take a card from the market'],
  ['renew', 'lay out a new market'],
  ['reroll', 'reroll any of your unused dice together'],
  ['nudge', 'change an unused die by 1'],
  ['set_die', 'turn an unused die to any value'],
  ['swap', 'swap a resource for another type'],
]

/** The rules page leaves out the humble title, which it explains. */
export const terms = (all: boolean): Record<string, Term[]> => ({
  titles: named(all ? [humble, ...special] : special),
  personal: named(Object.values(components.personal_goals)),
  icons: icons.map(([icon, text]) => ({ text: `:${icon}: ${text}` })),
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
