// SPDX-License-Identifier: Apache-2.0
// Names of tables that are kept in this browser, so that an address says where its table is.
const prefix = 'here-'
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const isHere = (table: string): boolean => table.startsWith(prefix)

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
export const newId = (): string => prefix + [...random(10)].map((byte) => letters[byte % letters.length]).join('')

/** 256 bits, as the engine reads them. */
export const newSeed = (): string => [...random(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
