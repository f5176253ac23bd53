import { serverRows } from './layers.mjs';

/** The page with the diagram of server/src's folders, generated from the modules that dependency-cruiser found. */
export function pageOfFolders(modules) {
  const uses = usedFolders(modules);
  const arrows = [...uses].flatMap(([folder, others]) =>
    withoutDetours(others, uses).map((other) => `  ${folder} --> ${other}`),
  );
  return [
    '# The folders of the server',
    '',
    'Written by `node scripts/check-imports.mjs --write` from the imports of `server/src`; `npm test` fails when it is not fresh.',
    'An arrow points at the folder that is used; where a way over other folders leads there too, the arrow is left out.',
    'Every arrow points down: `scripts/lib/layers.mjs` has the order, from the ground up.',
    '',
    '```mermaid',
    'flowchart TD',
    ...arrows.sort(),
    '```',
    '',
  ].join('\n');
}

/** Each folder with the folders that its files import, without tests. */
function usedFolders(modules) {
  const uses = new Map(
    serverRows
      .flat()
      .toReversed()
      .map((folder) => [folder, new Set()]),
  );
  for (const { source, dependencies } of modules) {
    const own = uses.get(folderOf(source));
    if (!own || source.endsWith('.spec.ts')) continue;
    for (const { resolved } of dependencies) {
      const other = folderOf(resolved);
      if (uses.has(other) && other !== folderOf(source)) own.add(other);
    }
  }
  return uses;
}

const folderOf = (path) => /^server\/src\/([^/]+)\//.exec(path)?.[1];

/** The folders in `others` that cannot be reached through another of them. */
function withoutDetours(others, uses) {
  return [...others].filter((one) => ![...others].some((other) => other !== one && leads(other, one, uses)));
}

function leads(from, to, uses) {
  const direct = uses.get(from);
  return direct.has(to) || [...direct].some((next) => leads(next, to, uses));
}
