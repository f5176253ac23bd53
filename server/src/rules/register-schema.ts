import { object } from 'yup';
import { askedText } from './asked-text.js';
import { emailRule } from './email-rule.js';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** A new account, as GraphQL and REST take it (ACCOUNT-2). */
export const registerSchema = object({
  name: askedText('Required'),
  email: emailRule('Required'),
  password: newPasswordRule,
});

/** A new account, as the form asks for it. */
export const registerFormSchema = registerSchema.shape({ confirmPassword: confirmPasswordRule('password') });
