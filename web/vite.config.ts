// SPDX-License-Identifier: Apache-2.0
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.SKERRY_SERVER ?? 'http://localhost:8080'
const proxy = { '/api': server, '/ws': { target: server, ws: true } }

export default defineConfig({
  plugins: [svelte()],
  // Tests mount components as a browser does.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy },
  preview: { proxy },
  // Long enough for a machine that has other work: jsdom parses every picture.
  test: { include: ['src/**/*.test.ts'], environment: 'jsdom', testTimeout: 60_000 },
})
