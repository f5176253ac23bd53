import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { catalogueModule } from './catalogue-texts.mjs';
import { refuseStrayDevelopment } from './production-bundle.mjs';
import { root } from './root.mjs';

const dist = join(root, 'server/dist');
const bundle = join(root, 'server/bundle');
const serverSource = join(root, 'server/src');
const development = join(root, 'development/src');

/** The entry points: the program, the tools, and the worker threads. */
const ENTRIES = [
  'main.js',
  'verify-audit.js',
  'assessments/engine/assessment-thread.js',
  'assessments/tracing/tracing-thread.js',
  'auth/passwords/password-thread.js',
  'court-reports/engine/court-report-thread.js',
  'distributions/engine/distribution-thread.js',
  'exports/settlements/record-thread.js',
  'imports/engine/import-thread.js',
  'payment-runs/engine/payment-thread.js',
  'payments/pain/checking/check-thread.js',
];

/**
 * The parts of the workspace `development`, which are in a separate folder; a server without that folder is complete.
 */
const DEVELOPMENT = [
  'index',
  'embedded-database/embedded-postgres',
  'mailbox/open-mailbox',
  'demo/demo',
  'print-routes',
];

/** Packages that load files from their own folder. */
const WITH_FILES = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'msgpackr-extract',
  'pdfkit',
  'pino',
  'xmllint-wasm',
];

/** Optional packages that Nest and its drivers try to load. */
const NOT_INSTALLED = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/express5',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'pg-native',
  'ts-morph',
];

/** CommonJS packages loaded by `import()`, by Nest or for the first mail. */
const LOADED_LATER = [
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/static',
  'class-transformer',
  'class-validator',
  'graphql',
  'html-to-text',
  'react-dom/server',
];

// Bundled CommonJS packages use these names to load others and to find their own folder.
const COMMON_JS_NAMES = `import { createRequire as requireFrom } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = folderOf(__filename);`;

/**
 * Bundles the compiled server and its packages into few files in server/bundle: reading thousands of files takes two
 * thirds of the start time. Class names are kept, since the database and the API's schema use them.
 */
export async function bundleServer() {
  const migrations = readdirSync(join(dist, 'database/migrations'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `database/migrations/${name}`);
  rmSync(bundle, { recursive: true, force: true });
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: [...[...ENTRIES, ...migrations].map(compiled), ...developmentEntries()],
    outdir: bundle,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Uses one copy of a package for both import and require.
    mainFields: ['main', 'module'],
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: [...WITH_FILES, ...NOT_INSTALLED],
    banner: { js: COMMON_JS_NAMES },
    plugins: [compiledServer, ownPlaces, withTheirNames, oneTypeorm, catalogues],
    logLevel: 'error',
  });
  refuseNameless(metafile);
  refuseStrayDevelopment(metafile);
}

const compiled = (entry) => ({ in: join(dist, entry), out: entry.replace(/\.js$/, '') });

/** Empty if only the server is built. */
function developmentEntries() {
  if (!existsSync(development)) return [];
  return DEVELOPMENT.map((part) => ({ in: join(development, `${part}.ts`), out: `development/${part}` }));
}

/** A bundled CommonJS package loaded by `import()` would have no named exports, and fail in use. */
function refuseNameless({ inputs }) {
  const nameless = Object.entries(inputs).flatMap(([path, { imports }]) =>
    imports
      .filter(
        ({ kind, external, path: to }) =>
          kind === 'dynamic-import' && !external && inputs[to].format === 'cjs',
      )
      .map(({ path: to }) => `${to} (by ${path})`),
  );
  if (nameless.length > 0) throw new Error(`List these as loaded later: ${nameless.join(', ')}`);
}

/**
 * A bundled `import()` of a CommonJS package has only the default export; this adds all named exports, as Node does.
 */
const withTheirNames = {
  name: 'with-their-names',
  setup({ onResolve, onLoad }) {
    const listed = new RegExp(`^(${LOADED_LATER.join('|')})$`);
    onResolve({ filter: listed }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'named' } : undefined,
    );
    onLoad({ filter: listed, namespace: 'named' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => name !== 'default');
      const contents = `const all = require(${JSON.stringify(path)});
export default all;
export const { ${names.join(', ')} } = all;`;
      return { contents, loader: 'js', resolveDir: root };
    });
  },
};

/** Nest looks up one name in TypeORM at run time, which would load a second copy of TypeORM from its own files. */
const oneTypeorm = {
  name: 'one-typeorm',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs[\\/]typeorm[\\/].*typeorm-compat\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('const require = createRequire(import.meta.url);', ''),
      loader: 'js',
    }));
  },
};

/** The texts of each language, loaded for its first mail. */
const catalogues = {
  name: 'catalogues',
  setup({ onLoad }) {
    onLoad({ filter: /\.po$/ }, async ({ path, suffix }) => {
      const { pseudoMessage } = await import(pathToFileURL(join(dist, 'rules/pseudo-language.js')));
      return {
        contents: catalogueModule(path, suffix === '?pseudo' ? pseudoMessage : undefined),
        loader: 'js',
      };
    });
  },
};

/** The workspace `development` imports the server's sources; it must get the same module instances as the server. */
const compiledServer = {
  name: 'compiled-server',
  setup({ onResolve }) {
    onResolve({ filter: /\/server\/src\// }, ({ path, resolveDir }) => ({
      path: join(dist, relative(serverSource, resolve(resolveDir, path))),
    }));
  },
};

/** A module must find its threads and data as if it were a separate file in the bundle. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
      const own = placeOf(path)?.replaceAll('\\', '/');
      if (!own) return undefined;
      const place = `/bundle/${own}`;
      const url = `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/bundle/')) + ${JSON.stringify(place)})`;
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', url);
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js', resolveDir: dirname(path) };
    });
  },
};

/**
 * The path that a module of the server or of the workspace `development` would have in the bundle; undefined for a
 * package's module.
 */
function placeOf(path) {
  if (path.startsWith(dist)) return relative(dist, path);
  if (path.startsWith(development)) return join('development', relative(development, path));
  return undefined;
}
