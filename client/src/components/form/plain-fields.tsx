import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { inputRecipe } from '../theme/recipes/field';
import { describedBy } from './described-by';
import { Select } from './select-field';

export const StyledTextArea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, minHeight: '24', resize: 'vertical', lineHeight: 'body' },
});

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'value'>;

interface FrameProps extends Omit<FieldProps, 'onChange'> {
  children: (control: ControlProps) => ReactNode;
}

function Frame({ id, label, hint, error, value, children }: FrameProps) {
  const invalid = Boolean(error);
  return (
    <Field.Root id={id} invalid={invalid}>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {children({
        id,
        value,
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy(id, { hint: Boolean(hint), error: invalid }),
      })}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

type Change = ChangeEvent<{ value: string }>;

/**
 * A labelled, controlled text input: for forms whose fields are added and removed.
 * `control` holds further attributes of the input.
 */
export function PlainInput({
  onChange,
  control: more,
  ...field
}: FieldProps & { control?: ComponentProps<typeof Input> }) {
  return (
    <Frame {...field}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          {...more}
          onChange={(event: Change) => onChange(event.target.value)}
        />
      )}
    </Frame>
  );
}

/** A labelled, controlled text area. */
export function PlainTextArea({ onChange, ...field }: FieldProps) {
  return (
    <Frame {...field}>
      {(control) => (
        <StyledTextArea {...control} onChange={(event: Change) => onChange(event.target.value)} />
      )}
    </Frame>
  );
}

/** A labelled, controlled select. */
export function PlainSelect({
  onChange,
  options,
  ...field
}: FieldProps & { options: readonly (readonly [string, string])[] }) {
  return (
    <Frame {...field}>
      {(control) => (
        <Select {...control} onChange={(event: Change) => onChange(event.target.value)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Frame>
  );
}
