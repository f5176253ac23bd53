import type { Options } from '@node-rs/argon2';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A password to hash, or to compare with a stored hash. */
export type HashingTask = { password: string; cost: Options } | { password: string; kept: string };

export type HashingAnswer = { result: string | boolean } | { error: Error };

const ENTRY = new URL('./password-thread.js', import.meta.url);

/** Idle threads; they do not keep the process alive. */
const idle: Worker[] = [];

/** Computes the PHC string of a password with the given cost. @throws Error if it cannot be computed */
export const computeHash = (task: Extract<HashingTask, { cost: object }>) => compute(task) as Promise<string>;

/** Whether the password matches the stored hash. @throws Error if the hash is malformed */
export const isHashOf = (kept: string, password: string) => compute({ kept, password }) as Promise<boolean>;

/**
 * Runs a task in a thread with lower priority than the event loop: a flood of sign-ins uses spare CPU time, not the
 * time in which members are served (SIGNIN-21, LIMIT-7). Each concurrent call has its own thread, so callers should
 * limit them.
 */
async function compute(task: HashingTask): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(ENTRY);
  thread.ref();
  const answered = once(thread, 'message') as Promise<[HashingAnswer]>;
  thread.postMessage(task);
  const [answer] = await answered;
  thread.unref();
  idle.push(thread);
  if ('error' in answer) throw answer.error;
  return answer.result;
}
