// SPDX-License-Identifier: Apache-2.0
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default [
  { ignores: ['dist', 'node_modules', 'public', 'src/generated', 'test-results', 'shots'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      // TypeScript knows better which names there are.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `ready && go()` and `open ? shut() : unfold()` are how the code says it.
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      // Pictures are our own SVG text, never something a player wrote.
      'svelte/no-at-html-tags': 'off',
      // A Map, a Set or an address made and read within one call need not be reactive; what is kept is $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are plain paths here; this is not SvelteKit.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
]
