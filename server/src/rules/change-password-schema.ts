import { object, string } from 'yup';
import { t } from './text.js';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** A password change by the signed-in user; a user who has no password yet sets the first one (ACCOUNT-26). */
export const changePasswordSchema = object({
  currentPassword: string(),
  newPassword: newPasswordRule,
});

const formWithoutCurrent = changePasswordSchema.shape({
  confirmPassword: confirmPasswordRule('newPassword'),
});

/** The schema of the form: requires the current password only if the user has one. */
export function changePasswordFormSchema(hasPassword: boolean) {
  if (!hasPassword) return formWithoutCurrent;
  return formWithoutCurrent.shape({ currentPassword: string().required(t('No password provided')) });
}
