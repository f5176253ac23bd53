import { randomUUID } from 'node:crypto';
import { addClaims, approvedRules, endedRun, publishRun, startRun } from './harness/assessing.js';
import { idOf } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { readPdf } from './harness/read-pdf.js';
import { TestServer } from './harness/test-server.js';

const HOLDER = 'محمد عبد الله 王小明';
const MANY = 50_000;

let server: TestServer;
let admin: Client;
let owner: Client;
let stranger: Client;
let longId: string;
let namedId: string;

/** Follows a new link to the notice of a claim. */
async function download(client: Client, id: string) {
  const { ticket } = await client.data<{ ticket: { url: string } }>(
    'mutation ($id: ID!) { ticket: createDownloadTicket(kind: NOTICE_PDF, id: $id) { url } }',
    { id },
  );
  const response = await fetch(server.process.url + ticket.url);
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
const messageOf = ({ bytes }: { bytes: Uint8Array }) =>
  (JSON.parse(Buffer.from(bytes).toString()) as { message: string }).message;
const readings = async () => {
  const rows = await server.database.db.query<{ subject: string }[]>(
    `SELECT subject_id AS subject FROM audit_entries WHERE action = 'assessment.notice-read'`,
  );
  return rows.map(({ subject }) => subject);
};

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  stranger = await server.signIn(await aUser(db));
  await approvedRules(server);
  await addClaims(server, 60);
  const createdAt = new Date(Date.now() - 86_400_000);
  const filed = { email: 'a@example.com', createdAt };
  namedId = (await aSubmission(db, server.ring, { ...filed, sid: 'N-1', legalEntity: HOLDER })).id;
  longId = (await aSubmission(db, server.ring, { ...filed, sid: 'L-1', openingBalance: '0' })).id;
  await db.query(
    `INSERT INTO trade_lists (submission_id, opening_balance, created_at, updated_at)
     SELECT id, 0, $2, $2 FROM unnest($1::uuid[]) id`,
    [[longId, namedId], createdAt],
  );
  await db.query(
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     VALUES ($1, 'TRANSFER_IN', '2013-09-02', 10, 0, 0, $2)`,
    [namedId, createdAt],
  );
  // Each sale leaves a share, so that most sales take from two lots.
  await db.query(
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     SELECT $1, (CASE WHEN n % 2 = 1 THEN 'SELL' ELSE 'BUY' END)::transaction_type, '2013-09-02'::date + n / 1100 * 7,
       200 - n % 2, 3, 3 * (200 - n % 2), $2 FROM generate_series(2, ${MANY + 1}) n`,
    [longId, createdAt],
  );
});
afterAll(() => server.close());

it('there is no notice before the run is published (NOTICE-19)', async () => {
  const { id, state } = await endedRun(admin, (await startRun(admin)).id);
  expect(state).toBe('AGREED');
  const early = await download(owner, await idOf(server, 'A-000001'));
  expect(early.status).toBe(404);
  expect(messageOf(early)).toBe('There is no published assessment of this claim.');
  await publishRun(server, id);
});

describe('the notice of a claim as a PDF (NOTICE-19)', () => {
  it('says all that the page says, in a tree that a screen reader follows', async () => {
    const id = await idOf(server, 'A-000001');
    const { status, headers, bytes } = await download(owner, id);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('filename="Assessment_Notice_A-000001.pdf"');
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      title: 'Assessment Notice, SID A-000001',
      language: 'en-AU',
      isTagged: true,
    });
    const { assessment } = await owner.data<{
      assessment: { code: string; rulesSha256: string; trace: { claim: { traceSha256: string } } };
    }>(
      'query ($id: ID!) { assessment(submissionId: $id) { code rulesSha256 trace { claim { traceSha256 } } } }',
      { id },
    );
    const text = pdf.texts.join(' ').replace(/\s+/g, ' ');
    const inOrder = [
      'Assessment Notice',
      'A-000001',
      '$70.85',
      'tell us by 31-Jan-2099',
      'Your trades as they were assessed',
      '02-Sep-2013',
      'How it comes about',
      '50 shares bought on 02-Sep-2013 at $3.00, sold on 01-Sep-2014 at $3.00: $0.55 a share = $27.50.',
      '51 shares bought on 02-Sep-2013 at $3.00, held at the close of 12-Nov-2014: $0.85 a share = $43.35.',
      'all lines come to $70.85',
      'What the rules say (version 1)',
      'About this notice',
      'If you think this is wrong Tell us by 31-Jan-2099',
    ];
    const places = inOrder.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const { code, rulesSha256, trace } = assessment;
    const address = `/settlement-scheme/view/${id}/assessment`;
    for (const shown of [code, rulesSha256, trace.claim.traceSha256, address])
      expect(text.replaceAll(' ', '')).toContain(shown);
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(pdf.roles.filter((role) => role === 'H2').length).toBeGreaterThanOrEqual(5);
    // Five columns of the trades, and the labels of what is said of holder and notice.
    expect(pdf.roles.join(' ')).toContain('Table TR TH TH TH TH TH TR TD TD TD TD TD');
    expect(pdf.roles.join(' ')).toContain('Table TR TH TD TR TH TD');
    expect(pdf.roles.join(' ')).toContain('L LI Lbl LBody LI Lbl LBody');
  });

  it('shows names in all scripts, and has them read as they are written', async () => {
    const { bytes } = await download(owner, namedId);
    const pdf = await readPdf(bytes);
    expect(pdf.spoken).toContain(HOLDER);
    expect(pdf.texts[0]).toContain('王小明');
    expect(pdf.texts[0]).not.toContain('□');
  });

  it('shows no price of shares that came without one', async () => {
    const { texts } = await readPdf((await download(owner, namedId)).bytes);
    expect(texts.join(' ').replace(/\s+/g, ' ')).toContain('Transfer in 02-Sep-2013 10 – –');
  });

  it('is not given for a claim that was removed since, to its owner or to the office', async () => {
    const { db } = server.database;
    await db.query(
      `INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_at, decided_on)
       VALUES ('A-000002', 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', 'No trade data', now(), current_date)`,
    );
    const id = await idOf(server, 'A-000002');
    for (const client of [owner, admin]) {
      const refused = await download(client, id);
      expect(refused.status).toBe(409);
      expect(messageOf(refused)).toBe('This claim was removed, so there is no notice of its assessment.');
    }
    await db.query(
      `UPDATE claim_decisions SET state = 'REPLACED', replaced_at = now() WHERE sid = 'A-000002'`,
    );
    expect((await download(owner, id)).status).toBe(200);
  });

  it('says of a blocked claim what is wrong with it', async () => {
    const { bytes } = await download(owner, await idOf(server, 'A-000050'));
    const text = (await readPdf(bytes)).texts.join(' ');
    expect(text).toContain('This claim has no recognised loss yet');
    expect(text).toContain('Bought or sold in a trading halt');
    expect(text).not.toContain('How it comes about');
  });

  it('is opened by its owner and by administrators only, and each opening is in the audit log', async () => {
    const id = await idOf(server, 'A-000003');
    const before = (await readings()).length;
    expect((await download(admin, id)).status).toBe(200);
    expect((await download(owner, id)).status).toBe(200);
    const other = await download(stranger, id);
    const absent = await download(stranger, randomUUID());
    expect([other.status, messageOf(other)]).toEqual([404, messageOf(absent)]);
    expect((await readings()).slice(before)).toEqual([id, id]);
  });
});

