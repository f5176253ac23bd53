import { parentPort, workerData } from 'node:worker_threads';
import type { ImportTask } from './import-task.js';
import { runImport } from './run-import.js';

// The entry point of the import thread: parsing and encryption never block the server's event loop.
parentPort?.postMessage('loaded');
await runImport(workerData as ImportTask, (stop) => parentPort?.once('message', stop));
parentPort?.close();
