import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeReferenceFiles } from './data/reference-files.js';
import { Answers } from './harness/answers.js';
import { BenchDatabase } from './harness/database.js';
import { median, shortNumber } from './harness/figures.js';
import { Product } from './harness/product.js';
import { createLimitTables, shapeOf } from './limits/tables.js';
import { type BenchOptions, PATHS, readOptions } from './options.js';
import { measureExport } from './paths/exports.js';
import { cpuNotes, importRows } from './paths/import-rows.js';
import { type ImportTurn, ImportTurns } from './paths/import-turns.js';
import { measureListFirst } from './paths/list-first.js';
import { printTable, type Row, writeJson } from './report.js';

/** The share of the reference files that the warm-up imports. */
const WARM_UP_SHARE = 0.1;

const EXPORT_GOALS = { 'export-settlements': 0.15, 'export-trades': 0.5 };
const EXPORTS = ['export-settlements', 'export-trades'] as const;

/** Ends what was started, so that a bench that is told to end leaves nothing behind. */
let stop: () => Promise<void> = () => Promise.resolve();
process.once('SIGINT', () => void stop().finally(() => process.exit(130)));
process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
try {
  process.exitCode = (await bench(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Measures the wanted paths and prints them; false when an answer was wrong. */
async function bench(options: BenchOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'prorata-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const product = await Product.start(folder);
  stop = () => product.stop();
  try {
    const db = await BenchDatabase.connect(product.dataDir);
    try {
      return await measure(options, folder, product, db);
    } finally {
      await db.close();
    }
  } finally {
    await product.stop();
  }
}

async function measure(
  options: BenchOptions,
  folder: string,
  product: Product,
  db: BenchDatabase,
): Promise<boolean> {
  const { submissions, repeats, paths } = options;
  const answers = new Answers();
  await createLimitTables(db);
  const [own, limits] = [await shapeOf(db, 'public'), await shapeOf(db, 'limits')];
  answers.expect('import-settlements', 'the shape of the limit’s tables', limits, own);
  console.log(`Making the files of ${submissions.toLocaleString('en')} submissions`);
  const files = await makeReferenceFiles(folder, submissions);
  const imports = new ImportTurns(product, db, answers);
  const rows: Row[] = [];

  if (PATHS.some((path) => path.startsWith('import-') && paths.has(path))) {
    console.log('Warming up');
    await imports.take(await makeReferenceFiles(folder, submissions * WARM_UP_SHARE));
    const turns: ImportTurn[] = [];
    for (let turn = 1; turn <= repeats; turn += 1) {
      console.log(`Turn ${turn} of ${repeats}`);
      turns.push(await imports.take(files));
    }
    rows.push(...importRows(turns));
    printNotes(turns);
  } else {
    await imports.load(files);
  }
  for (const path of EXPORTS.filter((one) => paths.has(one))) {
    const { product: reached, limit, rssMB } = await measureExport(path, product, db, answers, repeats);
    const goal = EXPORT_GOALS[path];
    rows.push({ path, product: reached, limit, unit: 'rows/s', ratio: reached / limit, goal, rssMB });
  }
  if (paths.has('list-first')) {
    const { product: reached, limit } = await measureListFirst(product, db, answers, repeats);
    rows.push({
      path: 'list-first',
      product: reached,
      limit,
      unit: 'requests/s',
      ratio: reached / limit,
      goal: null,
      rssMB: null,
    });
  }

  const shown = rows
    .filter(({ path }) => paths.has(path))
    .map((row) => voidWhen(answers.isVoid(row.path), row));
  printTable(shown);
  if (options.json) await writeJson(options.json, options.scale, shown, db);
  return answers.allRight;
}

function printNotes(turns: readonly ImportTurn[]): void {
  const copy = (name: 'recordsLimit' | 'tradesLimit') =>
    shortNumber(median(turns.map((turn) => turn[name].rows / (turn[name].copySeconds ?? NaN))));
  console.log(
    `COPY alone on this machine: ${copy('recordsLimit')} records/s, ${copy('tradesLimit')} trades/s`,
  );
  for (const note of cpuNotes(turns)) console.log(note);
}

function voidWhen(wrong: boolean, row: Row): Row {
  return wrong ? { ...row, product: null, limit: null, ratio: null } : row;
}
