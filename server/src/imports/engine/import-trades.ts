import { isOfRejectedRows } from '../reading/columns.js';
import { refuse } from '../reading/file-refused.js';
import { DEFAULT_LIMITS } from '../reading/limits.js';
import { readRows } from '../reading/open-file.js';
import type { ByteSource } from '../reading/source.js';
import type { Structure } from '../reading/structural-pass.js';
import { applyTrades, createTradeStage, stageTrades } from './apply-trades.js';
import { dropHeld, findLongHeldList, holdTrades, nextHeldGroups } from './held-trades.js';
import type { ImportSession } from './import-session.js';
import { prepareTrades, type PreparedTrades } from './prepare-trades.js';
import { type TradeBatch, tradeBatches } from './trade-batches.js';
import type { TradeGroup } from './trade-rows.js';
import { type BatchWork, writeBatch } from './write-batch.js';
import { writeBatches } from './write-batches.js';

/**
 * Applies a trade file. SIDs whose rows are contiguous are written as the file is read; the rows of the others are held
 * until the end of the file and then applied, each SID in one transaction. Appended rows are never held.
 */
export async function importTrades(
  session: ImportSession,
  source: ByteSource,
  structure: Structure,
): Promise<void> {
  const { run, task } = session;
  await createTradeStage(session.writer);
  const batches = tradeBatches(readRows(source, structure.shape), {
    shape: structure.shape,
    scattered: structure.repeatedSids,
    mode: run.mode,
    openingBalanceDate: task.openingBalanceDate,
    after: run.appliedThrough,
    pace: session.pace,
  });
  const changesOf = changesWith(session, isOfRejectedRows(structure.shape.header));
  const mark = await writeBatches(session, batches, (_session, batch) => workOf(session, batch, changesOf));
  await settleHeld(session, mark, changesOf);
}

async function settleHeld(session: ImportSession, mark: number, changesOf: Changes): Promise<void> {
  const { run, reader, writer, key } = session;
  await refuseLongHeldList(session);
  for (;;) {
    const groups = await nextHeldGroups(reader, run.id, key);
    if (groups.length === 0) return;
    await writeBatch(session, mark, {
      ...changesOf(groups),
      settle: () => dropHeld(writer, run.id, groups),
      result: ({ counts, rejections }) => ({ through: mark, bytesRead: null, counts, rejections }),
    });
  }
}

/** The validation pass counts only contiguous rows of a SID; the rows of a scattered SID are all counted only now. */
async function refuseLongHeldList({ run, reader }: ImportSession): Promise<void> {
  const { tradesOfSid } = DEFAULT_LIMITS;
  const sid = await findLongHeldList(reader, run.id, tradesOfSid);
  if (sid === undefined) return;
  throw refuse(
    run.fileName,
    `SID ${sid} has more than the ${tradesOfSid.toLocaleString('en')} trades allowed for one SID.`,
  );
}

type Changes = ReturnType<typeof changesWith>;

/** What rows written as they are read and held rows have in common. */
function changesWith({ run, task, ring, writer }: ImportSession, rejectedRows: boolean) {
  const { mode, overwrite } = run;
  return (groups: readonly TradeGroup[]) =>
    ({
      prepare: (db) => prepareTrades({ db, ring, mode, overwrite, rejectedRows }, groups),
      stage: (prepared) => stageTrades(writer, prepared),
      apply: (prepared) => applyTrades(writer, task, prepared),
    }) satisfies Partial<BatchWork<PreparedTrades>>;
}

function workOf(session: ImportSession, batch: TradeBatch, changesOf: Changes): BatchWork<PreparedTrades> {
  return {
    ...changesOf(batch.groups),
    keep: () => holdTrades(session.writer, session.run.id, session.key, batch.held),
    result: ({ counts, rejections }) => ({
      through: batch.through,
      bytesRead: batch.bytesRead,
      counts: { ...counts, read: batch.read, rejected: counts.rejected + batch.loose.length },
      rejections: [...batch.loose, ...rejections],
    }),
  };
}
