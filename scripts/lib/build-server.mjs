import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { timed } from './report.mjs';
import { binOf, root } from './root.mjs';
import { runNode } from './run.mjs';
import { serverSources } from './build-sources.mjs';
import { filesBelow } from './sources.mjs';
import { buildWhenStale } from './stamps.mjs';

const source = join(root, 'server/src');
const dist = join(root, 'server/dist');
const bundle = join(root, 'server/bundle');

/**
 * Compiles the server into server/dist and bundles it into server/bundle, with the workspace `development` if it
 * exists, when their sources have changed.
 */
export async function buildServer() {
  await buildWhenStale('server', {
    sources: serverSources,
    outputs: ['server/dist', 'server/bundle'],
    build: (why, keepsOutput) => timed(`building the server (${why})`, () => compile(keepsOutput)),
  });
}

/** @param {boolean} keepsOutput whether dist is as the compiler left it, so that it may write only what changed */
async function compile(keepsOutput) {
  if (!keepsOutput) {
    for (const path of [dist, join(root, 'server/tsconfig.build.tsbuildinfo')])
      rmSync(path, { recursive: true, force: true });
  }
  // Not with -b, which takes a file with an earlier time than the last build for unchanged: one that was moved back.
  await runNode([binOf('typescript-native', 'tsc'), '-p', 'server/tsconfig.build.json']);
  removeOrphans();
  copyAssets(source, dist);
  // Imported late, since its package may have been installed only now.
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer();
  copyAssets(source, bundle);
  copyAssets(join(root, 'development/src'), join(bundle, 'development'));
}

/** A renamed migration or entity must not also run from the output of an earlier build. */
function removeOrphans() {
  for (const path of filesBelow(dist)) {
    const name = relative(dist, path).replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
    const sources = [join(source, name), join(source, `${name}x`)];
    if (name.endsWith('.ts') && !sources.some((file) => existsSync(file))) rmSync(path);
  }
}

/** Templates, data and SQL are read from next to the code that uses them. */
function copyAssets(from, to) {
  for (const path of filesBelow(from).filter((file) => !/\.tsx?$/.test(file))) {
    const target = join(to, relative(from, path));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
}
