import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './server-process.js';

/** A Redis for one test file. */
export interface ScratchRedis {
  url: string;
  /** Deletes all its data. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether the Redis half of the queue tests can run here: REDIS_URL is set or a redis-server is on the PATH. */
export function hasRedis(): boolean {
  return Boolean(process.env.REDIS_URL) || spawnSync('redis-server', ['--version']).status === 0;
}

/**
 * The queues that a test file is repeated with: on PostgreSQL, and on Redis where it can run. Each starts what it needs.
 */
export function queueBackends(): [string, () => Promise<ScratchRedis | undefined>][] {
  if (hasRedis())
    return [
      ['PostgreSQL', () => Promise.resolve(undefined)],
      ['Redis', startRedis],
    ];
  it.skip('the queue on Redis, skipped: neither REDIS_URL nor redis-server is available', () => undefined);
  return [['PostgreSQL', () => Promise.resolve(undefined)]];
}

const started = new Set<ScratchRedis>();

// Ensures that a test that fails before its own cleanup, for example because a server does not start, leaves none
// running.
afterAll(() => Promise.all([...started].map((redis) => redis.stop())));

/** Starts a separate redis-server, or uses the one of REDIS_URL; ends with the test file at the latest. */
export async function startRedis(): Promise<ScratchRedis> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, empty: () => flush(given), stop: () => Promise.resolve() };
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const url = `redis://127.0.0.1:${port}`;
  const redis = {
    url,
    empty: () => flush(url),
    stop: async () => {
      started.delete(redis);
      server.kill();
      await ended;
    },
  };
  started.add(redis);
  return redis;
}

async function flush(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}
