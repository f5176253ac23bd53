import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Exits with a one-sentence error if this Node is older than package.json requires. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  const [major, minor = 0] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Prorata needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
