import { type AnySchema, boolean, mixed, string } from 'yup';
import { t } from './text.js';
import { cleanText, isBlank, textError } from './text-values.js';

/** The maximum length of a field of the older form. */
export const REGISTRATION_TEXT_MAX_LENGTH = 500;

/**
 * An optional text: trimmed and without characters that cannot be stored; null becomes ''. `label` starts its messages.
 */
export function answer(label: string, { max = REGISTRATION_TEXT_MAX_LENGTH, lines = false } = {}) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : (value ?? '')))
    .default('')
    .max(max, t('{label} can have at most {max} characters', { label, max }))
    .test('fit', (value, context) => {
      const error = textError(value, lines);
      return error === undefined || context.createError({ message: `${label} ${error}` });
    });
}

/** A required choice, with one message while it is unanswered and another for an invalid value. */
export function choice(values: readonly string[], required: string, wrong: string) {
  return optionalChoice(values, wrong).test('required', required, isAnswered);
}

/** An optional choice; an empty text means no answer. */
export function optionalChoice(values: readonly string[], wrong: string) {
  return mixed<string>()
    .nullable()
    .transform((value: unknown) => (value === '' || value === undefined ? null : value))
    .default(null)
    .oneOf([...values, null], wrong);
}

/** Yes, no, or unanswered. */
export function yesOrNo(wrong: string) {
  return boolean()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .nullable()
    .default(null)
    .typeError(wrong);
}

/** Makes a field required when another field has a certain value. */
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

/** Whether a field has an answer; a text without visible characters is none. */
export function isAnswered(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && isBlank(value));
}
