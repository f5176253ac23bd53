import { Field } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import { memo, type ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes/field';
import { describedBy } from './described-by';
import { FieldWarning } from './field-warning';

/** A native select, which phones and screen readers support best, in the look of the inputs. */
export const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'auto', cursor: 'pointer' },
});

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
  const invalid = Boolean(error);
  const warned = invalid ? '' : warning;
  return (
    <Field.Root invalid={invalid} id={name}>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.Context>
        {({ getSelectProps }) => (
          <Select
            {...getSelectProps()}
            name={name}
            {...select}
            aria-describedby={describedBy(name, {
              hint: Boolean(hint),
              error: invalid,
              warning: Boolean(warned),
            })}
          >
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field.Context>
      <Field.ErrorText>{error}</Field.ErrorText>
      {warned !== undefined && <FieldWarning name={name}>{warned}</FieldWarning>}
    </Field.Root>
  );
});
