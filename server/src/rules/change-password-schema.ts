import { object, string } from 'yup';
import { confirmPasswordRule, newPasswordRule } from './new-password-rule.js';

/** A change of password by the person signed in; whoever never had one sets the first (ACCOUNT-26). */
export const changePasswordSchema = object({
  currentPassword: string(),
  newPassword: newPasswordRule,
});

const formWithoutCurrent = changePasswordSchema.shape({
  confirmPassword: confirmPasswordRule('newPassword'),
});

/** What the form asks for: the current password only of somebody who has one. */
export function changePasswordFormSchema(hasPassword: boolean) {
  if (!hasPassword) return formWithoutCurrent;
  return formWithoutCurrent.shape({ currentPassword: string().required('No password provided') });
}
