import { hashSync, verifySync } from '@node-rs/argon2';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashingAnswer, HashingTask } from './password-threads.js';

// The entry point of a worker thread that computes password hashes, one after the other.

/**
 * Reduces its share of a busy core to about a tenth; a sign-in during imports still takes less than a second. Linux
 * sets the niceness per thread; elsewhere it would apply to the whole process.
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
