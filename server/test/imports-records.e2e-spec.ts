import { decryptRestricted } from '../src/submissions/restricted-fields.js';
import { clientWithToken } from './harness/api-tokens.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { importFile, importRun, sendFile } from './harness/importing.js';
import { jobsDone } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const HEADER = 'sid,email,legalEntity,firstName,mobile,taxNumber,bsb,accountNo,openingBalance';
const FIRST = 'R-1,a@example.com,Acme Pty Ltd,Ann,0491570006,123456782,062-000,10203040,500';

let server: TestServer;
let admin: Client;
let email: string;

beforeAll(async () => {
  server = await TestServer.start();
  ({ email } = await anAdmin(server.database.db));
  admin = await server.signIn({ email });
});
afterAll(() => server.close());
beforeEach(async () => {
  // The search for duplicates that follows an import reads all claims.
  await jobsDone(server);
  await server.database.db.query('TRUNCATE submissions, import_runs CASCADE');
});

const records = (...rows: string[]) => [HEADER, ...rows].join('\n');
const importRecords = (file: string, query = '') => importFile(admin, 'settlement-records', file, query);
const stored = async (sid: string) => {
  const [row] = await server.database.db.query<{ id: string; sealed: Buffer | null }[]>(
    'SELECT * FROM submissions WHERE sid = $1',
    [sid],
  );
  return row && { ...row, restricted: decryptRestricted(server.ring, row.id, row.sealed) };
};

