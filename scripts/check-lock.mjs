import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// `npm ci` refuses a lock that lacks another platform's binaries, and a registry's name in the lock ties every
// installation to that registry.
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

/** Looks where Node would: in the package, then in each one around it, then at the root. */
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
