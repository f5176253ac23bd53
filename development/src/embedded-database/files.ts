import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDurably } from '../../../server/src/common/durable-file.js';
import { StartError } from '../../../server/src/config/start-error.js';
import { clusterIn } from '../../../server/src/database/data-dir.js';

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
  return { cluster: clusterIn(dataDir), passwords: join(dataDir, 'postgres-passwords.json') };
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

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
