import { useField } from 'formik';
import { memo, type ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { TextArea } from './input';

interface TextAreaFieldProps extends Omit<ComponentProps<typeof TextArea>, 'name'> {
  name: string;
  label: string;
  hint?: string;
  /** What is unusual about the answer, '' when nothing is; absent in a field that never warns. An error hides it. */
  warning?: string;
}

/** Connects Formik to a text area: label above, hint between, error below. The id is the field's name. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(props.name);
  return (
    <TextAreaFieldView
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      {...props}
      error={touched ? error : undefined}
    />
  );
}

/** Renders again only when its own value or error has changed. */
const TextAreaFieldView = memo(function TextAreaFieldView(
  props: TextAreaFieldProps & { error: string | undefined },
) {
  const { name, label, hint, warning, error, ...area } = props;
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} warning={warning}>
      {(control) => <TextArea {...control} name={name} aria-required {...area} />}
    </FieldFrame>
  );
});
