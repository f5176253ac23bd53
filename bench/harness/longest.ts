import pg from 'pg';

const MINUTE_MS = 60_000;

/** What is under way in the database: the jobs that are not done, and the statements that run. */
const UNDER_WAY = `
  SELECT 'job ' || name || ', taken up ' || attempts || ' times' || coalesce(', ' || last_error, '') AS what
  FROM public.outbox WHERE done_at IS NULL AND failed_at IS NULL
  UNION ALL
  SELECT 'statement of ' || application_name || ', ' || coalesce(wait_event, 'running') || ': ' || left(query, 120)
  FROM pg_stat_activity WHERE state <> 'idle' AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/**
 * Does work that may take some minutes at most; if it takes longer it is left alone, and what the database is doing is
 * printed.
 * @param url of the database that is asked
 * @throws Error when the work fails or takes too long
 */
export async function withinMinutes<Result>(
  minutes: number,
  url: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), minutes * MINUTE_MS);
  });
  try {
    const first = await Promise.race([work.then((result) => ({ result })), late]);
    if (first !== 'late') return first.result;
  } finally {
    clearTimeout(timer);
  }
  work.catch(() => undefined);
  for (const line of await underWay(url)) console.error(`  ${line}`);
  throw new Error(`It was not done after ${minutes} minutes.`);
}

async function underWay(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ what: string }>(UNDER_WAY);
    return rows.map(({ what }) => what);
  } catch (error) {
    return [`The database does not answer: ${(error as Error).message}`];
  } finally {
    void client.end().catch(() => undefined);
  }
}
