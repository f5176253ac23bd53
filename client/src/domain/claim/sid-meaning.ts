import { t } from '@rules/text.js';

/** What a SID is; apart from the other terms, which the member's home does not need (UX-26). */
export const SID_MEANING = t('The SID is the number that identifies the claim in this scheme.');
