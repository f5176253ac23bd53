import type { ValidationError } from 'yup';

/** The first error message of each field, by path (`tradeDetails.tradeData.0.quantity`). */
export type SchemaErrors = Record<string, string>;

/** The value as cast by a schema, or its errors. */
export type Validated<Values> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: SchemaErrors };

interface Schema<Values> {
  validateSync: (value: unknown, options: { abortEarly: boolean; context?: object }) => Values;
}

/**
 * Validates all fields with a schema.
 * @param context values that the schema's conditions refer to with `$`
 */
export function validated<Values>(
  schema: Schema<Values>,
  value: unknown,
  context?: object,
): Validated<Values> {
  return outcomeOf(() => schema.validateSync(value, { abortEarly: false, ...(context && { context }) }));
}

/** The errors of a value; empty when it is valid. */
export function schemaErrors(schema: Schema<unknown>, value: unknown, context?: object): SchemaErrors {
  return validated(schema, value, context).errors ?? {};
}

/** The error of one field of a value; undefined when it is valid. */
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

/** Checked by name: importing the class would load yup with each form, even where the schema itself is loaded later. */
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError' && 'inner' in error;
}

/** Converts a path of yup to the form that both APIs use; the value as a whole is ''. */
function dotted(path = ''): string {
  return path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}
