import { workerData } from 'node:worker_threads';
import { runTask } from '../../jobs/task-thread.js';
import { movePayments } from './move-payments.js';
import type { PaymentTask } from './payment-task.js';
import { preparePayments } from './prepare-payments.js';
import { writePayments } from './write-payments.js';

const WORK = { prepare: preparePayments, write: writePayments, move: movePayments };

// The entry point of the thread of a payment run: decrypting a million accounts never blocks the server's event loop.
const task = workerData as PaymentTask;
await runTask('payments', task.databaseUrl, (db, goOn) => WORK[task.work](db, task, goOn));
