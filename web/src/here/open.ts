// SPDX-License-Identifier: Apache-2.0
// The one house of this page, with everything that a browser gives it.
import { newEngine, pageEngine } from '../engine/page'
import { lessonAt } from '../lesson/lessons'
import { still } from '../lib/settings.svelte'
import { House } from './house'
import type { Outside } from './rooms'
import { BrowserShelf, MemoryShelf } from './shelf'

const bot_pause_ms = 700

export function open(page: Pick<Outside, 'name' | 'hear' | 'tell' | 'changed'>): House {
  return new House({
    ...page,
    engine: async () => (await pageEngine()).client,
    newEngine,
    shelf: typeof indexedDB === 'undefined' ? new MemoryShelf() : new BrowserShelf(),
    pause: still() ? 0 : bot_pause_ms,
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('skerry tables'),
    // Only where a page is secure.
    locks: navigator.locks ?? null,
    given: (table) =>
      lessonAt(table).then(
        (lesson) => lesson?.moves,
        () => undefined,
      ),
  })
}
