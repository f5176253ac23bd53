import { KeyRing } from '../src/encryption/key-ring.js';
import { decryptCall } from '../src/phone-filings/encrypted-call.js';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import { UPDATE, refusal, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import {
  CONFIRM,
  FILE,
  READ,
  SEND_AGAIN,
  aCall,
  aFiling,
  filedByTelephone,
  openCopy,
} from './harness/phone-filings.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: User;
let office: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await anAdmin(server.database.db, { name: 'Olive Operator' });
  office = await server.signIn(admin);
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const read = async (client: Client, id: string) =>
  (await client.data<{ phoneFiling: Record<string, unknown> | null }>(READ, { id })).phoneFiling;
/** The rows that a filing writes. */
const written = async () => {
  const [row] = await sql<Record<string, string>>(
    `SELECT (SELECT count(*) FROM submissions) AS claims, (SELECT count(*) FROM trades) AS trades,
       (SELECT count(*) FROM phone_filings) AS filings, (SELECT count(*) FROM mails) AS mails,
       (SELECT count(*) FROM audit_entries WHERE action IN ('submission.created', 'phone-filing.created')) AS audited`,
  );
  return Object.fromEntries(Object.entries(row!).map(([name, count]) => [name, Number(count)]));
};

describe('a claim filed by telephone', () => {
  it('is a claim of its contact address, with the call and a copy to confirm (PHONE-1, PHONE-6)', async () => {
    const { email, ...filing } = aFiling();
    const { fileByTelephone } = await office.data<{ fileByTelephone: { submissionId: string } }>(
      FILE,
      filing,
    );
    expect(fileByTelephone).toMatchObject({ message: 'Submission has been created', copied: true });
    const id = fileByTelephone.submissionId;
    const claim = await viewClaim(office, id);
    expect(claim).toMatchObject({ sid: filing.sid, email });
    expect(claim.submissionData.tradeDetails.tradeData).toHaveLength(2);
    expect(await read(office, id)).toEqual({
      submissionId: id,
      filedAt: expect.any(String) as string,
      copiedAt: expect.any(String) as string,
      confirmedAt: null,
      disputedAt: null,
      maySend: true,
      call: { ...aCall(), filedBy: 'Olive Operator' },
    });
    const [mail] = await server.mailbox.to(email);
    expect(mail!.subject).toMatch(/: Please check the claim you gave us by telephone$/);
    expect(mail!.text).toMatch(/\/confirm-claim\?token=[\w-]{48}\s/);
    expect(mail!.text).toContain('We will never ask you for a code or a password by telephone');
    expect(mail!.text).not.toContain('Joan');
  });

  it('reports errors of the call and of the claim together, each at its field (PHONE-2, CLAIM-20)', async () => {
    const { email: _, ...filing } = aFiling({ input: { addressDetails: { suburb: '' } } });
    const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    const call = aCall({
      caller: ' ',
      day: tomorrow,
      time: '25:00',
      checks: ['HOLDER_NUMBER', 'HOLDER_NUMBER'],
    });
    expect(await refusal(office, FILE, { ...filing, call })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'call.caller': 'Enter the name of the caller',
        'call.day': 'The call cannot be after today',
        'call.time': 'Enter the time as hours and minutes, 14:05',
        'call.checks': 'Choose at least two ways in which you checked who is calling',
        'addressDetails.suburb': 'Suburb is required',
      },
    });
  });

  it('refuses an address that cannot be stored at its field (PHONE-2, ERROR-4)', async () => {
    const { email: _, ...filing } = aFiling({
      input: { contactDetails: { email: 'joan\u0000@vale.example' } },
    });
    const { code, fields } = (await refusal(office, FILE, { ...filing, call: aCall() })) as {
      code: string;
      fields: Record<string, string>;
    };
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fields)).toEqual(['contactDetails.email']);
  });

  it('is written whole or not at all (PHONE-1)', async () => {
    const before = await written();
    const { email: _, ...filing } = aFiling();
    for (const table of ['phone_filings', 'mails', 'audit_entries']) {
      await sql(`ALTER TABLE ${table} ADD CONSTRAINT refuse_test CHECK (false) NOT VALID`);
      const answer = await office.graphql(FILE, filing);
      expect(answer.body.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
      await sql(`ALTER TABLE ${table} DROP CONSTRAINT refuse_test`);
      expect(await written()).toEqual(before);
    }
    await office.data(FILE, filing);
    const { claims, trades, filings, mails, audited } = before as Record<string, number>;
    expect(await written()).toEqual({
      claims: claims! + 1,
      trades: trades! + 2,
      filings: filings! + 1,
      mails: mails! + 1,
      audited: audited! + 2,
    });
  });

  it('is filed once, however often the call is sent with one key (IDEMPOTENCY-2)', async () => {
    const { email, ...variables } = aFiling();
    const press = () =>
      office.send<{ data: { fileByTelephone: { submissionId: string; copied: boolean } } }>('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-call' },
        body: JSON.stringify({ query: FILE, variables }),
      });
    const first = (await press()).body.data.fileByTelephone;
    expect((await press()).body.data.fileByTelephone).toEqual(first);
    await mailsSettled(server.database.db);
    expect((await server.mailbox.all()).filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('needs no e-mail address: then nothing is mailed, and other answers can be corrected (PHONE-4)', async () => {
    const { email: _, ...filing } = aFiling({ email: '' });
    const { fileByTelephone } = await office.data<{
      fileByTelephone: { submissionId: string; copied: boolean };
    }>(FILE, filing);
    expect(fileByTelephone.copied).toBe(false);
    const id = fileByTelephone.submissionId;
    expect(await read(office, id)).toMatchObject({ copiedAt: null, maySend: false });
    expect(await refusal(office, SEND_AGAIN, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This claim has no e-mail address. Print the copy, or enter the address in the claim first.',
    });
    const { email, ...contactDetails } = filing.input.contactDetails;
    expect(email).toBe('');
    const corrected = { contactDetails: { ...contactDetails, email: '', firstName: 'Joan' } };
    await office.data(UPDATE, { id, version: 1, tradeVersion: 1, input: corrected });
    const address = 'found-later@example.com';
    await office.data(UPDATE, { id, version: 2, tradeVersion: 1, email: address, input: {} });
    await office.data(SEND_AGAIN, { id });
    const [mail] = await server.mailbox.to(address, 2);
    expect(mail!.text).toContain('/confirm-claim?token=');
  });

  it('cannot be confirmed by the office: an address of somebody there is refused (PHONE-5)', async () => {
    const { email: _, ...filing } = aFiling({ email: admin.email.toUpperCase() });
    const { fields } = await refusal(office, FILE, filing);
    expect(fields['contactDetails.email']).toMatch(/^This address belongs to somebody at the settlement/);
  });

  it('keeps the call encrypted, readable after a rotation of the key ring, and bound to its claim (ENCRYPT-4)', async () => {
    const { id } = await filedByTelephone(server, office);
    const [{ sealed } = {}] = await sql<{ sealed: Buffer }>(
      'SELECT sealed FROM phone_filings WHERE submission_id = $1',
      [id],
    );
    expect(sealed!.toString('latin1')).not.toContain('Joan');
    const rotated = KeyRing.parse(
      [
        KeyRing.generate()
          .split(',')[0]!
          .replace(/^[^:]+/, 'k2'),
        server.ring.serialise(),
      ].join(','),
    );
    expect(decryptCall(rotated, id, sealed!)).toEqual(aCall());
    expect(() => decryptCall(server.ring, '00000000-0000-7000-8000-000000000000', sealed!)).toThrow();
  });

  it('goes with its claim (PHONE-1)', async () => {
    const { id } = await filedByTelephone(server, office);
    await sql('DELETE FROM submissions WHERE id = $1', [id]);
    expect(await sql('SELECT 1 FROM phone_filings WHERE submission_id = $1', [id])).toEqual([]);
  });

  it('is called so in the history (PHONE-11)', async () => {
    const { id } = await filedByTelephone(server, office);
    const { claimHistory } = await office.data<{ claimHistory: { changes: object[] } }>(
      `query ($id: ID!) { claimHistory(submissionId: $id) { changes { action actorName } } }`,
      { id },
    );
    expect(claimHistory.changes).toEqual([{ action: 'Filed by telephone', actorName: 'Olive Operator' }]);
  });
});

