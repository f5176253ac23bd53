/** The operations of a document. */
export const operationsOf = ({ definitions }) =>
  definitions.filter(({ kind }) => kind === 'OperationDefinition');

/** All fragments in the client's documents, by name. */
export const fragmentsIn = (documents) =>
  new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** An operation as a separate document, with the fragments that it needs. */
export function documentOf(operation, fragments) {
  return { kind: 'Document', definitions: [operation, ...fragmentsOf(operation, fragments)] };
}

/** The fragments that a definition spreads, directly or through others, each once. */
function fragmentsOf(definition, fragments, found = new Map()) {
  JSON.stringify(definition, (_key, node) => {
    if (node?.kind !== 'FragmentSpread' || found.has(node.name.value)) return node;
    found.set(node.name.value, fragments.get(node.name.value));
    fragmentsOf(fragments.get(node.name.value), fragments, found);
    return node;
  });
  return [...found.values()];
}
