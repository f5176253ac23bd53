import { claimWarning } from '@rules/claim-warnings.js';
import { useFormikContext } from 'formik';
import { ClaimText, type ClaimTextProps } from './claim-field';
import type { ClaimFormValues } from './claim-values';

/**
 * A text field of the claim that warns when its answer has an unusual form (CLAIM-44): once the field was left, or from
 * the start for an answer of an earlier visit.
 */
export function WarnedClaimText(props: ClaimTextProps) {
  const { values, getFieldMeta } = useFormikContext<ClaimFormValues>();
  const { value, initialValue, touched } = getFieldMeta<string>(props.path);
  const unusual = touched || value === initialValue ? claimWarning(props.path, value, values) : undefined;
  return <ClaimText {...props} warning={unusual ? `${unusual} You can keep it if it is correct.` : ''} />;
}
