import { median, shortNumber } from '../harness/figures.js';
import type { BenchContext, Figure, Row } from '../context.js';
import { assessAll, copySeconds, secondsOf, slowestBeside } from './assessed.js';

const TRADES = 50_000;
/** The claim's own submission, before all others, so that a run as of the day after has this one claim. */
const ID = 'ffffffff-0000-4000-8000-000000050000';
const FILED = '1999-01-01';
const MOMENT = '1999-01-02T00:00:00Z';

/**
 * A run of one claim with 50,000 trades, each of which meets another: 100 shares bought and, from the second purchase on, 100
 * sold that are half of one purchase and half of the next. Beside it, the slowest of small calls to the same process.
 */
export async function measureLongClaim(
  context: BenchContext,
  rulesNumber: number,
): Promise<Omit<Row, 'path'>> {
  const { answers, options } = context;
  await addClaim(context);
  try {
    const rates: Record<'product' | 'limit' | 'beside', number[]> = { product: [], limit: [], beside: [] };
    for (let turn = 0; turn < options.repeats; turn += 1) {
      const running = assessAll(context, rulesNumber, { moment: MOMENT, anew: true });
      rates.beside.push(await slowestBeside(context, running));
      const run = await running;
      const { state, assessed, disagreed } = run;
      answers.expect(
        'assess-50k',
        'the run',
        { state, assessed, disagreed },
        { state: 'AGREED', assessed: 1, disagreed: 0 },
      );
      await isAssessed(context, run.id);
      rates.product.push(TRADES / secondsOf(run));
      rates.limit.push(TRADES / (await copySeconds(context, `submission_id = '${ID}'`)));
    }
    const figure = (rate: number[], limit: number[] | null): Figure => ({
      product: median(rate),
      limit: limit && median(limit),
    });
    console.log(`  assess-50k: ${shortNumber(median(rates.product))} trades/s`);
    return {
      ...figure(rates.product, rates.limit),
      parts: { 'others next to it': figure(rates.beside, null) },
    };
  } finally {
    await removeClaim(context);
  }
}

async function isAssessed({ answers, db }: BenchContext, runId: string): Promise<void> {
  const { status } = await db.one<{ status: string }>(
    `SELECT status FROM public.assessment_results WHERE run_id = '${runId}'`,
  );
  answers.expect('assess-50k', 'the state of the claim', status, 'ASSESSED');
}

async function addClaim({ db }: BenchContext): Promise<void> {
  await db.client.query(
    `INSERT INTO public.submissions (id, sid, email, opening_balance, created_at)
     VALUES ('${ID}', 'assess-50k', 'assess-50k@prorata.example', '0', '${FILED}');
     INSERT INTO public.trade_lists (submission_id, created_at, updated_at) VALUES ('${ID}', '${FILED}', '${FILED}');
     INSERT INTO public.trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     SELECT '${ID}', (CASE WHEN n % 2 = 0 THEN 'SELL' ELSE 'BUY' END)::public.transaction_type,
       '2017-08-24'::date + n * 440 / ${TRADES}, CASE WHEN n = 2 THEN 50 ELSE 100 END, 3, 300, '${FILED}'
     FROM generate_series(1, ${TRADES}) n`,
  );
}

/** Without a trace of it in history: later paths count claims. */
async function removeClaim({ db }: BenchContext): Promise<void> {
  await db.client.query(
    `SET session_replication_role = replica;
     DELETE FROM public.trades WHERE submission_id = '${ID}';
     DELETE FROM public.trade_lists WHERE submission_id = '${ID}';
     DELETE FROM public.submissions WHERE id = '${ID}';
     SET session_replication_role = origin`,
  );
}
