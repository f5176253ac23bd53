import { PASSWORD_MIN_LENGTH } from '@rules/new-password-rule.js';
import { t } from '@rules/text.js';
import { PasswordField } from '../../../components/form/password-field';

interface NewPasswordFieldsProps {
  name: string;
  label?: string;
}

/** The fields for a new password, twice. */
export function NewPasswordFields({ name, label = t('Password') }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={t(
          'At least {passwordMinLength} characters. Longer is safer: a few words are a good password.',
          { passwordMinLength: PASSWORD_MIN_LENGTH },
        )}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('Confirm Password')} autoComplete="new-password" />
    </>
  );
}
