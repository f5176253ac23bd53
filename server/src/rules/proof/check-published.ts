import { SharingRefused } from '../distribution/distribution-plan.js';
import type { FundSource, StatedFund } from '../distribution/distribution-plan.js';
import { waterfall } from '../distribution/waterfall.js';
import { t } from '../text.js';
import { countText, fails, holds, moneyText, note, type Finding } from './finding.js';
import { readCents, type PublishedResult } from './published-file.js';
import { hex, sealBytes, type Hash } from './tree-bytes.js';

/**
 * Checks the published result by itself: its seal, and that its fund less the steps is what was shared and kept
 * (VERIFY-1).
 */
export function checkPublished(published: PublishedResult, hash: Hash): Finding[] {
  const { runId, count, root, seal, isWithdrawn } = published;
  const expected = hex(hash(sealBytes(runId, count, root)));
  return [
    expected === hex(seal)
      ? holds(
          t('The published result fits its seal: {count} lines share {shared}. The seal is {seal}.', {
            count: countText(count),
            shared: moneyText(root.principal + root.interest),
            seal: expected,
          }),
        )
      : fails(
          t(
            'The published result does not fit its seal. The count, a sum, the root or the seal was changed. The seal of what it says is {expected}, not {seal}.',
            { expected, seal: hex(seal) },
          ),
        ),
    fundFinding(published),
    ...sourceFindings(published),
    ...(isWithdrawn
      ? [note(t('This distribution was withdrawn after it was published: nothing is paid by it.'))]
      : []),
  ];
}

/** Of a distribution that follows another one: the parts of its fund come to it (VERIFY-7). */
function sourceFindings({ fund }: PublishedResult): Finding[] {
  const sources = (fund as Partial<StatedFund> | undefined)?.sources;
  if (!fund || !Array.isArray(sources)) return [];
  const sum = (column: 'principal' | 'interest') =>
    (sources as FundSource[]).reduce((all, source) => all + (readCents(source[column]) ?? 0n), 0n);
  const [principal, interest] = [sum('principal'), sum('interest')];
  const isWhole = principal === readCents(fund.settlementSum) && interest === readCents(fund.interest);
  return isWhole
    ? [
        holds(
          t('The fund is {sum}: what the distribution before left, and what was earned since.', {
            sum: moneyText(principal + interest),
          }),
        ),
      ]
    : [fails(t('The parts of the fund do not come to the fund.'))];
}

function fundFinding({ fund, root, residue }: PublishedResult): Finding {
  if (!fund)
    return note(t('The fund and its costs are not in the published result, so they are not checked.'));
  try {
    const { left } = waterfall(fund);
    const kept = {
      principal: root.principal + residue.principal,
      interest: root.interest + residue.interest,
    };
    if (left.principal === kept.principal && left.interest === kept.interest)
      return holds(
        t('The fund less its costs leaves {left}, of which {shared} is shared and {residue} is left over.', {
          left: moneyText(left.principal + left.interest),
          shared: moneyText(root.principal + root.interest),
          residue: moneyText(residue.principal + residue.interest),
        }),
      );
    return fails(
      t(
        'The fund less its costs leaves {principal} and {interest} interest, but {keptPrincipal} and {keptInterest} interest are published as shared and left over.',
        {
          principal: moneyText(left.principal),
          interest: moneyText(left.interest),
          keptPrincipal: moneyText(kept.principal),
          keptInterest: moneyText(kept.interest),
        },
      ),
    );
  } catch (error) {
    if (error instanceof SharingRefused || error instanceof RangeError || error instanceof TypeError)
      return fails(
        t('The fund and its costs cannot be worked out: a step is not covered, or is not an amount.'),
      );
    throw error;
  }
}
