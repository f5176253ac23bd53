import type { Options } from '@node-rs/argon2';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A password to be hashed, or to be compared with a kept hash. */
export type HashingTask = { password: string; cost: Options } | { password: string; kept: string };

export type HashingAnswer = { result: string | boolean } | { error: Error };

const ENTRY = new URL('./password-thread.js', import.meta.url);

/** Threads that have nothing to do; they do not keep the process alive. */
const idle: Worker[] = [];

/** The PHC string of a password at that cost; @throws Error when it cannot be computed. */
export const computeHash = (task: Extract<HashingTask, { cost: object }>) => compute(task) as Promise<string>;

/** Whether the password is the one behind the kept hash; @throws Error when that is no hash. */
export const isHashOf = (kept: string, password: string) => compute({ kept, password }) as Promise<boolean>;

/**
 * In a thread of lower priority than the event loop's: a flood of sign-ins takes the time that is left over, not the
 * time in which members are served (SIGNIN-21, LIMIT-7). Each call that is under way has a thread: whoever calls should
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
