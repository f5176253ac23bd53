import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

it('a report holds no place of anonymous callers once its reader was authenticated, even by a token not used before', async () => {
  const { db } = server.database;
  const admins = await Promise.all(
    Array.from({ length: availableParallelism() + 2 }, async () => server.signIn(await anAdmin(db))),
  );
  const first = await db.transaction(async (tx) => {
    // A report is audited before its first row.
    await tx.query('LOCK TABLE audit_entries IN EXCLUSIVE MODE');
    const reports = admins.map((admin) =>
      admin.get('/api/reports/settlements-export').then(() => 'a report'),
    );
    await sleep(300);
    const call = server.nobody.graphql('{ scheme { shareName } }').then(() => 'the call');
    return Promise.race([call, ...reports]);
  });
  expect(first).toBe('the call');
});
