import { string } from 'yup';
import { t } from './text.js';
import { looksLikeEmail } from './text-values.js';

/** A required, deliverable e-mail address; `required` is the message of the form (ACCOUNT-2, SIGNIN-8). */
export function emailRule(required: string) {
  return string()
    .trim()
    .required(required)
    .test('email', t('Invalid email'), (value) => looksLikeEmail(value));
}
