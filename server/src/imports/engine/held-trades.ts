import type pg from 'pg';
import { decryptUnder } from '../../encryption/envelope.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';
import { Interrupted } from '../../jobs/task-thread.js';
import { cellsOwner, encryptCells } from './rejections.js';
import { checkGroup, type DatedTrade, type TradeGroup, tradeKey, tradeOf } from './trade-rows.js';

const COLUMNS = ['import_run_id', 'sid', 'row_no', 'line', 'trade', 'column_name', 'message', 'sealed_cells'];

/** Rows fetched per query when the held SIDs are applied. */
const BATCH_ROWS = 10_000;

interface HeldRow {
  sid: string;
  rowNo: string;
  line: number;
  trade: DatedTrade | null;
  column: string | null;
  message: string | null;
  sealedCells: Buffer;
}

/** Stores rows whose SID is not complete yet, in the transaction that moves the mark past them. */
export async function holdTrades(
  db: pg.Client,
  importRunId: string,
  key: Buffer,
  groups: readonly TradeGroup[],
): Promise<void> {
  const held = new CopyBuffer();
  const run = uuidBytes(importRunId);
  for (const { sid, rows } of groups) {
    for (const row of rows) {
      held.row(COLUMNS.length);
      held.bytes(run);
      held.text(sid);
      held.bigint(row.rowNo);
      held.integer(row.line);
      held.json(row.key === null ? null : tradeOf(row.key));
      held.text(row.problem?.column ?? null);
      held.text(row.problem?.message ?? null);
      held.bytes(encryptCells(key, importRunId, row.kept.cells));
    }
  }
  await copyRows(db, 'import_held_trades', COLUMNS, held);
}

/** A SID with more than `most` held rows; undefined when there is none. */
export async function findLongHeldList(
  db: pg.Client,
  importRunId: string,
  most: number,
): Promise<string | undefined> {
  const { rows } = await db.query<{ sid: string }>(
    'SELECT sid FROM import_held_trades WHERE import_run_id = $1 GROUP BY sid HAVING count(*) > $2 LIMIT 1',
    [importRunId, most],
  );
  return rows[0]?.sid;
}

/** The next held SIDs with all their rows; empty when none is left. */
export async function nextHeldGroups(db: pg.Client, importRunId: string, key: Buffer): Promise<TradeGroup[]> {
  const { rows } = await db.query<HeldRow>(
    `WITH first AS (SELECT sid FROM import_held_trades WHERE import_run_id = $1 ORDER BY sid, row_no LIMIT $2)
     SELECT sid, row_no AS "rowNo", line, trade, column_name AS column, message, sealed_cells AS "sealedCells"
     FROM import_held_trades WHERE import_run_id = $1 AND sid <= (SELECT max(sid) FROM first) ORDER BY sid, row_no`,
    [importRunId, BATCH_ROWS],
  );
  const groups: TradeGroup[] = [];
  for (const row of rows) {
    let group = groups.at(-1);
    if (group?.sid !== row.sid) groups.push((group = { sid: row.sid, rows: [] }));
    const cells = JSON.parse(
      decryptUnder(key, cellsOwner(importRunId), row.sealedCells).toString('utf8'),
    ) as string[];
    const problem = row.message === null ? null : { column: row.column, message: row.message };
    const trade = row.trade && tradeKey(row.trade);
    group.rows.push({ rowNo: Number(row.rowNo), line: row.line, kept: { cells }, key: trade, problem });
  }
  groups.forEach(checkGroup);
  return groups;
}

/**
 * Deletes held rows, in the transaction that applies them.
 * @throws Interrupted when another worker has already applied them.
 */
export async function dropHeld(
  db: pg.Client,
  importRunId: string,
  groups: readonly TradeGroup[],
): Promise<void> {
  const { rowCount } = await db.query(
    'DELETE FROM import_held_trades WHERE import_run_id = $1 AND sid = ANY ($2)',
    [importRunId, groups.map((group) => group.sid)],
  );
  if (rowCount !== groups.reduce((rows, group) => rows + group.rows.length, 0)) throw new Interrupted();
}
