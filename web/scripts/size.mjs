// SPDX-License-Identifier: Apache-2.0
// What a first visit loads besides pictures, gzipped as the server sends it; at most 150 KB.
import { readFile, readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const limit = 150 * 1024
const dist = new URL('../dist/', import.meta.url)
const html = await readFile(new URL('index.html', dist), 'utf8')
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1])
const fonts = (await readdir(new URL('assets/', dist)))
  .filter((name) => /-latin-wght-normal.*\.woff2$/.test(name))
  .map((name) => `assets/${name}`)
let total = 0
for (const name of ['index.html', ...linked, ...fonts]) {
  const bytes = await readFile(new URL(name, dist))
  const size = name.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length
  total += size
  console.log(`${String(size).padStart(7)}  ${name}`)
}
console.log(`${String(total).padStart(7)}  of at most ${limit}`)
if (total > limit) process.exit(1)
