import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../config/start-error.js';

/** The folder of the embedded database in DATA_DIR, if there is one. */
export const clusterIn = (dataDir: string) => join(dataDir, 'postgres');

/**
 * Creates DATA_DIR when it is missing and checks that this user can write to it.
 * @throws StartError when it is not writable, or when its database belongs to another user
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
  const cluster = clusterIn(dataDir);
  const me = process.getuid?.() ?? 0;
  if (me !== 0 && existsSync(cluster) && statSync(cluster).uid !== me) {
    throw new StartError(
      `The database in DATA_DIR ${dataDir} was created by another user (perhaps root): start Prorata as that user, or choose another DATA_DIR.`,
    );
  }
}

/** Creates one folder at a time, since Node's recursive mkdir never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
