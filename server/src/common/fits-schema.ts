import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { AnyObjectSchema } from 'yup';
import { schemaErrorAt } from '../rules/schema-errors.js';

/** What the schema says against a value; undefined when it has nothing to say. */
function errorOf(
  schema: AnyObjectSchema,
  field: string | undefined,
  { value, property }: ValidationArguments,
): string | undefined {
  const text: unknown = value ?? '';
  if (typeof text !== 'string') return `${property} must be text`;
  const name = field ?? property;
  return schemaErrorAt(schema, name, { [name]: text });
}

/**
 * Checks a text by the schema that the forms use too (CLAIM-11); an absent one is an empty one.
 * @param field its name in the schema, where the property has another one
 */
export const FitsSchema = (schema: AnyObjectSchema, field?: string) =>
  ValidateBy({
    name: 'fitsSchema',
    validator: {
      validate: (_value, args) => errorOf(schema, field, args!) === undefined,
      defaultMessage: (args) => errorOf(schema, field, args!) ?? '',
    },
  });
