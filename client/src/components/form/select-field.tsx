import { useField } from 'formik';
import { memo, type ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { Select } from './input';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'name'> {
  name: string;
  label: string;
  hint?: string;
  /** What is unusual about the answer, '' when nothing is; absent in a field that never warns. An error hides it. */
  warning?: string;
  /** Value and label of each choice. */
  options: readonly (readonly [string, string])[];
}

/** Connects Formik to a select: label above, hint between, error below. */
export function SelectField(props: SelectFieldProps) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(props.name);
  return (
    <SelectFieldView
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      {...props}
      error={touched ? error : undefined}
    />
  );
}

/** Renders again only when its own value or error has changed. */
const SelectFieldView = memo(function SelectFieldView(
  props: SelectFieldProps & { error: string | undefined },
) {
  const { name, label, hint, options, warning, error, ...select } = props;
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} warning={warning}>
      {(control) => (
        <Select {...control} name={name} {...select}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
});
