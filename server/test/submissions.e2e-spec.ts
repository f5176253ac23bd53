import { Decimal } from 'decimal.js';
import { REQUIRED_CLAIM_FIELDS } from '../src/rules/required-claim-fields.js';
import { columnOfField } from '../src/submissions/submission-fields.js';
import { BankType, type Submission } from '../src/submissions/submission.entity.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const VIEW = `query View($id: ID!) { submission(id: $id) {
  id sid email submissionId version updatedAt
  missing { path message }
  submissionData {
    contactDetails { firstName email relationship }
    legalDetails { claimType legalEntity taxNumber tradingAccount }
    bankDetails { bankType bsb accountName accountNo }
    addressDetails { postCode }
    tradeDetails { openingBalance tradeData { transactionType tradeDate quantity pricePerShare totalAmount } }
  }
} }`;

interface Viewed {
  submission: {
    id: string;
    missing: { path: string; message: string }[];
    submissionData: { legalDetails: { claimType: string | null }; bankDetails: { accountNo: string } };
  };
}

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;
let own: Submission;
let other: Submission;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db, { email: 'Member@example.com' });
  own = await aSubmission(db, server.ring, {
    email: 'member@EXAMPLE.com',
    legalEntity: 'Own Pty Ltd',
    sid: '00123',
  });
  other = await aSubmission(db, server.ring, { email: 'other@example.com', legalEntity: 'Other Pty Ltd' });
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

describe('a claim', () => {
  it('is shown in full to its member, without the Source (CLAIM-9, VIEW-5, ACCESS-9)', async () => {
    const { submission } = await asMember.data<Viewed>(VIEW, { id: own.id });
    expect(submission).toMatchObject({
      id: own.id,
      sid: '00123',
      submissionId: own.id,
      version: 1,
      missing: [],
      submissionData: {
        legalDetails: { claimType: null, legalEntity: 'Own Pty Ltd', taxNumber: '123456782' },
        bankDetails: { bsb: '062-000', accountNo: '10203040' },
      },
    });
    const { body, headers } = await asMember.get<{
      submission: { submissionData: { legalDetails: object } };
    }>(`/api/settlement-submission/${own.id}`);
    expect(body.submission.submissionData.legalDetails).not.toHaveProperty('claimType');
    expect(headers.get('etag')).toMatch(/^"1\.\d+"$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is shown in full to an administrator, with the Source (VIEW-5)', async () => {
    const { submission } = await asAdmin.data<Viewed>(VIEW, { id: own.id });
    expect(submission.submissionData.legalDetails.claimType).toBe('Paper form');
    const { body } = await asAdmin.get(`/api/settlement-submission/${own.id}`);
    expect(body).toMatchObject({
      submission: { submissionData: { legalDetails: { claimType: 'Paper form' } } },
    });
  });

  it('belongs to the person who created it, whatever its address (ACCESS-4)', async () => {
    const created = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
    expect((await asMember.data<Viewed>(VIEW, { id: created.id })).submission.id).toBe(created.id);
  });

  it('a claim of somebody else looks like a missing one: same status, same body (ACCESS-6)', async () => {
    const ids = [other.id, '0192aaaa-0000-7000-8000-000000000000', 'not-an-id', `${own.id}x`, '%00', 'null'];
    for (const id of ids) {
      const { status, body } = await asMember.get(`/api/settlement-submission/${id}`);
      expect([id, status, body]).toEqual([
        id,
        404,
        { statusCode: 404, message: 'Unable to view submission', error: 'Not Found' },
      ]);
      const graphql = await asMember.graphql(VIEW, { id: decodeURIComponent(id) });
      expect(graphql.body.errors).toEqual([
        { message: 'Unable to view submission', path: ['submission'], extensions: { code: 'NOT_FOUND' } },
      ]);
    }
  });

  it('is not shown without a token (ACCESS-8)', async () => {
    expect((await server.nobody.get(`/api/settlement-submission/${own.id}`)).status).toBe(401);
    expect((await server.nobody.graphql(VIEW, { id: own.id })).status).toBe(401);
  });

  it('records in the audit who opened it (VIEW-13, AUDIT-5)', async () => {
    await asMember.data(VIEW, { id: own.id });
    const [entry] = await server.database.db.query<object[]>(
      'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toMatchObject({
      action: 'submission.read',
      actor_id: member.id,
      subject_id: own.id,
      details: {},
    });
  });

  it('shows trades newest first, to the last decimal, including OPEN (TRADE-13, TRADE-4)', async () => {
    const { db } = server.database;
    const claim = await aSubmission(db, server.ring, { ownerId: member.id });
    await aTrade(db, claim.id, { tradeDate: '2018-01-02', quantity: '9007199254740993' });
    await aTrade(db, claim.id, { tradeDate: '2018-05-01', pricePerShare: new Decimal('4.123456') });
    await aTrade(db, claim.id, { tradeDate: '2018-05-01', transactionType: TransactionType.SELL });
    await aTrade(db, claim.id, { tradeDate: '2017-08-23', transactionType: TransactionType.OPEN });
    await db.query('UPDATE trade_lists SET opening_balance = $2 WHERE submission_id = $1', [claim.id, '250']);
    const shown = await asMember.data<{ submission: { submissionData: { tradeDetails: object } } }>(VIEW, {
      id: claim.id,
    });
    expect(shown.submission.submissionData.tradeDetails).toMatchObject({
      openingBalance: '250',
      tradeData: [
        { transactionType: 'SELL', tradeDate: '2018-05-01' },
        { transactionType: 'BUY', tradeDate: '2018-05-01', pricePerShare: '4.123456', totalAmount: '450' },
        { transactionType: 'BUY', tradeDate: '2018-01-02', quantity: '9007199254740993' },
        { transactionType: 'OPEN', tradeDate: '2017-08-23' },
      ],
    });
  });

  it('reports what is missing, and the lists count it (VIEW-15, LIST-10)', async () => {
    const claim = await aSubmission(server.database.db, server.ring, {
      ownerId: member.id,
      mobile: '',
      relationship: null,
      bsb: '',
      accountNo: '',
    });
    const { submission } = await asMember.data<Viewed>(VIEW, { id: claim.id });
    expect(submission.missing).toEqual([
      { path: 'contactDetails.mobile', message: 'Phone is required' },
      { path: 'contactDetails.relationship', message: 'Relationship is required' },
      { path: 'bankDetails.bsb', message: 'BSB is required' },
      { path: 'bankDetails.accountNo', message: 'Account number is required' },
    ]);
    const { mySubmissions } = await asMember.data<{ mySubmissions: { id: string; missing: number }[] }>(
      '{ mySubmissions { id missing } }',
    );
    expect(mySubmissions.find(({ id }) => id === claim.id)?.missing).toBe(4);
    const { submissions } = await asAdmin.data<{
      submissions: { submissions: { id: string; missing: number }[] };
    }>('{ submissions { submissions { id missing } } }');
    expect(submissions.submissions.find(({ id }) => id === claim.id)?.missing).toBe(4);
  });

  it('has the same count in a list as in the view, for each unencrypted field', async () => {
    const plain = REQUIRED_CLAIM_FIELDS.flatMap(({ group, field, onlyFor }) => {
      const known = columnOfField(`${group}.${field}`);
      return known ? [{ ...known, bankType: (onlyFor ?? 'LOCAL') as BankType }] : [];
    });
    const abroad = { swiftCode: 'PACFFJFX', customerCity: 'Suva', customerCountry: 'Fiji' };
    const claims = [];
    for (const { column, nullable, bankType } of plain)
      claims.push(
        await aSubmission(server.database.db, server.ring, {
          bankType,
          ...(bankType === BankType.INTERNATIONAL && abroad),
          [column]: nullable ? null : '',
        }),
      );
    const counts = new Map<string, number>();
    for (const page of [1, 2]) {
      const { submissions } = await asAdmin.data<{
        submissions: { submissions: { id: string; missing: number }[] };
      }>('query ($page: Int) { submissions(page: $page) { submissions { id missing } } }', { page });
      for (const { id, missing } of submissions.submissions) counts.set(id, missing);
    }
    for (const { id } of claims) {
      const { submission } = await asAdmin.data<Viewed>(VIEW, { id });
      expect(submission.missing.length).toBeGreaterThan(0);
      expect([submission.missing, counts.get(id)]).toEqual([submission.missing, submission.missing.length]);
    }
  });
});

describe('the trades of a claim', () => {
  const TRADES = `query ($id: ID!, $page: Int, $most: Int) {
    submission(id: $id, tradePage: $page, allTradesUpTo: $most) {
      moreTrades submissionData { tradeDetails { tradeData { id tradeDate quantity pricePerShare } } }
    }
  }`;
  interface Trades {
    submission: {
      moreTrades: boolean;
      submissionData: {
        tradeDetails: {
          tradeData: { id: string; tradeDate: string; quantity: string; pricePerShare: string }[];
        };
      };
    };
  }
  let id: string;
  const read = async (variables: object) => {
    const { submission } = await asMember.data<Trades>(TRADES, { id, ...variables });
    return { rows: submission.submissionData.tradeDetails.tradeData, more: submission.moreTrades };
  };

  beforeAll(async () => {
    const { db } = server.database;
    ({ id } = await aSubmission(db, server.ring, { ownerId: member.id }));
    for (let day = 1; day <= 28; day += 1)
      await aTrade(db, id, {
        tradeDate: `2018-02-${String(day).padStart(2, '0')}`,
        quantity: '9007199254740993',
      });
  });
  afterAll(() => server.database.db.query('DELETE FROM submissions WHERE id = $1', [id]));

  it('are all returned, newest first and exact, when no page is requested (TRADE-4)', async () => {
    const { rows, more } = await read({});
    expect([rows.length, more]).toEqual([28, false]);
    expect(rows.map(({ tradeDate }) => tradeDate)).toEqual(
      rows
        .map(({ tradeDate }) => tradeDate)
        .sort()
        .reverse(),
    );
    expect(rows[0]).toMatchObject({
      tradeDate: '2018-02-28',
      quantity: '9007199254740993',
      pricePerShare: '4.5',
    });
    expect((await read({ page: null })).rows).toEqual(rows);
  });

  it('have pages of 25, and report whether there are more', async () => {
    const { rows } = await read({});
    expect(await read({ page: 1 })).toEqual({ rows: rows.slice(0, 25), more: true });
    expect(await read({ page: 2 })).toEqual({ rows: rows.slice(25), more: false });
    expect(await read({ page: 3 })).toEqual({ rows: [], more: false });
  });

  it('are all returned up to the number that a form takes, otherwise the first page (TRADE-34)', async () => {
    const { rows } = await read({});
    expect(await read({ most: 28 })).toEqual({ rows, more: false });
    expect(await read({ most: 27 })).toEqual({ rows: rows.slice(0, 25), more: true });
    const { body } = await asMember.graphql(TRADES, { id, most: 24 });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('come in the same number with the answer to an edit (TRADE-34)', async () => {
    const { updateSubmission } = await asAdmin.data<{ updateSubmission: Trades['submission'] }>(
      `mutation ($id: ID!, $input: SubmissionChangesInput!, $most: Int) {
        updateSubmission(id: $id, version: 1, tradeVersion: 1, input: $input, allTradesUpTo: $most) {
          moreTrades submissionData { tradeDetails { tradeData { id } } }
        }
      }`,
      { id, input: {}, most: 27 },
    );
    expect(updateSubmission.moreTrades).toBe(true);
    expect(updateSubmission.submissionData.tradeDetails.tradeData).toHaveLength(25);
  });

  it('have no page 0', async () => {
    const { body } = await asMember.graphql(TRADES, { id, page: 0 });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('restricted fields', () => {
  it('are in the database only as ciphertext (ENCRYPT-3, ENCRYPT-7, AUDIT-1, ENCRYPT-1)', async () => {
    const canary = {
      taxNumber: 'canary-tfn-1',
      tradingAccount: 'canary-hin-2',
      bsb: 'canary-3',
      accountName: 'Canary Four',
      accountNo: 'canary-5',
    };
    const { id } = await aSubmission(server.database.db, server.ring, { ownerId: member.id, ...canary });
    expect((await asMember.data<Viewed>(VIEW, { id })).submission.submissionData.bankDetails.accountNo).toBe(
      'canary-5',
    );
    const [row] = await server.database.db.query<{ everything: string }[]>(
      `SELECT s::text || convert_from(decode(replace(encode(sealed, 'hex'), '00', '2e'), 'hex'), 'LATIN1') AS everything
       FROM submissions s WHERE id = $1`,
      [id],
    );
    expect(row!.everything.length).toBeGreaterThan(300);
    const audit = JSON.stringify(await server.database.db.query('SELECT * FROM audit_entries'));
    for (const value of Object.values(canary)) {
      for (const form of [
        value,
        Buffer.from(value).toString('hex'),
        Buffer.from(value).toString('base64').slice(0, 8),
      ]) {
        expect(row!.everything).not.toContain(form);
        expect(audit).not.toContain(form);
      }
    }
  });

  it('are never in a list or a search (LIST-9)', async () => {
    for (const path of ['', '?page=1', '/search?filter=ALL&query=Own Pty']) {
      const { status, body } = await asAdmin.get(`/api/settlement-submission${path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/10203040|123456782|062-000|X0012345678/);
    }
  });

  it('restricted fields of a claim whose envelope was moved to another are not shown (ENCRYPT-4)', async () => {
    const { db } = server.database;
    const claim = await aSubmission(db, server.ring, { ownerId: member.id });
    await db.query(
      'UPDATE submissions SET sealed = (SELECT sealed FROM submissions WHERE id = $2) WHERE id = $1',
      [claim.id, own.id],
    );
    const { body } = await asMember.graphql(VIEW, { id: claim.id });
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(body.errors?.[0]?.message).toMatch(/^Something went wrong on our side/);
    await db.query('DELETE FROM submissions WHERE id = $1', [claim.id]);
  });
});
