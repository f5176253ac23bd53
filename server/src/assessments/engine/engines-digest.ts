import { createHash } from 'node:crypto';
import type pg from 'pg';

const FUNCTIONS = `SELECT coalesce(string_agg(pg_get_functiondef(oid), '' ORDER BY oid::regprocedure::text), '') || version() AS functions
  FROM pg_proc WHERE pronamespace = 'assessment'::regnamespace AND prokind = 'f'`;

/**
 * SHA-256 of both engines as installed, with the Node and the PostgreSQL that run them: results of others are never taken
 * over (RUN-13).
 * @param program the file of the thread; in the bundle it names all that it imports by the hashes of their contents
 */
export async function enginesSha256(db: pg.Client, program: Buffer): Promise<Buffer> {
  const { rows } = await db.query<{ functions: string }>(FUNCTIONS);
  return createHash('sha256').update(program).update(process.version).update(rows[0]!.functions).digest();
}
