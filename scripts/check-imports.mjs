import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import { pageOfFolders } from './lib/folder-picture.mjs';
import { importDirections, serverRows } from './lib/layers.mjs';
import { root } from './lib/root.mjs';

/** The page with the diagram of the folders. */
const PAGE = join(root, 'docs/architecture/folders.md');
/** The page with a table of the folders and their purpose. */
const OVERVIEW = 'docs/architecture.md';

/** Which files may import which; type imports count too. */
const forbidden = [
  {
    name: 'no circles among files',
    comment: 'What two files need of each other goes into a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every import of a file of this repository is found',
    comment: 'Otherwise the rules below would not see it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^([.]|@rules/)' },
  },
  ...importDirections,
];

const { output: found } = await cruise(
  ['server', 'client', 'development', 'e2e', 'scripts', 'bench', 'drills', 'vectors'],
  {
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types|bundle|data)/' },
  },
  {
    alias: { '@rules': join(root, 'server/src/rules') },
    extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.d.mts', '.js', '.mjs', '.json', '.css'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'] },
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types', 'typings'],
  },
);

if (found.summary.error > 0) {
  process.stderr.write((await format(found, { outputType: 'err' })).output);
  process.exit(1);
}

const page = pageOfFolders(found.modules);
if (process.argv.includes('--write')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write(
    'docs/architecture/folders.md is not what the imports are: node scripts/check-imports.mjs --write\n',
  );
  process.exitCode = 1;
}

const described = readFileSync(join(root, OVERVIEW), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|')[1].trim());
for (const row of serverRows) {
  const cell = row.map((folder) => `\`${folder}\``).join(', ');
  if (described.includes(cell)) continue;
  process.stderr.write(
    `${OVERVIEW}: the table "Server folders" lacks the row | ${cell} | of scripts/lib/layers.mjs\n`,
  );
  process.exitCode = 1;
}
