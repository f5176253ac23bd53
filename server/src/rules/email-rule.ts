import { string } from 'yup';
import { looksLikeEmail } from './text-values.js';

/** A required e-mail address that mail can be sent to, with the words of the form that asks for it (spec section 5). */
export function emailRule(required: string) {
  return string()
    .trim()
    .required(required)
    .test('email', 'Invalid email', (value) => looksLikeEmail(value));
}
