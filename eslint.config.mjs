import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { noOddWords } from './scripts/lib/no-odd-words.mjs';
import { noPlainText } from './scripts/lib/no-plain-text.mjs';
import {
  EXACT_ELSEWHERE,
  EXACT_IN_SERVER,
  EXACT_NUMBERS,
  SAFE_SERVER,
} from './scripts/lib/restricted-syntax.mjs';
import { testSubjects } from './scripts/lib/test-subjects.mjs';

const SERVER = ['{server,development}/src/**/*.ts'];
/** They open connections and query runners themselves. */
const DATABASE = ['server/src/database/**', 'development/src/embedded-database/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/dist-types',
      'server/bundle',
      '**/data',
      '.build',
      'client/src/generated',
      'server/src/graphql/generated',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      // Imports of classes that decorators' metadata names are no imports of types.
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  // A later block replaces what an earlier one says of the same rule, so each names all that holds in its files.
  {
    files: SERVER,
    ignores: DATABASE,
    rules: { 'no-restricted-syntax': ['error', ...SAFE_SERVER] },
  },
  {
    files: EXACT_IN_SERVER,
    // Its numbers are those of lines.
    ignores: ['server/src/payments/pain/checking/schema-errors.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SAFE_SERVER, ...EXACT_NUMBERS] },
  },
  {
    files: EXACT_ELSEWHERE,
    rules: { 'no-restricted-syntax': ['error', ...EXACT_NUMBERS] },
  },
  {
    extends: [regexp.configs['flat/recommended']],
    rules: {
      // The time of a pattern must not grow faster than the input.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
      // Some patterns match control characters.
      'no-control-regex': 'off',
      // Style rules for patterns, where both spellings have the same meaning.
      'regexp/match-any': 'off',
      'regexp/negation': 'off',
      'regexp/control-character-escape': 'off',
      'regexp/no-unused-capturing-group': 'off',
      'regexp/optimal-quantifier-concatenation': 'off',
      'regexp/prefer-d': 'off',
      'regexp/prefer-predefined-assertion': 'off',
      'regexp/prefer-w': 'off',
      'regexp/use-ignore-case': 'off',
    },
  },
  {
    // Texts of the client, of the rules that it shares and of mails are in the catalogue (LANG-1).
    files: [
      'client/src/**/*.{ts,tsx}',
      'server/src/rules/**/*.ts',
      'server/src/mail/{render-mail,shown-moment}.ts',
      'server/src/mail/templates/*.tsx',
    ],
    ignores: [
      '**/*.{test,spec}.{ts,tsx}',
      'client/src/{generated,test-support,component-page}/**',
      // The sample's name is data of the scheme; errors are for the server's log.
      'server/src/rules/{sound-rules,json-places}.ts',
    ],
    plugins: { texts: { rules: { 'no-plain-text': noPlainText } } },
    rules: { 'texts/no-plain-text': 'error' },
  },
  {
    // Texts and messages of errors that users read.
    files: ['{client,server}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', 'client/src/{generated,test-support}/**'],
    plugins: { words: { rules: { 'no-odd-words': noOddWords } } },
    rules: { 'words/no-odd-words': 'error' },
  },
  {
    files: ['**/*.{spec,test,e2e-spec}.{ts,tsx}'],
    plugins: { titles: { rules: { 'test-subjects': testSubjects } } },
    rules: { 'titles/test-subjects': 'error' },
  },
);
