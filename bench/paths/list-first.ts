import type { BenchContext, Row } from '../context.js';
import { compareWithLimit } from '../harness/compare.js';
import type { Reading } from '../harness/reading.js';
import { LIST } from './queries.js';

const CONNECTIONS = { few: 10, many: 50 };
const CALLS = 2_000;

/** Requests per second for the first page of the list with its total, compared with the bare server. */
export async function measureListFirst(context: BenchContext, reading: Reading): Promise<Omit<Row, 'path'>> {
  const of = (connections: number) =>
    compareWithLimit(context, {
      path: 'list-first',
      name: `list-first on ${connections} connections`,
      product: reading.product(LIST, [{ page: 1 }], connections),
      limit: reading.bare('/list', [{ page: 1 }], connections),
      atOnce: connections,
      calls: CALLS,
    });
  const few = await of(CONNECTIONS.few);
  return { ...few, parts: { '50 connections': await of(CONNECTIONS.many) } };
}
