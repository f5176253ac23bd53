import { AbstractLogger, DataSource, type LogMessage } from 'typeorm';
import { dataSourceOptions } from '../src/persistence.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { MOST_LOOKED_AT, MOST_TRADES } from '../src/submissions/listing/submission-walk-page.js';
import { SubmissionWalkService } from '../src/submissions/listing/submission-walk.service.js';
import { TradesService } from '../src/trades/trades.service.js';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken, aSubmission, aTrade, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** Records each statement. */
class QueryLogger extends AbstractLogger {
  constructor(private readonly statements: string[]) {
    super(['query']);
  }

  protected override writeLog(
    _level: unknown,
    messages: LogMessage | string | number | (LogMessage | string | number)[],
  ) {
    this.statements.push(JSON.stringify(messages));
  }
}

interface Walk {
  submissions: {
    id: string;
    sid: string | null;
    submissionData: {
      bankDetails: { accountNo: string };
      tradeDetails: { tradeData: { quantity: string }[] };
    };
    missing: { path: string }[];
  }[];
  next: string | null;
  asOf: string;
}

const WALK = `query Walk($after: ID, $first: Int, $updatedSince: DateTime) {
  submissionWalk(after: $after, first: $first, updatedSince: $updatedSince) {
    submissions { id sid submissionData { bankDetails { accountNo } tradeDetails { tradeData { quantity } } } missing { path } }
    next asOf
  }
}`;

let server: TestServer;
let script: Client;
beforeAll(async () => {
  server = await TestServer.start();
  script = server.nobody.with(await anApiToken(server.database.db, ['read', 'restricted']));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('TRUNCATE submissions CASCADE'));

const page = async (variables: object = {}, client = script): Promise<Walk> =>
  (await client.data<{ submissionWalk: Walk }>(WALK, variables)).submissionWalk;

async function walk(variables: object = {}, document = WALK): Promise<Walk[]> {
  const pages: Walk[] = [];
  for (let after: string | null = null; ; after = pages.at(-1)!.next) {
    const asked = { ...variables, after };
    pages.push((await script.data<{ submissionWalk: Walk }>(document, asked)).submissionWalk);
    if (pages.at(-1)!.next === null) return pages;
  }
}
const idsOf = (pages: Walk[]) => pages.flatMap(({ submissions }) => submissions.map(({ id }) => id));
const some = async (count: number) => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await aSubmission(server.database.db, server.ring)).id);
  return ids;
};

