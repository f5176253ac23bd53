import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import type { Env } from '../config/env.js';
import { QUEUE_SCHEMA } from '../database/migrate.js';
import { type SilenceLimit, PoolClient } from '../database/pool-client.js';

/** One of the connections listens for the queue's notifications. */
const MOST_CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 5_000;
const SILENCE_LIMIT_MS = 10_000;

/**
 * Where BullMQ keeps its jobs: in Redis when REDIS_URL is set, otherwise in the product's PostgreSQL. Call this before
 * creating any queue: the whole process uses one backend.
 */
export function queueConnection(env: Pick<Env, 'redisUrl' | 'databaseUrl'>): QueueOptions {
  if (env.redisUrl) return { connection: redisConnection(env.redisUrl) };
  setDefaultBackendFactory((name, options, more) => {
    // Nothing listens for errors on the clients of BullMQ's own pool between two queries, and a connection lost then
    // would end the process.
    const pool = queuePool(env.databaseUrl!);
    const backend = createPostgresBackend(name, { ...options, connection: pool }, more);
    backend.on('close', () => void pool.end().catch(() => undefined));
    return backend;
  });
  return { connection: { connectionString: env.databaseUrl } };
}

/** The error of a Redis that has become a replica: connect again, to wherever the name leads now. */
const IS_REPLICA = /^(READONLY|UNBLOCKED)\b/;
/**
 * Longer than the 10 seconds for which a worker waits for a message. After a failover the old connections may drop
 * everything that is sent.
 */
const REDIS_SILENCE_LIMIT_MS = 30_000;
const SEND_AGAIN = 2;

function redisConnection(url: string) {
  return {
    url,
    maxRetriesPerRequest: null,
    socketTimeout: REDIS_SILENCE_LIMIT_MS,
    reconnectOnError: ({ message }: Error) => (IS_REPLICA.test(message) ? SEND_AGAIN : false),
  } as const;
}

function queuePool(connectionString: string): pg.Pool {
  const config: pg.PoolConfig & SilenceLimit = {
    connectionString,
    max: MOST_CONNECTIONS,
    Client: PoolClient,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    silenceLimitMillis: SILENCE_LIMIT_MS,
  };
  return new pg.Pool(config);
}
