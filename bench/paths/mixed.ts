import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext, Row } from '../context.js';
import { writeNewClaims } from '../data/new-claims.js';
import { medians, shortNumber } from '../harness/figures.js';
import type { Calls } from '../harness/requests.js';
import { MixedCallers } from './mixed-callers.js';

const MOST_CLAIMS = 100_000;
/** As long as an import of that many takes here at least, so that both have as many reads to be judged by. */
const ALONE_MS_A_THOUSAND_CLAIMS = 200;
const WARM_UP_MS = 1_000;

/** Reads by many and edits by a few: while a large file is imported, and without it. */
export async function measureMixed(context: BenchContext): Promise<Row[]> {
  const callers = await MixedCallers.of(context);
  const claims = Math.min(MOST_CLAIMS, context.options.submissions);
  const aloneMs = (claims / 1_000) * ALONE_MS_A_THOUSAND_CLAIMS;
  const during = async (work: Promise<unknown>): Promise<Calls> => {
    let working = true;
    const edits = callers.edits(() => working);
    const reads = callers.reads(() => working);
    await work.finally(() => (working = false));
    const { perSecond: edited } = await edits;
    const calls = await reads;
    console.log(
      `  ${shortNumber(calls.perSecond)} reads/s, p95 ${shortNumber(calls.p95)} ms, ${shortNumber(edited)} edits/s`,
    );
    return calls;
  };
  await during(sleep(WARM_UP_MS));
  const alone: Calls[] = [];
  const importing: Calls[] = [];
  for (let turn = 1; turn <= context.options.repeats; turn += 1) {
    alone.push(await during(sleep(aloneMs)));
    const path = join(context.folder, `new-claims-${turn}.csv`);
    const rows = await writeNewClaims(context.files.records.goodRows, path, claims, 10 - turn);
    importing.push(await during(importNew(context, path, rows)));
    await context.db.quiet();
  }
  context.answers.expect('mixed', 'the number of wrong answers', callers.wrong, 0);
  const { p50, p95, p99 } = medians<keyof Calls>(importing);
  const limit = medians<keyof Calls>(alone).p95;
  return [{ path: 'mixed', product: p95, limit, timed: { p50, p95, p99 } }];
}

async function importNew({ product, answers }: BenchContext, path: string, rows: number): Promise<void> {
  const { status, created, rejected } = await product.import('settlement-records', path);
  const expected = { status: 'DONE', created: rows, rejected: 0 };
  answers.expect('mixed', 'the import', { status, created, rejected }, expected);
}
