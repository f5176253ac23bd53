import type pg from 'pg';
import { recordWork } from '../../audit/audit.js';
import { faultPoints, type FaultStep } from '../../common/fault.js';
import { inTransaction, lastly } from '../../distributions/engine/in-transaction.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { BankFileError } from '../../payments/reading/bank-file-error.js';
import { FileStore } from '../../storage/file-store.js';
import { endToEndId } from '../../payments/pain/pain-rows.js';
import { BankFileFormat } from '../bank-file-format.js';
import { newDetailsKey, sealSentAs } from '../../payments/frozen-details.js';
import { COUNT_CHANGED, HOLD_CHANGED } from '../held-sql.js';
import type { PaymentRefusal } from '../payment-figures.js';
import { PaymentRunState, PaymentState } from '../payment-state.js';
import { fileDifferences, type FileOrder, FileRefused, type LedgerPayment } from './bank-file.js';
import { addTax, CANCEL_TAX } from './add-tax.js';
import { freezeDetails } from './freeze-details.js';
import type { PaymentTask } from './payment-task.js';
import { endWork, figuresOf, loadRun, type RunRow, setWhile } from './run-row.js';
import {
  fileParts,
  type FilePart,
  IDS_SHA256,
  ledgerOf,
  partValues,
  PUT_INTO_FILE,
  storeFile,
  type StoredFile,
} from './written-file.js';

const { WRITING, APPROVED, WRITTEN } = PaymentRunState;
/** The reasons that are named: more than anybody reads. */
const MOST_NAMED = 1_000;
/** Before each further try of the store: nobody waits at a screen for it. */
const PAUSES_MS = [200, 1_000, 5_000];

const REFUSED =
  'No file was written. Cancel this run, hold the payments that cannot be written, and prepare another one.';
const WITHDRAWN =
  'No file was written: the distribution was withdrawn, or the bank profile was changed. Cancel this run and prepare another one.';
const DIFFERS =
  'No file was kept: what was read back from a file was not what the ledger has. Please report this; nothing was sent.';

/** Somebody changed bank details, objected or removed a claim while the files were written: they are written anew. */
class Changed extends Error {}
/** A file that was read back is not what the ledger has; says in what. */
class Differs extends Error {}

interface Work {
  db: pg.Client;
  task: PaymentTask;
  ring: KeyRing;
  run: RunRow;
  /** What the files are written by. */
  order: Omit<FileOrder, 'id'>;
  store: FileStore;
  passed: (step: FaultStep) => void;
  goOn: () => void;
}

/**
 * Writes the files of a run: checks each payment again, freezes its bank details, stores the files, reads them back and
 * compares them with the ledger; rows name them only then, in one transaction (PAY-8). Begins anew each time, so it may be
 * repeated; bytes that no row names are swept away.
 * @throws Error when database or store fail, and the job is then retried; Interrupted
 */
export async function writePayments(db: pg.Client, task: PaymentTask, goOn: () => void): Promise<void> {
  const ring = KeyRing.parse(task.keys);
  const run = await loadRun(db, ring, task.runId);
  if (run?.state !== WRITING) return;
  await db.query('SET statement_timeout = 0');
  await db.query('SET idle_in_transaction_session_timeout = 0');
  if (!run.isCurrent) return giveBack(db, task, WITHDRAWN, []);
  const { currency } = task;
  const order = { profile: run.profile, paymentDay: run.paymentDay, currency };
  const store = await FileStore.at(task.storage, PAUSES_MS);
  const work = { db, task, ring, run, order, store, passed: faultPoints(task.fault), goOn };
  for (;;) {
    try {
      await writeOnce(work);
      return;
    } catch (error) {
      if (error instanceof Differs || error instanceof BankFileError)
        return giveBack(db, task, `${DIFFERS} It differs in ${error.message}.`, []);
      if (!(error instanceof Changed)) throw error;
    }
  }
}

async function writeOnce(work: Work): Promise<void> {
  const { db, task, ring, run, order, store, passed, goOn } = work;
  await inTransaction(db, async () => {
    await setWhile(db, task, WRITING, 'message = NULL, refusals = NULL, done = 0');
    await db.query(CANCEL_TAX, [task.runId]);
    await db.query(HOLD_CHANGED, [task.runId, run.startedAt]);
    await setWhile(
      db,
      task,
      WRITING,
      `lines = 2 * (SELECT count(*) FROM payments WHERE run_id = $1 AND state = 'READY')`,
    );
  });
  const { key, wrapped } = newDetailsKey(ring, task.runId);
  const frozen = await freezeDetails(db, task, { ring, key }, run, passed, goOn);
  const hasTax = await addTax(db, task, key, run);
  if (frozen === 0 && !hasTax) return giveBack(db, task, REFUSED, [{ code: 'NO_ROWS', sid: null }]);
  const stored: StoredFile[] = [];
  // Once rows may name them, a lost answer to the commit must not take the files away: what no row names is swept away later.
  const mayBeNamed = { is: false };
  try {
    const refusals: PaymentRefusal[] = [];
    for await (const part of fileParts(db, task.runId, order)) {
      goOn();
      for (const refusal of await storePart(work, key, part, stored)) refusals.push(refusal);
      passed('payments-stored');
    }
    if (refusals.length > 0) {
      await giveBack(db, task, REFUSED, refusals);
      return;
    }
    mayBeNamed.is = true;
    await keepFiles(work, wrapped, stored);
  } finally {
    if (!mayBeNamed.is) await Promise.all(stored.map(({ storageKey }) => store.discard(storageKey)));
  }
}

