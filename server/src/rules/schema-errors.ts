import type { ValidationError } from 'yup';

/** The first message of each field, by its path (`tradeDetails.tradeData.0.quantity`). */
export type SchemaErrors = Record<string, string>;

/** The value as a schema casts it, or its errors. */
export type Validated<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: SchemaErrors };

interface Schema<Values> {
  validateSync: (value: unknown, options: { abortEarly: boolean; context?: object }) => Values;
}

/**
 * Validates by a schema, all fields at once.
 * @param context what the schema's conditions refer to with a `$`
 */
export function validated<Values>(
  schema: Schema<Values>,
  value: unknown,
  context?: object,
): Validated<Values> {
  return outcomeOf(() => schema.validateSync(value, { abortEarly: false, ...(context && { context }) }));
}

/** A schema's errors for a value; empty when there are none. */
export function schemaErrors(schema: Schema<unknown>, value: unknown, context?: object): SchemaErrors {
  return validated(schema, value, context).errors ?? {};
}

/** A schema's error for one field of a value; undefined when there is none. */
export function schemaErrorAt(
  schema: { validateSyncAt: (path: string, value: object) => unknown },
  path: string,
  value: object,
): string | undefined {
  const { errors = {} } = outcomeOf(() => schema.validateSyncAt(path, value));
  return Object.values(errors)[0];
}

function outcomeOf<Values>(validate: () => Values): Validated<Values> {
  try {
    return { values: validate() };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const errors: SchemaErrors = {};
    const found = error.inner.length > 0 ? error.inner : [error];
    for (const { path, message } of found) errors[dotted(path)] ??= message;
    return { errors };
  }
}

/** By its name: the class would load yup with each form, also where the schema itself is loaded later. */
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError' && 'inner' in error;
}

/** A path of yup in the form that both APIs answer with; the value as a whole is ''. */
function dotted(path = ''): string {
  return path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}
