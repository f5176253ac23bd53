import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftover } from '../development/src/embedded-database/cluster.js';
import { embeddedPaths } from '../development/src/embedded-database/files.js';
import { askGroup, groupEnded } from './harness/process-group.js';
import { dataDirIn } from './harness/product.js';
import { readOptions } from './options.js';

/*
 * Looks after the bench, which works in a process group of its own with a temporary folder of its own. This process does
 * nothing but wait: it answers every signal at once, and the terminal's Ctrl-C reaches nobody else. However the bench
 * ends, what it started is ended and what it wrote is taken away before this process goes.
 */

const RUN = new URL('./run.ts', import.meta.url);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const RETRIES = 5;

const args = process.argv.slice(2);
try {
  readOptions(args);
  process.exitCode = await lookAfter(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs the bench to its end, or until this process is told to end; gives the exit code. */
async function lookAfter(given: string[]): Promise<number> {
  let told: (typeof SIGNALS)[number] | undefined;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // The server takes a second request to end as an order to go at once.
      if (!told) askGroup(bench.pid);
      told ??= signal;
    });
  const folder = mkdtempSync(join(tmpdir(), 'prorata-bench-'));
  const bench = fork(RUN, given, { detached: true, env: { ...process.env, TMPDIR: folder } });
  try {
    const [code] = (await once(bench, 'exit')) as [number | null];
    if (!told) askGroup(bench.pid);
    await groupEnded(bench.pid!);
    await endLeftover(embeddedPaths(dataDirIn(folder)).cluster);
    return told ? 128 + constants.signals[told] : (code ?? 1);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: RETRIES });
  }
}
