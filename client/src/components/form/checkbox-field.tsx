import { useField } from 'formik';
import { Checkbox } from './checkbox';

interface CheckboxFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** Connects Formik to a checkbox. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <Checkbox label={label} hint={hint} checked={value} onChange={(checked) => void setValue(checked)} />
  );
}
