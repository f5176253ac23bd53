import { useField } from 'formik';
import { t } from '@rules/text.js';
import { TextField } from './text-field';

interface CodeFieldProps {
  name: string;
  label: string;
}

/** One field for the six digits: numeric keypad, autofill from the message, paste with spaces. */
export function CodeField({ name, label }: CodeFieldProps) {
  const [, , { setValue }] = useField<string>(name);
  return (
    <TextField
      name={name}
      label={label}
      hint={t('6 digits')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      fontVariantNumeric="tabular-nums"
      letterSpacing="0.25em"
      fontSize="xl"
      maxWidth="field.short"
      onChange={(event) => void setValue(event.target.value.replace(/[\s-]/g, ''))}
    />
  );
}
