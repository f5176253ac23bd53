import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, '.build');

/**
 * Builds a part unless the existing output was built from the same sources.
 * @param {string} part the name of the stamp
 * @param {{ sources: string, output: string, build: (why: string) => Promise<void> }} how `sources` is a hash, `output`
 *   a file that the build creates
 */
export async function buildWhenStale(part, { sources, output, build }) {
  const stamp = join(folder, part);
  const built = existsSync(stamp) && existsSync(output);
  if (built && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true });
  await build(built ? 'its sources changed' : 'not built yet');
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, sources);
}
