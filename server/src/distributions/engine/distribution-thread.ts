import { workerData } from 'node:worker_threads';
import { runTask } from '../../jobs/task-thread.js';
import { computeDistribution } from './compute-distribution.js';
import type { DistributionTask } from './distribution-task.js';
import { freezeDistribution } from './freeze-distribution.js';

const WORK = { compute: computeDistribution, freeze: freezeDistribution };

// The entry point of the thread of a distribution: work on a million claims never blocks the server's event loop.
const task = workerData as DistributionTask;
await runTask('distribution', task.databaseUrl, (db, goOn) => WORK[task.work](db, task, goOn));
