// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it, vi } from 'vitest'
import { me, NoServer, Refusal } from './api'

const answered = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))

describe('the first question to a server', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('hears who I am', async () => {
    answered('{"user":{"id":"u","name":"Ann","password":false}}')
    expect((await me())?.name).toBe('Ann')
  })
  it('knows a host of plain files by what it answers', async () => {
    answered('<!doctype html><title>Skerry</title>')
    await expect(me()).rejects.toThrow(NoServer)
    answered('Not found', { status: 404 })
    await expect(me()).rejects.toThrow(NoServer)
  })
  it('takes one that is busy or out of reach for a server that may come back', async () => {
    answered('Bad gateway', { status: 502 })
    await expect(me()).rejects.toThrow(Refusal)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(me()).rejects.toThrow('The server cannot be reached.')
  })
})
