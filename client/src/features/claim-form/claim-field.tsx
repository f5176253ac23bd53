import { REQUIRED_CLAIM_FIELDS } from '@rules/required-claim-fields.js';
import { readTypedShares } from '@rules/trade-values.js';
import { useFormikContext } from 'formik';
import { useCallback, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { t } from '@rules/text.js';
import { MaskedField } from '../../components/form/masked-field';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { formLabels } from './form-labels';
import { useClaimWarning } from './use-claim-warning';

const requiredPaths = new Set(REQUIRED_CLAIM_FIELDS.map(({ path }): string => path));

interface ClaimTextProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'label'> {
  /** The path of the answer in a claim: 'contactDetails.firstName'; the label is the same as in the view. */
  path: string;
}

interface OwnTextProps extends ClaimTextProps {
  /** A number that is hidden when the form opens. */
  masked?: boolean;
}

/** A text field of the claim; required unless the claim form makes it optional (CLAIM-13). */
export function ClaimText({ path, masked = false, ...input }: OwnTextProps) {
  const Field = masked ? MaskedField : TextField;
  return (
    <Field
      name={path}
      label={formLabels[path] ?? path}
      optional={!requiredPaths.has(path)}
      warning={useClaimWarning(path)}
      maxWidth="field.medium"
      {...input}
    />
  );
}

/**
 * A number of shares: written without separators once the field is left or Enter sends it, since it is kept and reckoned
 * with as digits.
 */
export function ClaimShares({ path, ...input }: ClaimTextProps) {
  const { handleBlur, setFieldValue } = useFormikContext();
  // The same functions each time, or the field would be drawn again with every key elsewhere in the form.
  const write = useCallback(
    (typed: string) => {
      const shares = readTypedShares(typed);
      if (shares !== undefined && shares !== typed) void setFieldValue(path, shares);
    },
    [setFieldValue, path],
  );
  const leave = useCallback(
    (event: FocusEvent<HTMLInputElement>) => {
      handleBlur(event);
      write(event.target.value);
    },
    [handleBlur, write],
  );
  const send = useCallback(
    ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') write(currentTarget.value);
    },
    [write],
  );
  return <ClaimText path={path} inputMode="numeric" {...input} onBlur={leave} onKeyDown={send} />;
}

interface ClaimChoiceProps {
  path: string;
  hint?: string;
  /** The value and label of each choice. */
  choices: readonly (readonly [string, string])[];
}

/** A select of the claim, with '--SELECT--' first. */
export function ClaimChoice({ path, hint, choices }: ClaimChoiceProps) {
  return (
    <SelectField
      name={path}
      label={formLabels[path] ?? path}
      hint={hint}
      warning={useClaimWarning(path)}
      options={[['', t('--SELECT--')], ...choices]}
      maxWidth="field.medium"
      aria-required
    />
  );
}

/** A field of the claim for several lines. */
export function ClaimLines({ path, autoComplete }: { path: string; autoComplete: string }) {
  return (
    <TextAreaField
      name={path}
      label={formLabels[path] ?? path}
      warning={useClaimWarning(path)}
      autoComplete={autoComplete}
      rows={2}
      maxWidth="field.long"
    />
  );
}
