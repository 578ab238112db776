// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  // Long enough for a machine that has other work: what fails should be wrong, not late.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A second try on a machine that does nothing else but test; the report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  outputDir: process.env.SKERRY_E2E_OUT ?? 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromium,
    reducedMotion: 'reduce',
    // Where it is not the subject, a worker that fetches the whole page only takes time.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
