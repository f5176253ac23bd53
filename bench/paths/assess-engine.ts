import type pg from 'pg';
import { NO_ID } from '../../server/src/assessments/engine/claims-as-of.js';
import { computationOf } from '../../server/src/assessments/engine/compute-batch.js';
import { assessByFirst } from '../../server/src/assessments/engine/first-engine.js';
import { nextIds, readClaims, rowsOf } from '../../server/src/assessments/engine/read-claims.js';
import { loadRun } from '../../server/src/assessments/engine/run-row.js';
import { insertResults } from '../../server/src/assessments/engine/write-results.js';
import type { BenchContext } from '../context.js';
import { median, shortNumber } from '../harness/figures.js';
import type { EndedRun } from './assessed.js';

/** As many claims as the product takes at once. */
const BATCH = 2_000;

/**
 * Trades per second of the first engine alone, by the product's own statements and in this process: claims read as of the
 * moment of a run, assessed, and the results written to a table like the product's; without second engine, comparison, lease
 * and frozen text. A run in which every claim takes part is needed.
 */
export async function measureEngine(
  { db, answers, options }: BenchContext,
  run: EndedRun,
  trades: number,
): Promise<number> {
  await db.client.query(
    `CREATE SCHEMA first_engine
       CREATE TABLE assessment_results (LIKE public.assessment_results INCLUDING ALL,
         FOREIGN KEY (run_id) REFERENCES public.assessment_runs(id))`,
  );
  const rates: number[] = [];
  for (let turn = 0; turn < options.repeats; turn += 1) {
    await db.client.query('TRUNCATE first_engine.assessment_results');
    const start = performance.now();
    await db.aside((reader) => db.aside((writer) => assessAllByFirst(reader, writer, run.id)));
    rates.push((trades * 1000) / (performance.now() - start));
    console.log(`  assess-engine: ${shortNumber(rates.at(-1)!)} trades/s`);
  }
  const { differing } = await db.one<{ differing: number }>(
    `SELECT count(*)::int AS differing
     FROM (SELECT * FROM public.assessment_results WHERE run_id = $1) product
       FULL JOIN first_engine.assessment_results bench USING (submission_id)
     WHERE to_jsonb(product) IS DISTINCT FROM to_jsonb(bench)`,
    [run.id],
  );
  answers.expect('assess-engine', 'the number of results that are not those of the run', differing, 0);
  return median(rates);
}

async function assessAllByFirst(reader: pg.Client, writer: pg.Client, runId: string): Promise<void> {
  await reader.query('SET search_path = public');
  await writer.query('SET search_path = first_engine, public');
  const run = (await loadRun(reader, runId))!;
  const { moment, rules } = await computationOf(reader, run);
  const readAfter = async (mark: string) => {
    const ids = await nextIds(reader, moment, mark, BATCH);
    return { ids, claims: await readClaims(rowsOf(reader), moment, ids) };
  };
  let reading = readAfter(NO_ID);
  let writing = Promise.resolve();
  for (;;) {
    const { ids, claims } = await reading;
    if (ids.length === 0) return writing;
    // As in the product, the next batch is read while this one is computed, and the one before is written.
    reading = readAfter(ids.at(-1)!);
    reading.catch(() => undefined);
    const results = claims.map((claim) => ({
      ...assessByFirst(claim, rules),
      second: null,
      firstInput: null,
      secondInput: null,
    }));
    await writing;
    writing = insertResults(writer, runId, results);
    writing.catch(() => undefined);
  }
}
