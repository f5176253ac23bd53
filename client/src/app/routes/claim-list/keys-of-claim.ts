import { t } from '@rules/text.js';
import type { KeyMeaning } from '../../../components/dialog/keys-dialog';

/** The keys of a claim's page, for the office. */
export const CLAIM_KEYS: readonly KeyMeaning[] = [
  ['j', t('Next claim of the list')],
  ['k', t('Previous claim of the list')],
  ['u', t('Back to the list')],
  ['e', t('Edit the claim')],
  ['r', t('Reply to the member')],
  ['Ctrl+Enter', t('Send the reply')],
  ['Ctrl+Shift+Enter', t('Send the reply and go to the next claim')],
  ['d', t('Show the first document')],
];
