import type pg from 'pg';
import { releasedBankDetails } from '../../bank-changes/released-bank-details.js';
import type { FaultStep } from '../../common/fault.js';
import { inTransaction } from '../../distributions/engine/in-transaction.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { sealDetails } from '../../payments/frozen-details.js';
import { payableOf } from '../payable-details.js';
import { PaymentHeldReason, PaymentRunState } from '../payment-state.js';
import {
  ACCOUNT_RETURNED,
  mayBePaidTo,
  RETURNS_SQL,
  type ReturnedPayment,
} from '../returns/may-be-paid-to.js';
import type { PaymentTask } from './payment-task.js';
import { rowsOf, type RunRow, setWhile } from './run-row.js';
import { BEGINNING } from './written-file.js';

const AT_ONCE = 5_000;

interface Ready {
  id: string;
  submissionId: string;
  sid: string;
  net: string;
  withheld: string;
  releasedIndex: Buffer | null;
  returns: ReturnedPayment[] | null;
}

const READY = `
  SELECT id, submission_id AS "submissionId", sid, net, withheld, released_index AS "releasedIndex", ${RETURNS_SQL} AS returns
  FROM payments p WHERE run_id = $1 AND state = 'READY' AND (sid, id) > ($2, $3::uuid) ORDER BY sid, id LIMIT ${AT_ONCE}`;

const FREEZE = `
  UPDATE payments p SET details = f.details, state = (CASE WHEN f.reason IS NULL THEN 'READY' ELSE 'HELD' END)::payment_state,
    held_reason = f.reason, held_codes = string_to_array(f.codes, ','), version = p.version + 1
  FROM unnest($2::uuid[], $3::bytea[], $4::payment_held_reason[], $5::text[]) AS f (id, details, reason, codes)
  WHERE p.id = f.id AND p.run_id = $1 AND p.state = 'READY'`;

/**
 * Freezes the bank details of the ready payments of a run in batches, each checked again, under a key; holds those that got
 * a reason (PAY-7).
 * @returns how many were frozen
 * @throws Interrupted
 */
export async function freezeDetails(
  db: pg.Client,
  task: PaymentTask,
  { ring, key }: { ring: KeyRing; key: Buffer },
  { profile }: RunRow,
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<number> {
  let frozen = 0;
  for (let after = BEGINNING; ;) {
    goOn();
    const { rows } = await db.query<Ready>(READY, [task.runId, after.sid, after.id]);
    const last = rows.at(-1);
    if (!last) return frozen;
    const released = new Map(
      rows.flatMap(({ submissionId, releasedIndex }) =>
        releasedIndex ? [[submissionId, releasedIndex]] : [],
      ),
    );
    const ids = rows.map(({ submissionId }) => submissionId);
    const banks = await releasedBankDetails(rowsOf(db), ring, ids, released);
    const checked = rows.map(({ submissionId, returns, ...row }) => {
      const bank = banks.get(submissionId);
      if (!bank || 'heldFor' in bank) {
        const reason = bank ? PaymentHeldReason[bank.heldFor] : PaymentHeldReason.REMOVED;
        return { details: null, reason, codes: '' };
      }
      if (returns && !mayBePaidTo(ring, returns, bank.details))
        return { details: null, reason: PaymentHeldReason.BANK_INVALID, codes: ACCOUNT_RETURNED };
      const paid = { ...row, paymentId: row.id };
      const entry = payableOf(paid, bank.details, profile, task);
      if (entry.heldFor) return { details: null, reason: entry.heldFor, codes: entry.codes.join(',') };
      frozen += 1;
      return { details: sealDetails(key, row.id, entry.details), reason: null, codes: '' };
    });
    await inTransaction(db, async () => {
      await setWhile(db, task, PaymentRunState.WRITING, 'done = least(lines, done + $5)', [rows.length]);
      await db.query(FREEZE, [
        task.runId,
        rows.map(({ id }) => id),
        checked.map(({ details }) => details),
        checked.map(({ reason }) => reason),
        checked.map(({ codes }) => codes),
      ]);
      passed('payments-frozen');
    });
    after = last;
  }
}
