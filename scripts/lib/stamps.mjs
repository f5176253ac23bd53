import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { hashOf } from './sources.mjs';

const folder = join(root, '.build');

/**
 * Builds a part unless its output is what the last build made, from the same sources (OPS-1). Its stamp holds a hash of
 * both: a compiler that writes to the same folder, or a file that somebody removed, makes the output stale as well.
 * @param {string} part the name of the stamp
 * @param {{
 *   sources: () => string[],
 *   outputs: string[],
 *   build: (why: string, keepsOutput: boolean) => Promise<void>,
 * }} how files and folders relative to the root; `keepsOutput` is whether only sources changed, so that the build may
 *   leave in the outputs what it would make again
 */
export async function buildWhenStale(part, { sources, outputs, build }) {
  const stamp = join(folder, part);
  const isThere = [stamp, ...outputs.map((output) => join(root, output))].every((path) => existsSync(path));
  const [from, made] = isThere ? readFileSync(stamp, 'utf8').split('\n') : [];
  const keepsOutput = isThere && made === hashOf(outputs);
  const before = hashOf(sources());
  if (keepsOutput && from === before) return;
  rmSync(stamp, { force: true });
  await build(reasonOf(isThere, keepsOutput), keepsOutput);
  // Of sources that changed meanwhile, nobody knows which were read: without a stamp, the next call builds again.
  if (hashOf(sources()) !== before) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, `${before}\n${hashOf(outputs)}\n`);
}

function reasonOf(isThere, keepsOutput) {
  if (!isThere) return 'not built yet';
  return keepsOutput ? 'its sources changed' : 'its output is not what was built';
}
