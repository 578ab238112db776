// SPDX-License-Identifier: Apache-2.0
// The pictures of Fine Sand.
import { pictures } from '../../../lib/pictures'
import type { CardBox } from '../components'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(scene_file)

/** The picture on a card. */
export function card_scene(card: Pick<CardBox, 'id' | 'kind' | 'cost' | 'worth' | 'fable'>): string {
  const own = scenes[`card-${card.id}`]
  if (own) return own
  if (card.kind === 'castle') return scenes[`card-castle-${Math.min(card.cost ?? 1, 6)}`]!
  if (card.kind === 'coin') return scenes[`card-coin-${card.worth}`]!
  return (card.fable ? scenes['beach-evening']! : scenes.beach!) + (scenes[card.kind] ?? '')
}
export const card_back = scenes.back!
export const scene = (name: string): string => scenes[name] ?? ''

/** How wide and how high the castles of cost 1 to 6 are. */
const sizes = [
  [18, 24],
  [22, 44],
  [38, 50],
  [50, 55],
  [62, 62],
  [84, 72],
] as const

/** A sand castle of a cost, standing on (0, 0). */
export function castle(cost: number): { width: number; height: number; art: string } {
  const size = cost >= 1 && cost <= 5 ? cost : 6
  const [width, height] = sizes[size - 1]!
  return { width, height, art: scenes[`castle-${size}`]! }
}
