// SPDX-License-Identifier: Apache-2.0
// The last steps of a build: the service worker with the list of all files, and a .gz beside what compresses well,
// which the server sends to whoever accepts it.
import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worker = join(import.meta.dirname, '../src/service-worker.js')
const compressible = /\.(html|js|css|json|svg|wasm|webmanifest|txt)$/
// Letters of other alphabets come when a text has them.
const rare = /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.gz'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

async function writeWorker(folder: string): Promise<void> {
  const names = (await filesIn(folder)).filter((name) => !rare.test(name))
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)))
  const files = names.map((name) => (name === 'index.html' ? '/' : `/${name}`))
  const head = `const version = '${hash.digest('hex').slice(0, 16)}'\nconst files = ${JSON.stringify(files)}\n`
  await writeFile(join(folder, 'service-worker.js'), head + (await readFile(worker, 'utf8')))
}

export function ship(): Plugin {
  let folder = ''
  return {
    name: 'skerry-ship',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    async closeBundle() {
      await writeWorker(folder)
      for (const name of await filesIn(folder))
        if (compressible.test(name))
          await writeFile(join(folder, `${name}.gz`), gzipSync(await readFile(join(folder, name)), { level: 9 }))
    },
  }
}
