import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/src/**/*.graphql',
  generates: {
    'client/src/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks.mjs'],
      config: {
        useTypeImports: true,
        scalars: { DateTime: 'string', Date: 'string', Decimal: 'string' },
      },
    },
  },
};

export default config;
