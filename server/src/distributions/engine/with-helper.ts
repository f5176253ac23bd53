import type pg from 'pg';
import { connectThread } from '../../database/thread-connection.js';
import type { DistributionTask } from './distribution-task.js';

/**
 * Gives work a second connection, to read from or compute in the database beside the thread's own one. Its statements take
 * as long as they need.
 */
export async function withHelper<Result>(
  { databaseUrl }: Pick<DistributionTask, 'databaseUrl'>,
  work: (helper: pg.Client) => Promise<Result>,
): Promise<Result> {
  const helper = await connectThread(databaseUrl, 'distribution-helper');
  try {
    // Until statistics know the rows of a distribution, joins of them would be planned for a single one.
    await helper.query('SET statement_timeout = 0; SET enable_nestloop = off');
    return await work(helper);
  } finally {
    await helper.end();
  }
}
