import type pg from 'pg';
import { readRows } from '../reading/open-file.js';
import type { ByteSource } from '../reading/source.js';
import type { Structure } from '../reading/structural-pass.js';
import { applyTrades, createTradeStage } from './apply-trades.js';
import { dropHeld, holdTrades, nextHeldGroups } from './held-trades.js';
import type { BatchResult, ImportSession } from './import-session.js';
import { prepareTrades, type PreparedTrades } from './prepare-trades.js';
import { type TradeBatch, tradeBatches } from './trade-batches.js';
import type { TradeGroup } from './trade-rows.js';

/**
 * Applies a trade file. SIDs whose rows stand together are written as the file is read; the rows of the others are held
 * until the end of the file and settled then, each SID in one transaction. Appended rows need not wait for each other.
 */
export async function importTrades(
  session: ImportSession,
  source: ByteSource,
  structure: Structure,
): Promise<void> {
  const { run, task } = session;
  await createTradeStage(session.writer);
  const prepare = (db: pg.Client, groups: readonly TradeGroup[]) =>
    prepareTrades({ db, ring: session.ring, mode: run.mode, overwrite: run.overwrite }, groups);
  const apply = (prepared: PreparedTrades) =>
    applyTrades(session.writer, task, run.requestedById, prepared, session.passed);

  const batches = tradeBatches(readRows(source, structure.shape), {
    shape: structure.shape,
    scattered: structure.repeatedSids,
    mode: run.mode,
    openingBalanceDate: task.openingBalanceDate,
    after: run.appliedThrough,
  });
  let mark = run.appliedThrough;
  let writing = Promise.resolve();
  for await (const batch of batches) {
    session.goOn();
    const prepared = await Promise.all([prepare(session.reader, batch.groups), writing]).then(
      ([first]) => first,
    );
    writing = session.writeBatch(
      mark,
      (db) => prepare(db, batch.groups),
      (done) => resultOf(batch, done),
      apply,
      prepared,
      () => holdTrades(session.writer, run.id, session.key, batch.held),
    );
    writing.catch(() => undefined);
    mark = batch.through;
  }
  await writing;
  await settleHeld(session, mark, prepare, apply);
}

async function settleHeld(
  session: ImportSession,
  mark: number,
  prepare: (db: pg.Client, groups: readonly TradeGroup[]) => Promise<PreparedTrades>,
  apply: (prepared: PreparedTrades) => Promise<void>,
): Promise<void> {
  const { run, reader, writer, key } = session;
  for (;;) {
    const groups = await nextHeldGroups(reader, run.id, key);
    if (groups.length === 0) return;
    await session.writeBatch(
      mark,
      (db) => prepare(db, groups),
      ({ counts, rejections }) => ({ through: mark, bytesRead: null, counts, rejections }),
      apply,
      undefined,
      () => dropHeld(writer, run.id, groups),
    );
  }
}

function resultOf(batch: TradeBatch, prepared: PreparedTrades): BatchResult {
  return {
    through: batch.through,
    bytesRead: batch.bytesRead,
    counts: { ...prepared.counts, read: batch.read, rejected: prepared.counts.rejected + batch.loose.length },
    rejections: [...batch.loose, ...prepared.rejections],
  };
}
