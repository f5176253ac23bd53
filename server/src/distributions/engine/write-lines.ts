import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { writeCents } from '../../rules/decimals.js';
import type { DistributionLine } from '../../rules/distribution/share-fund.js';
import { DistributionState } from '../distribution-state.js';
import type { DistributionTask } from './distribution-task.js';
import { setWhile } from './distribution-row.js';
import { inTransaction } from './in-transaction.js';
import type { Sharing } from './read-sharers.js';

const AT_ONCE = 5_000;

const INSERT = `
  INSERT INTO distribution_lines (distribution_id, submission_id, sid, tax_class, loss, principal, interest, payment, withheld, net, state, paid_before)
  SELECT $1, line.* FROM unnest($2::uuid[], $3::text[], $4::tax_class[], $5::numeric[], $6::numeric[], $7::numeric[], $8::numeric[],
    $9::numeric[], $10::numeric[], $11::distribution_line_state[], $12::numeric[]) AS line`;

const AMOUNTS = ['loss', 'principal', 'interest', 'payment', 'withheld', 'net'] as const;

/**
 * Writes the lines in batches, each with its own commit, in place of those of an earlier attempt.
 * @param claims in the order of the lines
 * @throws Interrupted
 */
export async function writeLines(
  db: pg.Client,
  task: DistributionTask,
  claims: readonly Sharing[],
  lines: readonly DistributionLine[],
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<void> {
  await inTransaction(db, async () => {
    await setWhile(db, task, DistributionState.COMPUTING, 'written = 0, claims = $5', [lines.length]);
    await db.query('DELETE FROM distribution_lines WHERE distribution_id = $1', [task.distributionId]);
  });
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    goOn();
    const batch = lines.slice(from, from + AT_ONCE);
    const sharers = claims.slice(from, from + AT_ONCE);
    await inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.COMPUTING, 'written = written + $5', [batch.length]);
      await db.query({
        name: 'write-lines',
        text: INSERT,
        values: [
          task.distributionId,
          sharers.map(({ submissionId }) => submissionId),
          batch.map(({ sid }) => sid),
          sharers.map(({ taxClass }) => taxClass),
          ...AMOUNTS.map((amount) => batch.map((line) => writeCents(line[amount]))),
          batch.map(({ state }) => state),
          sharers.map(({ paidBefore }) => writeCents(paidBefore ?? 0n)),
        ],
      });
      passed('distribution-lines');
    });
  }
}
