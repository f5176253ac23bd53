import type { BenchContext, Figure, Row } from '../context.js';
import { compareWithLimit } from '../harness/compare.js';
import { millisecondsInTurn } from '../harness/milliseconds.js';
import type { Reading } from '../harness/reading.js';
import { VIEW } from './queries.js';
import { claimsWith } from './claims-with.js';

const CALLS = { first: 60, all: 6 };
const TRADES_PAGE = 25;
const SMALL = 20;
const CONNECTIONS = 2;

/**
 * The longest trade list: its first page compared with a claim with 20 trades, and all of it compared with the bare
 * server.
 */
export async function measureHugeView(context: BenchContext, reading: Reading): Promise<Omit<Row, 'path'>> {
  const id = await longestClaim(context);
  const first = await measureFirstPage(context, reading, id);
  const all = await compareWithLimit(context, {
    path: 'view-50k',
    name: 'view-50k, all trades',
    product: reading.product(VIEW, [{ id }], CONNECTIONS),
    limit: reading.bare('/view', [{ id }], CONNECTIONS),
    atOnce: CONNECTIONS,
    calls: CALLS.all,
  });
  return { ...first, parts: { 'all trades': all } };
}

async function measureFirstPage(context: BenchContext, reading: Reading, id: string): Promise<Figure> {
  const [smallId] = await claimsWith(context, SMALL);
  const huge = reading.product(VIEW, [{ id, tradePage: 1 }], 1);
  const small = reading.product(VIEW, [{ id: smallId }], 1);
  const page = await huge.caller.call(huge.bodies[0]!);
  await checkFirstPage(context, reading, id, page);
  const smallAnswer = await small.caller.call(small.bodies[0]!);
  const bareSmall = reading.bare('/view', [{ id: smallId }], 1);
  const expected = await bareSmall.caller.call(bareSmall.bodies[0]!);
  context.answers.expect('view-50k', 'the claim beside it', JSON.parse(smallAnswer), JSON.parse(expected));
  let wrong = 0;
  const times = await millisecondsInTurn(context.options, CALLS.first, {
    huge: async () => {
      if ((await huge.caller.call(huge.bodies[0]!)) !== page) wrong += 1;
    },
    small: async () => {
      if ((await small.caller.call(small.bodies[0]!)) !== smallAnswer) wrong += 1;
    },
  });
  context.answers.expect('view-50k', 'the number of answers that differ from the first', wrong, 0);
  return { product: times.huge.p50, limit: times.small.p50, timed: times.huge };
}

interface Answer {
  data: { submission: { moreTrades: boolean; submissionData: { tradeDetails: { tradeData: unknown[] } } } };
}

/** The page must equal the start of the whole list, which the bare server returns. */
async function checkFirstPage(
  { answers }: BenchContext,
  reading: Reading,
  id: string,
  page: string,
): Promise<void> {
  const bare = reading.bare('/view', [{ id }], 1);
  const whole = JSON.parse(await bare.caller.call(bare.bodies[0]!)) as Answer;
  const details = whole.data.submission.submissionData.tradeDetails;
  details.tradeData = details.tradeData.slice(0, TRADES_PAGE);
  whole.data.submission.moreTrades = true;
  answers.expect('view-50k', 'the first page', JSON.parse(page), whole);
}

/** The claim with the most trades. */
export async function longestClaim({ db }: BenchContext): Promise<string> {
  const { id } = await db.one<{ id: string }>(
    'SELECT submission_id AS id FROM public.trades GROUP BY submission_id ORDER BY count(*) DESC, id LIMIT 1',
  );
  return id;
}
