import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** What client/dist is made from. The bundler's configuration is several files next to each other: all of them count. */
export const clientSources = () => [
  ...['client/src', 'client/public', ...filesIn('client')],
  ...['server/src/rules', 'server/src/verify-command.ts', 'locales'],
  ...['tsconfig.base.json', 'package-lock.json', 'scripts/lib'],
];

/** What server/bundle is made from. */
export const serverSources = () => [
  ...['server/src', 'server/package.json', 'locales'],
  ...['server/tsconfig.json', 'server/tsconfig.build.json'],
  ...['development/src', 'development/package.json', 'development/tsconfig.json'].filter(isThere),
  ...['tsconfig.base.json', 'package-lock.json', 'scripts/lib'],
];

/** The workspace `development` may be left out. */
const isThere = (path) => existsSync(join(root, path));

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`${folder}/${entry.name}`] : [],
  );
