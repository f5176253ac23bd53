import { object, string } from 'yup';
import { t } from './text.js';

const email = string().trim().required(t('Email is required'));
const password = string().required(t('No password provided'));

/**
 * The server's validation of a sign-in by password (SIGNIN-6). Only the form checks whether the address looks like one:
 * an invalid address has no account and gets the same response as any wrong combination.
 */
export const signInRequestSchema = object({ email, password });

/** The form of a password sign-in (SIGNIN-5). */
export const signInSchema = object({ email: email.email(t('Invalid email')), password });
