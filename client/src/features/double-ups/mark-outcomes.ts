import { t } from '@rules/text.js';
import type { DoubleUpPairFactsFragment } from '../../generated/graphql';
import { reasonLabels } from './double-up-text';

/** What becomes of a selected claim when another one is chosen as the one it duplicates. */
export interface MarkOutcome<Claim> {
  claim: Claim;
  /** Whether it will be marked. */
  marks: boolean;
  words: string;
  tone: 'done' | 'needs' | 'plain' | 'active';
}

function outcomeOf(
  pair: DoubleUpPairFactsFragment | undefined,
  id: string,
): Omit<MarkOutcome<never>, 'claim'> {
  if (!pair) return { marks: false, words: t('Left out: not found as a possible duplicate of it'), tone: 'plain' };
  if (pair.verdict === null)
    return {
      marks: true,
      words: t('Will be marked: {reasons}', {
        reasons: pair.reasons.map((reason) => reasonLabels[reason]).join(', '),
      }),
      tone: 'active',
    };
  if (pair.verdict === 'DUPLICATE' && pair.duplicateId === id)
    return { marks: false, words: t('Marked already'), tone: 'done' };
  return {
    marks: false,
    words: t('Left out: {markedBy} decided otherwise', { markedBy: pair.markedBy ?? t('an administrator') }),
    tone: 'needs',
  };
}

/** What becomes of each other claim when one of the selected claims is chosen as the one that they duplicate. */
export function outcomesOf<Claim extends { id: string }>(
  { claims, pairs }: { claims: readonly Claim[]; pairs: readonly DoubleUpPairFactsFragment[] },
  originalId: string,
): MarkOutcome<Claim>[] {
  return claims
    .filter(({ id }) => id !== originalId)
    .map((claim) => {
      const pair = pairs.find(({ firstId, secondId }) =>
        [firstId, secondId].every((id) => id === originalId || id === claim.id),
      );
      return { claim, ...outcomeOf(pair, claim.id) };
    });
}
