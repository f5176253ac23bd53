import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { describedBy } from './described-by';

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'name'> {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** Joins Formik to Chakra's Field: label above, hint between, error under the input. The input's id is the field's name. */
export function TextField({ name, label, hint, optional = false, ...input }: TextFieldProps) {
  const [field, meta] = useField<string>(name);
  const invalid = meta.touched && Boolean(meta.error);
  return (
    <Field.Root invalid={invalid} required={false} id={name}>
      <Field.Label>
        {label}
        {optional && ' (optional)'}
      </Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Input
        aria-describedby={describedBy(name, { hint: Boolean(hint), error: invalid })}
        {...field}
        {...input}
        aria-required={!optional}
      />
      <Field.ErrorText>{meta.error}</Field.ErrorText>
    </Field.Root>
  );
}
