import { Field } from '@chakra-ui/react/field';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { describedBy } from './described-by';
import { StyledTextArea } from './plain-fields';

interface TextAreaFieldProps extends Omit<ComponentProps<typeof StyledTextArea>, 'name'> {
  name: string;
  label: string;
  hint?: string;
}

/** Joins Formik to a text of several lines: label above, hint between, error under it. The id is the field's name. */
export function TextAreaField({ name, label, hint, ...area }: TextAreaFieldProps) {
  const [field, meta] = useField<string>(name);
  const invalid = meta.touched && Boolean(meta.error);
  return (
    <Field.Root invalid={invalid} id={name}>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <StyledTextArea
        id={name}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(name, { hint: Boolean(hint), error: invalid })}
        aria-required
        {...field}
        {...area}
      />
      <Field.ErrorText>{meta.error}</Field.ErrorText>
    </Field.Root>
  );
}
