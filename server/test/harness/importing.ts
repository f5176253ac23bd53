import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.js';
import { patiently } from './kill-rounds.js';
import type { TestServer } from './test-server.js';

export type ImportKind =
  | 'settlement-records'
  | 'settlement-records/trade'
  | 'assessment-notices'
  | 'day-prices'
  | 'returns';

export interface Run {
  id: string;
  status: string;
  message: string | null;
  notation: string | null;
  rowsTotal: number | null;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  removed: number;
  unknownColumns: string[];
  rejectionsUrl: string | null;
  rejections: { line: number; column: string | null; message: string }[];
}

const RUN = `id status message notation rowsTotal read created updated unchanged rejected removed unknownColumns rejectionsUrl
  rejections { line column message }`;

const ENDED = ['DONE', 'REFUSED', 'CANCELLED', 'FAILED'];

/** The run as GraphQL returns it. */
export async function importRun(admin: Client, id: string): Promise<Run> {
  const { importRun } = await admin.data<{ importRun: Run }>(
    `query ($id: ID!) { importRun(id: $id) { ${RUN} } }`,
    { id },
  );
  return importRun;
}

/** Uploads a file and returns the run's id. @throws Error when it is not accepted. */
export async function sendFile(
  admin: Client,
  kind: ImportKind,
  file: string | Blob,
  query = '',
  name = 'file.csv',
): Promise<string> {
  const { status, body } = await admin.upload<{ importId: string; message: string }>(
    `/api/import/${kind}${query}`,
    name,
    file,
  );
  if (status !== 202) throw new Error(`${status}: ${body.message}`);
  return body.importId;
}

/** Waits until a run has ended. */
export async function ended(admin: Client, id: string, seconds = 120): Promise<Run> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    const run = await patiently(() => importRun(admin, id));
    if (ENDED.includes(run.status)) return run;
    await sleep(100);
  }
  throw new Error(`The import ${id} did not end within ${seconds} seconds.`);
}

/** Uploads a file and waits for the end of its run. */
export async function importFile(
  admin: Client,
  kind: ImportKind,
  file: string | Blob,
  query = '',
  name = 'file.csv',
): Promise<Run> {
  return ended(admin, await sendFile(admin, kind, file, query, name));
}

/** The rejected rows of a run by line: all of them, where a run returns only the first. */
export async function rejectionsOf(
  server: TestServer,
  runId: string,
): Promise<Map<number, { column: string | null; message: string }>> {
  const rows = await server.database.db.query<{ line: number; column: string | null; message: string }[]>(
    'SELECT line, column_name AS "column", message FROM import_rejections WHERE import_run_id = $1',
    [runId],
  );
  return new Map(rows.map((row) => [row.line, row]));
}

/** Everything that an import writes, without ids and timestamps: two runs with equal effect give equal states. */
export async function stateOf(server: TestServer): Promise<unknown> {
  const { db } = server.database;
  return {
    submissions: await db.query(
      `SELECT to_jsonb(s) - ARRAY['id', 'sealed', 'created_at', 'updated_at', 'imported_digest', 'tax_number_index', 'trading_account_index', 'bank_account_index', 'same_account_index', 'restricted_given'] AS row
       FROM submissions s ORDER BY sid`,
    ),
    lists: await db.query(
      `SELECT s.sid, l.opening_balance, l.version FROM trade_lists l JOIN submissions s ON s.id = l.submission_id ORDER BY s.sid`,
    ),
    trades: await db.query(
      `SELECT s.sid, t.transaction_type, t.trade_date::text, t.quantity, t.price_per_share, t.total_amount, t.imported
       FROM trades t JOIN submissions s ON s.id = t.submission_id
       ORDER BY s.sid, t.trade_date, t.transaction_type, t.quantity, t.price_per_share, t.total_amount`,
    ),
    rejections: await db.query(
      'SELECT line, column_name, message FROM import_rejections ORDER BY line, message',
    ),
    held: await db.query('SELECT count(*)::int AS rows FROM import_held_trades'),
    counts: await db.query(
      'SELECT kind, status, read, created, updated, unchanged, rejected, removed FROM import_runs ORDER BY kind',
    ),
  };
}
