import { fieldsShown } from '@rules/claim-catalogue.js';
import { claimWarning } from '@rules/claim-warnings.js';
import { CLAIM_GROUPS } from '../../domain/claim/claim-labels';
import { claimTextAt } from '../../domain/claim/claim-text';
import type { ClaimFormValues } from './claim-values';

/** An answer whose form is unusual, and why. */
export interface UnusualAnswer {
  path: string;
  label: string;
  text: string;
  warning: string;
}

/** The answers of a claim whose form is unusual, in the order of the form (CLAIM-44). */
export function unusualAnswers(values: ClaimFormValues): UnusualAnswer[] {
  const fields = CLAIM_GROUPS.flatMap((group) => fieldsShown(group, values.bankDetails.bankType));
  return fields.flatMap(({ path, label }) => {
    const text = claimTextAt(values, path).trim();
    const warning = claimWarning(path, text, values);
    return warning === undefined ? [] : [{ path, label, text, warning }];
  });
}
