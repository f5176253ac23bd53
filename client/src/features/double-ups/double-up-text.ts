import { t } from '@rules/text.js';
import type { DoubleUpListQuery, DoubleUpPairFactsFragment, DoubleUpReason } from '../../generated/graphql';

export type DoubleUpGroup = DoubleUpListQuery['doubleUps']['groups'][number];
export type DoubleUpClaim = DoubleUpGroup['claims'][number];

/** What two claims have in common (DOUBLEUP-1, DOUBLEUP-2). */
export const reasonLabels: Record<DoubleUpReason, string> = {
  ABN_ACN: t('Same ABN/ACN'),
  TRADING_ACCOUNT: t('Same trading account'),
  BANK_ACCOUNT: t('Same bank account'),
  TAX_NUMBER: t('Same tax file number'),
  NAME_AND_ADDRESS: t('Nearly the same name and address'),
};

/** A claim's name: its SID, or its legal entity when it has none. */
export function claimName(claim: Pick<DoubleUpClaim, 'sid' | 'legalEntity'> | undefined): string {
  if (claim?.sid) return t('SID {sid}', { sid: claim.sid });
  return claim?.legalEntity || t('Claim without a SID');
}

type Verdict = Pick<DoubleUpPairFactsFragment, 'verdict' | 'duplicateId'>;

/**
 * The decision about a pair, in words.
 * @param nameOf returns the name of a claim by its id
 */
export function verdictText(
  { verdict, duplicateId, firstId, secondId }: DoubleUpPairFactsFragment,
  nameOf: (id: string) => string,
): string {
  if (verdict === null) return t('Undecided');
  if (verdict === 'NOT_DUPLICATE' || !duplicateId) return t('Not a duplicate');
  return t('{duplicate} is a duplicate of {original}', {
    duplicate: nameOf(duplicateId),
    original: nameOf(duplicateId === firstId ? secondId : firstId),
  });
}

/** The colour of the decision about a pair. */
export function verdictTone({ verdict }: Verdict): 'needs' | 'done' | 'plain' {
  if (verdict === null) return 'needs';
  return verdict === 'DUPLICATE' ? 'done' : 'plain';
}
