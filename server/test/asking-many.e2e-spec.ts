import { randomUUID } from 'node:crypto';
import { Role } from '../src/common/actor.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

interface Asked {
  submissionId: string;
  asked: boolean;
}
interface Result {
  people: number;
  claims: Asked[];
}
interface Preview {
  claims: number;
  people: number;
  withBankDetails: number;
  waiting: number;
  leftOut: Asked[];
}

const PREVIEW = `query ($ids: [ID!]!) { askPreview(submissionIds: $ids) {
  claims people withBankDetails waiting leftOut { submissionId asked }
} }`;
const ASK = `mutation ($ids: [ID!]!, $message: String!) { askAll(submissionIds: $ids, message: $message) {
  people claims { submissionId asked }
} }`;
const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id } }`;

let server: TestServer;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  asAdmin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

const aClaim = (fields: Parameters<typeof aSubmission>[2]) =>
  aSubmission(server.database.db, server.ring, fields);
const preview = async (ids: string[]) =>
  (await asAdmin.data<{ askPreview: Preview }>(PREVIEW, { ids })).askPreview;
const ask = async (ids: string[], message = 'Please add your bank details.') =>
  (await asAdmin.data<{ askAll: Result }>(ASK, { ids, message })).askAll;
const askWith = (key: string, ids: string[], message: string) =>
  asAdmin.send<{ data?: { askAll: Result }; errors?: { extensions: { code: string } }[] }>('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ query: ASK, variables: { ids, message } }),
  });
const messagesOf = (id: string) =>
  server.database.db.query<{ message: string; is_admin: boolean }[]>(
    'SELECT message, is_admin FROM amendments WHERE submission_id = $1 ORDER BY created_at',
    [id],
  );
const threadOf = async (id: string) => {
  const [thread] = await server.database.db.query<{ state: string; unanswered: number }[]>(
    'SELECT state, unanswered FROM amendment_threads WHERE submission_id = $1',
    [id],
  );
  return thread;
};
const mailsTo = async (address: string) => {
  await mailsSettled(server.database.db);
  return (await server.mailbox.all()).filter(({ to }) => to.includes(address));
};

describe('one message to the owners of many claims', () => {
  it('is added to each thread, and mailed once to each person (AMEND-17, AMEND-18)', async () => {
    const one = await aClaim({ email: 'one@ask.example', sid: 'ASK-001' });
    const two = await aClaim({ email: 'two@ask.example' });
    const alsoTwo = await aClaim({ email: 'Two@ASK.example' });
    const ids = [one.id, two.id, alsoTwo.id];
    expect(await preview(ids)).toEqual({ claims: 3, people: 2, withBankDetails: 3, waiting: 0, leftOut: [] });
    const result = await ask(ids);
    expect(result.people).toBe(2);
    expect(result.claims.map(({ submissionId }) => submissionId).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      expect(await messagesOf(id)).toEqual([{ message: 'Please add your bank details.', is_admin: true }]);
      expect(await threadOf(id)).toEqual({ state: 'ANSWERED', unanswered: 0 });
    }
    const [toOne, ...moreToOne] = await mailsTo('one@ask.example');
    expect(moreToOne).toEqual([]);
    expect(toOne!.text).toContain(`/settlement-scheme/view/${one.id}`);
    expect(toOne!.text).not.toContain('Please add your bank details');
    const toTwo = [...(await mailsTo('two@ask.example')), ...(await mailsTo('Two@ASK.example'))];
    expect(toTwo).toHaveLength(1);
    expect(toTwo[0]!.text).toContain('about 2 of your claims');
  });

  it('reaches the member who filed a claim, at the verified address (AMEND-18)', async () => {
    const filer = await aUser(server.database.db);
    const unverified = await aUser(server.database.db, { verifiedAt: null });
    const filed = await aClaim({ email: '', ownerId: filer.id });
    const other = await aClaim({ email: '', ownerId: unverified.id });
    expect(await preview([filed.id, other.id])).toMatchObject({
      claims: 1,
      people: 1,
      leftOut: [{ submissionId: other.id, asked: false }],
    });
    await ask([filed.id, other.id]);
    expect(await mailsTo(filer.email)).toHaveLength(1);
    expect(await mailsTo(unverified.email)).toEqual([]);
  });

  it('leaves out claims without anybody to write to, and says which (AMEND-17)', async () => {
    const reachable = await aClaim({ email: 'reach@ask.example', bankName: '' });
    const nobodys = await aClaim({ email: '', ownerId: null });
    const ids = [reachable.id, nobodys.id, randomUUID()];
    expect(await preview(ids)).toMatchObject({ claims: 1, people: 1, withBankDetails: 0 });
    expect((await ask(ids)).claims).toEqual([
      { submissionId: nobodys.id, asked: false },
      { submissionId: reachable.id, asked: true },
    ]);
    expect(await messagesOf(nobodys.id)).toEqual([]);
    expect(await threadOf(nobodys.id)).toBeUndefined();
  });

  it('does not answer what members wrote: they still wait (AMEND-19)', async () => {
    const member = await aUser(server.database.db);
    const claim = await aClaim({ email: member.email });
    const asMember = await server.signIn(member);
    await asMember.data(SEND, { id: claim.id, message: 'Please correct my name.' });
    expect(await preview([claim.id])).toMatchObject({ claims: 1, waiting: 1 });
    await ask([claim.id]);
    expect(await threadOf(claim.id)).toEqual({ state: 'OPEN', unanswered: 1 });
  });

  it('takes effect once when it is sent twice with one key, and not at all when it is invalid (AMEND-17)', async () => {
    const claim = await aClaim({ email: 'twice@ask.example' });
    const key = randomUUID();
    const first = await askWith(key, [claim.id], 'Once only.');
    const second = await askWith(key, [claim.id], 'Once only.');
    expect(second.body.data).toEqual(first.body.data);
    expect(await messagesOf(claim.id)).toHaveLength(1);
    expect(await mailsTo('twice@ask.example')).toHaveLength(1);
    const empty = await askWith(randomUUID(), [claim.id], '  ');
    expect(empty.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await messagesOf(claim.id)).toHaveLength(1);
  });

  it('is one transaction: when the mails cannot be queued, no claim has it (AMEND-17)', async () => {
    const { db } = server.database;
    const claims = [await aClaim({ email: 'a@half.example' }), await aClaim({ email: 'b@half.example' })];
    await db.query(`ALTER TABLE mails ADD CONSTRAINT refuses CHECK (recipient <> 'b@half.example')`);
    const refused = await asAdmin.graphql(ASK, { ids: claims.map(({ id }) => id), message: 'All or none.' });
    await db.query('ALTER TABLE mails DROP CONSTRAINT refuses');
    expect(refused.body.errors).toHaveLength(1);
    for (const { id } of claims) {
      expect(await messagesOf(id)).toEqual([]);
      expect(await threadOf(id)).toBeUndefined();
    }
  });

  it('is audited on each message, and 5,000 claims are one call of a few seconds (AMEND-17, LIST-21)', async () => {
    const { db } = server.database;
    const made = await db.query<{ id: string }[]>(
      `INSERT INTO submissions (email, legal_entity) SELECT 'bulk-' || n || '@void.example', 'Bulk ' || n
       FROM generate_series(1, 5001) n RETURNING id`,
    );
    const ids = made.map(({ id }) => id);
    const tooMany = await asAdmin.graphql(ASK, { ids, message: 'Too many.' });
    expect(tooMany.body.errors?.[0]?.message).toContain('Choose at most 5,000 submissions');
    const began = Date.now();
    expect(await ask(ids.slice(1))).toMatchObject({ people: 5_000 });
    expect(Date.now() - began).toBeLessThan(10_000);
    const [counted] = await db.query<{ audited: string; mails: string }[]>(
      `SELECT (SELECT count(*) FROM audit_entries a JOIN amendments m ON m.id::text = a.subject_id
         WHERE a.action = 'amendment.sent' AND m.submission_id = ANY ($1)) AS audited,
       (SELECT count(*) FROM mails WHERE recipient LIKE 'bulk-%@void.example') AS mails`,
      [ids],
    );
    expect(counted).toEqual({ audited: '5000', mails: '5000' });
    // Nobody waits for these mails.
    await db.query(`DELETE FROM outbox WHERE name = 'send-mail' AND done_at IS NULL`);
    await db.query(`DELETE FROM mails WHERE recipient LIKE 'bulk-%@void.example'`);
    await db.query('DELETE FROM submissions WHERE id = ANY ($1)', [ids]);
  });

  it('is refused to roles that may not write messages (AMEND-17)', async () => {
    const auditor = await server.signIn(await aUser(server.database.db, { role: Role.AUDITOR }));
    const claim = await aClaim({ email: 'audited@ask.example' });
    const refused = await auditor.graphql(ASK, { ids: [claim.id], message: 'No.' });
    expect(refused.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await messagesOf(claim.id)).toEqual([]);
  });
});
