import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import { ImportMode } from '../import-kinds.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { LIST_COLUMNS, TRADE_COLUMNS } from './trade-columns.js';
import { findKnownLists, type KnownList, loadStoredTrades } from './current-trades.js';
import { changesOf, type ListChanges } from './list-changes.js';
import type { Rejection } from './rejections.js';
import { type Counts, noCounts } from './run-row.js';
import { isOpening, type TradeGroup, tradeOf, type TradeRow } from './trade-rows.js';

export interface TradeContext {
  db: pg.Client;
  ring: KeyRing;
  mode: ImportMode;
  overwrite: boolean;
  /** Whether the file is a file of rejected rows from here, which may contain only part of a list. */
  rejectedRows: boolean;
}

/** A batch ready to be written: staged lists and trades, the ids of removed trades, and the counts. */
export interface PreparedTrades {
  lists: CopyBuffer;
  newLists: number;
  changedLists: number;
  trades: CopyBuffer;
  removedIds: string[];
  counts: Counts;
  rejections: Rejection[];
}

/** Lists prepared before the thread services its connections again, for which the database waits. */
const LISTS_A_TURN = 20;

/** Finds for each SID what its rows change. Only reads; may be called again after a concurrent write. */
export async function prepareTrades(
  context: TradeContext,
  groups: readonly TradeGroup[],
): Promise<PreparedTrades> {
  const inSidOrder = [...groups].sort((a, b) => (a.sid < b.sid ? -1 : 1));
  const known = await findKnownLists(
    context.db,
    inSidOrder.map((group) => group.sid),
  );
  const prepared: PreparedTrades = {
    lists: new CopyBuffer(),
    newLists: 0,
    changedLists: 0,
    trades: new CopyBuffer(),
    removedIds: [],
    counts: noCounts(),
    rejections: [],
  };
  const toCompare: { group: TradeGroup; list: KnownList; digest: Buffer }[] = [];
  for (const [index, group] of inSidOrder.entries()) {
    if (index % LISTS_A_TURN === 0) await setImmediate();
    const list = known.get(group.sid);
    const digest = digestOf(context.ring, group);
    if (!list) {
      rejectAll(prepared, group, () => ({
        column: 'sid',
        message: `No submission has the SID ${group.sid}`,
      }));
    } else if (context.mode === ImportMode.REPLACE && list.importedDigest?.equals(digest)) {
      settle(prepared, group, { created: 0, updated: 0, unchanged: goodRows(group).length, removed: 0 });
    } else if (list.version === null) {
      writeNew(context, prepared, group, list, digest);
    } else {
      toCompare.push({ group, list, digest });
    }
  }
  if (toCompare.length > 0) {
    const stored = await loadStoredTrades(
      context.db,
      toCompare.map(({ list }) => list.submissionId),
    );
    for (const { group, list, digest } of toCompare) {
      const changes = changesOf(context.mode, goodRows(group), stored.get(list.submissionId) ?? []);
      writeChanges(context, prepared, group, list, digest, changes);
    }
  }
  return prepared;
}

const goodRows = (group: TradeGroup) => group.rows.filter((row) => row.key !== null);

function digestOf(ring: KeyRing, group: TradeGroup): Buffer {
  const keys = goodRows(group)
    .map((row) => row.key!)
    .sort();
  return ring.digest('imports.trades', keys.join('\n'));
}

function rejectAll(
  prepared: PreparedTrades,
  group: TradeGroup,
  reason: (row: TradeRow) => Pick<Rejection, 'column' | 'message'>,
): void {
  for (const row of group.rows)
    prepared.rejections.push({ line: row.line, cells: row.kept.cells, ...(row.problem ?? reason(row)) });
  prepared.counts.rejected += group.rows.length;
}

/** Counts an accepted group and rejects its invalid rows. */
function settle(
  prepared: PreparedTrades,
  group: TradeGroup,
  counts: Pick<Counts, 'created' | 'updated' | 'unchanged' | 'removed'>,
): void {
  for (const row of group.rows) {
    if (!row.problem) continue;
    prepared.rejections.push({ line: row.line, cells: row.kept.cells, ...row.problem });
    prepared.counts.rejected += 1;
  }
  prepared.counts.created += counts.created;
  prepared.counts.updated += counts.updated;
  prepared.counts.unchanged += counts.unchanged;
  prepared.counts.removed += counts.removed;
}

function writeNew(
  context: TradeContext,
  prepared: PreparedTrades,
  group: TradeGroup,
  list: KnownList,
  digest: Buffer,
): void {
  const rows = goodRows(group);
  if (rows.length > 0) {
    stageList(context, prepared, list, digest, rows);
    stageTrades(prepared, list, rows);
  }
  settle(prepared, group, { created: rows.length, updated: 0, unchanged: 0, removed: 0 });
}

function writeChanges(
  context: TradeContext,
  prepared: PreparedTrades,
  group: TradeGroup,
  list: KnownList,
  digest: Buffer,
  changes: ListChanges,
): void {
  const bad = group.rows.find((row) => row.problem);
  const differs = changes.added.length > 0 || changes.removedIds.length > 0;
  if (changes.replaces && changes.removedIds.length > 0 && context.rejectedRows) {
    const message = `SID ${group.sid} has imported trades that this file of rejected rows does not contain, so this row is not applied and those trades are kept; correct it in the original file and import that whole file`;
    rejectAll(prepared, group, () => ({ column: null, message }));
  } else if (changes.replaces && bad && differs) {
    const message = `Line ${bad.line} of this file has an error, so the imported trades of SID ${group.sid} are kept and this row is not applied`;
    rejectAll(prepared, group, () => ({ column: null, message }));
  } else if (changes.replaces && differs && list.editedSinceImport && !context.overwrite) {
    const message = `The imported trades of SID ${group.sid} were changed in this portal since the last import, so this row is not applied; import with overwrite to replace them`;
    rejectAll(prepared, group, () => ({ column: null, message }));
  } else {
    if (differs) {
      stageList(context, prepared, list, digest, changes.added);
      stageTrades(prepared, list, changes.added);
      for (const id of changes.removedIds) prepared.removedIds.push(id);
    }
    const updated = Math.min(changes.added.length, changes.removedIds.length);
    settle(prepared, group, {
      created: changes.added.length - updated,
      updated,
      unchanged: changes.matched,
      removed: changes.removedIds.length - updated,
    });
  }
}

function stageList(
  context: TradeContext,
  prepared: PreparedTrades,
  list: KnownList,
  digest: Buffer,
  added: readonly TradeRow[],
): void {
  const open = added.find(isOpening);
  const kept = context.mode === ImportMode.REPLACE ? digest : null;
  prepared.lists.row(LIST_COLUMNS.length);
  prepared.lists.bytes(uuidBytes(list.submissionId));
  prepared.lists.text(open ? tradeOf(open.key!).quantity : null);
  prepared.lists.bytes(kept);
  prepared.lists.integer(list.version);
  if (list.version === null) prepared.newLists += 1;
  else prepared.changedLists += 1;
}

function stageTrades(prepared: PreparedTrades, list: KnownList, rows: readonly TradeRow[]): void {
  const { trades } = prepared;
  const submissionId = uuidBytes(list.submissionId);
  for (const { key } of rows) {
    const trade = tradeOf(key!);
    trades.row(TRADE_COLUMNS.length);
    trades.bytes(submissionId);
    trades.text(trade.transactionType);
    trades.date(trade.tradeDate);
    trades.bigint(Number(trade.quantity));
    trades.amount(trade.pricePerShare);
    trades.amount(trade.totalAmount);
  }
}
