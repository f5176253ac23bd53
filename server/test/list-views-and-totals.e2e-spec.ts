import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

interface View {
  id: string;
  name: string;
  query: string;
}

const LIST = '{ savedViews { id name query } }';
const SAVE = `mutation ($name: String!, $query: String!) { saveView(name: $name, query: $query) { id name query } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { renameView(id: $id, name: $name) { id name query } }`;
const DELETE = `mutation ($id: ID!) { deleteView(id: $id) }`;

let server: TestServer;
let one: Client;
let other: Client;
let oneId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  const user = await anAdmin(db);
  oneId = user.id;
  one = await server.signIn(user);
  other = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM saved_views'));

const list = async (client: Client) => (await client.data<{ savedViews: View[] }>(LIST)).savedViews;
const save = async (name: string, query = 'missingBank=true', client = one) =>
  (await client.data<{ saveView: View }>(SAVE, { name, query })).saveView;
const errorOf = async (query: string, variables: object, client = one) =>
  (await client.graphql(query, variables)).body.errors?.[0];

describe('the saved views of the list', () => {
  it('are listed by name for the person who saved them, and for nobody else (LIST-24)', async () => {
    expect(await list(one)).toEqual([]);
    await save('to ask');
    await save('Banks', 'missingBank=true&sort=legal-entity&columns=trades.filed');
    expect((await list(one)).map(({ name }) => name)).toEqual(['Banks', 'to ask']);
    expect((await list(one))[0]!.query).toBe('missingBank=true&sort=legal-entity&columns=trades.filed');
    expect(await list(other)).toEqual([]);
  });

  it('have names that are unique for each person, regardless of case (LIST-24)', async () => {
    await save('Banks');
    expect(await errorOf(SAVE, { name: ' BANKS ', query: '' })).toMatchObject({
      message: 'You have a view with this name already.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await save('Banks', 'withoutTrades=true', other)).name).toBe('Banks');
    const second = await save('Trades');
    expect((await errorOf(RENAME, { id: second.id, name: 'banks' }))?.extensions.code).toBe('CONFLICT');
    const renamed = await one.data<{ renameView: View }>(RENAME, { id: second.id, name: 'TRADES' });
    expect(renamed.renameView).toEqual({ ...second, name: 'TRADES' });
  });

  it('need a name of at most 60 characters and a query of at most 2,000 (LIST-24)', async () => {
    for (const [name, query] of [
      ['', 'x=1'],
      [' \u200b ', 'x=1'],
      ['n'.repeat(61), 'x=1'],
      ['a\u0000b', 'x=1'],
      ['long', 'x'.repeat(2_001)],
    ])
      expect((await errorOf(SAVE, { name, query }))?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await save('n'.repeat(60), 'x'.repeat(2_000))).query).toHaveLength(2_000);
  });

  it('are at most 50, also when two are saved at the same time (LIST-24)', async () => {
    for (let n = 1; n < 50; n += 1) await save(`View ${n}`);
    const two = await Promise.all(['A', 'B'].map((name) => one.graphql(SAVE, { name, query: '' })));
    expect(two.filter(({ body }) => body.errors)).toHaveLength(1);
    expect(await list(one)).toHaveLength(50);
  });

  it('are changed and deleted by their owner only, and go with the account (LIST-24)', async () => {
    const view = await save('Banks');
    expect((await errorOf(RENAME, { id: view.id, name: 'Mine' }, other))?.extensions.code).toBe('NOT_FOUND');
    await other.data(DELETE, { id: view.id });
    expect(await list(one)).toEqual([view]);
    await one.data(DELETE, { id: view.id });
    await one.data(DELETE, { id: view.id });
    expect(await list(one)).toEqual([]);
    const { db } = server.database;
    const leaver = await anAdmin(db);
    await save('Mine', '', await server.signIn(leaver));
    await db.query('DELETE FROM sessions WHERE user_id = $1', [leaver.id]);
    await db.query('DELETE FROM users WHERE id = $1', [leaver.id]);
    expect(await db.query('SELECT id FROM saved_views WHERE user_id <> $1', [oneId])).toEqual([]);
  });

  it('are not offered to members (LIST-24)', async () => {
    const member = await server.signIn(await aUser(server.database.db));
    expect((await errorOf(LIST, {}, member))?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the total of many claims', () => {
  /** This many are counted once and cached (docs/architecture/search-and-lists.md). */
  const MANY = 10_000;

  const addClaims = (count: number) =>
    server.database.db.query(
      `INSERT INTO submissions (email, legal_entity) SELECT 'a@example.com', 'Claim ' || n FROM generate_series(1, $1) n`,
      [count],
    );

  async function total(page = 1): Promise<number> {
    const { submissions } = await one.data<{ submissions: { pagination: { totalItems: number } } }>(
      'query ($page: Int) { submissions(page: $page) { pagination { totalItems } submissions { id } } }',
      { page },
    );
    return submissions.pagination.totalItems;
  }

  beforeAll(() => addClaims(MANY));

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
      one,
      'settlement-records',
      'sid,email,legalEntity\nT-1,a@example.com,Acme Pty Ltd',
    );
    expect(run.status).toBe('DONE');
    // A page past the end has no row that could show that an import ended.
    expect(await total(999)).toBe(MANY + 2);
    expect(await total()).toBe(MANY + 2);
  });
});
