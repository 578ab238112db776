// SPDX-License-Identifier: Apache-2.0
// The service worker keeps the page for times without a network (src/service-worker.js). A new version waits until the
// person wants it, or until the next visit.
import { app } from './app.svelte'

const look_again_ms = 60 * 60 * 1000

export function install(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !import.meta.env.PROD) return
  let updating = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first one only begins to keep the page; a newer one brings a newer page.
    if (updating) location.reload()
    updating = true
  })
  workers.register('/service-worker.js').then(watch, () => {
    // A browser that keeps no pages still plays.
  })
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return // the browser was told to keep no pages
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !registration.active) return
    app.newVersion = () => worker.postMessage('take over')
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => offer(worker))
  })
  setInterval(() => void registration.update().catch(() => {}), look_again_ms)
}
