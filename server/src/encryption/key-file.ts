import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createDurably, moveDurably, writeDurably } from '../common/durable-file.js';

/** A key in the key file. */
export interface IdentityKey {
  id: string;
  key: Buffer;
}

const ID = /^[\w-]{1,32}$/;
const KEY_BYTES = 32;
/** The replacement is written to this file first, so that one of the two always exists after a crash. */
const next = (path: string) => `${path}.new`;

/**
 * Reads the keys of a file, the current one first; undefined if there is no file. Completes a replacement that a crash
 * interrupted.
 * @throws Error if the content is invalid or cannot be read
 */
export function readKeyFile(path: string): IdentityKey[] | undefined {
  const bytes = readIfThere(path);
  if (!bytes) return undefined;
  const keys = parse(bytes);
  if (keys) return keys;
  const written = readIfThere(next(path));
  const replacement = written && parse(written);
  if (!replacement) throw new Error(`KEY_FILE ${path} contains no keys of identity documents.`);
  moveDurably(next(path), path);
  return replacement;
}

/** Creates the file. If another process creates it at the same moment, returns that file's keys. */
export function createKeyFile(path: string, keys: IdentityKey[]): IdentityKey[] {
  createDurably(path, serialise(keys));
  return readKeyFile(path) ?? keys;
}

/** Replaces the keys; the old bytes are overwritten on disk first. */
export function replaceKeyFile(path: string, keys: IdentityKey[]): void {
  rmSync(next(path), { force: true });
  writeDurably(next(path), 'wx', serialise(keys));
  writeDurably(path, 'r+', randomBytes(statSync(path).size));
  moveDurably(next(path), path);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function serialise(keys: IdentityKey[]): Buffer {
  const written = keys.map(({ id, key }) => ({ id, key: key.toString('base64') }));
  return Buffer.from(`${JSON.stringify({ keys: written }, null, 2)}\n`);
}

function parse(bytes: Buffer): IdentityKey[] | undefined {
  try {
    const { keys } = JSON.parse(bytes.toString('utf8')) as { keys: { id: string; key: string }[] };
    const read = keys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') }));
    return read.length > 0 && read.every(({ id, key }) => ID.test(id) && key.length === KEY_BYTES)
      ? read
      : undefined;
  } catch {
    return undefined;
  }
}
