import { ValidateBy } from 'class-validator';

/** In bytes, before anything is hashed (SIGNIN-19). */
const MAX_PASSWORD_BYTES = 1024;

/** Refuses a new password too long to be hashed as it is. */
export const IsHashable = () =>
  ValidateBy({
    name: 'isHashable',
    validator: {
      validate: (value) => typeof value === 'string' && Buffer.byteLength(value) <= MAX_PASSWORD_BYTES,
      defaultMessage: () => 'The password is too long',
    },
  });
