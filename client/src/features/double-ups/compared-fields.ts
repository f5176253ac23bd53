import { CLAIM_FIELDS } from '@rules/claim-catalogue.js';
import { CLAIM_EMAIL_LABEL } from '@rules/claim-field-labels.js';
import { t } from '@rules/text.js';
import type { ComparedClaimFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { claimValueText } from '../../domain/claim/claim-choices';
import { claimTextAt } from '../../domain/claim/claim-text';
import { claimGroupTitles } from '../../domain/claim/claim-labels';
import { formatShares } from '../../lib/decimals';
import { listedTrades } from './compared-trades';

/** How two values of a field compare; `written`: the same letters and digits, written differently. */
export type Likeness = 'same' | 'written' | 'different';

export interface ComparedField {
  label: string;
  first: string;
  second: string;
  likeness: Likeness;
}

export interface ComparedPart {
  title: string;
  fields: ComparedField[];
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Compares two values of a field. */
export function likenessOf(first: string, second: string): Likeness {
  if (first === second) return 'same';
  return bare(first) !== '' && bare(first) === bare(second) ? 'written' : 'different';
}

function compared(label: string, first: string, second: string): ComparedField {
  return { label, first, second, likeness: likenessOf(first, second) };
}

function valueAt({ submissionData }: ComparedClaimFragment, path: string): string {
  return claimValueText(path, claimTextAt(submissionData, path));
}

function tradePart(first: ComparedClaimFragment, second: ComparedClaimFragment): ComparedPart {
  const [one, other] = [first.submissionData.tradeDetails, second.submissionData.tradeDetails];
  const countOf = (details: typeof one) => formatCount(listedTrades(details).length);
  return {
    title: t('Trade Data'),
    fields: [
      compared(t('Opening balance'), formatShares(one.openingBalance), formatShares(other.openingBalance)),
      compared(t('Closing balance'), one.closingBalance, other.closingBalance),
      compared(t('Number of trades'), countOf(one), countOf(other)),
    ],
  };
}

/** All fields of two claims side by side, in the parts of the claim. */
export function comparedParts(first: ComparedClaimFragment, second: ComparedClaimFragment): ComparedPart[] {
  const removal = ({ removed }: ComparedClaimFragment) => removed?.message ?? '';
  const claim: ComparedPart = {
    title: t('Claim'),
    fields: [
      compared(t('SID'), first.sid ?? '', second.sid ?? ''),
      compared(CLAIM_EMAIL_LABEL, first.email, second.email),
      ...(first.removed || second.removed ? [compared(t('Removed'), removal(first), removal(second))] : []),
    ],
  };
  const parts = Object.entries(claimGroupTitles).map(([name, title]) => ({
    title,
    fields: CLAIM_FIELDS.filter(({ group }) => group === name).map(({ path, label }) =>
      compared(label, valueAt(first, path), valueAt(second, path)),
    ),
  }));
  return [claim, ...parts, tradePart(first, second)];
}
