import { parentPort, workerData } from 'node:worker_threads';
import type { DistributionTask } from './distribution-task.js';
import { runDistribution } from './run-distribution.js';

// The entry point of the thread of a distribution: sharing among a million claims never blocks the server's event loop.
parentPort?.postMessage('loaded');
await runDistribution(workerData as DistributionTask, (stop) => parentPort?.once('message', stop));
parentPort?.close();
