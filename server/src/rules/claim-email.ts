import { object, string } from 'yup';
import { t } from './text.js';
import { cleanEmail, looksLikeEmail } from './text-values.js';

/**
 * The address of a claim's owner, as administrators enter it (CLAIM-43); the import's column `email` has the same rule.
 */
export const claimEmail = string()
  .transform((value: unknown) => (typeof value === 'string' ? cleanEmail(value) : value))
  .required(t('Email is required'))
  .test('email', t('Invalid email address'), (value) => value === '' || looksLikeEmail(value));

/** The owner's address together with the other fields of a claim. */
export const claimEmailSchema = object({ email: claimEmail });
