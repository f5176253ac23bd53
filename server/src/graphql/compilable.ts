import { BREAK, type DocumentNode, Kind, visit } from 'graphql';

/** What a document may be made of. graphql-jit writes literals into code, so no text that a caller chose may be one. */
const HARMLESS: ReadonlySet<Kind> = new Set([
  Kind.DOCUMENT,
  Kind.OPERATION_DEFINITION,
  Kind.VARIABLE_DEFINITION,
  Kind.VARIABLE,
  Kind.NAME,
  Kind.NAMED_TYPE,
  Kind.LIST_TYPE,
  Kind.NON_NULL_TYPE,
  Kind.SELECTION_SET,
  Kind.FIELD,
  Kind.ARGUMENT,
  Kind.FRAGMENT_SPREAD,
  Kind.INLINE_FRAGMENT,
  Kind.FRAGMENT_DEFINITION,
  Kind.INT,
  Kind.BOOLEAN,
  Kind.ENUM,
  Kind.NULL,
]);

/**
 * Whether graphql-jit may compile a document: one operation whose texts all come in variables. Directives are left to
 * graphql-js, since graphql-jit mixes up the conditions of a fragment that is spread in two places; so are such fragments,
 * which it expands again and again.
 */
export function isCompilable(document: DocumentNode): boolean {
  const spread = new Set<string>();
  let operations = 0;
  const faults: string[] = [];
  visit(document, {
    enter(node) {
      if (!HARMLESS.has(node.kind)) faults.push(node.kind);
      else if (node.kind === Kind.OPERATION_DEFINITION) operations += 1;
      else if (node.kind === Kind.NAME && node.value.startsWith('__') && node.value !== '__typename')
        faults.push(node.value);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(node.name.value)) faults.push(node.name.value);
        spread.add(node.name.value);
      }
      return faults.length > 0 ? BREAK : undefined;
    },
  });
  return faults.length === 0 && operations === 1;
}
