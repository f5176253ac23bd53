import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { superviseThread } from './supervise-thread.js';

const BUSY = 'for (;;) {}';
const WAITING = 'setInterval(() => undefined, 1000)';
const OBEDIENT = `require('node:worker_threads').parentPort.once('message', () => process.exit(0)); ${WAITING}`;
const HUNGRY = 'const all = []; for (;;) all.push(Array(1000).fill(all.length))';

/** Blocks in one call of ICU for several seconds. */
const UNINTERRUPTED = "('a' + '\\u0301\\u0323'.repeat(75000)).normalize('NFC')";

const thread = (code: string) =>
  new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });

const never = new AbortController().signal;

it('a supervised thread is ended when it has computed longer than its budget', async () => {
  expect(await superviseThread(thread(BUSY), 300, never)).toBe('over-budget');
});

it('a supervised thread is not charged for the time in which it waits', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 6_000);
  expect(await superviseThread(thread(OBEDIENT), 5_000, stop.signal)).toBe('ended');
});

it.each([
  ['computes without an end', BUSY],
  ['does not listen', WAITING],
])('ends a thread that %s within three seconds after it is asked to stop (IMPORT-4)', async (_, code) => {
  const stop = new AbortController();
  const ended = superviseThread(thread(code), 60_000, stop.signal);
  const asked = Date.now();
  stop.abort();
  expect(await ended).toBe('ended');
  expect(Date.now() - asked).toBeLessThan(3_000);
});

it('a supervised thread in a call that nothing interrupts is not waited for', async () => {
  const busy = thread(UNINTERRUPTED);
  let gone = false;
  const exit = once(busy, 'exit').then(() => (gone = true));
  expect(await superviseThread(busy, 300, never)).toBe('over-budget');
  expect(gone).toBe(false);
  await exit;
});

it('a supervised thread that ran out of memory is said to have (IMPORT-23)', async () => {
  expect(await superviseThread(thread(HUNGRY), 60_000, never)).toBe('out-of-memory');
});

it('a supervised thread that fails ends with its error', async () => {
  await expect(superviseThread(thread("throw new Error('no')"), 60_000, never)).rejects.toThrow('no');
});
