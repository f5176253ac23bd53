import { PASSWORD_MIN_LENGTH } from '@rules/new-password-rule.js';
import { TextField } from '../../../components/form/text-field';

interface NewPasswordFieldsProps {
  name: string;
  label?: string;
}

/** The fields for a new password, twice. */
export function NewPasswordFields({ name, label = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        name={name}
        label={label}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Longer is safer: a few words are a good password.`}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
