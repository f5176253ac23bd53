import { ref, string } from 'yup';

/** The fewest characters of a password (ACCOUNT-3). */
export const PASSWORD_MIN_LENGTH = 8;

const TOO_SHORT = `Password should be at least ${PASSWORD_MIN_LENGTH} characters long`;
const DIFFERENT = 'Passwords must match';

/** A password that somebody chooses: its length counts, nothing else (ACCOUNT-3). */
export const newPasswordRule = string().required(TOO_SHORT).min(PASSWORD_MIN_LENGTH, TOO_SHORT);

/** The repetition of the password in the field `name`; forms ask for it, the server does not. */
export function confirmPasswordRule(name: string) {
  return string()
    .required(DIFFERENT)
    .oneOf([ref(name)], DIFFERENT);
}
