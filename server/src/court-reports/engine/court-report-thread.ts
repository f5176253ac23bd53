import { workerData } from 'node:worker_threads';
import { runTask } from '../../jobs/task-thread.js';
import type { CourtReportTask } from './court-report-task.js';
import { makeCourtReport } from './make-court-report.js';

// The entry point of the thread of a court report: its files are written outside the server's event loop.
const task = workerData as CourtReportTask;
await runTask('court-report', task.databaseUrl, (db, goOn) => makeCourtReport(db, task, goOn));
