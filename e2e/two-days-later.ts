import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedPaths, loadPasswords } from '../development/src/embedded-database/files.js';
import type { Portal } from './portal.js';

/** The line of the port in the file of a running database, from 0. */
const PORT_LINE = 3;

/** Lets 48 hours pass since the mails about all changed bank details. */
export async function twoDaysLater({ dataDir }: Portal): Promise<void> {
  const paths = embeddedPaths(dataDir);
  const running = await readFile(join(paths.cluster, 'postmaster.pid'), 'utf8');
  const db = new pg.Client({
    host: '127.0.0.1',
    port: Number(running.split('\n')[PORT_LINE]),
    user: 'postgres',
    password: loadPasswords(paths).superuser,
    database: 'prorata',
  });
  await db.connect();
  await db.query(`UPDATE bank_changes SET announced_at = announced_at - interval '48 hours'`);
  await db.end();
}
