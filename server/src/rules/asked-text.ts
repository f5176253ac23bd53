import { string } from 'yup';
import { cleanText } from './text-values.js';

/** A required text, normalised for storage; a text without visible characters gets the same message as an empty one. */
export function askedText(required: string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .required(required);
}
