import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = 'client/src/generated';

/** The client's GraphQL files; their names are unique. */
const sources = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  .map((path) => basename(path))
  .filter((name) => name.endsWith('.graphql'))
  .sort();

/** Queries sent before the GraphQL client is loaded. */
const asText = [
  'scheme.graphql',
  'issued-notice.graphql',
  'published-distribution.graphql',
  'password-link.graphql',
];

const moduleOf = (source: string) => source.replace('.graphql', '');

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/src/**/*.graphql',
  generates: {
    [`${generated}/types.ts`]: {
      plugins: ['typescript-operations'],
      config: {
        useTypeImports: true,
        scalars: { DateTime: 'string', Date: 'string', Decimal: 'string' },
      },
    },
    ...Object.fromEntries(
      sources.map((source) => [
        `${generated}/${moduleOf(source)}.ts`,
        asText.includes(source)
          ? { plugins: ['./codegen-text.mjs'], config: { source: `/${source}` } }
          : { plugins: ['./codegen-hooks.mjs'], config: { source: `/${source}`, typesFrom: './types' } },
      ]),
    ),
    // The documents that the server knows and compiles.
    'server/src/graphql/generated/known-documents.ts': {
      plugins: ['./codegen-known.mjs'],
      config: { asText: asText.map((source) => `/${source}`), scripted: ['README.md', 'docs/scripting.md'] },
    },
    // The module that all code imports from; a bundler resolves each name to the file that defines it.
    [`${generated}/graphql.ts`]: {
      plugins: ['./codegen-index.mjs'],
      config: { modules: ['types', ...sources.map(moduleOf)] },
    },
  },
};

export default config;
