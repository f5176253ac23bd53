import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.eslint.json', 'client/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // With noUncheckedIndexedAccess, `!` marks an index that is known to be valid.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Each takes a seventh of the time, and reports what tsc and the libraries' own notes already do.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
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
    // Jest's matchers are typed `any`.
    files: ['**/*.{spec,test,e2e-spec}.{ts,tsx}', 'server/test/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.strict] },
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
    // Runs the React compiler on each file; tests declare no components to speak of.
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
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
