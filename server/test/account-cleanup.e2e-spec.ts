import { setTimeout as sleep } from 'node:timers/promises';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

describe('expired counters', () => {
  it('are deleted when a worker starts, and the others stay', async () => {
    const { db } = server.database;
    await db.query(`
      INSERT INTO limits (key, points, expire) VALUES
        ('over', 3, extract(epoch FROM now()) * 1000 - 1000), ('running', 3, extract(epoch FROM now()) * 1000 + 600000)`);
    await server.process.stop();
    await server.start({ ROLE: 'all' });
    const keys = () => db.query<{ key: string }[]>('SELECT key FROM limits');
    while ((await keys()).length > 1) await sleep(20);
    expect(await keys()).toEqual([{ key: 'running' }]);
  });
});
