import { object, string } from 'yup';
import { t } from './text.js';
import { emailRule } from './email-rule.js';

/** The length of a one-time code (SIGNIN-26). */
export const CODE_LENGTH = 6;

/** An address alone, to request a code, a reset link or a new verification link (SIGNIN-8, ACCOUNT-17). */
export const emailSchema = object({ email: emailRule(t('Email is required')) });

/** A one-time code, exactly 6 characters (SIGNIN-10). */
export const codeRule = string()
  .required(t('OTP code is required'))
  .length(CODE_LENGTH, t('OTP code must be {codeLength} digits long', { codeLength: CODE_LENGTH }));

export const codeSchema = object({ code: codeRule });