/** Stores a part of the payments as a file and reads it back. @returns why it cannot be written */
async function storePart(
  { db, task, ring, order, store, goOn }: Work,
  key: Buffer,
  part: FilePart,
  stored: StoredFile[],
): Promise<readonly PaymentRefusal[]> {
  const ledger = () => paced(ledgerOf(db, task.runId, key, part), goOn);
  let file: StoredFile;
  try {
    file = await storeFile(store, ring, order, part, ledger());
  } catch (error) {
    if (error instanceof FileRefused) return error.refusals;
    throw error;
  }
  stored.push(file);
  const written = await store.open(file.storageKey, file.key);
  try {
    const fileOrder = { ...order, id: file.id };
    const differences = await fileDifferences(fileOrder, written.stream(), counted(task, db, ledger()));
    if (differences.length > 0) throw new Differs(differences.join(', '));
  } finally {
    await written.close();
  }
  return [];
}

/** The batches of a ledger, each after a look at whether the work goes on. @throws Interrupted */
async function* paced(
  ledger: AsyncIterable<LedgerPayment[]>,
  goOn: () => void,
): AsyncGenerator<LedgerPayment[]> {
  for await (const payments of ledger) {
    goOn();
    yield payments;
  }
}

/** The batches of a ledger, counted as done. @throws Interrupted */
async function* counted(
  task: PaymentTask,
  db: pg.Client,
  ledger: AsyncIterable<LedgerPayment[]>,
): AsyncGenerator<LedgerPayment[]> {
  for await (const payments of ledger) {
    yield payments;
    await setWhile(db, task, WRITING, 'done = least(lines, done + $5)', [payments.length]);
  }
}

/** Files, their payments and the state of the run, all or nothing. @throws Changed, Interrupted */
async function keepFiles(
  { db, task, ring, run, passed }: Work,
  detailsKey: Buffer,
  stored: readonly StoredFile[],
): Promise<void> {
  await lastly(db, async () => {
    await setWhile(db, task, WRITING, 'done = lines');
    for (const [at, file] of stored.entries())
      await keepFile(
        db,
        run.profile.format,
        task.runId,
        at + 1,
        file,
        sealSentAs(ring, file.id, sentAsOf(run, file)),
      );
    await db.query(
      `UPDATE payments SET state = 'IN_FILE', version = version + 1 WHERE run_id = $1 AND state = 'READY'`,
      [task.runId],
    );
    const { rows } = await db.query<{ changed: number }>(COUNT_CHANGED, [
      task.runId,
      run.startedAt,
      [PaymentState.IN_FILE],
    ]);
    if (rows[0]!.changed > 0) throw new Changed();
    const figures = await figuresOf(db, task, await changedOf(db, task.runId));
    await endWork(
      db,
      task,
      [WRITING, WRITTEN],
      'figures = $6, details_key = $7, written_at = now(), message = NULL, refusals = NULL',
      [figures, detailsKey],
    );
    await recordWork(
      db,
      'payment-run.written',
      { type: 'payment-run', id: task.runId },
      {
        files: stored.map(({ sha256, payments, total }) => ({
          sha256: sha256.toString('hex'),
          payments,
          total,
        })),
      },
    );
    passed('payments-written');
  });
}

/** A user id has six digits in its file. */
function sentAsOf({ profile }: RunRow, { id }: StoredFile): string {
  return profile.format === BankFileFormat.ABA ? profile.userId.padStart(6, '0') : endToEndId(id);
}

async function keepFile(
  db: pg.Client,
  format: BankFileFormat,
  runId: string,
  number: number,
  file: StoredFile,
  sentAs: Buffer,
): Promise<void> {
  const { id, payments, total, size, sha256, storageKey, wrapped } = file;
  await db.query(
    `INSERT INTO payment_files (id, run_id, number, format, payments, total, size, sha256, storage_key, wrapped_key, sent_as)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, runId, number, format, payments, total, size, sha256, storageKey, wrapped, sentAs],
  );
  const part = partValues(runId, file);
  const { rows } = await db.query<{ sha256: Buffer }>(IDS_SHA256, part);
  // One was held meanwhile, or is ready again.
  if (!rows[0]!.sha256.equals(file.idsSha256)) throw new Changed();
  await db.query(PUT_INTO_FILE, [...part, id]);
}

/** The number of names and references in other letters, as it was counted when the run was prepared. */
async function changedOf(db: pg.Client, runId: string): Promise<number> {
  const { rows } = await db.query<{ changed: number }>(
    `SELECT coalesce((figures ->> 'changed')::int, 0) AS changed FROM payment_runs WHERE id = $1`,
    [runId],
  );
  return rows[0]!.changed;
}

/** Back to the approved run, with every reason. */
async function giveBack(
  db: pg.Client,
  task: PaymentTask,
  message: string,
  refusals: PaymentRefusal[],
): Promise<void> {
  await lastly(db, async () => {
    await db.query(CANCEL_TAX, [task.runId]);
    // What was held meanwhile is no longer in the sums; no more tax is paid than was approved.
    const figures = await figuresOf(db, task, await changedOf(db, task.runId));
    await endWork(
      db,
      task,
      [WRITING, APPROVED],
      `message = $6, refusals = $7, writer_id = NULL, done = 0, figures = $8::jsonb || jsonb_build_object('tax',
         least(($8::jsonb ->> 'tax')::numeric, coalesce((figures ->> 'tax')::numeric, 0.00))::text)`,
      [message, JSON.stringify(refusals.slice(0, MOST_NAMED)), figures],
    );
    await recordWork(
      db,
      'payment-run.write-refused',
      { type: 'payment-run', id: task.runId },
      { reasons: refusals.length },
    );
  });
}
