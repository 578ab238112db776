// SPDX-License-Identifier: Apache-2.0
// What a tile or a card does, as rows of icons and signs.

export type Part = { kind: 'icon'; icon: string; count?: number } | { kind: 'sign'; text: string }
export type Row = Part[]

export const sign = (text: string): Part => ({ kind: 'sign', text })
export const icon = (name: string, count?: number): Part => ({ kind: 'icon', icon: name, count: count || undefined })
