import { Field } from '@chakra-ui/react/field';
import { useField } from 'formik';
import { memo, type ComponentProps } from 'react';
import { describedBy } from './described-by';
import { FieldWarning } from './field-warning';
import { StyledTextArea } from './plain-fields';

interface TextAreaFieldProps extends Omit<ComponentProps<typeof StyledTextArea>, 'name'> {
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
  const invalid = Boolean(error);
  const warned = invalid ? '' : warning;
  return (
    <Field.Root invalid={invalid} id={name}>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <StyledTextArea
        id={name}
        name={name}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(name, {
          hint: Boolean(hint),
          error: invalid,
          warning: Boolean(warned),
        })}
        aria-required
        {...area}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
      {warned !== undefined && <FieldWarning name={name}>{warned}</FieldWarning>}
    </Field.Root>
  );
});
