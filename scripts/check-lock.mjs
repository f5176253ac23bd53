import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// `npm ci` fails if the lock file lacks another platform's binaries, and a registry's host name in the lock file ties
// every installation to that registry.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map(
      (name) =>
        `${name}, which ${path || 'package.json'} may need on another platform, is not in package-lock.json`,
    ),
);
const hosted = Object.entries(packages)
  .filter(([, { resolved = '' }]) => /^[a-z+]+:\/\//i.test(resolved))
  .map(([path]) => `${path} names its registry in package-lock.json`);

const complaints = [...missing, ...hosted];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

/** Searches in the order of Node's resolution: in the package, in each enclosing one, then at the root. */
function isLocked(path, name) {
  for (
    let folder = path;
    folder;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
}
