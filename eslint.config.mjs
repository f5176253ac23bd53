import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { noPlainText } from './scripts/lib/no-plain-text.mjs';

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
  {
    files: ['{server,development}/src/**/*.ts'],
    ignores: ['server/src/database/**', 'development/src/embedded-database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='once'][arguments.0.value='error']",
          message: 'A second error would end the process: listen with on.',
        },
        {
          selector: "CallExpression[callee.property.name='normalize'][arguments.0.value='NFC']",
          message: 'Use composed: this takes the square of the accents that are piled on a letter.',
        },
        {
          selector: "NewExpression[callee.object.name='pg'][callee.property.name='Client']",
          message: 'Use PoolClient: it is listened to, and never waits for ever.',
        },
        {
          selector: "MemberExpression[property.name='createQueryRunner']",
          message:
            'Use a transaction, onOneConnection or ownConnection: tests watch what holds a connection.',
        },
      ],
    },
  },
  {
    // Shares and cents exceed what a binary floating-point number represents exactly (ASSESS-2).
    files: [
      'server/src/rules/{assessment,distribution,proof}/**/*.ts',
      'server/src/rules/decimals.ts',
      'server/src/payments/**/*.ts',
      'vectors/**/*.ts',
    ],
    // Its numbers are those of lines.
    ignores: ['server/src/payments/pain/checking/schema-errors.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/]',
          message: 'Shares, prices and money are bigints in small units: readUnits.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^(toFixed|toPrecision|parseFloat|parseInt)$/]',
          message: 'Shares, prices and money are bigints in small units: writeUnits.',
        },
        {
          selector: "UnaryExpression[operator='+']",
          message: 'Shares, prices and money are bigints in small units: readUnits.',
        },
      ],
    },
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
      'server/src/rules/*.ts',
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
);
