/**
 * A plugin of GraphQL Code Generator: one typed Apollo hook for each operation, two for a query (at once, on demand).
 * An operation with required variables requires its hook's options.
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'OperationDefinition');
  return {
    prepend: ["import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';"],
    content: operations.flatMap(hooksOf).join('\n\n') + '\n',
  };
}

function hooksOf({ operation, name: { value: name }, variableDefinitions }) {
  if (operation === 'mutation')
    return [hook({ name, kind: 'Mutation', apollo: 'useMutation', required: false })];
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );
  return [
    hook({ name, kind: 'Query', apollo: 'useQuery', required }),
    hook({ name: `${name}Lazy`, kind: 'Query', apollo: 'useLazyQuery', required: false, operation: name }),
  ];
}

/** Partial data would make every field of every result optional, so the hooks do not offer it. */
function hook({ name, kind, apollo, required, operation = name }) {
  const types = `<${operation}${kind}, ${operation}${kind}Variables>`;
  const whole = kind === 'Query' ? ' & { returnPartialData?: false }' : '';
  return [
    `export function use${name}${kind}(options${required ? '' : '?'}: ${apollo}.Options${types}${whole}) {`,
    `  return ${apollo}${types}(${operation}Document, options);`,
    '}',
  ].join('\n');
}
