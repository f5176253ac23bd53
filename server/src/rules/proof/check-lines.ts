import { t } from '../text.js';
import { checkSharing } from './check-sharing.js';
import { countText, fails, holds, listed, moneyText, note, type Finding } from './finding.js';
import { LineColumns } from './line-columns.js';
import { readLines, type PublishedLine } from './lines-file.js';
import type { PublishedResult } from './published-file.js';
import { TreeBuilder } from './tree-builder.js';
import { addedSums, hex, leafBytes, type Sums, type Hash } from './tree-bytes.js';

/**
 * Checks all published lines: their order, their count and sums, the root they make, and the sharing (VERIFY-3,
 * VERIFY-4).
 * @throws FileRefused for a file that is not one of lines
 */
export async function checkLines(
  pieces: AsyncIterable<Uint8Array>,
  published: PublishedResult,
  hash: Hash,
): Promise<Finding[]> {
  const columns = new LineColumns();
  const tree = new TreeBuilder(hash, () => undefined);
  const order = new Order();
  let sums: Sums = { loss: 0n, principal: 0n, interest: 0n };
  await readLines(pieces, (line, row) => {
    order.add(line, row);
    sums = addedSums(sums, line);
    const { loss, principal, interest } = line;
    tree.add({ hash: hash(leafBytes(line.commitment, line)), loss, principal, interest });
    columns.add(line);
  });
  if (columns.count === 0) return [fails(t('The file has no lines.'))];
  const root = tree.end();
  const isSame = hex(root.hash) === hex(published.root.hash) && columns.count === published.count;
  return [
    ...order.findings(),
    ...sumFindings(columns.count, sums, published),
    isSame
      ? holds(t('The lines are exactly those under the seal: together they make the published root.'))
      : fails(
          t(
            'The lines are not those under the seal: they make the root {root}, while {published} is published.',
            {
              root: hex(root.hash),
              published: hex(published.root.hash),
            },
          ),
        ),
    ...checkSharing(columns, published),
    note(
      t(
        'Where several lines have the same claim to a cent left over, the full text decides by the SIDs. The court has it; it is not published.',
      ),
    ),
  ];
}

/** Lines are in the order of their commitments, so that it says nothing about a claim. */
class Order {
  private before: Uint8Array = new Uint8Array(0);
  private readonly wrong: { row: number; isRepeated: boolean }[] = [];

  add({ commitment }: PublishedLine, row: number): void {
    const order = compareBytes(commitment, this.before);
    if (order <= 0) this.wrong.push({ row, isRepeated: order === 0 });
    this.before = commitment;
  }

  findings(): Finding[] {
    if (this.wrong.length === 0) return [holds(t('Each line is there once, and they are in order.'))];
    return listed(this.wrong, ({ row, isRepeated }) => {
      const values = { row: countText(row), before: countText(row - 1) };
      return isRepeated
        ? t('Row {row} repeats the line of row {before}.', values)
        : t('Row {row} is out of order: its line belongs before that of row {before}.', values);
    });
  }
}

/** Negative when the first one sorts first. */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one[at] !== other[at]) return one[at]! - other[at]!;
  return one.length - other.length;
}

function sumFindings(count: number, sums: Sums, published: PublishedResult): Finding[] {
  const findings: Finding[] = [];
  if (count !== published.count)
    findings.push(
      fails(
        count < published.count
          ? t(
              '{missing, plural, one {# line is} other {# lines are}} missing: the file has {count} of {published}.',
              {
                missing: published.count - count,
                count: countText(count),
                published: countText(published.count),
              },
            )
          : t(
              'The file has {extra, plural, one {# line} other {# lines}} too many: {count}, while {published} are published.',
              {
                extra: count - published.count,
                count: countText(count),
                published: countText(published.count),
              },
            ),
      ),
    );
  for (const amount of ['loss', 'principal', 'interest'] as const) {
    if (sums[amount] === published.root[amount]) continue;
    findings.push(
      fails(
        t(
          'The {amount, select, loss {losses} principal {principal} other {interest}} of all lines {amount, select, loss {are} other {is}} {given} together, but {published} is published: the difference is {difference}.',
          {
            amount,
            given: moneyText(sums[amount]),
            published: moneyText(published.root[amount]),
            difference: moneyText(sums[amount] - published.root[amount]),
          },
        ),
      ),
    );
  }
  if (findings.length > 0) return findings;
  return [
    holds(
      t('The {count} lines add up: losses {loss}, principal {principal}, interest {interest}.', {
        count: countText(count),
        loss: moneyText(sums.loss),
        principal: moneyText(sums.principal),
        interest: moneyText(sums.interest),
      }),
    ),
  ];
}
