import { object, string } from 'yup';

const email = string().trim().required('Email is required');
const password = string().required('No password provided');

/**
 * What the server asks of a sign-in by password (SIGNIN-6). Whether the address looks like one is left to the form: a
 * wrong one has no account, and is answered as every wrong pair.
 */
export const signInRequestSchema = object({ email, password });

/** Password sign-in as the form asks for it (SIGNIN-5). */
export const signInSchema = object({ email: email.email('Invalid email'), password });
