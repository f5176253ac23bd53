import { object, string } from 'yup';
import { cleanEmail, looksLikeEmail } from './text-values.js';

/** The address that owns a claim, as administrators give it (CLAIM-43); the rule of the import's column `email`. */
export const claimEmail = string()
  .transform((value: unknown) => (typeof value === 'string' ? cleanEmail(value) : value))
  .required('Email is required')
  .test('email', 'Invalid email address', (value) => value === '' || looksLikeEmail(value));

/** The address among the other fields of a claim. */
export const claimEmailSchema = object({ email: claimEmail });
