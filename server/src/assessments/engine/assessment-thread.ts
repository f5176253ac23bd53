import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { AssessmentTask } from './assessment-task.js';
import { runAssessment } from './run-assessment.js';

// The entry point of the thread of a run: a claim of 50,000 trades never blocks the server's event loop.
parentPort?.postMessage('loaded');
const program = await readFile(new URL(import.meta.url));
await runAssessment(workerData as AssessmentTask, (stop) => parentPort?.once('message', stop), program);
parentPort?.close();
