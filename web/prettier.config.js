// SPDX-License-Identifier: Apache-2.0
/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  tabWidth: 2,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [
    { files: '*.svelte', options: { parser: 'svelte' } },
    // The plugin overshoots where prose and tags share a line; with this margin it stays within 120 columns.
    { files: '**/{Learn,Reference}.svelte', options: { printWidth: 100 } },
  ],
}
