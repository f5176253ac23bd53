import { defaultScheme } from '../../server/src/scheme/default-scheme.js';
import type { BenchContext, Figure, Row } from '../context.js';
import { compareWithLimit } from '../harness/compare.js';
import { shortNumber } from '../harness/figures.js';
import { millisecondsInTurn } from '../harness/milliseconds.js';
import type { Reading } from '../harness/reading.js';
import { LIST_PAGE } from '../limits/bare-sql.js';
import { PAGE_SIZE, pagesOf } from './pages.js';
import { LIST } from './queries.js';

const CONNECTIONS = 10;
const CALLS = { steps: 600, jumps: 30 };
const DEPTHS = [0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
const JUMP_TO = 40_000;
const LAST_TENTH = 0.95;

/** Steps to the next and previous page at any depth, and a jump to a distant page by its number. */
export async function measureListAny(context: BenchContext, reading: Reading): Promise<Omit<Row, 'path'>> {
  const steps = await measureSteps(context, reading);
  return { ...steps, parts: { jump: await measureJump(context, reading) } };
}

/** Half of the steps go forward and half back, to pages throughout the list. */
async function measureSteps(context: BenchContext, reading: Reading): Promise<Figure> {
  const variables: object[] = [];
  const pages: { page: number }[] = [];
  for (const depth of DEPTHS) {
    const page = Math.max(2, Math.floor(pagesOf(context) * depth));
    const ids = await idsAround(context, page);
    variables.push({ page, after: ids.at(0) }, { page, before: ids.at(-1) });
    pages.push({ page }, { page });
  }
  return compareWithLimit(context, {
    path: 'list-any',
    name: 'list-any, next and previous',
    product: reading.product(LIST, variables, CONNECTIONS),
    limit: reading.bare('/list', [{ page: 1 }], CONNECTIONS),
    expected: reading.bare('/list', pages, CONNECTIONS),
    atOnce: CONNECTIONS,
    calls: CALLS.steps,
  });
}

/** The ids of a page, with the one before and the one after it, newest first. */
async function idsAround({ db }: BenchContext, page: number): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>(
    'SELECT id FROM public.submissions ORDER BY id DESC LIMIT $1 OFFSET $2',
    [PAGE_SIZE + 2, (page - 1) * PAGE_SIZE - 1],
  );
  return rows.map(({ id }) => id);
}

/** Jumps to the distant page and, for the output, to the middle page, which is the farthest from both ends. */
async function measureJump(context: BenchContext, reading: Reading): Promise<Figure> {
  const pages = pagesOf(context);
  const far = pages < JUMP_TO ? Math.ceil(pages * LAST_TENTH) : JUMP_TO;
  const { product, limit, timed } = await jumpTo(context, reading, far);
  const middle = await jumpTo(context, reading, pages >> 1);
  console.log(
    `  list-any: page ${far} in ${shortNumber(product)} ms, by OFFSET in ${shortNumber(limit)} ms; ` +
      `page ${pages >> 1} in ${shortNumber(middle.product)} ms, by OFFSET in ${shortNumber(middle.limit)} ms`,
  );
  return { product, limit, timed };
}

async function jumpTo(
  context: BenchContext,
  reading: Reading,
  page: number,
): Promise<Figure & { limit: number }> {
  const { db, answers, options } = context;
  const asked = reading.product(LIST, [{ page }], 1);
  const bare = reading.bare('/list', [{ page }], 1);
  const answer = await asked.caller.call(asked.bodies[0]!);
  const expected = await bare.caller.call(bare.bodies[0]!);
  answers.expect('list-any', `page ${page}`, JSON.parse(answer), JSON.parse(expected));
  const values = [defaultScheme.removedClaims.sids, (page - 1) * PAGE_SIZE];
  let wrong = 0;
  const times = await db.aside((client) =>
    millisecondsInTurn(options, CALLS.jumps, {
      product: async () => {
        if ((await asked.caller.call(asked.bodies[0]!)) !== answer) wrong += 1;
      },
      sql: () => client.query({ name: 'page', text: LIST_PAGE, values }),
    }),
  );
  answers.expect('list-any', `the number of answers for page ${page} that differ from the first`, wrong, 0);
  return { product: times.product.p50, limit: times.sql.p50, timed: times.product };
}
