import { PASSWORD_MIN_LENGTH } from '@rules/new-password-rule.js';
import { TextField } from '../../../components/form/text-field';

interface NewPasswordFieldsProps {
  name: string;
  label?: string;
}

/** A password somebody chooses, twice. */
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
