import { describe, expect, it } from 'vitest'
import { components, kinds } from '../components'
import { icons } from './icons'
import { back, card_scene, leader_scene } from './scenes'
import { special_icon } from './specials'

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
    for (const kind of kinds) sound(card_scene(kind), kind)
    for (const leader of Object.keys(components.leaders)) sound(leader_scene(leader), leader)
  })
  it('exist for every card, leader, building and gang', () => {
    for (const kind of kinds) expect(card_scene(kind), kind).not.toBe(back)
    for (const leader of Object.keys(components.leaders)) expect(leader_scene(leader), leader).not.toBe(back)
    for (const name of [...Object.keys(components.buildings), ...Object.keys(components.gangs)])
      expect(icons, name).toHaveProperty([name])
    for (const kind of kinds) if (special_icon(kind)) expect(icons, kind).toHaveProperty([special_icon(kind)!])
  })
})
