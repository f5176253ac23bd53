import { ref, string } from 'yup';
import { t } from './text.js';

/** The minimum length of a password (ACCOUNT-3). */
export const PASSWORD_MIN_LENGTH = 8;

const TOO_SHORT = t('Password should be at least {passwordMinLength} characters long', {
  passwordMinLength: PASSWORD_MIN_LENGTH,
});
const DIFFERENT = t('Passwords must match');

/** A new password: only its length is checked (ACCOUNT-3). */
export const newPasswordRule = string().required(TOO_SHORT).min(PASSWORD_MIN_LENGTH, TOO_SHORT);

/**
 * The repeated password for the field `name`; only forms require it, the server does not. Without a password there is
 * nothing to repeat yet, and one error says so.
 */
export function confirmPasswordRule(name: string) {
  return string().when(name, ([password]: unknown[], schema) =>
    password === undefined || password === ''
      ? schema
      : schema.required(DIFFERENT).oneOf([ref(name)], DIFFERENT),
  );
}
