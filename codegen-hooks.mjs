import { documentOf, fragmentsIn, operationsOf } from './codegen-documents.mjs';

/**
 * A plugin of GraphQL Code Generator for the operations in one file: each document with the fragments it needs, and
 * typed hooks for each operation: for a query two of Apollo's hooks (immediate and lazy), for a mutation our own, which
 * loads Apollo on demand. If an operation has required variables, its hook requires options. Generates one file per
 * source, so that a page loads only the documents that it uses.
 */
export function plugin(_schema, documents, { source, typesFrom }) {
  const own = documents
    .filter(({ location }) => location.endsWith(source))
    .flatMap(({ document }) => operationsOf(document));
  const fragments = fragmentsIn(documents);
  const hooks = own.flatMap(hooksOf);
  const calls = (name) => hooks.some((hook) => hook.includes(`return ${name}<`));
  return {
    prepend: [
      ...(calls('useQuery') ? ["import { useLazyQuery, useQuery } from '@apollo/client/react';"] : []),
      ...(calls('useMutation')
        ? ["import { useMutation, type MutationOptions } from '../domain/api/use-mutation';"]
        : []),
      "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
      `import type { ${own.flatMap(typesOf).join(', ')} } from '${typesFrom}';`,
    ],
    content: [...own.map((operation) => constantOf(operation, fragments)), ...hooks].join('\n\n') + '\n',
  };
}

const kindOf = ({ operation }) => (operation === 'mutation' ? 'Mutation' : 'Query');

const typesOf = ({ operation, name: { value: name } }) => [
  `${name}${kindOf({ operation })}`,
  `${name}${kindOf({ operation })}Variables`,
];

function constantOf(operation, fragments) {
  const document = JSON.stringify(documentOf(operation, fragments), withoutNothing);
  return `export const ${operation.name.value}Document = ${document} as unknown as TypedDocumentNode<${typesOf(operation).join(', ')}>;`;
}

/** Removes source locations and empty lists. */
function withoutNothing(key, value) {
  return key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function hooksOf({ operation, name: { value: name }, variableDefinitions = [] }) {
  if (operation === 'mutation') return [mutationHook(name)];
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );
  return [
    queryHook({ name, apollo: 'useQuery', required }),
    queryHook({ name: `${name}Lazy`, apollo: 'useLazyQuery', required: false, operation: name }),
  ];
}

/** Partial data would make every field of every result optional, so the hooks do not offer it. */
function queryHook({ name, apollo, required, operation = name }) {
  const types = `<${operation}Query, ${operation}QueryVariables>`;
  const whole = ' & { returnPartialData?: false }';
  return [
    `export function use${name}Query(options${required ? '' : '?'}: ${apollo}.Options${types}${whole}) {`,
    `  return ${apollo}${types}(${operation}Document, options);`,
    '}',
  ].join('\n');
}

function mutationHook(name) {
  return [
    `export function use${name}Mutation(options?: MutationOptions<${name}Mutation>) {`,
    `  return useMutation<${name}Mutation, ${name}MutationVariables>(${name}Document, options);`,
    '}',
  ].join('\n');
}
