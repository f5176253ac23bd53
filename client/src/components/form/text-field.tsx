import { t } from '@rules/text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import { memo, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { Input } from './input';

/** With large text on a phone the control is below the input, which would be too narrow to read what is typed. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    '& > input[id]': { flex: '1 1 10rem', width: 'auto', minWidth: '0' },
  },
});

export interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'name'> {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** What is unusual about the answer, '' when nothing is; absent in a field that never warns. An error hides it. */
  warning?: string;
  /** A control in the input's line, such as one that shows a password. */
  end?: ReactNode;
}

/**
 * Connects Formik to a text input: label above, hint between, error below. The input's id is the field's name.
 */
export function TextField(props: TextFieldProps) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(props.name);
  return (
    <TextFieldView
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      {...props}
      error={touched ? error : undefined}
    />
  );
}

/** A text field without Formik. Every change in a form reaches all its fields; only those whose own value or error has changed render again. */
export const TextFieldView = memo(function TextFieldView(
  props: TextFieldProps & { error: string | undefined },
) {
  const { name, label, hint, optional = false, warning, error, end, ...inputProps } = props;
  return (
    <FieldFrame
      name={name}
      label={optional ? t('{label} (optional)', { label }) : label}
      hint={hint}
      error={error}
      warning={warning}
    >
      {(control) => {
        const input = <Input {...control} name={name} {...inputProps} aria-required={!optional} />;
        return end ? (
          <Line>
            {input}
            {end}
          </Line>
        ) : (
          input
        );
      }}
    </FieldFrame>
  );
});
