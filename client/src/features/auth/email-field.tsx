import { t } from '@rules/text.js';
import { TextField } from '../../components/form/text-field';

/** The e-mail address of an account; password managers recognise it by `username`. */
export function EmailField({ hint }: { hint?: string }) {
  return (
    <TextField
      name="email"
      label={t('Email')}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