describe('walking all claims', () => {
  it('returns each once, in id order, with their trades (VIEW-16)', async () => {
    const ids = await some(7);
    await aTrade(server.database.db, ids[3]!, { quantity: '77' });
    const pages = await walk({ first: 3 });
    expect(pages.map(({ submissions }) => submissions.length)).toEqual([3, 3, 1]);
    expect(idsOf(pages)).toEqual([...ids].sort());
    const traded = pages.flatMap(({ submissions }) => submissions).find(({ id }) => id === ids[3]);
    expect(traded!.submissionData.tradeDetails.tradeData).toEqual([{ quantity: '77' }]);
  });

  it('returns an empty page when there are none, and a last page without a next one', async () => {
    expect(await page()).toMatchObject({ submissions: [], next: null });
    await some(2);
    expect((await page({ first: 2 })).next).toBeNull();
  });

  it('puts a claim with very many trades on a separate page', async () => {
    const ids = (await some(3)).sort();
    for (const id of ids) await aTrade(server.database.db, id);
    await server.database.db.query(
      `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
       SELECT $1, 'BUY', '2018-03-01', n, 1, n FROM generate_series(1, ${MOST_TRADES}) n`,
      [ids[1]],
    );
    const bare = 'query ($after: ID) { submissionWalk(after: $after) { submissions { id } next } }';
    const pages = await walk({}, bare);
    expect(pages.map((one) => idsOf([one]))).toEqual(ids.map((id) => [id]));
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 501 }, 'first'],
    [{ after: 'abc' }, 'after'],
    [{ after: "' OR true --" }, 'after'],
    [{ updatedSince: '1492-10-12T00:00:00Z' }, 'updatedSince'],
    [{ updatedSince: '+200000-01-01T00:00:00Z' }, 'updatedSince'],
    [{ updatedSince: 'yesterday' }, 'updatedSince'],
  ])('refuses %j with a message', async (variables, field) => {
    const { body, status } = await script.graphql(WALK, variables);
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(body.errors![0]!.message).toContain(field);
  });

  it.each<unknown>([
    true,
    1,
    '2018',
    '03/04/2018',
    ['2018-01-02T00:00:00Z'],
    '2018-02-30T00:00:00Z',
    '2018-01-02T00:00:00',
    '2018-01-02',
    `2018-01-02T00:00:00.${'1'.repeat(10_000)}Z`,
  ])('takes no moment but a real one with its zone: row %#', async (updatedSince) => {
    const message =
      'A date and time must exist and be written as text with its time zone, such as "2019-12-03T09:54:33Z".';
    const { body, status } = await script.graphql(WALK, { updatedSince });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          message: `Variable "$updatedSince": ${message}`,
          locations: [expect.anything()],
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    ]);
    const literal = JSON.stringify(updatedSince);
    const written = await script.graphql(`{ submissionWalk(updatedSince: ${literal}) { next } }`);
    expect([written.status, written.body.errors]).toEqual([
      400,
      [
        {
          message,
          locations: [{ line: 1, column: 32 }],
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    ]);
  });

  it('is for administrators and scripts, not for members (ACCESS-7)', async () => {
    const { db } = server.database;
    const admin = await server.signIn(await anAdmin(db));
    expect((await page({}, admin)).submissions).toEqual([]);
    const member = await server.signIn(await aUser(db));
    const { body } = await member.graphql(WALK);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('restricted fields in a walk', () => {
  it('are returned depending on the scope, and each page is audited once (VIEW-14, VIEW-16)', async () => {
    const { db } = server.database;
    await some(3);
    const plain = server.nobody.with(await anApiToken(db, ['read']));
    await db.query('DELETE FROM audit_entries');
    const [first] = (await page({ first: 2 }, plain)).submissions;
    expect(first!.submissionData.bankDetails.accountNo).toBe('');
    expect(first!.missing).toEqual([]);
    expect((await page()).submissions[0]!.submissionData.bankDetails.accountNo).toBe('10203040');
    const audited = await db.query<{ action: string; actor_kind: string; details: object }[]>(
      'SELECT action, actor_kind, details FROM audit_entries ORDER BY id',
    );
    expect(audited).toMatchObject([
      { action: 'submissions.walked', actor_kind: 'token', details: { count: 2, restricted: false } },
      { action: 'submissions.walked', actor_kind: 'token', details: { count: 3, restricted: true } },
    ]);
  });
});

describe('the changes since a time', () => {
  it('include those of claims and of their trades', async () => {
    const { db } = server.database;
    const ids = await some(4);
    await aTrade(db, ids[1]!);
    await db.query(`UPDATE submissions SET updated_at = '2026-01-01'`);
    await db.query(`UPDATE trade_lists SET updated_at = '2026-01-01'`);
    const updatedSince = '2026-02-01T00:00:00Z';
    expect(await page({ updatedSince })).toMatchObject({ submissions: [], next: null });
    await db.query(`UPDATE trade_lists SET updated_at = '2026-03-01'`);
    await db.query(`UPDATE submissions SET updated_at = '2026-03-01' WHERE id = $1`, [ids[2]]);
    expect(idsOf(await walk({ updatedSince }))).toEqual([ids[1], ids[2]].sort());
    expect(idsOf(await walk({ updatedSince, first: 1 }))).toEqual([ids[1], ids[2]].sort());
  });

  it('are found after any number of unchanged claims', async () => {
    const { db } = server.database;
    await db.query(
      `INSERT INTO submissions (id, sid, email, legal_entity, updated_at)
       SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'W' || n, 'w@example.com', 'W', '2026-01-01'
       FROM generate_series(1, ${MOST_LOOKED_AT * 2}) n`,
    );
    const [last] = await some(1);
    const pages = await walk({ updatedSince: '2026-02-01T00:00:00Z' });
    expect(idsOf(pages)).toEqual([last]);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatchObject({ submissions: [] });
  });

  it('include everything committed later by a transaction that was open during the walk', async () => {
    const { db } = server.database;
    const [late, other] = await some(2);
    // Connects like another node: the portal cannot see the transactions of other database users.
    const node = await new DataSource(dataSourceOptions(server.database.appUrl)).initialize();
    const slow = node.createQueryRunner();
    await slow.startTransaction();
    await slow.query('UPDATE submissions SET updated_at = now() WHERE id = $1', [late]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const [{ asOf } = { asOf: '' }] = await walk();
    await slow.commitTransaction();
    await slow.release();
    await node.destroy();
    expect(idsOf(await walk({ updatedSince: asOf }))).toContain(late);
    await db.query(`UPDATE submissions SET updated_at = '2026-01-01' WHERE id = $1`, [other]);
    expect(idsOf(await walk({ updatedSince: asOf }))).not.toContain(other);
  });
});

describe('the statements of a page', () => {
  it('are the same for one claim and for forty with trades', async () => {
    const { db, appUrl } = server.database;
    const statements: string[] = [];
    const connection = await new DataSource({
      ...dataSourceOptions(appUrl),
      logging: ['query'],
      logger: new QueryLogger(statements),
    }).initialize();
    const service = new SubmissionWalkService(connection, defaultScheme, server.ring, new TradesService());
    const statementsOfPage = async () => {
      statements.length = 0;
      const { submissions } = await service.page({ kind: 'system', job: 'test' }, { first: 500 });
      return { claims: submissions.length, statements: statements.length };
    };
    await aTrade(db, (await some(1))[0]!);
    const one = await statementsOfPage();
    for (const id of await some(39)) await aTrade(db, id);
    expect(await statementsOfPage()).toEqual({ claims: 40, statements: one.statements });
    expect(one.statements).toBeLessThan(12);
    await connection.destroy();
  });
});
