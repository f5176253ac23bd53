import { tmpdir } from 'node:os';
import { makeReferenceFiles } from './data/reference-files.js';
import { Answers } from './harness/answers.js';
import { withProduct } from './harness/product.js';
import { measureAll } from './measure.js';
import { type BenchOptions, readOptions } from './options.js';
import { writeJson, writtenRows } from './report.js';
import { asText, reasonsOf, tableOf } from './table.js';

// Exits explicitly, since the signal alone would leave the browser running. bench.ts cleans up everything else.
process.once('SIGTERM', () => process.exit(143));
// The supervisor is gone: the whole process group is stopped, including this process.
process.once('disconnect', () => process.kill(0, 'SIGTERM'));
process.channel?.unref();

// Exits in any case: a measurement that took too long may still hold a browser or a connection.
try {
  process.exit((await bench(readOptions(process.argv.slice(2)), tmpdir())) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Measures the requested paths and prints them; returns false if one is void. */
async function bench(options: BenchOptions, folder: string): Promise<boolean> {
  console.log(`Making the files of ${options.submissions.toLocaleString('en')} submissions`);
  const files = await makeReferenceFiles(folder, options.submissions);
  // Creates the database here, so that every measurement starts the product on an existing one.
  const postgres = await withProduct(folder, async (_product, db) => {
    await db.withoutDoubleUpSearches();
    return db.version();
  });
  const answers = new Answers();
  const rows = writtenRows(await measureAll({ answers, files, folder, options }), options, answers);
  console.log(asText(tableOf(rows)));
  for (const reason of reasonsOf(rows)) console.log(reason);
  if (options.json) writeJson(options.json, options.scale, postgres, rows);
  return answers.allRight && reasonsOf(rows).length === 0;
}
