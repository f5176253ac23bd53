import type { ClaimBase } from './claim-conflict';
import type { ClaimFormValues } from './claim-values';

/** What is kept of a half-made edit: the answers, and the claim that they were typed over. */
export interface EditDraft {
  claim: ClaimFormValues;
  base: ClaimBase;
}
