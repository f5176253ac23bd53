import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeReferenceFiles } from './data/reference-files.js';
import { Answers } from './harness/answers.js';
import { BenchDatabase } from './harness/database.js';
import { Product } from './harness/product.js';
import { measureAll } from './measure.js';
import { type BenchOptions, readOptions } from './options.js';
import { writeJson, writtenRows } from './report.js';
import { asText, tableOf } from './table.js';

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
  console.log(`Making the files of ${options.submissions.toLocaleString('en')} submissions`);
  const files = await makeReferenceFiles(folder, options.submissions);
  const answers = new Answers();
  const measured = await measureAll({ product, db, answers, files, folder, options });
  const rows = writtenRows(measured, options, (path) => answers.isVoid(path));
  console.log(asText(tableOf(rows, options.scale)));
  if (options.json) await writeJson(options.json, options.scale, rows, db);
  return answers.allRight;
}
