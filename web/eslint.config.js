import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['web/dist', 'web/dist-gallery', 'web/src/lib/api.ts', '**/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['**/*.svelte'], rules: { 'max-lines': ['error', 250] } }, // a component that grows beyond has a seam
  {
    rules: {
      'no-undef': 'off', // TypeScript knows
      'svelte/prefer-svelte-reactivity': 'off', // what is to be watched is $state; the rest is deliberately plain
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
);
