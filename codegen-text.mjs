import { print, stripIgnoredCharacters } from 'graphql';

/**
 * A plugin of GraphQL Code Generator for queries that are sent before the GraphQL client is loaded: each as text, with
 * its name.
 */
export function plugin(_schema, documents, { source }) {
  return documents
    .filter(({ location }) => location.endsWith(source))
    .flatMap(({ document }) => document.definitions)
    .map(textOf)
    .join('\n');
}

/** An operation as text, without optional characters. */
export const shortText = (operation) => stripIgnoredCharacters(print(operation));

function textOf(operation) {
  if (operation.kind !== 'OperationDefinition')
    throw new Error('A query that is asked as text can have no fragments.');
  const { value: operationName } = operation.name;
  const text = { operationName, query: shortText(operation) };
  return `export const ${operationName}Text = ${JSON.stringify(text)};\n`;
}
