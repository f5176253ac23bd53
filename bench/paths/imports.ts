import type { BenchContext, Row } from '../context.js';
import { makeReferenceFiles } from '../data/reference-files.js';
import { median, shortNumber } from '../harness/figures.js';
import { createLimitTables, shapeOf } from '../limits/tables.js';
import { cpuNotes, importRows } from './import-rows.js';
import { type ImportTurn, ImportTurns } from './import-turns.js';

/** The fraction of the reference files that the warm-up imports. */
const WARM_UP_SHARE = 0.1;

/** Measures all import paths: each turn starts with empty tables, and the claims of the last one stay in them. */
export async function measureImports(context: BenchContext): Promise<Row[]> {
  const { product, db, answers, files, folder, options } = context;
  await createLimitTables(db);
  const [own, limits] = [await shapeOf(db, 'public'), await shapeOf(db, 'limits')];
  answers.expect('import-settlements', 'the shape of the limit’s tables', limits, own);
  const imports = new ImportTurns(product, db, answers);
  console.log('Warming up');
  await imports.take(await makeReferenceFiles(folder, options.submissions * WARM_UP_SHARE));
  const turns: Partial<ImportTurn>[] = [];
  for (let turn = 1; turn <= options.repeats; turn += 1) {
    console.log(`Turn ${turn} of ${options.repeats}`);
    turns.push(await imports.take(files));
  }
  printNotes(turns);
  const rows = importRows(turns);
  // The peak of only some imports is not comparable.
  if (!rows.some(({ path }) => path === 'import-memory'))
    answers.fail('import-memory', 'Not every import could be measured.');
  return rows;
}

function printNotes(turns: readonly Partial<ImportTurn>[]): void {
  const copy = (name: 'recordsLimit' | 'tradesLimit') =>
    shortNumber(
      median(
        turns.flatMap(({ [name]: figure }) => (figure ? figure.rows / (figure.copySeconds ?? NaN) : [])),
      ),
    );
  console.log(
    `COPY alone on this machine: ${copy('recordsLimit')} records/s, ${copy('tradesLimit')} trades/s`,
  );
  for (const note of cpuNotes(turns)) console.log(note);
}
