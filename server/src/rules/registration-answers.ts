import { type AnySchema, boolean, mixed, string } from 'yup';
import { cleanText, isBlank, textError } from './text-values.js';

/** The longest answer the older form keeps in one field. */
export const REGISTRATION_TEXT_MAX_LENGTH = 500;

/** A text that may stay empty: trimmed, fit to keep; null is an empty one. `label` starts its messages. */
export function answer(label: string, { max = REGISTRATION_TEXT_MAX_LENGTH, lines = false } = {}) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : (value ?? '')))
    .default('')
    .max(max, `${label} can have at most ${max} characters`)
    .test('fit', (value, context) => {
      const error = textError(value, lines);
      return error === undefined || context.createError({ message: `${label} ${error}` });
    });
}

/** One of the values, with its message while none is chosen and for any other. */
export function choice(values: readonly string[], required: string, wrong: string) {
  return optionalChoice(values, wrong).test('required', required, isAnswered);
}

/** One of the values or none; an empty text is none. */
export function optionalChoice(values: readonly string[], wrong: string) {
  return mixed<string>()
    .nullable()
    .transform((value: unknown) => (value === '' || value === undefined ? null : value))
    .default(null)
    .oneOf([...values, null], wrong);
}

/** Yes or no, or not answered yet. */
export function yesOrNo(wrong: string) {
  return boolean()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .nullable()
    .default(null)
    .typeError(wrong);
}

/** The same field where another field's answer makes it required. */
export function requiredWhen<Schema extends AnySchema>(
  schema: Schema,
  field: string,
  is: unknown,
  message: string,
): Schema {
  return schema.when(field, {
    is,
    then: (asked: AnySchema) => asked.test('required', message, isAnswered),
  });
}

/** Whether there is an answer; a text without a visible character is none. */
export function isAnswered(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && isBlank(value));
}
