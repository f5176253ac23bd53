import { type GraphQLSchema, isObjectType } from 'graphql';

/** The name of the default resolver that Nest adds to each field; it reads the property of the same name. */
const PLAIN = 'rootFieldResolver';

/**
 * Removes the resolvers that only read a property, which GraphQL does by default: compiled code reads a property
 * inline, many times faster than by calling a resolver. A long list of trades has thousands of such fields.
 */
export function readPlainFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.resolve?.name === PLAIN) delete field.resolve;
  }
}
