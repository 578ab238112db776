// SPDX-License-Identifier: Apache-2.0
// For tests: a picture is well-formed, with nothing that a strict content policy would refuse.
import { expect } from 'vitest'

export function sound(picture: string, name: string): void {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${picture}</svg>`
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(parsed.querySelector('parsererror'), name).toBeNull()
  expect(picture, name).not.toMatch(/style=|NaN|undefined|href=/)
}
