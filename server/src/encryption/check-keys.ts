import { hkdfSync } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../config/start-error.js';
import { PoolClient } from '../database/pool-client.js';
import { decrypt, wrappingKeyId } from './envelope.js';
import { INDEX_ID, type KeyRing } from './key-ring.js';

/** The tables in which a database without key checks shows which keys it uses. */
const SEALED_TABLES = ['submissions', 'registrations'];

/**
 * Checks at start that the key ring belongs to this database: each key that has ever encrypted data here, and the key
 * of the blind indexes, has a row with its digest. New keys of the ring are added.
 * @param name the source of the ring, for the error message
 * @throws StartError naming the key that is missing or different
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

/** Does not reveal the key. Undefined if the ring does not contain it. */
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

/** The keys of the first and the last envelope, which the ring must be able to decrypt. @throws StartError */
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
          decrypt(ring, `${table}:${id}`, sealed);
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
