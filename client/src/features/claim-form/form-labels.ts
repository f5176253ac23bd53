import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';

/** The labels of the form's fields by path, in their order: those of the claim, its owner's e-mail address, and a call. */
export const formLabels: Readonly<Record<string, string>> = {
  email: CLAIM_EMAIL_LABEL,
  ...CLAIM_FIELD_LABELS,
  'call.caller': 'Name of the caller',
  'call.relation': 'The caller is',
  'call.day': 'Day of the call',
  'call.time': 'Time of the call',
  'call.checks': 'How did you check who is calling?',
  'call.note': 'Note about the call',
};
