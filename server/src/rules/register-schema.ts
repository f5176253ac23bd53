import { object } from 'yup';
import { t } from './text.js';
import { askedText } from './asked-text.js';
import { emailRule } from './email-rule.js';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** A new account, as GraphQL and REST accept it (ACCOUNT-2). */
export const registerSchema = object({
  name: askedText(t('Required')),
  email: emailRule(t('Required')),
  password: newPasswordRule,
});

/** A new account in the form, which requires the password twice. */
export const registerFormSchema = registerSchema.shape({ confirmPassword: confirmPasswordRule('password') });
