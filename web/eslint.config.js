// Mistakes, and what the types know; how it is written is Prettier's. Warnings are errors (`npm run lint`).
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/lib/wire.ts']), // generated
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      'svelte/no-useless-mustaches': 'off', // {' '}: the space that Svelte drops at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are filled and handed on, never watched
      'svelte/no-unused-svelte-ignore': 'off', // compiles every component once more; svelte-check has done so
    },
  },
  {
    // In components the rules that need types take more than a minute; svelte-check looks at their types anyway.
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'TSAsExpression > MemberExpression[property.name=/^(data|args)$/]',
          'TSAsExpression > MemberExpression[object.property.name=/^(data|args)$/]',
          'TSAsExpression > ChainExpression > MemberExpression[property.name=/^(data|args)$/]',
          'TSAsExpression > ChainExpression > MemberExpression[object.property.name=/^(data|args)$/]',
          "TSAsExpression > Identifier[name='data']",
        ].map((selector) => ({
          selector,
          message: 'Look what it is (lib/facts.ts, `kind`), or give it a type on the server.',
        })),
      ],
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**'],
    ignores: ['src/rooms/*/**', 'src/rooms/index.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^|/)rooms/[^/]+/',
              message: 'What generic code needs of a room is an entry of `Room` (rooms/props.ts).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/storage.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use lib/storage.ts.' })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({ property, message: 'Use lib/storage.ts.' })),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
