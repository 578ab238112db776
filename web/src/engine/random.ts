// SPDX-License-Identifier: Apache-2.0
// The engine's random numbers once more, for tests that choose moves as the signatures do: ChaCha8 (src/core/random.h).

/** A seed from a number, as the engine makes it. */
export function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setBigUint64(0, BigInt(number), true)
  seed[31] = 1
  return seed
}

const quarters = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const
const steps = [
  [0, 1, 3, 16],
  [2, 3, 1, 12],
  [0, 1, 3, 8],
  [2, 3, 1, 7],
] as const

function chacha8(key: Uint8Array, counter: number, nonce: number): Uint32Array {
  const first = new Uint32Array(16)
  first.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  first.set(new Uint32Array(key.slice().buffer), 4)
  first.set([counter, 0, nonce, 0], 12)
  const x = first.slice()
  for (let doubleRound = 0; doubleRound < 4; ++doubleRound)
    for (const quarter of quarters)
      for (const [sum, add, mixed, bits] of steps) {
        x[quarter[sum]]! += x[quarter[add]]!
        const turned = x[quarter[mixed]]! ^ x[quarter[sum]]!
        x[quarter[mixed]] = (turned << bits) | (turned >>> (32 - bits))
      }
  return x.map((word, i) => word + first[i]!)
}

export class Random {
  private drawn = 0
  private block: Uint32Array = new Uint32Array(16)

  constructor(
    private readonly seed: Uint8Array,
    private readonly stream: number,
  ) {}

  next(): number {
    if (this.drawn % 16 === 0) this.block = chacha8(this.seed, this.drawn / 16, this.stream)
    return this.block[this.drawn++ % 16]!
  }

  /** 0 .. count - 1, all equally likely. */
  below(count: number): number {
    let product = BigInt(this.next()) * BigInt(count)
    if (Number(product & 0xffffffffn) < count) {
      const threshold = (2 ** 32 - count) % count
      while (Number(product & 0xffffffffn) < threshold) product = BigInt(this.next()) * BigInt(count)
    }
    return Number(product >> 32n)
  }
}
