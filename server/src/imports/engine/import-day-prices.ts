import type pg from 'pg';
import { checkDayPriceRow, type DayPriceRow } from '../checking/day-price-row.js';
import { DAY_PRICE_COLUMNS } from '../reading/columns.js';
import { refuse } from '../reading/file-refused.js';
import type { FileShape } from '../reading/file-shape.js';
import { readRows } from '../reading/open-file.js';
import type { ByteSource } from '../reading/source.js';
import type { Structure } from '../reading/structural-pass.js';
import type { ImportSession } from './import-session.js';
import type { Rejection } from './rejections.js';
import { noCounts } from './run-row.js';
import type { BatchWork } from './write-batch.js';
import { writeBatch } from './write-batch.js';

/** Eighty years of trading days: the whole file is one batch. */
const MOST_DAYS = 20_000;

interface CheckedFile {
  prices: DayPriceRow[];
  rejections: Rejection[];
  bytesRead: number;
}

interface Changes {
  changed: DayPriceRow[];
  created: number;
  unchanged: number;
}

/** Applies a file of day prices: a day with another price than before gets a new row, the earlier one stays (RULES-17). */
export async function importDayPrices(
  session: ImportSession,
  source: ByteSource,
  { shape, rows }: Structure,
): Promise<void> {
  if (rows > MOST_DAYS)
    throw refuse(
      shape.fileName,
      `the file has more than the ${MOST_DAYS.toLocaleString('en')} days allowed.`,
    );
  // Its one batch was committed by an earlier attempt.
  if (session.run.appliedThrough >= rows) return;
  const file = await checkFile(source, shape);
  const work: BatchWork<Changes> = {
    prepare: (db) => changesOf(db, file.prices),
    stage: () => Promise.resolve(),
    apply: ({ changed }) => addPrices(session.writer, session.run.id, changed),
    result: ({ changed, created, unchanged }) => ({
      through: rows,
      bytesRead: file.bytesRead,
      counts: {
        ...noCounts(),
        read: rows,
        created,
        updated: changed.length - created,
        unchanged,
        rejected: file.rejections.length,
      },
      rejections: file.rejections,
    }),
  };
  await writeBatch(session, session.run.appliedThrough, work);
}

async function checkFile(source: ByteSource, shape: FileShape): Promise<CheckedFile> {
  const [{ name, label }] = DAY_PRICE_COLUMNS.columns as [(typeof DAY_PRICE_COLUMNS.columns)[number]];
  const file: CheckedFile = { prices: [], rejections: [], bytesRead: 0 };
  const lines = new Map<string, number>();
  for await (const rows of readRows(source, shape))
    for (const row of rows) {
      file.bytesRead = row.bytesRead;
      const checked = checkDayPriceRow(row, shape.columns, shape.notation!);
      const first = checked.problem ? undefined : lines.get(checked.price.day);
      const problem =
        first === undefined
          ? checked.problem
          : { column: name, message: `${label} is already in line ${first}; a day has one row` };
      if (problem) file.rejections.push({ line: row.line, cells: row.cells, ...problem });
      else if (!checked.problem) {
        lines.set(checked.price.day, row.line);
        file.prices.push(checked.price);
      }
    }
  return file;
}

async function changesOf(db: pg.Client, prices: readonly DayPriceRow[]): Promise<Changes> {
  const { rows } = await db.query<{ day: string; isKnown: boolean; isEqual: boolean }>(
    `SELECT given.day::text, known.day IS NOT NULL AS "isKnown", (known.low, known.high) IS NOT DISTINCT FROM (given.low, given.high) AS "isEqual"
     FROM unnest($1::date[], $2::numeric[], $3::numeric[]) given(day, low, high)
     LEFT JOIN LATERAL (SELECT day, low, high FROM day_prices WHERE day = given.day ORDER BY id DESC LIMIT 1) known ON true`,
    [prices.map(({ day }) => day), prices.map(({ low }) => low), prices.map(({ high }) => high)],
  );
  const equal = new Set(rows.filter(({ isEqual }) => isEqual).map(({ day }) => day));
  return {
    changed: prices.filter(({ day }) => !equal.has(day)),
    created: rows.filter(({ isKnown }) => !isKnown).length,
    unchanged: equal.size,
  };
}

async function addPrices(db: pg.Client, importRunId: string, prices: readonly DayPriceRow[]): Promise<void> {
  await db.query(
    `INSERT INTO day_prices (day, low, high, import_run_id)
     SELECT day, low, high, $4 FROM unnest($1::date[], $2::numeric[], $3::numeric[]) given(day, low, high) ORDER BY day`,
    [prices.map(({ day }) => day), prices.map(({ low }) => low), prices.map(({ high }) => high), importRunId],
  );
}
