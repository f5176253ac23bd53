import type pg from 'pg';
import { recordWork } from '../../audit/audit.js';
import { releasedBankDetails } from '../../bank-changes/released-bank-details.js';
import { faultPoints } from '../../common/fault.js';
import { inTransaction, lastly } from '../../distributions/engine/in-transaction.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { heldForSql } from '../held-sql.js';
import { payableOf } from '../payable-details.js';
import { approvalsFor } from '../payment-figures.js';
import { PaymentHeldReason, PaymentRunState } from '../payment-state.js';
import {
  ACCOUNT_RETURNED,
  mayBePaidTo,
  RETURNS_SQL,
  type ReturnedPayment,
} from '../returns/may-be-paid-to.js';
import type { PaymentTask } from './payment-task.js';
import { giveWay, recordReissues } from './reissue-payments.js';
import { endWork, figuresOf, loadRun, rowsOf, type RunRow, setWhile } from './run-row.js';

const { PREPARING, PREPARED } = PaymentRunState;
const { SAME_ACCOUNT, REMOVED, BANK_INVALID } = PaymentHeldReason;
const AT_ONCE = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

const WITHDRAWN =
  'Nothing was prepared: the distribution was withdrawn, or the bank profile was changed. Cancel this run and prepare another one.';

interface Line {
  submissionId: string;
  sid: string;
  net: string;
  withheld: string;
  reason: PaymentHeldReason | null;
  releasedIndex: Buffer | null;
  /** The blind index of the account that the claim names now. */
  accountIndex: Buffer | null;
  /** Its returned payment, which this run may pay again. */
  returnedId: string | null;
  /** All payments of the line that came back; null when its payment is neither returned nor in the place of one. */
  returns: ReturnedPayment[] | null;
}

/** The release of an account counts for the payment that it was given to. */
const RELEASED = `CASE WHEN p.state <> 'RETURNED' THEN p.released_index END`;

/** What is paid in a file, or was, is left alone, unless the bank returned it. */
const LINES = `
  SELECT l.submission_id AS "submissionId", l.sid, l.net, l.withheld, ${RELEASED} AS "releasedIndex",
    ${heldForSql('s', 'l', 'l', RELEASED)} AS reason, s.bank_account_index AS "accountIndex",
    CASE WHEN p.state = 'RETURNED' THEN p.id END AS "returnedId", ${RETURNS_SQL} AS returns
  FROM distribution_lines l LEFT JOIN submissions s ON s.id = l.submission_id
    LEFT JOIN payments p ON p.distribution_id = l.distribution_id AND p.submission_id = l.submission_id AND p.state <> 'REISSUED'
  WHERE l.distribution_id = $1 AND l.submission_id > $2 AND l.net > 0
    AND coalesce(p.state, 'READY') IN ('READY', 'HELD', 'RETURNED')
  ORDER BY l.submission_id LIMIT ${AT_ONCE}`;

const TAKE = `
  INSERT INTO payments (distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, state, held_reason, held_codes, reissue_of)
  SELECT l.distribution_id, l.submission_id, l.sid, l.principal, l.interest, l.withheld, l.net, $2,
    (CASE WHEN c.reason IS NULL THEN 'READY' ELSE 'HELD' END)::payment_state, c.reason, string_to_array(c.codes, ','), c.reissue_of
  FROM unnest($3::uuid[], $4::payment_held_reason[], $5::text[], $6::uuid[]) AS c (submission_id, reason, codes, reissue_of)
    JOIN distribution_lines l ON l.distribution_id = $1 AND l.submission_id = c.submission_id
  ON CONFLICT (distribution_id, submission_id) WHERE state <> 'REISSUED' DO UPDATE SET run_id = excluded.run_id, version = payments.version + 1,
    state = CASE WHEN payments.held_reason = 'BY_HAND' THEN payments.state ELSE excluded.state END,
    held_reason = CASE WHEN payments.held_reason = 'BY_HAND' THEN payments.held_reason ELSE excluded.held_reason END,
    held_codes = excluded.held_codes
  WHERE payments.state IN ('READY', 'HELD')`;

