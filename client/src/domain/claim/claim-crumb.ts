import { t } from '@rules/text.js';

/** Names a claim by its SID, or by its legal entity while it has none. */
export function claimCrumb(sid: string | null | undefined, legalEntity: string): string {
  return sid ? t('SID {sid}', { sid }) : legalEntity || t('Claim without a SID');
}
