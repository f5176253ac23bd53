import { object } from 'yup';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** The new password set with a reset link, as GraphQL and REST accept it (ACCOUNT-21). */
export const resetPasswordSchema = object({ password: newPasswordRule });

/** The new password in the form, which requires it twice. */
export const resetPasswordFormSchema = resetPasswordSchema.shape({
  confirmPassword: confirmPasswordRule('password'),
});
