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

it('a supervised thread is terminated when it has worked longer than its budget', async () => {
  expect(await superviseThread(thread(BUSY), 300, never)).toBe('over-budget');
});

it('a supervised thread does not use up its budget while it waits', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 6_000);
  expect(await superviseThread(thread(OBEDIENT), 5_000, stop.signal)).toBe('ended');
});

it.each([
  ['computes endlessly', BUSY],
  ['ignores messages', WAITING],
])(
  'a supervisor terminates a thread that %s within three seconds of a stop request (IMPORT-4)',
  async (_, code) => {
    const stop = new AbortController();
    const ended = superviseThread(thread(code), 60_000, stop.signal);
    const asked = Date.now();
    stop.abort();
    expect(await ended).toBe('ended');
    expect(Date.now() - asked).toBeLessThan(3_000);
  },
);

it('a supervised thread in an uninterruptible call is not waited for', async () => {
  const busy = thread(UNINTERRUPTED);
  let gone = false;
  const exit = once(busy, 'exit').then(() => (gone = true));
  expect(await superviseThread(busy, 300, never)).toBe('over-budget');
  expect(gone).toBe(false);
  await exit;
});

it('a supervised thread that ran out of memory is reported as such (IMPORT-23)', async () => {
  expect(await superviseThread(thread(HUNGRY), 60_000, never)).toBe('out-of-memory');
});

it('a supervised thread that fails rejects with its error', async () => {
  await expect(superviseThread(thread("throw new Error('no')"), 60_000, never)).rejects.toThrow('no');
});
