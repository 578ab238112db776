// SPDX-License-Identifier: Apache-2.0
// For tests: the module in this thread, behind what a page sees of a worker.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EngineClient, type Port } from './client'
import { Engine } from './module'
import type { ToWorker } from './worker'

export const root = join(import.meta.dirname, '../../..')
export const address = join(root, 'build/wasm/skerry.wasm')
/** A recorded game of tests/records. */
export const recorded = (name: string): string => readFileSync(join(root, 'tests/records', name), 'utf8')

const modules = new Map<string, WebAssembly.Module>()
function compiled(file: string): WebAssembly.Module {
  const module = modules.get(file) ?? new WebAssembly.Module(readFileSync(file))
  modules.set(file, module)
  return module
}

export class Inside implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  calls = 0
  closed = false
  private engine: Promise<Engine> | undefined

  postMessage(message: ToWorker) {
    void this.answer(message)
  }
  terminate() {
    this.closed = true
  }

  private async answer(message: ToWorker) {
    if ('load' in message) this.engine = Engine.load(compiled(message.load))
    const engine = await this.engine!
    ++this.calls
    const data =
      'load' in message ? { ready: true as const } : { call: message.call, answer: engine.call(message.request) }
    this.onmessage?.({ data } as MessageEvent)
  }
}

export const inside = (): EngineClient => new EngineClient(new Inside(), address)
