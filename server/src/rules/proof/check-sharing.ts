import { SharingRefused } from '../distribution/distribution-plan.js';
import { divideSharers, type DividedSharers } from '../distribution/divide-sharers.js';
import { wrongShares, type WrongShare } from '../distribution/equal-remainders.js';
import { t } from '../text.js';
import { countText, fails, holds, listed, moneyText, note, type Finding } from './finding.js';
import type { LineColumns } from './line-columns.js';
import type { PublishedLine } from './lines-file.js';
import type { PublishedResult } from './published-file.js';

/**
 * Repeats the sharing from the losses: who is below the minimum payment, each payment, and its interest (VERIFY-4). The
 * losses of all together are those under the seal, so that one changed loss shows in its own line.
 */
export function checkSharing(lines: LineColumns, published: PublishedResult): Finding[] {
  const { plan, root, residue } = published;
  if (!plan)
    return [
      note(
        t('The rules of the distribution are not in the published result, so the sharing is not repeated.'),
      ),
    ];
  const isLimited = plan.neverAboveLoss === true || (plan.minimumPayment?.treatment ?? 'PAY') !== 'PAY';
  if (published.isLater && isLimited)
    return [
      note(
        t(
          'This distribution shares what an earlier one left. By its rules the earlier payments count too, and they are not in these lines: whether each payment is its share is shown by the full text that the Court has.',
        ),
      ),
      ...interestFindings(lines, published),
    ];
  const pot = root.principal + root.interest + residue.principal + residue.interest;
  try {
    const divided = divideSharers(lines.allLosses(), pot, plan);
    const { minimum, shared } = divided;
    const states = stateFindings(lines, divided);
    return [
      ...states,
      totalFinding(shared, root.principal + root.interest),
      // Shares among other lines than those would all be others.
      ...(states.some(({ says }) => says === 'FAILS')
        ? [note(t('The payments are not checked, since it is not sure which lines share.'))]
        : [
            ...paymentFindings(lines, published, shared, minimum?.amount ?? 0n),
            ...interestFindings(lines, published),
          ]),
    ];
  } catch (error) {
    // A plan that is not in its form, too: whoever changed it.
    if (error instanceof SharingRefused || error instanceof RangeError || error instanceof TypeError)
      return [fails(t('By the published rules, this fund cannot be shared among these lines.'))];
    throw error;
  }
}

function totalFinding(shared: bigint, paid: bigint): Finding {
  const values = { shared: moneyText(shared), paid: moneyText(paid) };
  return shared === paid
    ? holds(t('By the rules {shared} is to be shared, and so much was.', values))
    : fails(t('By the rules {shared} is to be shared, but {paid} was.', values));
}

function stateFindings(lines: LineColumns, { fallen, limits, minimum }: DividedSharers): Finding[] {
  const belowState = minimum?.treatment === 'ROUND_UP' ? 'RAISED' : 'BELOW_MINIMUM';
  const limit = limits.at(-1) ?? -1n;
  const dueOf = (at: number): PublishedLine['state'] => (lines.loss(at) > limit ? 'SHARED' : belowState);
  const wrong: number[] = [];
  for (let at = 0; at < lines.count; at++) if (lines.state(at) !== dueOf(at)) wrong.push(at);
  if (wrong.length > 0)
    return listed(wrong, (at) =>
      t('Row {row} is {given}, but by the rule of the minimum payment it is {due}.', {
        row: rowOf(at),
        given: lines.state(at),
        due: dueOf(at),
      }),
    );
  return [
    holds(
      fallen === 0
        ? t('No line is below the minimum payment.')
        : t('{count, plural, one {# line is} other {# lines are}} below the minimum payment, by the rules.', {
            count: fallen,
          }),
    ),
  ];
}

/** A line that is raised or dropped has a payment of its own; the others share what is left. */
function paymentFindings(
  lines: LineColumns,
  { root }: PublishedResult,
  shared: bigint,
  minimum: bigint,
): Finding[] {
  const wrong: WrongShare[] = [];
  const isSharing = (at: number) => lines.state(at) === 'SHARED';
  let sharing = 0;
  let [total, sum] = [shared, root.loss];
  for (let at = 0; at < lines.count; at++) {
    if (isSharing(at)) {
      sharing++;
      continue;
    }
    const due = lines.state(at) === 'RAISED' ? minimum : 0n;
    if (lines.payment(at) !== due) wrong.push({ at, due });
    total -= due;
    sum -= lines.loss(at);
  }
  if (sharing > 0)
    for (const share of wrongShares({
      ...{ count: lines.count, total, sum },
      // What has no weight is due nothing, and a payment of its own is no share.
      weight: (at) => (isSharing(at) ? lines.loss(at) : 0n),
      share: (at) => (isSharing(at) ? lines.payment(at) : 0n),
    }))
      wrong.push(share);
  if (wrong.length === 0) return [holds(t('Each payment is its loss’s share of the fund, to the cent.'))];
  return listed(wrong, ({ at, due, before }) =>
    due === undefined
      ? t('Row {row} got a cent left over, which was due to row {before}.', oddCent(at, before))
      : t('Row {row} is paid {given}, but {due}{isShare, select, yes { or a cent more} other {}} is due.', {
          row: rowOf(at),
          given: moneyText(lines.payment(at)),
          due: moneyText(due),
          isShare: lines.state(at) === 'SHARED' ? 'yes' : 'no',
        }),
  );
}

function interestFindings(lines: LineColumns, { root }: PublishedResult): Finding[] {
  const wrong = wrongShares({
    count: lines.count,
    total: root.interest,
    sum: root.principal + root.interest,
    weight: (at) => lines.payment(at),
    share: (at) => lines.interest(at),
  });
  if (wrong.length === 0)
    return [holds(t('The interest of each line is its payment’s share of all interest, to the cent.'))];
  return listed(wrong, ({ at, due, before }) =>
    due === undefined
      ? t('Row {row} got a cent of interest left over, which was due to row {before}.', oddCent(at, before))
      : t('Row {row} has {given} interest, but {due} or a cent more is due.', {
          row: rowOf(at),
          given: moneyText(lines.interest(at)),
          due: moneyText(due),
        }),
  );
}

function oddCent(at: number, before: number | undefined) {
  return { row: rowOf(at), before: rowOf(before ?? at) };
}

/** The row of a line in its file, where the head is row 1. */
function rowOf(at: number): string {
  return countText(at + 2);
}
