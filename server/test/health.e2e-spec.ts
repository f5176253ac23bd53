import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK_HOLDS_MS } from '../src/storage/file-store.js';
import { TestServer } from './harness/test-server.js';

describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.close());

  const ready = () => server.nobody.get('/api/health/ready');

  it('is live and ready (OPS-14, OPS-15)', async () => {
    expect((await server.nobody.get('/api/health/live')).body).toEqual({ status: 'ok' });
    const { status, body } = await ready();
    expect([status, body]).toEqual([
      200,
      { status: 'ok', checks: { database: 'up', migrations: 'up', files: 'up', queue: 'up', mail: 'up' } },
    ]);
  });

  it('is not ready while the database is behind the code (OPS-15)', async () => {
    const { db } = server.database;
    await db.query('ALTER TABLE schema_migrations RENAME TO away');
    const { status, body, headers } = await ready();
    await db.query('ALTER TABLE away RENAME TO schema_migrations');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toMatchObject({ status: 'unavailable', checks: { database: 'up', migrations: 'down' } });
  });

  it('is not ready while files cannot be stored (OPS-15)', async () => {
    const files = join(server.dataDir, 'files');
    await rm(files, { recursive: true, force: true });
    await writeFile(files, 'in the way');
    await sleep(CHECK_HOLDS_MS);
    const { status, body } = await ready();
    await rm(files);
    await mkdir(files);
    await sleep(CHECK_HOLDS_MS);
    expect([status, body.checks]).toEqual([503, expect.objectContaining({ files: 'down' })]);
  });

  it('is degraded but ready without its queue (OPS-15)', async () => {
    const { db } = server.database;
    await db.query('ALTER SCHEMA bullmq RENAME TO away');
    const { status, body } = await ready();
    await db.query('ALTER SCHEMA away RENAME TO bullmq');
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'degraded' })]);
  });
});

describe('a worker', () => {
  it('responds to health checks and nothing else', async () => {
    const server = await TestServer.start({ ROLE: 'worker' });
    expect((await server.nobody.get('/api/health/ready')).status).toBe(200);
    for (const path of ['/api/user/profile', '/graphql?query={__typename}', '/']) {
      expect((await server.nobody.get(path)).status).toBe(404);
    }
    await server.close();
  });
});
