import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SCRIPTS = resolve(import.meta.dirname, '../../../scripts');

/** What a script imports as soon as it is loaded, with the imports of its own files: packages and parts of Node. */
function importedAtOnce(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = Array.from(
    readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]+?from '([^']+)'|^import '([^']+)'/gm),
  );
  return names.flatMap(([, from, alone]) => {
    const name = (from ?? alone)!;
    return name.startsWith('.') ? importedAtOnce(resolve(dirname(file), name), seen) : [name];
  });
}

it.each(['start.mjs', 'test.mjs'])('%s runs before any package is installed (OPS-1)', (script) => {
  const names = importedAtOnce(resolve(SCRIPTS, script));
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !name.startsWith('node:'))).toEqual([]);
});
