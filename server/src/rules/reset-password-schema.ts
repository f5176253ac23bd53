import { object } from 'yup';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** The new password behind a reset link, as GraphQL and REST take it (ACCOUNT-21). */
export const resetPasswordSchema = object({ password: newPasswordRule });

/** The new password behind a reset link, as the form asks for it. */
export const resetPasswordFormSchema = resetPasswordSchema.shape({
  confirmPassword: confirmPasswordRule('password'),
});