describe('the record of the call', () => {
  it('is read by the office, with an audit entry, and not by the member (PHONE-11, AUDIT-5)', async () => {
    const { id, email } = await filedByTelephone(server, office);
    const support = await server.signIn(await anAdmin(server.database.db, { role: Role.SUPPORT }));
    expect(await read(support, id)).toMatchObject({ call: aCall(), maySend: false });
    const read1 = await sql(
      `SELECT 1 FROM audit_entries WHERE action = 'phone-filing.read' AND subject_id = $1`,
      [id],
    );
    expect(read1).toHaveLength(1);
    const member = await server.signIn(await aUser(server.database.db, { email }));
    expect(await read(member, id)).toMatchObject({ call: null, maySend: false, confirmedAt: null });
    const stranger = await server.signIn(await aUser(server.database.db));
    expect((await refusal(stranger, READ, { id })).code).toBe('NOT_FOUND');
  });

  it('is null for a claim that was filed in another way', async () => {
    const { id } = await aSubmission(server.database.db, server.ring);
    expect(await read(office, id)).toBeNull();
    expect((await refusal(office, SEND_AGAIN, { id })).message).toBe(
      'This claim was not filed by telephone.',
    );
  });
});

describe('the copy that is sent again', () => {
  it('ends the link before it and shows the claim as it is now (PHONE-10)', async () => {
    const first = await filedByTelephone(server, office);
    const { id } = first;
    await office.data(UPDATE, {
      id,
      version: 1,
      tradeVersion: 1,
      input: {
        addressDetails: {
          address: '2 New Street',
          suburb: 'Fitzroy',
          state: 'VIC',
          postCode: '3065',
          country: 'Australia',
        },
      },
    });
    await office.data(SEND_AGAIN, { id });
    const token = await server.mailbox.tokenFor(first.email, 2);
    expect(token).not.toBe(first.token);
    expect(await refusal(server.nobody, CONFIRM, { token: first.token, pass: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { pass } = await openCopy(server, { ...first, token });
    await server.nobody.data(CONFIRM, { token, pass });
    expect((await refusal(office, SEND_AGAIN, { id })).code).toBe('CONFLICT');
  });

  it('is limited like every mail (PHONE-10)', async () => {
    const { id } = await filedByTelephone(server, office);
    await office.data(SEND_AGAIN, { id });
    expect((await refusal(office, SEND_AGAIN, { id })).code).toBe('RATE_LIMITED');
  });

  it('is for those who may edit claims (ACCESS-2)', async () => {
    const { id } = await filedByTelephone(server, office);
    const auditor = await server.signIn(await anAdmin(server.database.db, { role: Role.AUDITOR }));
    expect((await refusal(auditor, SEND_AGAIN, { id })).code).toBe('FORBIDDEN');
  });
});
