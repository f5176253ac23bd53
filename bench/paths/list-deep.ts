import type { BenchContext, Figure } from '../context.js';
import { compareWithLimit } from '../harness/compare.js';
import type { Reading } from '../harness/reading.js';
import { pagesOf } from './pages.js';
import { LIST } from './queries.js';

const PAGE = 1_000;
const CONNECTIONS = 10;
const CALLS = 300;

/**
 * Requests per second for page 1,000, or for the middle one if the list has fewer than twice as many, by its number
 * alone.
 */
export function measureListDeep(context: BenchContext, reading: Reading): Promise<Figure> {
  const page = Math.min(PAGE, pagesOf(context) >> 1);
  return compareWithLimit(context, {
    path: 'list-deep',
    name: `list-deep, page ${page}`,
    product: reading.product(LIST, [{ page }], CONNECTIONS),
    limit: reading.bare('/list', [{ page }], CONNECTIONS),
    atOnce: CONNECTIONS,
    calls: CALLS,
  });
}
