// SPDX-License-Identifier: Apache-2.0
// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, expect, it } from 'vitest'
import Identity from './Identity.svelte'
import KeysDialog from './KeysDialog.svelte'

beforeEach(() => {
  // What jsdom does not know.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

it('a dialog opens at its first field, or at its main button: not at Close', () => {
  const name = mount(Identity, { target: document.body, props: { onclose: () => {} } })
  flushSync()
  expect(document.activeElement?.id).toBe('who-name')
  void unmount(name)
  const keys = mount(KeysDialog, { target: document.body, props: { onclose: () => {} } })
  flushSync()
  expect(document.activeElement?.textContent).toBe('Play on')
  void unmount(keys)
})
