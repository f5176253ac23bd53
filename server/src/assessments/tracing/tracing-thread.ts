import { parentPort, workerData } from 'node:worker_threads';
import { connectThread } from '../../database/thread-connection.js';
import { rowsOf } from '../engine/read-claims.js';
import { answerTask } from './answer-task.js';
import { readRunInput, type RunInput } from './run-input.js';
import { readAt, type TracingAnswer, type TracingTask } from './tracing-task.js';

// The entry point of a thread that derives results, one after the other.
const databaseUrl = workerData as string;

/** Reads on a connection of its own: passing 50,000 rows from another thread would hold that one up. */
async function readInput(task: TracingTask): Promise<RunInput> {
  const db = await connectThread(databaseUrl, 'tracing');
  try {
    return await readRunInput(rowsOf(db), task.moment, task.claim.submissionId, readAt(task));
  } finally {
    await db.end();
  }
}

async function answer(task: TracingTask): Promise<TracingAnswer> {
  try {
    return { result: await answerTask(task, await readInput(task)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (task: TracingTask) => {
  void answer(task).then((answered) => {
    const pdf = 'result' in answered && answered.result instanceof Uint8Array ? answered.result : undefined;
    parentPort!.postMessage(answered, pdf ? [pdf.buffer as ArrayBuffer] : []);
  });
});
