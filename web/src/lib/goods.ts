// SPDX-License-Identifier: Apache-2.0
// So many of some things, by their names: goods, cards, dice.

export type Amounts<What extends string = string> = Partial<Record<What, number>>

export const total = (amounts: Amounts | undefined): number =>
  Object.values(amounts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** What there is some of, in the given order. */
export const listed = <What extends string>(amounts: Amounts<What>, order: readonly What[]) =>
  order.flatMap((what) => ((amounts[what] ?? 0) > 0 ? [{ what, count: amounts[what]! }] : []))

export const spoken = (list: { what: string; count: number }[]): string =>
  list.map(({ what, count }) => `${count} ${what}`).join(', ')

/** Things one by one, counted. */
export function counted<What extends string>(things: readonly What[] | undefined): Amounts<What> {
  const amounts: Amounts<What> = {}
  for (const what of things ?? []) amounts[what] = (amounts[what] ?? 0) + 1
  return amounts
}

/** Changes of one kind added up, without what comes to nothing. */
export function summed<What extends string>(changes: [what: What, count: number][]): Amounts<What> {
  const sum: Amounts<What> = {}
  for (const [what, count] of changes) sum[what] = (sum[what] ?? 0) + count
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0)) as Amounts<What>
}
