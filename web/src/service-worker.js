// SPDX-License-Identifier: Apache-2.0
// Keeps the whole page, so that it opens without a network. `version` and `files` are put before this by
// scripts/ship.ts. A version is kept as a whole or not at all, and a page gets all its files from one: a new version
// waits until no page of the old one is open, or until a person asks for it. What a server says is never kept.
/* global version, files */
const cache = `skerry ${version}`

/** Files with a hash in their name are the same in every version that has them. */
async function copy(file) {
  const known = file.startsWith('/assets/') && (await caches.match(file))
  const response = known || (await fetch(file, { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await (await caches.open(cache)).put(file, response)
}

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith('skerry ') && name !== cache)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function answer(request) {
  const page = request.mode === 'navigate'
  const kept = await (await caches.open(cache)).match(page ? '/' : request, { ignoreSearch: true, ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(Promise.all(files.map(copy))))
self.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())))
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const ours = event.request.method === 'GET' && origin === self.location.origin
  // A page of the server's own, such as /healthz, is no part of the client.
  if (ours && !/^\/(api|ws|healthz|metrics)(\/|$)/.test(pathname)) event.respondWith(answer(event.request))
})
