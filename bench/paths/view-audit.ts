import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BenchContext } from '../context.js';
import { shortNumber } from '../harness/figures.js';
import { timedCalls } from '../harness/requests.js';
import { AUDIT_ENTRY } from '../limits/bare-sql.js';

const CONNECTIONS = 10;
const CALLS = 500;

/** Prints the cost of a view's audit entry alone: one durable commit, on as many connections as the views had. */
export async function noteAuditEntry({ db }: BenchContext): Promise<void> {
  const pool = new pg.Pool({ connectionString: db.url, max: CONNECTIONS });
  // Without a listener, a lost connection would end the process.
  pool.on('error', () => undefined);
  const id = randomUUID();
  const write = () => pool.query({ name: 'entry', text: AUDIT_ENTRY, values: [id] });
  try {
    await timedCalls(CALLS, CONNECTIONS, write);
    const { perSecond, p50, p99 } = await timedCalls(CALLS, CONNECTIONS, write);
    console.log(
      `  the audit entry alone, by SQL: ${shortNumber(perSecond)}/s, p50 ${shortNumber(p50)} ms, p99 ${shortNumber(p99)} ms`,
    );
  } finally {
    await pool.end();
  }
}
