import { defaultScheme } from '../../server/src/scheme/default-scheme.js';
import type { BenchContext, Figure } from '../context.js';
import { COMMON_WORD } from '../data/record-templates.js';
import { shortNumber } from '../harness/figures.js';
import { millisecondsInTurn } from '../harness/milliseconds.js';
import type { Reading } from '../harness/reading.js';
import { CAPPED_COUNT, SEARCH as SEARCH_SQL } from '../limits/bare-sql.js';
import { SEARCH } from './queries.js';

const CALLS = 40;

/**
 * Milliseconds for the results of a word that occurs in every tenth claim, compared with the SQL statement that finds
 * them.
 */
export async function measureSearchCommon(context: BenchContext, reading: Reading): Promise<Figure> {
  const { db, answers, options } = context;
  const asked = reading.product(SEARCH, [{ query: COMMON_WORD }], 1);
  const bare = reading.bare('/search', [{ query: COMMON_WORD }], 1);
  const [answer, expected] = [
    await asked.caller.call(asked.bodies[0]!),
    await bare.caller.call(bare.bodies[0]!),
  ];
  answers.expect('search-common', 'the answer', JSON.parse(answer), JSON.parse(expected));
  const pattern = `%${COMMON_WORD}%`;
  const { sids } = defaultScheme.removedClaims;
  let wrong = 0;
  const times = await db.aside((client) =>
    millisecondsInTurn(options, CALLS, {
      product: async () => {
        if ((await asked.caller.call(asked.bodies[0]!)) !== answer) wrong += 1;
      },
      sql: () => client.query({ name: 'search', text: SEARCH_SQL, values: [sids, COMMON_WORD, pattern] }),
      count: () => client.query({ name: 'count', text: CAPPED_COUNT, values: [pattern] }),
    }),
  );
  answers.expect('search-common', 'the number of answers that differ from the first', wrong, 0);
  console.log(`  search-common: the capped count alone would take ${shortNumber(times.count.p50)} ms`);
  return { product: times.product.p50, limit: times.sql.p50, timed: times.product };
}
