import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { t } from '@rules/text.js';

const { sid, 'tradeDetails.closingBalance': closingBalance, ...beforeTrades } = CLAIM_FIELD_LABELS;

/** The labels of the form's fields by path, in the order of the form, in which error summaries list them (UX-5). */
export const formLabels: Readonly<Record<string, string>> = {
  'call.caller': t('Name of the caller'),
  'call.relation': t('The caller is'),
  'call.day': t('Day of the call'),
  'call.time': t('Time of the call'),
  'call.checks': t('How did you check who is calling?'),
  'call.note': t('Note about the call'),
  sid,
  email: CLAIM_EMAIL_LABEL,
  ...beforeTrades,
  'tradeDetails.tradeData': t('Trades'),
  'tradeDetails.closingBalance': closingBalance,
};