describe('an assessment of 50,000 trades (NOTICE-20)', () => {
  /** Calls something small for as long as another call takes. @returns how often, and the slowest in milliseconds */
  async function besides(call: Promise<unknown>) {
    const over = new AbortController();
    void call.finally(() => over.abort()).catch(() => undefined);
    const started = Date.now();
    const times: number[] = [];
    while (!over.signal.aborted) {
      const at = performance.now();
      await server.nobody.get('/api/health/live');
      times.push(performance.now() - at);
    }
    await call;
    return { whole: Date.now() - started, calls: times.length, slowest: Math.max(...times) };
  }

  it.each([
    [
      'its page',
      () =>
        owner.data(
          'query ($id: ID!) { assessment(submissionId: $id) { trace { isSame tradeCount sliceCount slices { loss } } } }',
          { id: longId },
        ),
    ],
    [
      'its check',
      () =>
        owner.data('query ($id: ID!) { assessmentCheck(submissionId: $id) { input traceSha256 } }', {
          id: longId,
        }),
    ],
    ['its PDF', () => download(owner, longId)],
    [
      'what the office decides an objection to it by',
      async () => {
        const { raiseObjection } = await owner.data<{ raiseObjection: { id: string } }>(
          'mutation ($id: ID!) { raiseObjection(submissionId: $id, grounds: "A purchase is missing.") { id } }',
          { id: longId },
        );
        const { objection } = await admin.data<{ objection: { present: object } }>(
          'query ($id: ID!) { objection(id: $id) { present { status isChanged } trace { tradeCount } } }',
          raiseObjection,
        );
        expect(objection).toEqual({
          present: { status: 'ASSESSED', isChanged: false },
          trace: { tradeCount: MANY },
        });
      },
    ],
  ])('%s keeps nobody else waiting', async (_, call) => {
    const { whole, calls, slowest } = await besides(call());
    expect(calls).toBeGreaterThan(5);
    expect(slowest).toBeLessThan(whole / 3);
  });

  it('lists a thousand lines on its page with the trades that they name, and two thousand in its PDF', async () => {
    const { assessment } = await owner.data<{
      assessment: {
        trace: {
          isSame: boolean;
          sliceCount: number;
          tradeCount: number;
          trades: { id: string }[];
          slices: { acquisition: string; disposal: string }[];
        };
      };
    }>(
      `query ($id: ID!) { assessment(submissionId: $id) { trace { isSame tradeCount sliceCount trades { id }
         slices { acquisition disposal } } } }`,
      { id: longId },
    );
    const { trace } = assessment;
    expect(trace).toMatchObject({ isSame: true, tradeCount: MANY });
    expect(trace.slices).toHaveLength(1_000);
    const listed = new Set(trace.trades.map(({ id }) => id));
    for (const { acquisition, disposal } of trace.slices) {
      expect(listed).toContain(acquisition);
      if (disposal !== 'HELD') expect(listed).toContain(disposal);
    }
    const pdf = await readPdf((await download(owner, longId)).bytes);
    const text = pdf.texts.join(' ');
    for (const part of ['The first 2,000 of', `of ${MANY.toLocaleString('en')} transactions`])
      expect([part, text.includes(part)]).toEqual([part, true]);
  });
});
