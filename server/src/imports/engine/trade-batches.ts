import { setImmediate } from 'node:timers/promises';
import { cleanSidCell, isSid } from '../checking/cell-values.js';
import { checkTradeRow } from '../checking/trade-row.js';
import type { FileShape, RawRow } from '../reading/file-shape.js';
import type { Pace } from './pace.js';
import type { Rejection } from './rejections.js';
import { ImportMode } from '../import-kinds.js';
import {
  checkGroup,
  isOpening,
  refuseSecondOpen,
  type TradeGroup,
  tradeKey,
  type TradeRow,
} from './trade-rows.js';

/** Rows of complete SIDs, and rows to be held until their SID is complete, up to row `through`. */
export interface TradeBatch {
  through: number;
  bytesRead: number;
  read: number;
  groups: TradeGroup[];
  held: TradeGroup[];
  /** Rows without a valid SID. */
  loose: Rejection[];
}

export interface TradeBatchOptions {
  shape: FileShape;
  /** Scattered SIDs; 'too-many' when any SID may be scattered. */
  scattered: ReadonlySet<string> | 'too-many';
  /** REPLACE holds the rows of scattered SIDs; APPEND applies rows in file order. */
  mode: ImportMode;
  openingBalanceDate: string;
  /** The number of rows applied in an earlier attempt, which are skipped. */
  after: number;
  /** Determines the size of a batch. */
  pace: Pick<Pace, 'rowsOf'>;
}

/** Rows written together; in REPLACE mode a SID with more rows makes the batch larger. */
const BATCH_ROWS = 5_000;

/** Splits a trade file into batches that keep the rows of one SID together (IMPORT-35). */
export async function* tradeBatches(
  source: AsyncIterable<RawRow[]>,
  options: TradeBatchOptions,
): AsyncGenerator<TradeBatch> {
  const sidColumn = options.shape.columns.indexOf('sid');
  const holds = options.mode === ImportMode.REPLACE;
  const openLines = new OpenLines();
  let rowNo = 0;
  let batch = emptyBatch(options.after);
  let last = '';
  for await (const rows of source) {
    // Without this, reading would starve the COPY of the previous batch.
    await setImmediate();
    for (const raw of rows) {
      rowNo += 1;
      const sid = cleanSidCell(raw.cells[sidColumn] ?? '');
      const scattered = options.scattered === 'too-many' || options.scattered.has(sid);
      if (rowNo <= options.after) {
        if (!holds) openLines.check(sid, readTrade(raw, rowNo, options), scattered);
        continue;
      }
      if ((sid !== last || !holds) && batch.read >= options.pace.rowsOf(BATCH_ROWS)) {
        yield closed(batch);
        batch = emptyBatch(rowNo - 1);
      }
      last = sid;
      batch.read += 1;
      batch.through = rowNo;
      batch.bytesRead = raw.bytesRead;
      const row = readTrade(raw, rowNo, options);
      if (!holds) openLines.check(sid, row, scattered);
      if (!isSid(sid)) {
        batch.loose.push({
          line: row.line,
          cells: raw.cells,
          ...(row.problem ?? { column: 'sid', message: 'SID is required' }),
        });
      } else {
        addRow(scattered && holds ? batch.held : batch.groups, sid, row);
      }
    }
  }
  if (batch.read > 0) yield closed(batch);
}

function emptyBatch(through: number): OpenBatch {
  return { through, bytesRead: 0, read: 0, groups: new Map(), held: new Map(), loose: [] };
}

type OpenBatch = Omit<TradeBatch, 'groups' | 'held'> & Record<'groups' | 'held', Map<string, TradeGroup>>;

function addRow(groups: Map<string, TradeGroup>, sid: string, row: TradeRow): void {
  const group = groups.get(sid);
  if (group) group.rows.push(row);
  else groups.set(sid, { sid, rows: [row] });
}

function closed(batch: OpenBatch): TradeBatch {
  const groups = [...batch.groups.values()];
  groups.forEach(checkGroup);
  return { ...batch, groups, held: [...batch.held.values()] };
}

/**
 * The lines of OPEN rows, in files that are applied in row order: those of the scattered SIDs and of the latest SID.
 */
class OpenLines {
  private readonly lines = new Map<string, number>();
  private last: { sid: string; line: number } | undefined;

  /** Marks a second OPEN row of a SID as invalid. */
  check(sid: string, row: TradeRow, scattered: boolean): void {
    if (!isOpening(row)) return;
    const first = scattered ? this.lines.get(sid) : this.last?.sid === sid ? this.last.line : undefined;
    if (first !== undefined) refuseSecondOpen(row, sid, first);
    else if (scattered) this.lines.set(sid, row.line);
    else this.last = { sid, line: row.line };
  }
}

function readTrade(raw: RawRow, rowNo: number, options: TradeBatchOptions): TradeRow {
  const check = checkTradeRow(raw, options.shape.columns, options.shape.notation!);
  const { line, kept } = raw;
  if (!check.ok) {
    return { rowNo, line, kept, key: null, problem: { column: check.column, message: check.message } };
  }
  const tradeDate = check.trade.tradeDate ?? options.openingBalanceDate;
  return { rowNo, line, kept, key: tradeKey({ ...check.trade, tradeDate }), problem: null };
}
