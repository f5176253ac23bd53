import { ValidateBy } from 'class-validator';

/** Maximum length in bytes, checked before hashing (SIGNIN-19). */
const MAX_PASSWORD_BYTES = 1024;

/** Rejects a new password that is too long to be hashed. */
export const IsHashable = () =>
  ValidateBy({
    name: 'isHashable',
    validator: {
      validate: (value) => typeof value === 'string' && Buffer.byteLength(value) <= MAX_PASSWORD_BYTES,
      defaultMessage: () => 'The password is too long',
    },
  });
