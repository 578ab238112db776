// SPDX-License-Identifier: Apache-2.0
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { ship } from './scripts/ship.ts'

const server = process.env.SKERRY_SERVER ?? 'http://localhost:8080'
const proxy = { '/api': server, '/ws': { target: server, ws: true } }

export default defineConfig({
  plugins: [svelte(), ship()],
  // Tests mount components as a browser does.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy },
  preview: { proxy },
  // jsdom takes a second to start: only files that say so in their first lines have a page. The timeout is long enough
  // for a machine that has other work.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
