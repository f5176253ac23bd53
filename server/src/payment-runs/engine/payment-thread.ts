import { parentPort, workerData } from 'node:worker_threads';
import { connectThread } from '../../database/thread-connection.js';
import { Interrupted, type PaymentTask } from './payment-task.js';
import { movePayments } from './move-payments.js';
import { preparePayments } from './prepare-payments.js';
import { writePayments } from './write-payments.js';

const WORK = { prepare: preparePayments, write: writePayments, move: movePayments };

// The entry point of the thread of a payment run: decrypting a million accounts never blocks the server's event loop. It
// leaves the run as it is when it is told to stop.
parentPort?.postMessage('loaded');
const task = workerData as PaymentTask;
let isStopped = false;
parentPort?.once('message', () => (isStopped = true));
const goOn = () => {
  if (isStopped) throw new Interrupted();
};
const db = await connectThread(task.databaseUrl, 'payments');
try {
  await WORK[task.work](db, task, goOn);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
} finally {
  await db.end();
}
parentPort?.close();
