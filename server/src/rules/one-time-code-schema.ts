import { object, string } from 'yup';
import { emailRule } from './email-rule.js';

/** The length of a one-time code (SIGNIN-26). */
export const CODE_LENGTH = 6;

/** An address alone, to request a code, a reset link or a new verification link (SIGNIN-8, ACCOUNT-17). */
export const emailSchema = object({ email: emailRule('Email is required') });

/** A one-time code, exactly 6 characters (SIGNIN-10). */
export const codeRule = string()
  .required('OTP code is required')
  .length(CODE_LENGTH, `OTP code must be ${CODE_LENGTH} digits long`);

export const codeSchema = object({ code: codeRule });
