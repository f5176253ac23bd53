import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { AnyObjectSchema } from 'yup';
import { schemaErrorAt } from '../rules/schema-errors.js';

/** The schema's error for a value; undefined when it is valid. */
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
 * Validates a text by the schema that the forms use too (CLAIM-11); an absent text counts as empty.
 * @param field its name in the schema, if different from the property's
 */
export const FitsSchema = (schema: AnyObjectSchema, field?: string) =>
  ValidateBy({
    name: 'fitsSchema',
    validator: {
      validate: (_value, args) => errorOf(schema, field, args!) === undefined,
      defaultMessage: (args) => errorOf(schema, field, args!) ?? '',
    },
  });
