import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SEAL_KEY } from './audit/audit-sealer.js';
import { StoredAudit } from './audit/stored-audit.js';
import { type NotedSeal, type Verified, verifyChain } from './audit/verify-chain.js';
import { readEnv } from './config/env.js';
import { StartError } from './config/start-error.js';
import { dataSourceOptions } from './persistence.js';
import { loadKeyRing } from './encryption/load-key-ring.js';
import { findDatabase } from './start/prepare-database.js';

/** The maximum number of findings printed; the number of further ones is reported. */
const MOST_PRINTED = 100;

/** Parses `NUMBER:HASH`, as an earlier run printed it. @throws StartError for any other text */
function notedSeal(text: string): NotedSeal {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!number || !hash)
    throw new StartError('The noted seal must look like 12:HASH, as printed by verify-audit.');
  return { number: Number(number), hash };
}

function report({ findings, sealed, waiting, last }: Verified): string[] {
  const more = findings.length - MOST_PRINTED;
  return [
    ...findings.slice(0, MOST_PRINTED),
    ...(more > 0 ? [`And ${more} more.`] : []),
    `${sealed} audit entries under ${last?.number ?? 0} seals were compared; ${waiting} are not sealed yet.`,
    findings.length === 0 ? 'All entries are unchanged.' : `Differences found: ${findings.length}.`,
    ...(last ? [`The last seal, to keep elsewhere: ${last.number}:${last.hash}`] : []),
  ];
}

/** Verifies the audit in the database of DATABASE_URL, or in the embedded one. @returns whether it is unchanged */
async function verifyAudit([noted]: string[]): Promise<boolean> {
  const { env, stop } = await findDatabase(readEnv());
  const db = new DataSource(dataSourceOptions(env.databaseUrl, 'worker'));
  try {
    await db.initialize();
    const key = loadKeyRing(env).keyFor(SEAL_KEY);
    const verified = await verifyChain(new StoredAudit(db), key, noted ? notedSeal(noted) : undefined);
    process.stdout.write(`${report(verified).join('\n')}\n`);
    return verified.findings.length === 0;
  } finally {
    if (db.isInitialized) await db.destroy();
    await stop?.();
  }
}

try {
  process.exitCode = (await verifyAudit(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  const words = error instanceof StartError ? error.message : `The audit could not be read: ${String(error)}`;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
