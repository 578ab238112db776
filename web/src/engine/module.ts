// SPDX-License-Identifier: Apache-2.0
// The engine's WebAssembly module (src/embed, docs/embed.md) in any host: a page, a worker, Node.
import type { Answers, Request } from '../generated/engine'

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  skerry_new(): number
  skerry_free(engine: number): void
  skerry_allocate(size: number): number
  skerry_release(memory: number): void
  skerry_call(engine: number, request: number, length: number): number
  skerry_answer_length(engine: number): number
  skerry_error(engine: number): number
  skerry_begin(
    engine: number,
    game: number,
    gameLength: number,
    setup: number,
    setupLength: number,
    seed: number,
  ): number
  skerry_take(engine: number, table: number, length: number): number
  skerry_copy(engine: number, place: number): number
  skerry_view(engine: number, place: number, eyes: number): number
  skerry_imagine(engine: number, place: number, seed: number): number
  skerry_drop(engine: number, place: number): void
  skerry_state(engine: number, place: number): number
  skerry_state_size(engine: number, place: number): number
  skerry_waiting(engine: number, place: number): number
  skerry_moves(engine: number, place: number, seat: number, moves: number, capacity: number): number
  skerry_play(engine: number, place: number, seat: number, move: bigint): number
  skerry_points(engine: number, place: number, points: number, capacity: number): number
}

/** What the engine refused, in a sentence for a person. */
export class Refused extends Error {}

/** A request without what every request may have. */
export type Asking = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
type Tag = keyof Answers

// What a reactor needs of WASI: a clock, and somewhere to write the last words of a broken invariant.
function host(memory: () => WebAssembly.Memory, say: (text: string) => void) {
  const decoder = new TextDecoder()
  return {
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      const now = BigInt(Math.round(performance.now() * 1e6))
      new DataView(memory().buffer).setBigUint64(out, now, true)
      return 0
    },
    fd_write(_file: number, list: number, count: number, out: number) {
      const view = new DataView(memory().buffer)
      let written = 0
      for (let i = 0; i < count; ++i) {
        const from = view.getUint32(list + 8 * i, true)
        const length = view.getUint32(list + 8 * i + 4, true)
        say(decoder.decode(new Uint8Array(view.buffer, from, length)))
        written += length
      }
      view.setUint32(out, written, true)
      return 0
    },
    fd_close: () => 0,
    fd_seek: () => 70, // not a file that has places
  }
}

const maxMoves = 256
const seedBytes = 32

/** One engine: ask() does everything with JSON; the others are the fast ways. Throws Refused with a sentence. */
export class Engine {
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()
  private readonly engine: number
  private readonly scratch: number // for moves and seeds

  private constructor(private readonly module: Exports) {
    module._initialize()
    this.engine = module.skerry_new()
    this.scratch = module.skerry_allocate(8 * maxMoves)
  }

  static async load(code: WebAssembly.Module, say: (text: string) => void = () => {}): Promise<Engine> {
    const loaded: { exports?: Exports } = {}
    const imports = host(() => loaded.exports!.memory, say)
    const instance = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: imports })
    loaded.exports = instance.exports as unknown as Exports
    return new Engine(loaded.exports)
  }

  /** The answer as text, refused or not. */
  call(request: string): string {
    return this.lent(request, (text, length) => {
      const answer = this.module.skerry_call(this.engine, text, length)
      return this.decoder.decode(this.bytes(answer, this.module.skerry_answer_length(this.engine)))
    })
  }

  ask<R extends Asking>(request: R): Answers[R['do'] & Tag] {
    const answer = JSON.parse(this.call(JSON.stringify(request))) as { ok: boolean; error?: string }
    if (!answer.ok) throw new Refused(answer.error)
    return answer as unknown as Answers[R['do'] & Tag]
  }

  // ---- Positions in places ----

  begin(game: string, setup: object, seed: Uint8Array): number {
    return this.lent(game, (id, idLength) =>
      this.lent(JSON.stringify(setup), (text, length) =>
        this.placed(this.module.skerry_begin(this.engine, id, idLength, text, length, this.seed(seed))),
      ),
    )
  }
  take(table: string): number {
    return this.lent(table, (name, length) => this.placed(this.module.skerry_take(this.engine, name, length)))
  }
  copy(place: number): number {
    return this.placed(this.module.skerry_copy(this.engine, place))
  }
  view(place: number, eyes: number): number {
    return this.placed(this.module.skerry_view(this.engine, place, eyes))
  }
  imagine(place: number, seed: Uint8Array): number {
    return this.placed(this.module.skerry_imagine(this.engine, place, this.seed(seed)))
  }
  drop(place: number): void {
    this.module.skerry_drop(this.engine, place)
  }
  /** A copy of the state's bytes. */
  state(place: number): Uint8Array {
    const from = this.module.skerry_state(this.engine, place)
    return this.bytes(from, this.module.skerry_state_size(this.engine, place)).slice()
  }
  /** A bit for each seat that owes a decision. */
  waiting(place: number): number {
    return this.module.skerry_waiting(this.engine, place)
  }
  moves(place: number, seat: number): BigUint64Array {
    const count = this.module.skerry_moves(this.engine, place, seat, this.scratch, maxMoves)
    return new BigUint64Array(this.module.memory.buffer, this.scratch, count).slice()
  }
  /** Whether the move revealed something to somebody. */
  play(place: number, seat: number, move: bigint): boolean {
    return this.placed(this.module.skerry_play(this.engine, place, seat, move)) === 2
  }
  points(place: number): number[] {
    const count = this.module.skerry_points(this.engine, place, this.scratch, maxMoves)
    return [...new Int32Array(this.module.memory.buffer, this.scratch, count)]
  }

  /** What the module occupies; it never shrinks. */
  get memory(): number {
    return this.module.memory.buffer.byteLength
  }

  private bytes(from: number, length: number): Uint8Array {
    return new Uint8Array(this.module.memory.buffer, from, length)
  }

  private seed(seed: Uint8Array): number {
    if (seed.length !== seedBytes) throw new Refused('A seed has 32 bytes.')
    this.bytes(this.scratch, seedBytes).set(seed)
    return this.scratch
  }

  // Text in the module's memory for the length of a call.
  private lent<T>(text: string, use: (at: number, length: number) => T): T {
    const bytes = this.encoder.encode(text)
    const at = this.module.skerry_allocate(Math.max(bytes.length, 1))
    if (at === 0) throw new Refused('There is not enough memory.')
    this.bytes(at, bytes.length).set(bytes)
    try {
      return use(at, bytes.length)
    } finally {
      this.module.skerry_release(at)
    }
  }

  private placed(place: number): number {
    if (place >= 0) return place
    const from = this.module.skerry_error(this.engine)
    const all = new Uint8Array(this.module.memory.buffer, from)
    throw new Refused(this.decoder.decode(all.subarray(0, all.indexOf(0))))
  }
}