/**
 * Prepares the payments of a run: one for each line of its distribution that is not paid yet, ready or held. Goes through
 * all lines each time, so it may be repeated; a claim has one payment, whatever happens (PAY-3).
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function preparePayments(db: pg.Client, task: PaymentTask, goOn: () => void): Promise<void> {
  const ring = KeyRing.parse(task.keys);
  const run = await loadRun(db, ring, task.runId);
  if (run?.state !== PREPARING) return;
  await db.query('SET statement_timeout = 0');
  if (!run.isCurrent) {
    await lastly(db, () => endWork(db, task, [PREPARING, PREPARED], 'message = $6', [WITHDRAWN]));
    return;
  }
  await inTransaction(db, () =>
    setWhile(
      db,
      task,
      PREPARING,
      `message = NULL, figures = NULL, started_at = now(), done = 0, pays_tax = $6,
         lines = (SELECT count(*) FROM distribution_lines WHERE distribution_id = $5 AND net > 0)`,
      [run.distributionId, Boolean(task.taxAccount)],
    ),
  );
  const changed = await takeLines(db, task, ring, run, goOn);
  const figures = await figuresOf(db, task, changed);
  const needed = approvalsFor(figures, task.secondApprovalAbove);
  await lastly(db, async () => {
    await endWork(
      db,
      task,
      [PREPARING, PREPARED],
      'figures = $6, approvals_needed = $7, done = lines, message = NULL',
      [figures, needed],
    );
    await recordWork(
      db,
      'payment-run.prepared',
      { type: 'payment-run', id: task.runId },
      { ...figures, approvals: needed },
    );
  });
}

/** @returns the number of names and references in other letters */
async function takeLines(
  db: pg.Client,
  task: PaymentTask,
  ring: KeyRing,
  run: RunRow,
  goOn: () => void,
): Promise<number> {
  const passed = faultPoints(task.fault);
  let changed = 0;
  for (let after = FIRST; ;) {
    goOn();
    const { rows } = await db.query<Line>(LINES, [run.distributionId, after]);
    const last = rows.at(-1);
    if (!last) return changed;
    const codes = new Map<string, string[]>();
    const open = rows.filter(
      ({ returnedId, reason }) => returnedId === null || reason === null || reason === SAME_ACCOUNT,
    );
    const taken = await checkBank(db, task, ring, run, open, codes);
    changed += taken.changed;
    await inTransaction(db, async () => {
      await setWhile(db, task, PREPARING, 'done = least(lines, done + $5)', [rows.length]);
      const again = taken.lines.flatMap(({ returnedId }) => returnedId ?? []);
      await giveWay(db, again);
      await db.query(TAKE, [
        run.distributionId,
        task.runId,
        taken.lines.map(({ submissionId }) => submissionId),
        taken.lines.map(({ reason }) => reason),
        taken.lines.map(({ submissionId }) => (codes.get(submissionId) ?? []).join(',')),
        taken.lines.map(({ returnedId }) => returnedId),
      ]);
      await recordReissues(db, again, run.number);
      passed('payments-prepared');
    });
    after = last.submissionId;
  }
}

/**
 * Sets the reasons that only decrypted details tell.
 * @returns the lines that the run pays or holds, without returned payments that have no account to go to yet, and the number
 *   of names in other letters
 */
async function checkBank(
  db: pg.Client,
  task: PaymentTask,
  ring: KeyRing,
  { profile }: RunRow,
  lines: readonly Line[],
  codes: Map<string, string[]>,
): Promise<{ lines: Line[]; changed: number }> {
  const open = lines.filter(({ reason, returnedId }) => reason === null || returnedId !== null);
  const banks = await releasedBankDetails(
    rowsOf(db),
    ring,
    open.map(({ submissionId }) => submissionId),
    new Map(open.flatMap((line) => accountOf(line))),
  );
  let changed = 0;
  const left = new Set<Line>();
  for (const line of open) {
    const bank = banks.get(line.submissionId);
    const details = bank && 'details' in bank ? bank.details : undefined;
    const isRefused = Boolean(details && line.returns && !mayBePaidTo(ring, line.returns, details));
    if (line.returnedId !== null && (!details || isRefused)) left.add(line);
    // What is held for its account alone takes the place of the returned payment, so that a person can release it.
    else if (line.reason === SAME_ACCOUNT) continue;
    else if (!bank) line.reason = REMOVED;
    else if ('heldFor' in bank) line.reason = PaymentHeldReason[bank.heldFor];
    else if (isRefused) {
      line.reason = BANK_INVALID;
      codes.set(line.submissionId, [ACCOUNT_RETURNED]);
    } else {
      const paid = { ...line, paymentId: line.submissionId };
      const entry = payableOf(paid, bank.details, profile, task);
      if (entry.heldFor) {
        line.reason = entry.heldFor;
        codes.set(line.submissionId, entry.codes);
      } else if (entry.changed) changed += 1;
    }
  }
  return { lines: lines.filter((line) => !left.has(line)), changed };
}

/** The account for which a line's details are asked though other claims name it: that of a release, or to compare it. */
function accountOf({ submissionId, reason, releasedIndex, accountIndex }: Line): [string, Buffer][] {
  const index = reason === SAME_ACCOUNT ? accountIndex : releasedIndex;
  return index ? [[submissionId, index]] : [];
}
