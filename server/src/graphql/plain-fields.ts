import { type GraphQLSchema, isObjectType } from 'graphql';

/** The name of what Nest gives to each field without a resolver of ours: it reads the property of the field's name. */
const PLAIN = 'rootFieldResolver';

/**
 * Takes away the resolvers that only read a property, which GraphQL does without one too: compiled code reads a property in
 * place, and a call of a resolver costs it many times that. All trades of a long list are thousands of such fields.
 */
export function readPlainFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.resolve?.name === PLAIN) delete field.resolve;
  }
}
