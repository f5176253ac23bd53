import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import pg from 'pg';
import { escapeLike } from '../../server/src/common/escape-like.js';
import { defaultScheme } from '../../server/src/scheme/default-scheme.js';
import { loadKeyRing } from '../../server/src/encryption/load-key-ring.js';
import { claimJson, type SubmissionRow } from './bare-claim.js';
import { AUDITED_CLAIM, CLAIM, FIRST_PAGE, LIST_PAGE, SEARCH, SESSION, TOTAL } from './bare-sql.js';

/*
 * The limit for reading over HTTP, as a separate process: Fastify and pg, prepared statements, JSON built by
 * PostgreSQL. It returns the same fields, rows and order as the product, without roles, GraphQL or log, without an
 * audit entry unless requested, and without a session lookup unless a token is sent.
 */

const PAGE_SIZE = 25;
const CONNECTIONS = 10;
/**
 * How long a counted total is reused: like the product, this many times as long as counting took, but at least
 * `leastMs`.
 */
const TOTAL_KEPT = { times: 20, leastMs: 1_000 };

const { BARE_DATABASE_URL: connectionString, BARE_DATA_DIR: dataDir } = process.env as Record<string, string>;
const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
const ring = loadKeyRing({ dataDir: dataDir!, dataKey: undefined });
const { sids: removed } = defaultScheme.removedClaims;
const total = { value: 0, until: -Infinity };

const server = fastify({ logger: false });

server.addHook('preHandler', async ({ headers: { authorization } }) => {
  if (!authorization) return;
  const token = hash('sha256', authorization.slice('Bearer '.length), 'buffer');
  const { rows } = await pool.query<{ role: string }>({ name: 'session', text: SESSION, values: [token] });
  if (rows[0]?.role !== 'MASTER_ADMIN') throw new Error('This is no session of an administrator.');
});

server.post<{ Body: { page: number } }>('/list', async ({ body: { page } }, reply) => {
  const [totalItems, json] = await Promise.all([
    countedTotal(),
    page === 1
      ? jsonOf('first', FIRST_PAGE, [removed])
      : jsonOf('list', LIST_PAGE, [removed, (page - 1) * PAGE_SIZE]),
  ]);
  const totalPages = Math.ceil(totalItems / PAGE_SIZE);
  const pagination = JSON.stringify({
    __typename: 'Pagination',
    page,
    pageSize: PAGE_SIZE,
    totalItems,
    totalPages,
  });
  reply.type('application/json');
  return `{"data":{"submissions":{"__typename":"SubmissionPage","submissions":${json},"pagination":${pagination}}}}`;
});

server.post<{ Body: { query: string } }>('/search', async ({ body: { query } }, reply) => {
  const values = [removed, query, `%${escapeLike(query)}%`];
  const { rows } = await pool.query<{ json: string; more: boolean }>({
    name: 'search',
    text: SEARCH,
    values,
  });
  reply.type('application/json');
  return `{"data":{"submissionSearch":{"__typename":"SubmissionSearchResult","rows":${rows[0]!.json},"more":${rows[0]!.more}}}}`;
});

server.post<{ Body: { id: string; audited?: true } }>('/view', async ({ body: { id, audited } }, reply) => {
  const text = audited ? AUDITED_CLAIM : CLAIM;
  const name = audited ? 'audited claim' : 'claim';
  const { rows } = await pool.query<SubmissionRow>({ name, text, values: [id] });
  reply.type('application/json');
  return claimJson(rows[0]!, ring);
});

async function jsonOf(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ name, text, values });
  return rows[0]!.json;
}

async function countedTotal(): Promise<number> {
  if (performance.now() < total.until) return total.value;
  // Requests during counting use the previous total.
  total.until = Infinity;
  const began = performance.now();
  let took = 0;
  try {
    const { rows } = await pool.query<{ total: number }>(TOTAL);
    took = performance.now() - began;
    return (total.value = rows[0]!.total);
  } finally {
    total.until = performance.now() + Math.max(took * TOTAL_KEPT.times, TOTAL_KEPT.leastMs);
  }
}

await countedTotal();
await server.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.((server.server.address() as AddressInfo).port);
