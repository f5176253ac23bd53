import type pg from 'pg';
import { uuidV7 } from '../../common/uuid-v7.js';
import { inTransaction } from '../../distributions/engine/in-transaction.js';
import { MOST_CENTS } from '../../payments/aba/aba-profile.js';
import { sealDetails } from '../../payments/frozen-details.js';
import { writeCents } from '../../rules/decimals.js';
import { BankFileFormat } from '../bank-file-format.js';
import { TAX_DUE } from '../held-sql.js';
import { PaymentRunState } from '../payment-state.js';
import type { PaymentTask } from './payment-task.js';
import { type RunRow, setWhile } from './run-row.js';

/** SQL that takes back what the run $1, or another one of its distribution, was about to pay as tax and has in no file. */
export const CANCEL_TAX = `
  UPDATE payments p SET state = 'CANCELLED', version = p.version + 1 FROM payment_runs r
  WHERE r.id = $1 AND p.distribution_id = r.distribution_id AND p.kind = 'TAX' AND p.state = 'READY'`;

const ADD_TAX = `
  WITH due AS MATERIALIZED (${TAX_DUE})
  INSERT INTO payments (id, distribution_id, kind, sid, principal, interest, withheld, net, run_id, state, details)
  SELECT $2, r.distribution_id, 'TAX', '', d.amount, 0, 0, d.amount, r.id, 'READY', $3
  FROM payment_runs r, (
    SELECT least(due, (SELECT coalesce((figures ->> 'tax')::numeric, 0) FROM payment_runs WHERE id = $1), $4::numeric) AS amount FROM due
  ) d WHERE r.id = $1 AND d.amount > 0
  RETURNING id`;

/**
 * Adds the payment of the tax withheld to a run that is written, once its other payments are fixed: what is due, but not
 * more than was approved, nor than a file may hold; the rest goes with the next run (PAY-13).
 * @returns whether there is one: not when nothing is due, or the scheme file names no account
 * @throws Interrupted
 */
export async function addTax(
  db: pg.Client,
  task: PaymentTask,
  key: Buffer,
  { profile: { format, maxTotal } }: RunRow,
): Promise<boolean> {
  if (!task.taxAccount) return false;
  const { bsb, accountNumber, accountName: title, reference } = task.taxAccount;
  const id = uuidV7();
  const details = { bsb: bsb.replaceAll(/[\s-]/g, ''), accountNumber, title, reference };
  const most = maxTotal ?? (format === BankFileFormat.ABA ? writeCents(MOST_CENTS) : null);
  let added = 0;
  await inTransaction(db, async () => {
    await setWhile(db, task, PaymentRunState.WRITING, 'done = done');
    const values = [task.runId, id, sealDetails(key, id, details), most];
    added = (await db.query(ADD_TAX, values)).rows.length;
  });
  return added > 0;
}
