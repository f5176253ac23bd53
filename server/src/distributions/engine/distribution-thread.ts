import { parentPort, workerData } from 'node:worker_threads';
import { connectThread } from '../../database/thread-connection.js';
import { computeDistribution } from './compute-distribution.js';
import { type DistributionTask, Interrupted } from './distribution-task.js';
import { freezeDistribution } from './freeze-distribution.js';

const WORK = { compute: computeDistribution, freeze: freezeDistribution };

// The entry point of the thread of a distribution: work on a million claims never blocks the server's event loop. It leaves the
// distribution as it is when it is told to stop.
parentPort?.postMessage('loaded');
const task = workerData as DistributionTask;
let isStopped = false;
parentPort?.once('message', () => (isStopped = true));
const goOn = () => {
  if (isStopped) throw new Interrupted();
};
const db = await connectThread(task.databaseUrl, 'distribution');
try {
  await WORK[task.work](db, task, goOn);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
} finally {
  await db.end();
}
parentPort?.close();
