import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDurably } from '../../../server/src/common/durable-file.js';
import { StartError } from '../../../server/src/config/start-error.js';
import { clusterIn } from '../../../server/src/database/data-dir.js';

/** Paths of the embedded database below DATA_DIR. */
export interface EmbeddedPaths {
  cluster: string;
  passwords: string;
}

/** The passwords of the three database users, generated once per DATA_DIR. */
export interface DatabasePasswords {
  superuser: string;
  migrator: string;
  app: string;
}

/** The paths below `dataDir`, which must be absolute. */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  return { cluster: clusterIn(dataDir), passwords: join(dataDir, 'postgres-passwords.json') };
}

/**
 * Reads the generated passwords, or generates them if there is no cluster yet.
 * @throws StartError if there is a cluster but its passwords are missing
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

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
