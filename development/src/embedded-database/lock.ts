import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../../server/src/config/start-error.js';
import { isAlive, processStart } from './process.js';

/** Long enough for all processes that found the lock free at the same moment to have written their own. */
const SETTLES_MS = 50;

/**
 * Makes this process the only one that uses `dataDir`; takes over the lock of a killed process.
 * @returns a function that releases the lock
 * @throws StartError if another running process holds it, or the disk is full
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'prorata.lock');
  const mine = nameOf(process.pid);
  refuseIfHeld(path, dataDir);
  writeLock(path, mine, dataDir);
  await sleep(SETTLES_MS);
  refuseIfHeld(path, dataDir);
  return () => {
    if (holderOf(path) === mine) rmSync(path, { force: true });
  };
}

function writeLock(path: string, holder: string, dataDir: string): void {
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, holder);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new StartError(`The disk of DATA_DIR ${dataDir} is full. Make room and start again.`, {
      cause: error,
    });
  }
}

/** Start time and pid distinguish the holder from a later process with the same pid. */
function nameOf(pid: number): string {
  return `${pid} ${processStart(pid)}`;
}

function refuseIfHeld(path: string, dataDir: string): void {
  const holder = holderOf(path);
  const pid = Number(holder.split(' ')[0]);
  if (!pid || pid === process.pid || !isAlive(pid) || nameOf(pid) !== holder) return;
  throw new StartError(
    `Prorata is already running on DATA_DIR ${dataDir} (process ${pid}): stop it first, or choose another DATA_DIR.`,
  );
}

function holderOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
