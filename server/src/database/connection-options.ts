import type { DataSourceOptions } from 'typeorm';
import { ISO_DATES } from './iso-dates.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PoolClient } from './pool-client.js';

/** What a connection is for: calls that somebody waits for, or work in the background. */
export type Use = 'api' | 'worker';

/** Statement limits of LIMIT-2, in milliseconds; workers may take longer over one statement. */
const STATEMENT_LIMIT = { api: 5_000, worker: 60_000 };
/** After the database's own limits, and so that a call is answered within 15 seconds although the database is frozen. */
const SILENCE_LIMIT = { api: 7_000, worker: 65_000 };

/** How the product connects: the naming, and the limits that keep one slow statement from holding everybody. */
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
