import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

interface Found {
  pagination: { totalItems: number };
  cameSince: number;
  searching: boolean;
}

const HEAD = 'sid,email,legalEntity,abnAcn';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

const found = async () =>
  (await admin.data<{ doubleUps: Found }>('{ doubleUps { pagination { totalItems } cameSince searching } }'))
    .doubleUps;
const searches = async () =>
  (await server.database.db.query<unknown[]>('SELECT id FROM double_up_searches')).length;

/** A run is done a moment before what follows it is requested. */
async function untilSearches(count: number): Promise<void> {
  for (let tries = 0; tries < 600 && (await searches()) !== count; tries += 1) await sleep(50);
  expect(await searches()).toBe(count);
}

async function settled(): Promise<Found> {
  for (let tries = 0; tries < 600; tries += 1) {
    const now = await found();
    if (!now.searching) return now;
    await sleep(50);
  }
  throw new Error('The search for duplicates has not ended.');
}

const importRecords = (rows: string[], query = '') =>
  importFile(admin, 'settlement-records', [HEAD, ...rows].join('\n'), query);

describe('duplicates after an import', () => {
  it('are searched for by themselves, and only when the import wrote claims (DOUBLEUP-10)', async () => {
    const rows = ['T-1,t1@example.com,Twin One,51824753556', 'T-2,t2@example.com,Twin Two,51 824 753 556'];
    const checked = await importRecords(rows, '?check=true');
    expect(checked.status).toBe('DONE');
    expect(await searches()).toBe(0);

    expect(await importRecords(rows)).toMatchObject({ status: 'DONE', created: 2 });
    await untilSearches(1);
    expect(await settled()).toMatchObject({ pagination: { totalItems: 1 }, cameSince: 0 });

    // The same file again changes nothing.
    expect(await importRecords(rows)).toMatchObject({ status: 'DONE', created: 0, updated: 0 });
    expect(await importRecords(['T-1,t1@example.com,Twin Uno,51824753556'])).toMatchObject({ updated: 1 });
    await untilSearches(2);
  });

  it('count the claims that came in since the last search (DOUBLEUP-10)', async () => {
    // As while a search is under way, when no second one is requested.
    await server.database.db.query('INSERT INTO double_up_searches (created_at) VALUES (now())');
    const { created } = await importRecords(['T-3,t3@example.com,Another,', 'T-4,t4@example.com,One More,']);
    expect(created).toBe(2);
    expect(await found()).toMatchObject({ cameSince: 2, searching: true });
  });
});
