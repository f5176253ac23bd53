import { claimWarning, WARNED_CLAIM_FIELDS } from '@rules/claim-warnings.js';
import { REQUIRED_CLAIM_FIELDS } from '@rules/required-claim-fields.js';
import { isBlank } from '@rules/text-values.js';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { t } from '@rules/text.js';
import type { ClaimFormValues } from './claim-values';
import { MarksMissing } from './marks-missing';

const required = new Set(REQUIRED_CLAIM_FIELDS.map(({ path }): string => path));

/**
 * The warning at a field of the claim: that its answer is missing, where the form marks that, or has an unusual form
 * (CLAIM-44), once the field was left, or from the start for an answer of an earlier visit. '' when there is none now,
 * undefined when there never is.
 */
export function useClaimWarning(path: string): string | undefined {
  const marksMissing = useContext(MarksMissing) && required.has(path);
  const { values, getFieldMeta } = useFormikContext<ClaimFormValues>();
  if (!marksMissing && !WARNED_CLAIM_FIELDS.has(path)) return undefined;
  const { value, initialValue, touched } = getFieldMeta<string>(path);
  if (isBlank(value)) return marksMissing ? t('This answer is missing.') : '';
  const unusual = touched || value === initialValue ? claimWarning(path, value, values) : undefined;
  return unusual ? t('{unusual} You can keep it if it is correct.', { unusual }) : '';
}
