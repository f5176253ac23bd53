import { useField } from 'formik';
import { DAY_HINT, TypedDate } from './typed-date';

/** A typed date whose text is the form's value. */
export function TypedDateField({ name, label }: { name: string; label: string }) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(name);
  return (
    <TypedDate
      name={name}
      label={label}
      hint={DAY_HINT}
      text={value}
      onText={(text) => void setValue(text)}
      onBlur={onBlur}
      error={touched ? error : undefined}
    />
  );
}
