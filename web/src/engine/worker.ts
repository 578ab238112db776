// SPDX-License-Identifier: Apache-2.0
// The engine in a worker: a page asks (client.ts), this answers. One worker has one module, of one game or of all.
import { Engine } from './module'

/** What a page sends: first the address of the module, then numbered requests. */
export type ToWorker = { load: string } | { call: number; request: string }
/** What comes back: the answer to a call, or why the module can't be used (any more). */
export type FromWorker = { ready: true } | { call: number; answer: string } | { broken: string }

let loading: Promise<Engine>
const said: string[] = []

const tell = (message: FromWorker) => self.postMessage(message)

async function load(address: string): Promise<Engine> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The engine could not be loaded (${response.status}).`)
  const code = response.headers.get('Content-Type')?.startsWith('application/wasm')
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer())
  return Engine.load(code, (text) => said.push(text))
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('load' in data) {
      loading = load(data.load)
      await loading
      tell({ ready: true })
    } else {
      // What is asked before it is there waits.
      const engine = await loading
      tell({ call: data.call, answer: engine.call(data.request) })
    }
  } catch (error) {
    tell({ broken: said.splice(0).join('').trim() || String(error) })
  }
}
