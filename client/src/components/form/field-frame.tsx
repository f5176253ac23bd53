import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { describedBy, errorId, hintId } from './described-by';
import { FieldWarning } from './field-warning';

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', alignItems: 'flex-start', width: 'full' },
});
const Label = chakra('label', { base: { textStyle: 'label' } });
const Hint = chakra('span', { base: { textStyle: 'caption', color: 'muted', maxWidth: 'line' } });
const ErrorText = chakra('span', {
  base: { textStyle: 'caption', color: 'danger', fontWeight: 'medium', maxWidth: 'line' },
});

/** What a field says about itself to its control. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  /** The id of the control. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** What is unusual about the answer, '' when nothing is; absent in a field that never warns. An error hides it. */
  warning?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** A field: label above, hint between, error and warning below the control, which is told of all of them (UX-7). */
export function FieldFrame({ name, label, hint, error, warning, children }: FieldFrameProps) {
  const invalid = Boolean(error);
  const warned = invalid ? '' : warning;
  const shown = { hint: Boolean(hint), error: invalid, warning: Boolean(warned) };
  return (
    <Root role="group" data-part="root">
      <Label htmlFor={name} data-part="label">
        {label}
      </Label>
      {hint && (
        <Hint id={hintId(name)} data-part="helper-text">
          {hint}
        </Hint>
      )}
      {children({
        id: name,
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy(name, shown),
      })}
      {invalid && (
        <ErrorText id={errorId(name)} data-part="error-text" aria-live="polite">
          {error}
        </ErrorText>
      )}
      {warned !== undefined && <FieldWarning name={name}>{warned}</FieldWarning>}
    </Root>
  );
}
