import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import { Checkbox } from './checkbox';

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label' } });
const Hint = chakra('p', { base: { textStyle: 'caption', color: 'muted', maxWidth: 'line', mt: '1' } });
const Problem = chakra('p', {
  base: { textStyle: 'caption', color: 'danger', fontWeight: 'medium', maxWidth: 'line', mt: '1' },
});
const Choices = chakra('div', { base: { display: 'grid', rowGap: '3', py: '2' } });

interface ChecksFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Value and label of each choice. */
  options: readonly (readonly [string, string])[];
}

/**
 * Connects Formik to a group of checkboxes, any number of which is chosen: question, hint, choices, error. The first
 * checkbox's id is the field's name.
 */
export function ChecksField({ name, label, hint, options }: ChecksFieldProps) {
  const [{ value }, meta, { setValue, setTouched }] = useField<string[]>(name);
  const invalid = meta.touched && Boolean(meta.error);
  const described = [hint && `${name}-hint`, invalid && `${name}-error`].filter(Boolean).join(' ');
  const leave = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void setTouched(true);
  };
  return (
    <Group aria-describedby={described || undefined} onBlur={leave}>
      <Legend>{label}</Legend>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
      <Choices>
        {options.map(([choice, words], index) => (
          <Checkbox
            key={choice}
            id={index === 0 ? name : undefined}
            label={words}
            checked={value.includes(choice)}
            onChange={(checked) =>
              void setValue(checked ? [...value, choice] : value.filter((one) => one !== choice))
            }
          />
        ))}
      </Choices>
      {invalid && <Problem id={`${name}-error`}>{meta.error}</Problem>}
    </Group>
  );
}
