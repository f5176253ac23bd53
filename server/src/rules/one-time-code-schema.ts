import { object, string } from 'yup';
import { emailRule } from './email-rule.js';

/** The characters of a one-time code (spec section 9). */
export const CODE_LENGTH = 6;

/** An address alone: a code, a reset link or a new verification link is asked for (spec section 5). */
export const emailSchema = object({ email: emailRule('Email is required') });

/** The one-time code of an address, exactly 6 characters (spec section 5). */
export const codeSchema = object({
  code: string()
    .required('OTP code is required')
    .length(CODE_LENGTH, `OTP code must be ${CODE_LENGTH} digits long`),
});
