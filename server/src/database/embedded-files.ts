import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDurably } from '../common/durable-file.js';
import { StartError } from '../config/start-error.js';

/** Where the embedded database keeps its things below DATA_DIR. */
export interface EmbeddedPaths {
  cluster: string;
  passwords: string;
}

/** Passwords of the three database users, generated once for each DATA_DIR. */
export interface DatabasePasswords {
  superuser: string;
  migrator: string;
  app: string;
}

/** The places below `dataDir` (absolute). */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  return { cluster: join(dataDir, 'postgres'), passwords: join(dataDir, 'postgres-passwords.json') };
}

/**
 * Makes DATA_DIR when it is missing and sees that this user can work in it.
 * @throws StartError when it cannot be written, or when its database belongs to another user
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${reason}): choose another DATA_DIR, or start Prorata as a user who can write to it.`,
      { cause: error },
    );
  }
  const { cluster } = embeddedPaths(dataDir);
  const me = process.getuid?.() ?? 0;
  if (me !== 0 && existsSync(cluster) && statSync(cluster).uid !== me) {
    throw new StartError(
      `The database in DATA_DIR ${dataDir} was created by another user (perhaps root): start Prorata as that user, or choose another DATA_DIR.`,
    );
  }
}

/**
 * Reads the generated passwords, or makes them when there is no cluster yet.
 * @throws StartError when the cluster stands but its passwords are gone
 */
export function loadPasswords({ cluster, passwords }: EmbeddedPaths): DatabasePasswords {
  if (existsSync(passwords)) return JSON.parse(readFileSync(passwords, 'utf8')) as DatabasePasswords;
  if (existsSync(cluster)) {
    throw new StartError(`${passwords} is missing: restore it from a backup, or choose another DATA_DIR.`);
  }
  const made = { superuser: newPassword(), migrator: newPassword(), app: newPassword() };
  createDurably(passwords, JSON.stringify(made, null, 2) + '\n');
  return made;
}

/** One folder at a time: Node's own recursive way never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
