import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext, Row } from '../context.js';
import { writeNewClaims } from '../data/new-claims.js';
import { median, medians, shortNumber } from '../harness/figures.js';
import { allDone, type Calls } from '../harness/requests.js';
import { MixedCallers } from './mixed-callers.js';

const MOST_CLAIMS = 100_000;
/** At least as long as an import of as many claims takes here, so that both have enough reads to compare. */
const ALONE_MS_A_THOUSAND_CLAIMS = 200;
/** The first characters of the SIDs in a turn's two imports; no other SID starts with them. */
const MARKS = ['A', 'B'];

/**
 * Many readers and a few editors, during an import of a large file and without one. The import yields to users, so its
 * own rate is reported too: with them, and without.
 */
export async function measureMixed(context: BenchContext): Promise<Row[]> {
  const callers = await MixedCallers.of(context);
  const claims = Math.min(MOST_CLAIMS, context.options.submissions);
  const aloneMs = (claims / 1_000) * ALONE_MS_A_THOUSAND_CLAIMS;
  await during(callers, () => sleep(context.options.warmUpMs));
  const people: Record<'alone' | 'importing', Calls[]> = { alone: [], importing: [] };
  const imports: Record<'alone' | 'among', number[]> = { alone: [], among: [] };
  for (let turn = 1; turn <= context.options.repeats; turn += 1) {
    people.alone.push((await during(callers, () => sleep(aloneMs))).calls);
    const [first, second] = MARKS.map((mark) => `${mark}${turn}-`);
    imports.alone.push(await importNew(context, await newClaims(context, claims, first!)));
    await context.db.quiet();
    const file = await newClaims(context, claims, second!);
    const { calls, result } = await during(callers, () => importNew(context, file));
    await context.db.quiet();
    people.importing.push(calls);
    imports.among.push(result);
    console.log(
      `  the import ${shortNumber(imports.among.at(-1)!)} rows/s among people, ${shortNumber(imports.alone.at(-1)!)} rows/s alone`,
    );
  }
  context.answers.expect('mixed', 'the number of wrong answers', callers.wrong, 0);
  const { p50, p95, p99 } = medians<keyof Calls>(people.importing);
  const limit = medians<keyof Calls>(people.alone).p95;
  const parts = { import: { product: median(imports.among), limit: median(imports.alone) } };
  return [{ path: 'mixed', product: p95, limit, timed: { p50, p95, p99 }, parts }];
}

/** The readers' figures while other work runs. */
async function during<Result>(
  callers: MixedCallers,
  work: () => Promise<Result>,
): Promise<{ calls: Calls; result: Result }> {
  let working = true;
  const [result, edits, calls] = await allDone([
    work().finally(() => (working = false)),
    callers.edits(() => working),
    callers.reads(() => working),
  ]);
  console.log(
    `  ${shortNumber(calls.perSecond)} reads/s, p95 ${shortNumber(calls.p95)} ms, ${shortNumber(edits.perSecond)} edits/s`,
  );
  return { calls, result };
}

interface NewClaims {
  path: string;
  rows: number;
}

async function newClaims({ files, folder }: BenchContext, claims: number, mark: string): Promise<NewClaims> {
  const path = join(folder, `new-claims-${mark}.csv`);
  return { path, rows: await writeNewClaims(files.records.goodRows, path, claims, mark) };
}

/** Rows per second of an import of new claims. */
async function importNew({ product, answers }: BenchContext, { path, rows }: NewClaims): Promise<number> {
  const run = await product.import('settlement-records', path);
  const { status, created, rejected, startedAt, finishedAt } = run;
  const expected = { status: 'DONE', created: rows, rejected: 0 };
  answers.expect('mixed', 'the import', { status, created, rejected }, expected);
  return (rows * 1000) / (Date.parse(finishedAt) - Date.parse(startedAt));
}
