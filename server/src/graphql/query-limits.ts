import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of one operation (GRAPHQL-3). Introspection has its own switch. */
export const QUERY_LIMITS = {
  depth: 10,
  aliases: 30,
  rootFields: 20,
  fields: 500,
  directives: 30,
  tokens: 1_000,
  /** Of the whole document; long texts belong in variables. */
  characters: 50_000,
  /** The length of one alias, which a list repeats in each row. */
  aliasLength: 100,
};

const INTROSPECTION = new Set(['__schema', '__type']);

/** The size of a selection with its fragments expanded. */
interface Size {
  depth: number;
  aliases: number;
  rootFields: number;
  fields: number;
  directives: number;
  aliasLength: number;
}

/**
 * A validation rule that rejects operations beyond `QUERY_LIMITS`; each fragment is measured once, however often it is
 * spread.
 */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const known = fragments.get(name);
    if (known) return known;
    // Another rule rejects fragments that spread themselves; here the inner spread counts as empty.
    fragments.set(name, nothing());
    const definition: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const size = definition ? ofSelection(definition.selectionSet) : nothing();
    fragments.set(name, size);
    return size;
  };

  const ofSelection = (set: SelectionSetNode | undefined): Size => {
    const size = nothing();
    for (const selection of set?.selections ?? []) {
      size.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        if (INTROSPECTION.has(selection.name.value)) continue;
        const inner = ofSelection(selection.selectionSet);
        size.depth = Math.max(size.depth, 1 + inner.depth);
        size.aliases += inner.aliases + (selection.alias ? 1 : 0);
        size.fields += inner.fields + 1;
        size.directives += inner.directives;
        size.aliasLength = Math.max(size.aliasLength, inner.aliasLength, selection.alias?.value.length ?? 0);
        size.rootFields++;
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSelection(selection.selectionSet);
        size.depth = Math.max(size.depth, inner.depth);
        size.aliases += inner.aliases;
        size.fields += inner.fields;
        size.directives += inner.directives;
        size.aliasLength = Math.max(size.aliasLength, inner.aliasLength);
        size.rootFields += inner.rootFields;
      }
    }
    return size;
  };

  return {
    OperationDefinition(operation) {
      const size = ofSelection(operation.selectionSet);
      for (const part of PARTS) {
        if (size[part] > QUERY_LIMITS[part])
          context.reportError(new GraphQLError('This query requests too much at once.'));
      }
      return false;
    },
  };
}

const nothing = (): Size => ({
  depth: 0,
  aliases: 0,
  rootFields: 0,
  fields: 0,
  directives: 0,
  aliasLength: 0,
});

const PARTS = ['depth', 'aliases', 'rootFields', 'fields', 'directives', 'aliasLength'] as const;
