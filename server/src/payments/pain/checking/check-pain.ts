import { Worker } from 'node:worker_threads';
import type { PainReadBack } from '../../reading/read-pain.js';
import type { PainVersion } from '../pain-profile.js';
import type { SchemaError } from './schema-errors.js';

/** A file to check. */
export interface CheckTask {
  text: string;
  version: PainVersion;
}

/** What a file states, read back, or where it is wrong. */
export type PainCheck = { read: PainReadBack; errors?: undefined } | { errors: SchemaError[] };

/** The answer of the thread. */
export type CheckAnswer = PainCheck | { failure: string };

/** How a check is run. */
interface Running {
  entry: URL;
  budgetMs: number;
}

const RUNNING: Running = { entry: new URL('./check-thread.js', import.meta.url), budgetMs: 120_000 };
const HEAP = { maxOldGenerationSizeMb: 512 };
/** A file of 10,000 payments has 5 MB and takes two seconds. */
const MOST_BYTES = 16 * 1024 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * Validates a pain.001 file against the schema of its version and reads it back, in a thread with limited time and
 * memory; one file at a time, whoever asks (PAIN-3, PAIN-4).
 * @throws Error when the file is too large or the thread gave no answer
 */
export function checkPain(task: CheckTask, running: Running = RUNNING): Promise<PainCheck> {
  const turn = last.then(() => checked(task, running));
  last = turn.catch(() => undefined);
  return turn;
}

async function checked(task: CheckTask, { entry, budgetMs }: Running): Promise<PainCheck> {
  if (Buffer.byteLength(task.text) > MOST_BYTES) throw new Error('The bank file is too large to be checked.');
  const thread = new Worker(entry, { resourceLimits: HEAP });
  try {
    const answer = await answerOf(thread, task, budgetMs);
    if ('failure' in answer) throw new Error(`The bank file could not be checked: ${answer.failure}`);
    return answer;
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker, task: CheckTask, budgetMs: number): Promise<CheckAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The bank file could not be checked: ${why}.`));
    const budget = setTimeout(() => fail('it took too long'), budgetMs);
    thread.once('message', resolve);
    thread.on('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(budget);
      fail(`its thread ended with code ${code}`);
    });
    thread.postMessage(task);
  });
}
