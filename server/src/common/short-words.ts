import type { FieldMessages } from './errors.js';

/** What an answer to an error holds at most, whatever was sent: our own sentences are shorter, and no form has as many fields. */
export const ANSWER_LIMITS = { message: 500, fieldName: 300, fieldMessage: 300, fields: 100, errors: 20 };

/** A text cut to its first characters, with an ellipsis where it was longer. */
export function cutTo(most: number, text: string): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The first of the messages for single fields, each cut to its limit. */
export function fewFields(fields: FieldMessages | undefined): FieldMessages | undefined {
  if (!fields) return undefined;
  const { fieldName, fieldMessage, fields: most } = ANSWER_LIMITS;
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, most)
      .map(([name, message]) => [cutTo(fieldName, name), cutTo(fieldMessage, message)]),
  );
}
