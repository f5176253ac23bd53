import { ValidateBy, type ValidationArguments } from 'class-validator';
import { type AnyObjectSchema, ValidationError } from 'yup';

/** What the schema says against a value; undefined when it has nothing to say. */
function faultOf(
  schema: AnyObjectSchema,
  field: string | undefined,
  { value, property }: ValidationArguments,
): string | undefined {
  const text: unknown = value ?? '';
  if (typeof text !== 'string') return `${property} must be text`;
  const name = field ?? property;
  try {
    schema.validateSyncAt(name, { [name]: text });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/**
 * Checks a text by the schema that the forms use too (CLAIM-11); an absent one is an empty one.
 * @param field its name in the schema, where the property has another one
 */
export const FitsSchema = (schema: AnyObjectSchema, field?: string) =>
  ValidateBy({
    name: 'fitsSchema',
    validator: {
      validate: (_value, args) => faultOf(schema, field, args!) === undefined,
      defaultMessage: (args) => faultOf(schema, field, args!) ?? '',
    },
  });
