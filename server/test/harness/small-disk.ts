import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk in memory, mounted over a folder. */
export interface SmallDisk {
  /** Mounts it again with other options: `ro`, `rw`, `size=8m`, `nr_inodes=4`. */
  remount(options: string): void;
  unmount(): void;
}

/**
 * Mounts one.
 * @throws Error when the system does not permit it
 */
export function mountSmallDisk(folder: string, options: string): SmallDisk {
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', options, 'prorata-test', folder);
  return {
    remount: (changed) => run('mount', '-o', `remount,${changed}`, folder),
    unmount: () => run('umount', folder),
  };
}

/** Whether disks can be mounted here: on Linux, as root. Elsewhere, tests that need one are skipped. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'prorata-mount-'));
  try {
    mountSmallDisk(folder, 'size=64k').unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

function run(program: string, ...options: string[]): void {
  const { status, stderr, error } = spawnSync(program, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${options.join(' ')}: ${error?.message ?? stderr}`);
}
