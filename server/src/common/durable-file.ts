import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that is not there yet, for its owner's eyes only: whole and on the disk, or not at all. Whoever comes second at
 * the same moment leaves the first one's. @throws Error that names the file
 */
export function createDurably(path: string, bytes: string | Buffer): void {
  naming(path, () => mkdirSync(dirname(path), { recursive: true }));
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeDurably(draft, 'wx', bytes);
  try {
    naming(path, () => linkSync(draft, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
    syncFolderOf(path);
  }
}

/**
 * Writes all of the bytes to the disk: into a new file (`wx`), which is gone again when they do not fit, or over those of one
 * that is there (`r+`). @throws Error that names the file
 */
export function writeDurably(path: string, flag: 'wx' | 'r+', bytes: string | Buffer): void {
  naming(path, () => {
    const file = openSync(path, flag, 0o600);
    try {
      // One call to write may take less than all of it, and say so by a number only.
      writeFileSync(file, bytes);
      fsyncSync(file);
    } catch (error) {
      if (flag === 'wx') rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    if (flag === 'wx') syncFolderOf(path);
  });
}

/** Moves a file into the place of another one, also should the power be cut in the next moment. */
export function moveDurably(from: string, to: string): void {
  naming(to, () => renameSync(from, to));
  syncFolderOf(to);
}

function syncFolderOf(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Does something to a file. @throws Error with its name in front, which the system leaves out of most, and with the same code */
function naming(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(`${path} cannot be written: ${message}.`, { cause: error }), { code });
  }
}