describe('a file of settlement records', () => {
  it('creates a submission for each valid row and stores restricted fields encrypted (IMPORT-24, ENCRYPT-3)', async () => {
    const run = await importRecords(records(FIRST, 'R-2,b@example.com,Beta Pty Ltd,,,,,,'));
    expect(run).toMatchObject({
      status: 'DONE',
      read: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      rowsTotal: 2,
    });
    expect(await stored('R-1')).toMatchObject({
      email: 'a@example.com',
      legal_entity: 'Acme Pty Ltd',
      first_name: 'Ann',
      opening_balance: '500',
      edited_since_import: false,
      restricted: { taxNumber: '123456782', bsb: '062-000', accountNo: '10203040' },
    });
    const [text] = await server.database.db.query<{ row: string }[]>(
      "SELECT submissions::text AS row FROM submissions WHERE sid = 'R-1'",
    );
    expect(text!.row).not.toMatch(/123456782|10203040|062-000/);
    expect((await stored('R-2'))?.sealed).toBeNull();
  });

  it('writes nothing for rows without changes (IMPORT-30)', async () => {
    await importRecords(records(FIRST));
    const before = await stored('R-1');
    expect(await importRecords(records(FIRST))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await stored('R-1')).toEqual(before);
  });

  it('changes the values given in a row and keeps those it leaves empty (IMPORT-31)', async () => {
    await importRecords(records(FIRST));
    const run = await importRecords(records('R-1,a@example.com,Acme Pty Ltd,,0491570110,,,99,'));
    expect(run).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await stored('R-1')).toMatchObject({
      first_name: 'Ann',
      mobile: '0491570110',
      version: 2,
      restricted: { taxNumber: '123456782', bsb: '062-000', accountNo: '99' },
    });
    const audit = await server.database.db.query(
      "SELECT details FROM audit_entries WHERE action = 'submission.imported-over'",
    );
    expect(audit).toMatchObject([{ details: { fields: ['mobile', 'accountNo'] } }]);
  });

  it('creates no second submission for a SID whose zeros were removed by a spreadsheet', async () => {
    await importRecords(records(FIRST.replace('R-1', '00123'), FIRST.replace('R-1', '00124')));
    await importRecords(records(FIRST.replace('R-1', '7')));
    const run = await importRecords(records(FIRST.replace('R-1', '123'), FIRST.replace('R-1', '125')));
    expect(run).toMatchObject({ created: 1, rejected: 1 });
    expect(run.rejections[0]!.message).toMatch(/^SID 123 is 00123 without its leading zeros\. /);
    expect(await stored('123')).toBeUndefined();
    expect(await importRecords(records(FIRST.replace('R-1', '123')), '?overwrite=true')).toMatchObject({
      created: 1,
    });
  });

  it('finds the submission of a SID written as a formula to keep its zeros', async () => {
    await importRecords(records(FIRST.replace('R-1', '00123')));
    const written = records(FIRST.replace('R-1', '="00123"').replace('10203040', '="00203040"'));
    expect(await importRecords(written)).toMatchObject({ created: 0, updated: 1, rejected: 0 });
    expect(await stored('00123')).toMatchObject({ restricted: { accountNo: '00203040' } });
  });

  it('distinguishes SIDs by their zeros, if the file has some', async () => {
    await importRecords(records(FIRST.replace('R-1', '00123')));
    expect(
      await importRecords(records(FIRST.replace('R-1', '00124'), FIRST.replace('R-1', '123'))),
    ).toMatchObject({ created: 2, rejected: 0 });
  });

  it('removes no zeros from the numbers of a claim, unless overwrite is set', async () => {
    await importRecords(records(FIRST.replace('10203040', '00123456')));
    const shorter = records(FIRST.replace('10203040', '123456').replace('Ann', 'Bea'));
    const run = await importRecords(shorter);
    expect(run).toMatchObject({ updated: 0, rejected: 1, rejections: [{ line: 2, column: 'accountNo' }] });
    expect(run.rejections[0]!.message).toMatch(/^Account number is the one in this portal without its/);
    expect(await stored('R-1')).toMatchObject({ first_name: 'Ann', restricted: { accountNo: '00123456' } });
    expect(await importRecords(shorter, '?overwrite=true')).toMatchObject({ updated: 1 });
    expect(await stored('R-1')).toMatchObject({ restricted: { accountNo: '123456' } });
  });

  it('trusts the id that an export contains with the SID', async () => {
    await importRecords(records(FIRST.replace('R-1', '00123'), FIRST.replace('R-1', 'A-124')));
    const { id } = (await stored('00123'))!;
    const { id: other } = (await stored('A-124'))!;
    const withId = (sid: string, of: string) =>
      `${HEADER},submissionId\n${FIRST.replace('R-1', sid).replace('Ann', 'Bea')},${of}`;
    for (const [sid, of] of [
      ['R-9', id],
      ['00123', other],
      ['123', id],
    ] as const) {
      const run = await importRecords(withId(sid, of));
      expect(run).toMatchObject({ created: 0, updated: 0, rejected: 1 });
      expect(run.rejections[0]!.message).toMatch(
        new RegExp(`^SID ${sid} is in the row of another submission`),
      );
    }
    const unnamed = await aSubmission(server.database.db, server.ring, { sid: null });
    const named = await importRecords(withId('N-1', unnamed.id));
    expect(named.rejections[0]!.message).toBe(
      `SID N-1 is given for submission ${unnamed.id}, which has no SID; set it on the claim’s page`,
    );
    expect(await importRecords(withId('00123', id))).toMatchObject({ updated: 1 });
    expect(await importRecords(withId('N-2', '01a20693-19d4-7000-a16a-7e692bbe6f49'))).toMatchObject({
      created: 1,
    });
  });

  it('never undoes edits made here, unless overwrite is set (IMPORT-32, IMPORT-33)', async () => {
    await importRecords(records(FIRST));
    await server.database.db.query(
      "UPDATE submissions SET mobile = '0491570156', edited_since_import = true, version = version + 1 WHERE sid = 'R-1'",
    );
    // Equal to the last imported row, so unchanged, whatever was edited here since.
    expect(await importRecords(records(FIRST))).toMatchObject({ unchanged: 1, rejected: 0 });
    const changed = records(FIRST.replace('Ann', 'Anna'));
    const refused = await importRecords(changed);
    expect(refused).toMatchObject({ updated: 0, rejected: 1 });
    expect(refused.rejections[0]!.message).toContain('was changed in this portal since its last import');
    expect(await stored('R-1')).toMatchObject({ first_name: 'Ann', mobile: '0491570156' });
    expect(await importRecords(changed, '?overwrite=true')).toMatchObject({ updated: 1 });
    expect(await stored('R-1')).toMatchObject({
      first_name: 'Anna',
      mobile: '0491570006',
      edited_since_import: false,
    });
  });

  it('protects a claim that was created here and never imported (IMPORT-33)', async () => {
    await aSubmission(server.database.db, server.ring, { sid: 'R-1', legalEntity: 'Made Here' });
    expect(await importRecords(records(FIRST))).toMatchObject({ updated: 0, rejected: 1 });
    expect(await stored('R-1')).toMatchObject({ legal_entity: 'Made Here' });
  });

  it('rejects the later of two rows with one SID, naming the first line (IMPORT-34)', async () => {
    const run = await importRecords(
      records(FIRST, 'R-2,b@example.com,Beta,,,,,,', 'R-1,z@example.com,Zeta,,,,,,'),
    );
    expect(run).toMatchObject({
      created: 2,
      rejected: 1,
      rejections: [{ line: 4, column: 'sid', message: 'SID R-1 already appears in line 2' }],
    });
    expect(await stored('R-1')).toMatchObject({ legal_entity: 'Acme Pty Ltd' });
  });

  it('distinguishes SIDs by every visible character (CLAIM-37)', async () => {
    const run = await importRecords(
      records('00123,a@example.com,A,,,,,,', '123,b@example.com,B,,,,,,', '12\u200b3,c@example.com,C,,,,,,'),
    );
    expect(run).toMatchObject({ created: 2, rejected: 1 });
    expect(await stored('00123')).toMatchObject({ legal_entity: 'A' });
  });

  it('changes nothing in a dry run and reports what would happen (IMPORT-26)', async () => {
    await importRecords(records(FIRST));
    const check = await importRecords(
      records(FIRST.replace('Ann', 'Anna'), 'R-2,b@example.com,Beta,,,,,,', 'R-3,nobody,C,,,,,,'),
      '?check=true',
    );
    expect(check).toMatchObject({ status: 'DONE', created: 1, updated: 1, rejected: 1 });
    expect(await stored('R-1')).toMatchObject({ first_name: 'Ann', version: 1 });
    expect(await stored('R-2')).toBeUndefined();
  });

  it('treats an opening balance filed in another number format as equal', async () => {
    await aSubmission(server.database.db, server.ring, {
      sid: 'R-1',
      email: 'a@example.com',
      legalEntity: 'Acme Pty Ltd',
      openingBalance: '1,234',
    });
    const file = 'sid,email,legalEntity,openingBalance\nR-1,a@example.com,Acme Pty Ltd,1234\n';
    expect(await importRecords(file)).toMatchObject({ unchanged: 1, rejected: 0, updated: 0 });
  });

  it('returns the rejected rows as a file that can be corrected and imported (IMPORT-25, IMPORT-11)', async () => {
    const run = await importRecords(
      records(FIRST, '"=2+5",b@example.com,"Beta, Ltd",,,,,,', ',c@example.com,Gamma,,,,,,'),
    );
    expect(run).toMatchObject({ created: 2, rejected: 1, rejectionsUrl: `/api/import/${run.id}/rejections` });
    const { body, headers } = await admin.get<{ text: string }>(run.rejectionsUrl!);
    expect(headers.get('content-disposition')).toContain('attachment; filename="file-rejected.csv"');
    expect(body.text).toBe(
      `${HEADER},line,column,reason\n,c@example.com,Gamma,,,,,,,4,sid,SID is required\n`,
    );
    const corrected = body.text.replace('\n,c@', '\nR-3,c@');
    expect(await importRecords(corrected)).toMatchObject({
      created: 1,
      rejected: 0,
      unknownColumns: ['line', 'column', 'reason'],
    });
  });

  it('quotes a header like a formula in the rejected rows, and removes the quote when they are imported again (IMPORT-39)', async () => {
    const formulas = ['=1+1', '@SUM(A1)', '＝2', '+cmd'];
    const header = ['sid', 'email', 'legalEntity', ...formulas].join(',');
    const run = await importRecords(
      `${header}\nR-1,a@example.com,Alpha,1,2,3,4\n,c@example.com,Gamma,=5,6,7,8\n`,
    );
    expect(run).toMatchObject({ created: 1, rejected: 1, unknownColumns: formulas });
    const { body } = await admin.get<{ text: string }>(run.rejectionsUrl!);
    const quoted = ['sid', 'email', 'legalEntity', ...formulas.map((name) => `'${name}`)].join(',');
    expect(body.text).toBe(
      `${quoted},line,column,reason\n,c@example.com,Gamma,'=5,6,7,8,3,sid,SID is required\n`,
    );
    expect(await importRecords(body.text.replace('\n,c@', '\nR-3,c@'))).toMatchObject({
      created: 1,
      rejected: 0,
      unknownColumns: [...formulas, 'line', 'column', 'reason'],
    });
    // The report has the same header, however often the file is exported and imported again.
    const again = await importRecords(body.text);
    const report = await admin.get<{ text: string }>(again.rejectionsUrl!);
    expect(report.body.text).toMatch(`${quoted},line,column,reason,line,column,reason\n`);
  });

  it('names the columns of rejected rows as in the file (IMPORT-25)', async () => {
    const run = await importRecords(
      'SID,E-Mail,Legal Entity,Post_Code\nR-1,nobody,Acme,\n,a@example.com,Acme,\n',
    );
    const { body } = await admin.get<{ text: string }>(run.rejectionsUrl!);
    expect(body.text).toMatch(/^R-1,nobody,Acme,,2,E-Mail,Invalid email address$/m);
    expect(body.text).toMatch(/^,a@example.com,Acme,,3,SID,SID is required$/m);
  });

  it('quotes anything like a formula in the rejected rows, and reads it back unchanged (IMPORT-39)', async () => {
    const hostile = ['\n=1', '\u00a0+1', "'=9", '\ufeff@SUM(A1)', '\uff1d1'];
    const header = 'sid,email,legalEntity,company,address,lastName,position,suburb';
    const cells = hostile.map((text) => `"${text}"`).join(',');
    const run = await importRecords(`${header}\n,c@example.com,Gamma,${cells}\n`);
    const { body } = await admin.get<{ text: string }>(run.rejectionsUrl!);
    const quoted = `"'\n=1",'\u00a0+1,'=9,'\ufeff@SUM(A1),'\uff1d1`;
    expect(body.text).toContain(`\n,c@example.com,Gamma,${quoted},2,sid,SID is required\n`);
    await importRecords(body.text.replace('\n,c@', '\nR-4,c@'));
    await importRecords(`${header}\nR-5,c@example.com,Gamma,${cells}\n`);
    const columns = {
      company: '=1',
      address: '+1',
      last_name: '=9',
      position: '@SUM(A1)',
      suburb: '\uff1d1',
    };
    for (const sid of ['R-4', 'R-5']) expect(await stored(sid)).toMatchObject(columns);
  });

  it('lets a link to rejected rows be used once, and only with its holder’s permission (SECURITY-6)', async () => {
    const run = await importRecords(records(',c@example.com,Gamma,,,,,,'));
    const ticket = () =>
      admin.data<{ createDownloadTicket: { url: string } }>(
        'mutation ($id: ID!) { createDownloadTicket(kind: IMPORT_REJECTIONS, id: $id) { url } }',
        { id: run.id },
      );
    const { createDownloadTicket } = await ticket();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.nobody.get(createDownloadTicket.url)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    const session = await server.signIn({ email });
    const { createDownloadTicket: theirs } = await session.data<{ createDownloadTicket: { url: string } }>(
      'mutation ($id: ID!) { createDownloadTicket(kind: IMPORT_REJECTIONS, id: $id) { url } }',
      { id: run.id },
    );
    await session.data('mutation { signOut }');
    expect((await server.nobody.get(theirs.url)).status).toBe(404);
    const late = (await ticket()).createDownloadTicket.url;
    await server.database.db.query("UPDATE download_tickets SET expires_at = now() - interval '1 second'");
    expect((await server.nobody.get(late)).status).toBe(404);
  });
});

