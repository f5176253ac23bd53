import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.mjs';

const testFile = /\.(spec|test|e2e-spec)\.tsx?$/;

/**
 * A hash of the names and contents of files, so that touching or checking out a file again does not cause a rebuild.
 * @param {string[]} paths files and folders relative to the root; tests are ignored
 * @throws Error for a path that does not exist: a source under a new name would no longer cause a rebuild
 */
export function hashOf(paths) {
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) throw new Error(`A build needs ${missing}, which does not exist.`);
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesBelow(join(root, start))).sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** All files at or below a path, except tests. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return testFile.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
