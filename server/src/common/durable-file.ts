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
 * Creates a file readable only by its owner: completely written to disk, or not at all. If another process creates it at
 * the same moment, that file is kept.
 * @throws Error naming the file
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
 * Writes all bytes to disk: into a new file (`wx`), which is removed again when they do not fit, or over the bytes of an
 * existing one (`r+`).
 * @throws Error naming the file
 */
export function writeDurably(path: string, flag: 'wx' | 'r+', bytes: string | Buffer): void {
  naming(path, () => {
    const file = openSync(path, flag, 0o600);
    try {
      // One call to write may write only a part, which it reports only by the number.
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

/** Replaces a file by another one, durably even if the power fails right after. */
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

/** Runs an operation on a file. @throws Error with the same code and the file's name, which most system errors lack */
function naming(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(`${path} cannot be written: ${message}.`, { cause: error }), { code });
  }
}
