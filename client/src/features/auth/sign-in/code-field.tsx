import { useField } from 'formik';
import { TextField } from '../../../components/form/text-field';

/** One field for the six digits: numeric keypad, autofill from the message, paste with spaces. */
export function CodeField({ name }: { name: string }) {
  const [, , { setValue }] = useField<string>(name);
  return (
    <TextField
      name={name}
      label="One Time Password"
      hint="6 digits"
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
