import { readdirSync, readFileSync } from 'node:fs'
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Whether a `svelte-ignore` is still needed, only compiling the component tells: half of the linter's time, so
// those that have none are spared.
const plain = readdirSync('src', { recursive: true })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.svelte') && !readFileSync(file, 'utf8').includes('svelte-ignore'))

export default ts.config(
  // Written by programs: `korchma types`, `npm run icons`, `npm run build`.
  { ignores: ['dist/', 'public/', '.svelte-check/', '**/*.gen.ts', '**/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      // With noUncheckedIndexedAccess it is how one says "this seat exists"; a wrong one fails at once, in the tests.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `_` stands where a place must be kept.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  { files: plain, rules: { 'svelte/no-unused-svelte-ignore': 'off' } },
)
