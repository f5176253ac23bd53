import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { t } from '@rules/text.js';

/** The labels of the form's fields by path, in their order: those of the claim, its owner's e-mail address, and a call. */
export const formLabels: Readonly<Record<string, string>> = {
  email: CLAIM_EMAIL_LABEL,
  ...CLAIM_FIELD_LABELS,
  'call.caller': t('Name of the caller'),
  'call.relation': t('The caller is'),
  'call.day': t('Day of the call'),
  'call.time': t('Time of the call'),
  'call.checks': t('How did you check who is calling?'),
  'call.note': t('Note about the call'),
};