describe('the run of an import', () => {
  it('reports status, progress, counts, the first rejections and the link to all of them (GRAPHQL-8)', async () => {
    const bad = Array.from({ length: 60 }, (_, at) => `B-${at},nobody,Bad ${at},,,,,,`);
    const { id } = await importRecords(records(FIRST, ...bad));
    const { importRun: run } = await admin.data<{ importRun: Record<string, unknown> }>(
      `query ($id: ID!) { importRun(id: $id) {
        status rowsTotal read created updated unchanged rejected progress rejections { line message } rejectionsUrl } }`,
      { id },
    );
    expect(run).toMatchObject({
      status: 'DONE',
      rowsTotal: 61,
      read: 61,
      created: 1,
      rejected: 60,
      progress: 1,
      rejectionsUrl: `/api/import/${id}/rejections`,
    });
    const first = run.rejections as { line: number }[];
    expect(first.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 3));
    const all = await admin.get<{ text: string }>(`/api/import/${id}/rejections`);
    expect(all.body.text.trimEnd().split('\n')).toHaveLength(61);
  });
});

describe('imports', () => {
  it('are for administrators only, as are rejected rows and templates (ACCESS-7)', async () => {
    const member = await server.signIn(await aUser(server.database.db));
    const id = await sendFile(admin, 'settlement-records', records(FIRST));
    for (const [client, status] of [
      [server.nobody, 401],
      [member, 403],
    ] as const) {
      expect((await client.upload('/api/import/settlement-records', 'f.csv', records(FIRST))).status).toBe(
        status,
      );
      expect(
        (await client.upload('/api/import/settlement-records/trade', 'f.csv', records(FIRST))).status,
      ).toBe(status);
      expect((await client.get(`/api/import/${id}/rejections`)).status).toBe(status);
      expect((await client.get('/api/import/templates/trades')).status).toBe(status);
      const answer = await client.graphql('query ($id: ID!) { importRun(id: $id) { id } }', { id });
      expect(answer.body.errors?.[0]?.extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });

  it('are not found under an unknown id', async () => {
    await expect(importRun(admin, 'nonsense')).rejects.toThrow('NOT_FOUND');
    expect((await admin.get('/api/import/0190a000-0000-7000-8000-000000000000/rejections')).status).toBe(404);
  });

  it('are recorded as the work of the token that sent them, with all that they changed (AUDIT-1)', async () => {
    const { db } = server.database;
    const [before] = await db.query<{ id: string }[]>('SELECT max(id) AS id FROM audit_entries');
    const { id, client: script } = await clientWithToken(admin, ['READ', 'WRITE']);
    await importFile(script, 'settlement-records', records(FIRST));
    const changed = FIRST.replace('Ann', 'Anna');
    expect(await importFile(script, 'settlement-records', records(changed))).toMatchObject({ updated: 1 });
    const trade =
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nR-1,BUY,2018-03-05,10,2,';
    await importFile(script, 'settlement-records/trade', `${trade}20`);
    expect(await importFile(script, 'settlement-records/trade', `${trade}21`)).toMatchObject({
      status: 'DONE',
    });
    const entries = await db.query<{ action: string; actors: string[] }[]>(
      `SELECT action, array_agg(DISTINCT actor_kind || ' ' || actor_id) AS actors FROM audit_entries
       WHERE id > $1 AND action ~ '^(import\\.|submission\\.imported|trades\\.imported)' GROUP BY action ORDER BY action`,
      [before!.id],
    );
    expect(entries).toEqual(
      ['import.done', 'import.requested', 'submission.imported-over', 'trades.imported-over'].map(
        (action) => ({
          action,
          actors: [`token ${id}`],
        }),
      ),
    );
  });
});
