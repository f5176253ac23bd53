/**
 * A plugin of GraphQL Code Generator for the operations of one file: each document with the fragments it needs, and one
 * typed hook for each operation: Apollo's for a query, two of them (at once, on demand), ours for a mutation, which loads
 * Apollo. An operation with required variables
 * requires its hook's options. A file for each source, so that a page loads the documents that it uses and no others.
 */
export function plugin(_schema, documents, { source, typesFrom }) {
  const own = documents
    .filter(({ location }) => location.endsWith(source))
    .flatMap(({ document }) => operationsOf(document));
  const fragments = new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const hooks = own.flatMap(hooksOf);
  const calls = (name) => hooks.some((hook) => hook.includes(`return ${name}<`));
  return {
    prepend: [
      ...(calls('useQuery') ? ["import { useLazyQuery, useQuery } from '@apollo/client/react';"] : []),
      ...(calls('useMutation')
        ? ["import { useMutation, type MutationOptions } from '../lib/use-mutation';"]
        : []),
      "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
      `import type { ${own.flatMap(typesOf).join(', ')} } from '${typesFrom}';`,
    ],
    content: [...own.map((operation) => documentOf(operation, fragments)), ...hooks].join('\n\n') + '\n',
  };
}

const operationsOf = ({ definitions }) => definitions.filter(({ kind }) => kind === 'OperationDefinition');

const kindOf = ({ operation }) => (operation === 'mutation' ? 'Mutation' : 'Query');

const typesOf = ({ operation, name: { value: name } }) => [
  `${name}${kindOf({ operation })}`,
  `${name}${kindOf({ operation })}Variables`,
];

function documentOf(definition, fragments) {
  const document = { kind: 'Document', definitions: [definition, ...fragmentsOf(definition, fragments)] };
  return `export const ${definition.name.value}Document = ${JSON.stringify(document, withoutNothing)} as unknown as TypedDocumentNode<${typesOf(definition).join(', ')}>;`;
}

/** The fragments that a definition spreads, and those that they spread, each once. */
function fragmentsOf(definition, fragments, found = new Map()) {
  JSON.stringify(definition, (_key, node) => {
    if (node?.kind !== 'FragmentSpread' || found.has(node.name.value)) return node;
    found.set(node.name.value, fragments.get(node.name.value));
    fragmentsOf(fragments.get(node.name.value), fragments, found);
    return node;
  });
  return [...found.values()];
}

/** Leaves out where a node stood in its file, and empty lists. */
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
