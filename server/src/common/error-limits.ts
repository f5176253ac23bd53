import type { FieldMessages } from './errors.js';

/** Limits of an error response, whatever was sent: our own messages are shorter, and no form has as many fields. */
export const ERROR_LIMITS = { message: 500, fieldName: 300, fieldMessage: 300, fields: 100, errors: 20 };

/** A text cut to the given length, with an ellipsis if it was longer. */
export function truncated(most: number, text: string): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The first of the field messages, each cut to its limit. */
export function truncatedFields(fields: FieldMessages | undefined): FieldMessages | undefined {
  if (!fields) return undefined;
  const { fieldName, fieldMessage, fields: most } = ERROR_LIMITS;
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, most)
      .map(([name, message]) => [truncated(fieldName, name), truncated(fieldMessage, message)]),
  );
}
