import type { DataSourceOptions } from 'typeorm';
import { ISO_DATES } from './iso-dates.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PoolClient } from './pool-client.js';

/** What a connection is for: calls that somebody waits for, or background work. */
export type Use = 'api' | 'worker';

/** Statement timeouts of LIMIT-2, in milliseconds; workers may take longer over one statement. */
const STATEMENT_LIMIT = { api: 5_000, worker: 60_000 };
/**
 * Longer than the database's own timeouts, and short enough to answer a call within 15 seconds when the database is
 * frozen.
 */
const SILENCE_LIMIT = { api: 7_000, worker: 65_000 };

/** The connection options: naming, and timeouts that keep one slow statement from blocking all others. */
export function connectionOptions(url: string, use: Use) {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: 10,
    extra: {
      Client: PoolClient,
      application_name: `prorata-${use}`,
      options: ISO_DATES,
      connectionTimeoutMillis: 1_000,
      silenceLimitMillis: SILENCE_LIMIT[use],
      statement_timeout: STATEMENT_LIMIT[use],
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  } as const satisfies DataSourceOptions;
}
