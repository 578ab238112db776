import { describe, expect, it } from 'vitest'
import { components } from '../components'
import { effect_parts } from '../model'
import { icons } from './icons'
import { card_back, card_scene } from './scenes'

// Well-formed, and nothing that a strict content policy would refuse.
function sound(picture: string, name: string) {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${picture}</svg>`,
    'image/svg+xml',
  )
  expect(parsed.querySelector('parsererror'), name).toBeNull()
  expect(picture, name).not.toMatch(/style=|NaN|undefined|href=/)
}

describe('pictures', () => {
  it('are sound', () => {
    for (const [name, icon] of Object.entries(icons)) sound(icon, name)
    for (const card of components.cards) sound(card_scene(card), card.id)
    sound(card_back(), 'back')
  })
  it('exist for every kind, every symbol and everything an effect names', () => {
    const named = components.cards.flatMap((card) =>
      effect_parts(card).flatMap((part) => ('icon' in part ? [part.icon] : [])),
    )
    for (const name of [
      ...named,
      ...components.cards.map((card) => card.kind),
      ...components.seats.map((seat) => `symbol-${seat.name.toLowerCase()}`),
    ])
      expect(icons, name).toHaveProperty([name])
  })
})
