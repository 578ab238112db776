// SPDX-License-Identifier: Apache-2.0
/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  tabWidth: 2,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
