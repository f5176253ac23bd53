import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from './report.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.prorata-install');

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function installWhenStale() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!agreesWithLock()) {
    const why = existsSync(modules) ? 'package-lock.json changed' : 'first start, about a minute';
    await timed(`installing packages (${why})`, () => npmCi());
  }
  writeFileSync(stampFile, wanted);
}

/** Compares with npm's own record of installed packages, so that a manual npm installation is not repeated. */
function agreesWithLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: there } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) =>
      path.includes('node_modules/') && !optional && there[path]?.version !== version,
  );
  const foreign = Object.entries(there).some(([path, { version }]) => wanted[path]?.version !== version);
  return !missing && !foreign;
}

/**
 * Installs what the lock file of a folder says. Development packages are needed for the build, regardless of NODE_ENV.
 */
export function npmCi(cwd = root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runNode([npm, ...args], { cwd });
  return run('npm', args, { cwd, shell: process.platform === 'win32' });
}
