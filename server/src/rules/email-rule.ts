import { string } from 'yup';
import { looksLikeEmail } from './text-values.js';

/**
 * A required e-mail address that mail can be sent to, with the wording of the form that asks for it (ACCOUNT-2,
 * SIGNIN-8).
 */
export function emailRule(required: string) {
  return string()
    .trim()
    .required(required)
    .test('email', 'Invalid email', (value) => looksLikeEmail(value));
}
