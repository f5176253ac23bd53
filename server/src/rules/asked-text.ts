import { string } from 'yup';
import { cleanText } from './text-values.js';

/** A required text, as it is kept; one without a visible character gets the message too. */
export function askedText(required: string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .required(required);
}
