// SPDX-License-Identifier: Apache-2.0
// The engine for a page: typed requests to a worker (worker.ts), answers as promises.
import type { Answers } from '../generated/engine'
import { Refused, type Asking } from './module'
import type { FromWorker, ToWorker } from './worker'

type Answer<R extends Asking> = Answers[R['do'] & keyof Answers]
type JobRequest = Extract<Asking, { do: 'think' | 'hint' | 'analyse' | 'think_table' | 'hint_table' }>

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Waiting {
  resolve(answer: string): void
  reject(error: Error): void
}

/** The engine is gone: its module could not be loaded, or has stopped. A new one can be made. */
export class Broken extends Error {}

/** ask() is the way in; run() carries a job through, slice by slice, until it is done or `stop` says so. */
export class EngineClient {
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  private broken: Broken | undefined

  constructor(
    private readonly port: Port,
    address: string,
  ) {
    port.onmessage = ({ data }) => this.hear(data)
    port.onerror = (event) => this.fail(event.message || 'The engine has stopped.')
    port.postMessage({ load: address })
  }

  async ask<R extends Asking>(request: R): Promise<Answer<R>> {
    const answer = JSON.parse(await this.call(JSON.stringify(request))) as { ok: boolean; error?: string }
    if (!answer.ok) throw new Refused(answer.error)
    return answer as unknown as Answer<R>
  }

  /** The last state of a job; `progress` hears the part that is done. Stopped, it answers with what it has. */
  async run(
    request: JobRequest,
    options: { slice?: number; progress?: (spent: number) => void; stop?: AbortSignal } = {},
  ): Promise<Answers['go_on']> {
    const { job } = await this.ask(request)
    while (true) {
      const now = options.stop?.aborted ?? false
      const state = await this.ask({ do: 'go_on', job, iterations: options.slice ?? 300, now, at: Date.now() })
      options.progress?.(state.spent)
      if (state.done) return state
    }
  }

  get alive(): boolean {
    return this.broken === undefined
  }

  close(): void {
    this.port.terminate()
    this.fail('The engine was closed.')
  }

  private call(request: string): Promise<string> {
    if (this.broken) return Promise.reject(this.broken)
    return new Promise((resolve, reject) => {
      this.waiting.set(++this.last, { resolve, reject })
      this.port.postMessage({ call: this.last, request })
    })
  }

  private hear(message: FromWorker): void {
    if ('broken' in message) return this.fail(message.broken)
    if (!('call' in message)) return
    this.waiting.get(message.call)?.resolve(message.answer)
    this.waiting.delete(message.call)
  }

  private fail(why: string): void {
    this.broken ??= new Broken(why)
    for (const { reject } of this.waiting.values()) reject(this.broken)
    this.waiting.clear()
  }
}
