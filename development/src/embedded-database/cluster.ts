import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../../server/src/config/start-error.js';
import type { Binaries } from './binaries.js';
import { asOwner, CLEAN_ENVIRONMENT, runsWith } from './process.js';

/** The superuser of the embedded cluster. */
export const SUPERUSER = 'postgres';

/**
 * A fast shutdown writes one checkpoint; if it takes longer it is stuck, and the write-ahead log makes an immediate
 * shutdown safe.
 */
export const FAST_SHUTDOWN_MS = 20_000;

/**
 * Creates the cluster if it does not exist. It gets its final name only when complete, so that an interrupted start is
 * simply repeated.
 */
export function ensureCluster(binaries: Binaries, cluster: string, password: string): void {
  if (existsSync(cluster)) return;
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const [program, args] = asOwner(draft, binaries.initdb, initdbArguments(draft, passwordFile));
  const made = spawnSync(program, args, { encoding: 'utf8', env: CLEAN_ENVIRONMENT });
  rmSync(passwordFile);
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `The database in ${cluster} could not be created: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
  renameSync(draft, cluster);
}

/** Stops a database that a killed Prorata left running on the cluster, and removes its lock file. */
export async function endLeftover(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const patience = Date.now() + FAST_SHUTDOWN_MS;
  if (runsWith(pid, cluster)) process.kill(pid, 'SIGINT');
  while (runsWith(pid, cluster)) {
    if (Date.now() > patience) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
  rmSync(lock, { force: true });
}

/**
 * Text sorts by code point, which does not depend on library versions, so that the data can be moved to another
 * machine.
 */
function initdbArguments(dir: string, passwordFile: string): string[] {
  return [
    ...['-D', dir, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
  ];
}
