import { t } from '@rules/text.js';
import type { DistributionDifferenceQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import type { ComparedDistribution } from './compared-distribution';
import { whatDiffers } from './what-differs';
import { effectsOfAll } from './what-it-changes';

type Changes = Pick<
  DistributionDifferenceQuery['distributionDifference'],
  'gaining' | 'gained' | 'losing' | 'lost' | 'unchanged'
>;

/** What the court would have to be told of a copy, as paragraphs of an affidavit: what it is, each difference, and what they come to. */
export interface CourtStatementText {
  opening: string;
  differences: string[];
  closing: string[];
}

/** @param changes who gains and who loses before tax (DIST-9) */
export function courtStatementText(
  original: ComparedDistribution,
  copy: ComparedDistribution,
  changes: Changes,
): CourtStatementText {
  const differing = whatDiffers(original, copy);
  const [a, b] = [original.number, copy.number];
  const opening =
    differing.length === 0
      ? t('Distribution {b} is a copy of distribution {a}, by the same rules and with the same fund.', {
          a,
          b,
        })
      : t(
          '{count, plural, one {Distribution {b} is a copy of distribution {a} and differs from it in # rule or part of the fund.} other {Distribution {b} is a copy of distribution {a} and differs from it in # rules or parts of the fund.}}',
          { a, b, count: differing.length },
        );
  const differences = differing.map((one) =>
    t('{rule}: {original} in distribution {a}; {copy} in distribution {b}. {effect}', { ...one, a, b }),
  );
  const tax = t('Tax is subject to the tax advice given to the administrator.');
  const together = differing.length > 1 ? [t('All of these differences together have these effects.')] : [];
  return {
    opening,
    differences,
    closing: [...together, ...effectsOfAll(original, copy), changesText(changes, b), tax],
  };
}

function changesText({ gaining, gained, losing, lost, unchanged }: Changes, b: number): string {
  return t(
    'Before tax, claims that get more in distribution {b}: {gaining}, together {gained} more; claims that get less: {losing}, together {lost} less; claims that get the same: {unchanged}.',
    {
      b,
      gaining: formatCount(gaining),
      gained: `$${formatMoney(gained)}`,
      losing: formatCount(losing),
      lost: `$${formatMoney(lost)}`,
      unchanged: formatCount(unchanged),
    },
  );
}

/** The paragraphs as a text, those of the differences numbered. */
export function textOf({ opening, differences, closing }: CourtStatementText): string {
  const numbered = differences.map((one, at) => `${at + 1}. ${one}`);
  return [opening, ...numbered, closing.join(' ')].join('\n\n') + '\n';
}
