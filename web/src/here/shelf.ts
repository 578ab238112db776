// SPDX-License-Identifier: Apache-2.0
// Where the tables of this browser are kept: each is the log of its deeds, by number, and its card for lists. append()
// is the one that matters: all of a change or nothing of it, and no number twice.
import type { Deed } from '../generated/engine'
import type { Table } from '../generated/protocol'

/** What a table has become: its card, and the deeds from this number on. */
export interface Change {
  table: Table
  first: number
  deeds: Deed[]
}

/** Somebody else, such as another tab, has already added a deed of that number. */
export class Behind extends Error {}
/** The deeds before these are gone: somebody has cleared what the browser keeps. */
export class Cleared extends Error {}

export interface Shelf {
  tables(): Promise<Table[]>
  deeds(table: string): Promise<Deed[]>
  append(changes: Change[]): Promise<void>
  remove(tables: string[]): Promise<void>
}

/** Keeps them as long as the page is open: for browsers that keep nothing. */
export class MemoryShelf implements Shelf {
  readonly #tables = new Map<string, { table: Table; deeds: Deed[] }>()

  async tables(): Promise<Table[]> {
    return [...this.#tables.values()].map(({ table }) => table)
  }
  async deeds(table: string): Promise<Deed[]> {
    return this.#tables.get(table)?.deeds.slice() ?? []
  }
  async append(changes: Change[]): Promise<void> {
    for (const { table, first } of changes) {
      const count = this.#tables.get(table.id)?.deeds.length ?? 0
      if (count > first) throw new Behind()
      if (count < first) throw new Cleared()
    }
    for (const { table, deeds } of changes)
      this.#tables.set(table.id, { table, deeds: [...(this.#tables.get(table.id)?.deeds ?? []), ...deeds] })
  }
  async remove(tables: string[]): Promise<void> {
    for (const table of tables) this.#tables.delete(table)
  }
}

interface KeptDeed {
  table: string
  number: number
  deed: Deed
}
interface Stores {
  tables: IDBObjectStore
  deeds: IDBObjectStore
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser refused.'))
  })
const deedsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

/** In the browser's own database, where all tabs find them. */
export class BrowserShelf implements Shelf {
  readonly #name: string
  #opened: Promise<IDBDatabase> | undefined

  constructor(name = 'skerry') {
    this.#name = name
  }

  tables(): Promise<Table[]> {
    return this.#transact('readonly', ({ tables }) => answered<Table[]>(tables.getAll()))
  }

  async deeds(table: string): Promise<Deed[]> {
    const kept = await this.#transact('readonly', ({ deeds }) => answered<KeptDeed[]>(deeds.getAll(deedsOf(table))))
    return kept.map(({ deed }) => deed)
  }

  append(changes: Change[]): Promise<void> {
    return this.#transact('readwrite', async ({ tables, deeds }) => {
      for (const { table, first, deeds: added } of changes) {
        if ((await answered(deeds.getKey([table.id, first]))) !== undefined) throw new Behind()
        if (first > 0 && (await answered(deeds.getKey([table.id, first - 1]))) === undefined) throw new Cleared()
        for (const [i, deed] of added.entries()) deeds.add({ table: table.id, number: first + i, deed })
        tables.put(table)
      }
    })
  }

  remove(ids: string[]): Promise<void> {
    return this.#transact('readwrite', async ({ tables, deeds }) => {
      for (const id of ids) {
        tables.delete(id)
        deeds.delete(deedsOf(id))
      }
    })
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' })
        request.result.createObjectStore('deeds', { keyPath: ['table', 'number'] })
      }
      request.onsuccess = () => {
        const database = request.result
        // Cleared by the person, or wanted by a newer page: the next call opens it again.
        database.onclose = () => (this.#opened = undefined)
        database.onversionchange = () => {
          database.close()
          this.#opened = undefined
        }
        resolve(database)
      }
      request.onerror = () => reject(request.error ?? new Error('The browser refused.'))
    })
    this.#opened.catch(() => (this.#opened = undefined))
    return this.#opened
  }

  // Done means durable: it answers once the transaction is complete.
  async #transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
    const database = await this.#open()
    const transaction = database.transaction(['tables', 'deeds'], mode, { durability: 'strict' })
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused.'))
    })
    complete.catch(() => {})
    let result: T
    try {
      result = await work({ tables: transaction.objectStore('tables'), deeds: transaction.objectStore('deeds') })
    } catch (error) {
      transaction.abort()
      throw error
    }
    await complete
    return result
  }
}
