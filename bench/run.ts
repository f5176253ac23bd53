import { tmpdir } from 'node:os';
import { makeReferenceFiles } from './data/reference-files.js';
import { Answers } from './harness/answers.js';
import { withProduct } from './harness/product.js';
import { measureAll } from './measure.js';
import { type BenchOptions, readOptions } from './options.js';
import { writeJson, writtenRows } from './report.js';
import { asText, reasonsOf, tableOf } from './table.js';

// An exit, where the signal alone would leave the browser behind. bench.ts takes everything else away.
process.once('SIGTERM', () => process.exit(143));
// Nobody looks after the group any more: all of it goes, this process among them.
process.once('disconnect', () => process.kill(0, 'SIGTERM'));
process.channel?.unref();

try {
  process.exitCode = (await bench(readOptions(process.argv.slice(2)), tmpdir())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Measures the wanted paths and prints them; false when one is void. */
async function bench(options: BenchOptions, folder: string): Promise<boolean> {
  console.log(`Making the files of ${options.submissions.toLocaleString('en')} submissions`);
  const files = await makeReferenceFiles(folder, options.submissions);
  // The database is made here, so that every measurement starts the product on one that is there.
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
