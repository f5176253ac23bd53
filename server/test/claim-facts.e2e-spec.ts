import { AmendmentState } from '../src/amendments/amendment-states.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import { Role } from '../src/common/actor.js';
import { uuidV7 } from '../src/common/uuid-v7.js';
import { AssessmentNotice } from '../src/notices/assessment-notice.entity.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const QUERY = `query ($ids: [ID!]!) {
  claimFacts(ids: $ids) { id trades request requestSince onlyOfficeWrote hasNotice source createdAt updatedAt }
}`;

interface Facts {
  id: string;
  trades: number;
  request: AmendmentState | null;
  requestSince: string | null;
  onlyOfficeWrote: boolean;
  hasNotice: boolean;
  source: string;
  createdAt: string;
  updatedAt: string;
}

let server: TestServer;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  asAdmin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

const aClaim = (more: Parameters<typeof aSubmission>[2] = {}) =>
  aSubmission(server.database.db, server.ring, more);

const factsOf = async (ids: readonly string[], client = asAdmin) =>
  (await client.data<{ claimFacts: Facts[] }>(QUERY, { ids })).claimFacts;

async function refusal(ids: readonly string[], client = asAdmin) {
  const { body } = await client.graphql(QUERY, { ids });
  return body.errors?.[0]?.extensions.code;
}

const aNotice = (sid: string) =>
  server.database.db
    .getRepository(AssessmentNotice)
    .save({ sid, name: 'Notice', url: 'https://example.com/n' });

describe('the facts about claims (LIST-18)', () => {
  it('are empty for a claim with nothing around it', async () => {
    const { id, createdAt, updatedAt } = await aClaim({ claimType: 'Portal' });
    expect(await factsOf([id])).toEqual([
      {
        id,
        trades: 0,
        request: null,
        requestSince: null,
        onlyOfficeWrote: false,
        hasNotice: false,
        source: 'Portal',
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      },
    ]);
  });

  it('count the trades of each claim without its opening balance, no further than one more than 1,000', async () => {
    const { db } = server.database;
    const [few, many] = [await aClaim(), await aClaim()];
    await aTrade(db, few.id);
    await aTrade(db, few.id);
    await aTrade(db, few.id, { transactionType: TransactionType.OPEN });
    const { id: copied } = await aTrade(db, many.id);
    await db.query(
      `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, imported)
       SELECT submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, imported
       FROM trades, generate_series(1, 1200) WHERE id = $1`,
      [copied],
    );
    const trades = new Map((await factsOf([few.id, many.id])).map((facts) => [facts.id, facts.trades]));
    expect([trades.get(few.id), trades.get(many.id)]).toEqual([2, 1001]);
  });

  it('date a claim by the last change of its trades', async () => {
    const { db } = server.database;
    const { id } = await aClaim();
    await aTrade(db, id);
    await db.query(`UPDATE trade_lists SET updated_at = '2099-03-04T05:06:07Z' WHERE submission_id = $1`, [
      id,
    ]);
    expect((await factsOf([id]))[0]?.updatedAt).toBe('2099-03-04T05:06:07.000Z');
  });

  it('tell the state of the thread and since when', async () => {
    const { id } = await aClaim();
    const since = new Date('2026-02-03T04:05:06Z');
    await server.database.db
      .getRepository(AmendmentThread)
      .save({ submissionId: id, state: AmendmentState.OPEN, since, unanswered: 1 });
    expect((await factsOf([id]))[0]).toMatchObject({ request: 'OPEN', requestSince: since.toISOString() });
  });

  it('tell a thread in which only the office has written from an answered one', async () => {
    const { db } = server.database;
    const author = await anAdmin(db);
    const [asked, answered] = [await aClaim(), await aClaim()];
    const write = (submissionId: string, isAdmin: boolean) =>
      db.query(
        `INSERT INTO amendments (submission_id, author_id, is_admin, message) VALUES ($1, $2, $3, 'Please')`,
        [submissionId, author.id, isAdmin],
      );
    for (const { id } of [asked, answered]) {
      await db
        .getRepository(AmendmentThread)
        .save({ submissionId: id, state: AmendmentState.ANSWERED, since: new Date() });
      await write(id, true);
    }
    await write(answered.id, false);
    const told = new Map((await factsOf([asked.id, answered.id])).map((facts) => [facts.id, facts]));
    expect([told.get(asked.id)!.onlyOfficeWrote, told.get(answered.id)!.onlyOfficeWrote]).toEqual([
      true,
      false,
    ]);
  });

  it('tell of a notice that its owner can read, not of that of a removed claim', async () => {
    const [given, removed] = [await aClaim({ sid: 'NOTICED' }), await aClaim({ sid: '00917' })];
    await aNotice('NOTICED');
    await aNotice('00917');
    const notices = new Map(
      (await factsOf([given.id, removed.id])).map((facts) => [facts.id, facts.hasNotice]),
    );
    expect([notices.get(given.id), notices.get(removed.id)]).toEqual([true, false]);
  });

  it('leave out claims that do not exist', async () => {
    const { id } = await aClaim();
    expect((await factsOf([uuidV7(), id])).map((facts) => facts.id)).toEqual([id]);
    expect(await factsOf([])).toEqual([]);
  });

  it('are refused for a text that is no id and for more claims than a list shows', async () => {
    expect(await refusal(['no-id'])).toBe('BAD_USER_INPUT');
    expect(await refusal(Array.from({ length: 101 }, () => uuidV7()))).toBe('BAD_USER_INPUT');
    expect(await factsOf(Array.from({ length: 100 }, () => uuidV7()))).toEqual([]);
  });

  it('are for those who read all claims, not for a member, not even of their own claim', async () => {
    const { db } = server.database;
    const member = await aUser(db);
    const { id } = await aClaim({ ownerId: member.id });
    expect(await refusal([id], await server.signIn(member))).toBe('FORBIDDEN');
    const asSupport = await server.signIn(await aUser(db, { role: Role.SUPPORT }));
    expect((await factsOf([id], asSupport)).map((facts) => facts.id)).toEqual([id]);
  });
});
