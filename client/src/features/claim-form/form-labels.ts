import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';

/** The labels of the form's fields by path, in their order: those of the claim, and its owner's e-mail address. */
export const formLabels: Readonly<Record<string, string>> = {
  email: CLAIM_EMAIL_LABEL,
  ...CLAIM_FIELD_LABELS,
};
