import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { FaultProxy } from '../../drills/lib/fault-proxy.mjs';
import { anAdmin } from './harness/factories.js';
import { ended, importFile, sendFile } from './harness/importing.js';
import { hasRedis, type ScratchRedis, startRedis } from './harness/redis.js';
import { TestServer } from './harness/test-server.js';

const file = (sid: string) => `sid,email,legalEntity\n${sid},q@example.com,Q\n`;

/** A Redis from the environment may be in use elsewhere, so it is not made a replica. */
const mayBreak = hasRedis() && !process.env.REDIS_URL;

(mayBreak ? describe : describe.skip)('when Redis fails over', () => {
  let first: ScratchRedis;
  let second: ScratchRedis;
  let proxy: FaultProxy;
  let server: TestServer;
  beforeEach(async () => {
    first = await startRedis();
    second = await startRedis();
    const { hostname, port } = new URL(first.url);
    proxy = await FaultProxy.inFrontOf(hostname, Number(port));
    server = await TestServer.start({ REDIS_URL: proxy.urlOf(first.url) });
  });
  afterEach(async () => {
    await server.close();
    await proxy.close();
    await Promise.all([first.stop(), second.stop()]);
  });

  const admin = async () => server.signIn(await anAdmin(server.database.db));

  it('jobs continue although the old server still responds, as a replica', async () => {
    const administrator = await admin();
    expect((await importFile(administrator, 'settlement-records', file('R-1'))).status).toBe('DONE');
    const { hostname, port } = new URL(second.url);
    const old = new Redis(first.url);
    // Otherwise it would save the data of the other in a file of the folder where the tests run.
    await old.config('SET', 'repl-diskless-load', 'swapdb');
    await old.replicaof(hostname, port);
    old.disconnect();
    proxy.leadTo(hostname, Number(port));
    const id = await sendFile(administrator, 'settlement-records', file('R-2'));
    expect((await ended(administrator, id, 60)).status).toBe('DONE');
  });

  it('jobs continue although the old connections never respond', async () => {
    const administrator = await admin();
    expect((await importFile(administrator, 'settlement-records', file('S-1'))).status).toBe('DONE');
    proxy.swallow();
    const id = await sendFile(administrator, 'settlement-records', file('S-2'));
    expect((await ended(administrator, id, 60)).status).toBe('DONE');
  });

  it.each<[string, (redis: Redis) => Promise<unknown>, (redis: Redis) => Promise<unknown>]>([
    [
      'is full',
      (redis) => redis.config('SET', 'maxmemory', '1'),
      (redis) => redis.config('SET', 'maxmemory', '0'),
    ],
    ['is a replica', (redis) => redis.replicaof('127.0.0.1', 1), (redis) => redis.replicaof('NO', 'ONE')],
    [
      'lacks its replicas',
      (redis) => redis.config('SET', 'min-replicas-to-write', '1'),
      (redis) => redis.config('SET', 'min-replicas-to-write', '0'),
    ],
  ])('readiness says so while it answers but takes nothing, since it %s', async (_, breakRedis, repair) => {
    const redis = new Redis(first.url);
    const queue = async () =>
      (await server.nobody.get<{ checks: { queue: string } }>('/api/health/ready')).body.checks.queue;
    expect(await queue()).toBe('up');
    await breakRedis(redis);
    expect(await queue()).toBe('down');
    await repair(redis);
    redis.disconnect();
    for (let tries = 0; tries < 60 && (await queue()) === 'down'; tries++) await sleep(500);
    expect(await queue()).toBe('up');
  });

  it('jobs continue after a lost list, whose messages were kept', async () => {
    await server.process.stop();
    await server.start({ ROLE: 'api' });
    const { db } = server.database;
    const id = await sendFile(await admin(), 'settlement-records', file('L-1'));
    const [job] = await db
      .query<[{ message: string; outboxId: string }]>(
        `UPDATE outbox SET dispatched_at = now() - interval '1 minute' WHERE name = 'apply-import'
       RETURNING id || '-' || lease AS message, id AS "outboxId"`,
      )
      .then(([rows]) => rows as unknown as [{ message: string; outboxId: string }]);
    const redis = new Redis(first.url);
    await redis.hset(`bull:imports:${job.message}`, {
      name: 'apply-import',
      data: JSON.stringify({ outboxId: job.outboxId }),
      opts: '{"attempts":1,"removeOnComplete":true,"removeOnFail":true}',
      timestamp: '1',
      delay: '0',
      priority: '0',
    });
    redis.disconnect();
    await server.process.stop();
    await server.start();
    expect((await ended(await admin(), id, 60)).status).toBe('DONE');
  });
});
