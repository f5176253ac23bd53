import { hashSync, verifySync } from '@node-rs/argon2';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashingAnswer, HashingTask } from './password-threads.js';

// The entry of a thread that computes password hashes, one after the other.

/**
 * Its share of a core that others want as well is a tenth of theirs: a sign-in during imports is still no matter of a
 * second. Linux gives a thread a niceness of its own; elsewhere it would be the whole process's.
 */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(0, NICENESS);

function answerTo(task: HashingTask): HashingAnswer {
  try {
    if ('kept' in task) return { result: verifySync(task.kept, task.password) };
    return { result: hashSync(task.password, task.cost) };
  } catch (error) {
    return { error: error as Error };
  }
}

parentPort!.on('message', (task: HashingTask) => parentPort!.postMessage(answerTo(task)));
