import { parentPort } from 'node:worker_threads';
import type pg from 'pg';
import { connectThread } from '../database/thread-connection.js';

/** The worker is stopping, another one took over, or the work was cancelled: this thread leaves what it works on as it is. */
export class Interrupted extends Error {}

/**
 * What the thread of a job runs (work-in-thread.ts): its work on a connection of its own, until it is done or told to stop.
 * @param use of the connection, for its name in the database
 * @param work given a function to call between steps, which throws Interrupted once the thread is told to stop
 */
export async function runTask(
  use: string,
  databaseUrl: string,
  work: (db: pg.Client, goOn: () => void) => Promise<void>,
): Promise<void> {
  parentPort?.postMessage('loaded');
  let isStopped = false;
  parentPort?.once('message', () => (isStopped = true));
  const goOn = () => {
    if (isStopped) throw new Interrupted();
  };
  const db = await connectThread(databaseUrl, use);
  try {
    await work(db, goOn);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    await db.end();
  }
  parentPort?.close();
}
