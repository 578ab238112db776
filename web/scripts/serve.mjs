// SPDX-License-Identifier: Apache-2.0
// A server of our own for tests and screenshots: free port, own data folder, gone afterwards. SKERRY_URL uses one that
// runs.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** `pause`: milliseconds that a bot waits before a move. */
export async function serve({ port, data, pause = 500 } = {}) {
  if (process.env.SKERRY_URL && !port && pause === 500) return { url: process.env.SKERRY_URL, stop: async () => {} }
  const bin = process.env.SKERRY_BIN
  if (!bin) throw new Error('Set SKERRY_BIN to the skerry program, or SKERRY_URL to a running server.')
  const folder = data ?? (await mkdtemp(join(tmpdir(), 'skerry-web-')))
  const at = port ?? (await freePort())
  const web = new URL('../dist', import.meta.url).pathname
  // All tests come from one address and are in a hurry.
  const limits = {
    'guests-hour': 100000,
    'tables-hour': 100000,
    'request-rate': 2000,
    'message-rate': 2000,
    'sockets-address': 500,
    'bot-pause': pause,
    log: 'warn',
  }
  const flags = Object.entries({ port: at, data: folder, web, ...limits }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ])
  const child = spawn(bin, ['serve', ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4000)))
  const url = `http://localhost:${at}`
  for (let i = 0; ; ++i) {
    try {
      if ((await fetch(`${url}/healthz`)).ok) break
    } catch {
      if (child.exitCode !== null || i > 100) throw new Error(`The server did not start: ${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    port: at,
    data: folder,
    async stop({ keep = false } = {}) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}
