import { PASSWORD_MIN_LENGTH } from '@rules/new-password-rule.js';
import { PasswordField } from '../../../components/form/password-field';

interface NewPasswordFieldsProps {
  name: string;
  label?: string;
}

/** The fields for a new password, twice. */
export function NewPasswordFields({ name, label = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Longer is safer: a few words are a good password.`}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
