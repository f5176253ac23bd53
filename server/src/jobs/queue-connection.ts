import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import type { Env } from '../config/env.js';
import { QUEUE_SCHEMA } from '../database/migrate.js';

/**
 * Where BullMQ keeps its jobs: Redis when REDIS_URL is set, else the product's own PostgreSQL.
 * Call before any queue is made: the backend is one for the whole process.
 */
export function queueConnection(env: Pick<Env, 'redisUrl' | 'databaseUrl'>): QueueOptions {
  if (env.redisUrl) return { connection: { url: env.redisUrl, maxRetriesPerRequest: null } };
  setDefaultBackendFactory(createPostgresBackend);
  return { connection: { connectionString: env.databaseUrl, schema: QUEUE_SCHEMA, max: 4 } };
}
