import { anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { startS3Front } from './harness/s3-front.js';
import { startS3 } from './harness/s3.js';
import { TestServer } from './harness/test-server.js';

it('an import is read completely, without delay, although the connection to its bucket cuts off every second object', async () => {
  const s3 = await startS3('imports/');
  const front = await startS3Front(s3);
  const server = await TestServer.start({ STORAGE_URL: front.url });
  try {
    const admin = await server.signIn(await anAdmin(server.database.db));
    const rows = Array.from(
      { length: 60_000 },
      (_, at) => `L-${at},l@example.com,${'Fund '.repeat(20)}${at}`,
    );
    front.behave('cut every second object');
    const run = await importFile(admin, 'settlement-records', ['sid,email,legalEntity', ...rows].join('\n'));
    expect(run).toMatchObject({ status: 'DONE', created: 60_000 });
    expect(await server.database.db.query(`SELECT lease FROM outbox WHERE name = 'apply-import'`)).toEqual([
      { lease: 1 },
    ]);
  } finally {
    await server.close();
    await front.stop();
    await s3.stop();
  }
});
