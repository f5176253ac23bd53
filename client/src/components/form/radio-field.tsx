import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import type { FocusEventHandler } from 'react';
import { t } from '@rules/text.js';

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label' } });
const Hint = chakra('p', { base: { textStyle: 'caption', color: 'muted', maxWidth: 'line', mt: '1' } });
const Problem = chakra('p', {
  base: { textStyle: 'caption', color: 'danger', fontWeight: 'medium', maxWidth: 'line', mt: '1' },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: '11',
    py: '2',
    cursor: 'pointer',
    maxWidth: 'line',
  },
});
const Dot = chakra('input', {
  base: {
    width: '5',
    height: '5',
    mt: '0.5',
    flexShrink: '0',
    accentColor: 'accentSolid',
    cursor: 'pointer',
  },
});

interface RadioFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Value and label of each choice. */
  options: readonly (readonly [string, string])[];
}

interface PlainRadiosProps extends RadioFieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  error?: string;
  optional?: boolean;
}

/**
 * Connects Formik to a group of radio buttons: question, hint, choices, error. The first radio button's id is the
 * field's name.
 */
export function RadioField(props: RadioFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(props.name);
  return (
    <PlainRadios
      {...props}
      value={value}
      onChange={(choice) => void setValue(choice)}
      onBlur={onBlur}
      error={touched ? error : undefined}
    />
  );
}

/** A group of radio buttons whose answer is not a field of a form. */
export function PlainRadios(props: PlainRadiosProps) {
  const { name, label, hint, options, value, onChange, onBlur, error, optional = false } = props;
  const invalid = Boolean(error);
  const described = [hint && `${name}-hint`, invalid && `${name}-error`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-required={!optional}
      aria-invalid={invalid || undefined}
      aria-describedby={described || undefined}
    >
      <Legend>{optional ? t('{label} (optional)', { label }) : label}</Legend>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {options.map(([choice, words], index) => (
        <Choice key={choice}>
          <Dot
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            onBlur={onBlur}
          />
          {words}
        </Choice>
      ))}
      {invalid && <Problem id={`${name}-error`}>{error}</Problem>}
    </Group>
  );
}
