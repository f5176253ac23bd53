import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientSources, serverSources } from '../scripts/lib/build-sources.mjs';
import { buildWhenStale } from '../scripts/lib/stamps.mjs';

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

describe('a build is made again unless its output is what was made from these sources (OPS-1)', () => {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build/copied-'));
  const part = `${basename(folder)}.stamp`;
  const source = join(folder, 'source.txt');
  const output = join(folder, 'output.txt');
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(join(root, '.build', part), { force: true });
  });

  /** Copies the source where that is needed. @returns why it was, and whether the output was as it had been made */
  async function copied(meanwhile = () => {}): Promise<(string | boolean)[][]> {
    const builds: (string | boolean)[][] = [];
    await buildWhenStale(part, {
      sources: () => [relative(root, source)],
      outputs: [relative(root, output)],
      build: (...why) => {
        builds.push(why);
        writeFileSync(output, readFileSync(source));
        meanwhile();
        return Promise.resolve();
      },
    });
    return builds;
  }

  it('which is made once', async () => {
    writeFileSync(source, 'one');
    expect(await copied()).toEqual([['not built yet', false]]);
    expect(await copied()).toEqual([]);
    writeFileSync(source, 'two');
    expect(await copied()).toEqual([['its sources changed', true]]);
  });

  it('when a compiler wrote there from a source that was changed back', async () => {
    writeFileSync(output, 'three');
    expect(await copied()).toEqual([['its output is not what was built', false]]);
    expect(readFileSync(output, 'utf8')).toBe('two');
  });

  it('when it was deleted', async () => {
    rmSync(output);
    expect(await copied()).toEqual([['not built yet', false]]);
  });

  it('when a source changed during the build', async () => {
    writeFileSync(source, 'four');
    await copied(() => writeFileSync(source, 'five'));
    expect(await copied()).toEqual([['not built yet', false]]);
    expect(await copied()).toEqual([]);
  });

  it('and nothing else compiles into its folder', () => {
    const settings: unknown = JSON.parse(readFileSync(join(root, 'server/tsconfig.json'), 'utf8'));
    expect(settings).toMatchObject({
      compilerOptions: { outDir: 'dist-types', emitDeclarationOnly: true },
    });
  });
});
