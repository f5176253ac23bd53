import type { BenchContext, Figure, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { median, shortNumber } from '../harness/figures.js';
import { millisecondsInTurn } from '../harness/milliseconds.js';
import { Reading } from '../harness/reading.js';
import { measureEngine } from './assess-engine.js';
import { measureLongClaim } from './assess-50k.js';
import {
  approveRules,
  assessAll,
  copySeconds,
  type EndedRun,
  publish,
  rulesPeople,
  secondsOf,
  slowestBeside,
} from './assessed.js';
import { claimsWith } from './claims-with.js';
import { measureDistributions } from './distribute.js';
import { NOTICE, VIEW } from './queries.js';

const NOTICE_TRADES = 20;
const CALLS = 60;
const LONG_CALLS = 3;

/** Assessment runs of all claims by both engines and by the first, and the notice that a member reads (RUN-2, NOTICE-20). */
export async function measureAssessments(context: BenchContext): Promise<Row[]> {
  const { product, db } = context;
  // As autovacuum does within a minute of an import.
  await db.client.query('VACUUM ANALYZE public.submissions, public.trade_lists, public.trades');
  const people = await rulesPeople(context);
  const { trades } = await db.one<{ trades: number }>('SELECT count(*)::int AS trades FROM public.trades');
  product.forgetPeak();
  const { run, first, again, copied } = await measureRuns(context, trades, people);
  const memory: Row = { path: 'assess-memory', product: product.peakMB(), limit: null };
  const engine = await attempt(context, 'assess-engine', async () => ({
    product: await measureEngine(context, run, trades),
    limit: copied,
  }));
  const repeated = await attempt(context, 'assess-again', () =>
    Promise.resolve({ product: again, limit: first }),
  );
  const long = await attempt(context, 'assess-50k', () => measureLongClaim(context, context.options.repeats));
  await publish(context, run.id, people);
  const notice = await attempt(context, 'notice', () =>
    Reading.with(context, (reading) => measureNotice(context, reading)),
  );
  const distributed = await measureDistributions(context, run.id, people);
  return [
    { path: 'assess', product: first, limit: copied },
    ...engine,
    ...repeated,
    memory,
    ...long,
    ...notice,
    ...distributed,
  ];
}

/** Trades per second: of runs, of each one's repetition before which nothing has changed, and of COPY. */
interface MeasuredRuns {
  run: EndedRun;
  first: number;
  again: number;
  copied: number;
}

/**
 * A run lasts from the start of its computation until both engines are compared and the text is frozen. Each turn has rules of
 * its own, or its first run would keep results of the turn before.
 */
async function measureRuns(
  context: BenchContext,
  trades: number,
  people: readonly string[],
): Promise<MeasuredRuns> {
  const { db, answers, options } = context;
  const { claims } = await db.one<{ claims: number }>(
    'SELECT count(*)::int AS claims FROM public.submissions',
  );
  const rates = { first: [] as number[], again: [] as number[], copied: [] as number[] };
  const runs: EndedRun[] = [];
  for (let turn = 1; turn <= options.repeats; turn += 1) {
    await approveRules(context, turn, people);
    const first = await assessAll(context, turn);
    const written = await versionsOfResults(context, first);
    const again = await assessAll(context, turn);
    for (const { state, assessed, disagreed } of [first, again])
      answers.expect(
        'assess',
        'the run',
        { state, assessed, disagreed },
        { state: 'AGREED', assessed: claims, disagreed: 0 },
      );
    answers.expect('assess-again', 'the hash of the frozen text', again.sha256, first.sha256);
    answers.expect(
      'assess-again',
      'the rows of the first run',
      await versionsOfResults(context, first),
      written,
    );
    rates.first.push(trades / secondsOf(first));
    rates.again.push(trades / secondsOf(again));
    rates.copied.push(trades / (await copySeconds(context)));
    const [one, two, copy] = [rates.first, rates.again, rates.copied].map((all) => shortNumber(all.at(-1)!));
    console.log(`  assess: ${one} trades/s  again ${two} trades/s  COPY … TO ${copy} trades/s`);
    runs.push(again);
  }
  return {
    run: runs.at(-1)!,
    first: median(rates.first),
    again: median(rates.again),
    copied: median(rates.copied),
  };
}

/** Changes when a result of the run is written again. */
async function versionsOfResults({ db }: BenchContext, run: EndedRun): Promise<string> {
  const { versions } = await db.one<{ versions: string }>(
    `SELECT count(*) || ' ' || md5(string_agg(ctid || ' ' || xmin, ',' ORDER BY ctid)) AS versions
     FROM public.assessment_results WHERE run_id = $1`,
    [run.id],
  );
  return versions;
}

/** The page of a notice beside the view of the same claims, and the page of the longest claim. */
async function measureNotice(context: BenchContext, reading: Reading): Promise<Omit<Row, 'path'>> {
  const [id] = await claimsWith(context, NOTICE_TRADES);
  const notice = reading.product(NOTICE, [{ submissionId: id }], 1);
  const view = reading.product(VIEW, [{ id }], 1);
  const first = await notice.caller.call(notice.bodies[0]!);
  checkNotice(context, first, NOTICE_TRADES);
  let wrong = 0;
  const times = await millisecondsInTurn(context.options, CALLS, {
    notice: async () => {
      if ((await notice.caller.call(notice.bodies[0]!)) !== first) wrong += 1;
    },
    view: () => view.caller.call(view.bodies[0]!),
  });
  context.answers.expect('notice', 'the number of answers that differ from the first', wrong, 0);
  return {
    product: times.notice.p50,
    limit: times.view.p50,
    timed: times.notice,
    parts: await measureLongest(context, reading),
  };
}

async function measureLongest(context: BenchContext, reading: Reading): Promise<Record<string, Figure>> {
  const { id, count } = await context.db.one<{ id: string; count: number }>(
    'SELECT submission_id AS id, count(*)::int AS count FROM public.trades GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1',
  );
  const asked = reading.product(NOTICE, [{ submissionId: id }], 1);
  const whole: number[] = [];
  const longest: number[] = [];
  for (let call = 0; call < LONG_CALLS; call += 1) {
    const started = performance.now();
    const ended = asked.caller.call(asked.bodies[0]!);
    longest.push(await slowestBeside(context, ended));
    whole.push(performance.now() - started);
    checkNotice(context, await ended, count);
  }
  const copied = (await copySeconds(context, `submission_id = '${id}'`)) * 1000;
  return {
    '50k trades': { product: median(whole), limit: copied },
    'others next to it': { product: median(longest), limit: null },
  };
}

function checkNotice({ answers }: BenchContext, text: string, trades: number): void {
  const { data } = JSON.parse(text) as {
    data: { assessment: { trace: { isSame: boolean; trades: unknown[] } } };
  };
  const { isSame, trades: listed } = data.assessment.trace;
  answers.expect('notice', 'whether the notice is the one of the run', isSame, true);
  answers.expect('notice', 'whether its trades are listed', listed.length >= Math.min(trades, 1_000), true);
}
