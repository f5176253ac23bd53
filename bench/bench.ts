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
 * Supervises the bench, which runs in its own process group with its own temporary folder. This process only waits, so
 * that it can react to signals immediately; the terminal's Ctrl-C reaches only this process. However the bench ends,
 * its processes are stopped and its files deleted before this process exits.
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

/** Runs the bench until it ends or this process gets a signal; returns the exit code. */
async function lookAfter(given: string[]): Promise<number> {
  let signalled: (typeof SIGNALS)[number] | undefined;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // The server treats a second request to stop as an order to exit immediately.
      if (!signalled) askGroup(bench.pid);
      signalled ??= signal;
    });
  const folder = mkdtempSync(join(tmpdir(), 'prorata-bench-'));
  const bench = fork(RUN, given, { detached: true, env: { ...process.env, TMPDIR: folder } });
  try {
    const [code] = (await once(bench, 'exit')) as [number | null];
    if (!signalled) askGroup(bench.pid);
    await groupEnded(bench.pid!);
    await endLeftover(embeddedPaths(dataDirIn(folder)).cluster);
    return signalled ? 128 + constants.signals[signalled] : (code ?? 1);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: RETRIES });
  }
}
