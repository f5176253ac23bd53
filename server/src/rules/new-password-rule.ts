import { ref, string } from 'yup';

/** The minimum length of a password (ACCOUNT-3). */
export const PASSWORD_MIN_LENGTH = 8;

const TOO_SHORT = `Password should be at least ${PASSWORD_MIN_LENGTH} characters long`;
const DIFFERENT = 'Passwords must match';

/** A new password: only its length is checked (ACCOUNT-3). */
export const newPasswordRule = string().required(TOO_SHORT).min(PASSWORD_MIN_LENGTH, TOO_SHORT);

/** The repeated password for the field `name`; only forms require it, the server does not. */
export function confirmPasswordRule(name: string) {
  return string()
    .required(DIFFERENT)
    .oneOf([ref(name)], DIFFERENT);
}
