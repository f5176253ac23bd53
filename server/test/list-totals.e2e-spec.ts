import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

/** This many are counted once and cached (docs/architecture/search-and-lists.md). */
const MANY = 10_000;

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
  await addClaims(MANY);
});
afterAll(() => server.close());

const addClaims = (count: number) =>
  server.database.db.query(
    `INSERT INTO submissions (email, legal_entity) SELECT 'a@example.com', 'Claim ' || n FROM generate_series(1, $1) n`,
    [count],
  );

async function total(page = 1): Promise<number> {
  const { submissions } = await admin.data<{ submissions: { pagination: { totalItems: number } } }>(
    'query ($page: Int) { submissions(page: $page) { pagination { totalItems } submissions { id } } }',
    { page },
  );
  return submissions.pagination.totalItems;
}

describe('the total of many claims', () => {
  it('is cached for a while when counting took long, but not beyond the end of an import', async () => {
    let counting: Promise<number> | undefined;
    await server.database.db.transaction(async (tx) => {
      await tx.query('LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
      counting = total();
      await sleep(500);
    });
    expect(await counting).toBe(MANY);
    await addClaims(1);
    expect(await total()).toBe(MANY);
    const run = await importFile(
      admin,
      'settlement-records',
      'sid,email,legalEntity\nT-1,a@example.com,Acme Pty Ltd',
    );
    expect(run.status).toBe('DONE');
    // A page past the end has no row that could show that an import ended.
    expect(await total(999)).toBe(MANY + 2);
    expect(await total()).toBe(MANY + 2);
  });
});
