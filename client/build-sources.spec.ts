import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientSources, serverSources } from '../scripts/lib/build-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** A file and the files of ours that it imports, directly or through others; relative to the root. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    const named = normalize(join(dirname(file), path!));
    const source = [named, named.replace(/\.js$/, '.ts'), named.replace(/\.js$/, '.tsx')].find((name) =>
      existsSync(join(root, name)),
    );
    if (source !== undefined) importsOf(source, seen);
  }
  return seen;
}

const isBelow = (file: string, sources: string[]) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

/** Those of the files of a build that a change of would not make it stale. */
const unnoticed = (sources: string[], ...starts: string[]) =>
  starts.flatMap((start) => [...importsOf(start)].filter((file) => !isBelow(file, sources)));

describe('a build is stale once a file that it is made from has changed (OPS-1)', () => {
  it('the client: the configuration of its bundler and what that imports', () => {
    expect([...importsOf('client/vite.config.ts')]).toContain('client/rendered-files.ts');
    expect(unnoticed(clientSources(), 'client/vite.config.ts', 'scripts/lib/build-client.mjs')).toEqual([]);
  });

  it('the server: its bundler', () =>
    expect(unnoticed(serverSources(), 'server/src/main.ts', 'scripts/lib/build-server.mjs')).toEqual([]));

  it.each([...clientSources(), ...serverSources()])('%s exists', (path) =>
    expect(existsSync(join(root, path))).toBe(true),
  );
});
