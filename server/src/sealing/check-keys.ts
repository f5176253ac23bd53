import { hkdfSync } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../config/start-error.js';
import { PoolClient } from '../database/pool-client.js';
import { unseal, wrappingKeyId } from './envelope.js';
import { INDEX_ID, type KeyRing } from './key-ring.js';

/** Where a database from before there were checks shows which keys are its own. */
const SEALED_TABLES = ['submissions', 'registrations'];

/**
 * Checks at the start that the ring is the one of this database: each key that has ever sealed here, and the key of the
 * blind indexes, has a row with a digest of it. The ring's own are noted when they are new.
 * @param name where the ring comes from, for the refusal
 * @throws StartError naming the key that is missing or another one
 */
export async function checkKeys(databaseUrl: string, ring: KeyRing, name: string): Promise<void> {
  const client = new PoolClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; value: Buffer }>('SELECT id, value FROM key_checks');
    const used = rows.length > 0 ? [] : await keysOfEnvelopes(client, ring, name);
    for (const { id, value } of rows) checkKey(ring, id, value, name);
    for (const id of [INDEX_ID, ring.currentId, ...used])
      await client.query('INSERT INTO key_checks (id, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        id,
        digestOf(ring, id),
      ]);
  } finally {
    await client.end();
  }
}

/** Reveals nothing of the key. Undefined when the ring does not hold it. */
function digestOf(ring: KeyRing, id: string): Buffer | undefined {
  if (id === INDEX_ID) return ring.digest('key-check', INDEX_ID);
  const key = ring.wrappingKey(id);
  return key && Buffer.from(hkdfSync('sha256', key, '', `key-check:${id}`, 16));
}

function checkKey(ring: KeyRing, id: string, value: Buffer, name: string): void {
  const digest = digestOf(ring, id);
  if (!digest) throw missing(id, name);
  if (!digest.equals(value)) throw another(id, name);
}

/** The keys of the first and the last envelope, which the ring must open. @throws StartError */
async function keysOfEnvelopes(client: pg.Client, ring: KeyRing, name: string): Promise<string[]> {
  const used: string[] = [];
  for (const table of SEALED_TABLES)
    for (const order of ['ASC', 'DESC']) {
      const { rows } = await client.query<{ id: string; sealed: Buffer }>(
        `SELECT id, sealed FROM ${table} WHERE sealed IS NOT NULL ORDER BY id ${order} LIMIT 1`,
      );
      for (const { id, sealed } of rows) {
        const key = wrappingKeyId(sealed);
        if (!ring.wrappingKey(key)) throw missing(key, name);
        try {
          unseal(ring, `${table}:${id}`, sealed);
        } catch {
          throw another(key, name);
        }
        used.push(key);
      }
    }
  return used;
}

const missing = (id: string, name: string) =>
  new StartError(`${name} is missing the key ${id}, which has encrypted data in this database: restore it.`);

const another = (id: string, name: string) =>
  new StartError(
    `${name}: its key ${id} is not the one that encrypted data in this database. Start with the correct key ring.`,
  );
