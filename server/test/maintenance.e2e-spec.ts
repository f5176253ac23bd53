import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../src/users/user.entity.js';
import type { Answer, Client, GraphqlBody } from './harness/client.js';
import { anAdmin, anApiToken, aSubmission, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { mailsSettled } from './harness/mailbox.js';
import { startServerProcess } from './harness/server-process.js';
import { SoftwareAuthenticator } from './harness/software-authenticator.js';
import { TestServer } from './harness/test-server.js';

const ORIGIN = 'https://claims.example';
const NOTICE = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
const REFUSAL =
  'This sign-in did not work. While we are implementing improvements, only administrators can sign in.';
const STATE = 'on byVariable changedAt changedBy';
/** The time within which every node applies the switch. */
const EVERYWHERE_MS = 2_000;

interface State {
  on: boolean;
  byVariable: boolean;
  changedAt: string | null;
  changedBy: string | null;
}

let server: TestServer;
let member: User;
let administrator: User;
let asMember: Client;
let asAdmin: Client;
let device: SoftwareAuthenticator;

const state = async (client = asAdmin) =>
  (await client.data<{ maintenance: State }>(`{ maintenance { ${STATE} } }`)).maintenance;
const turn = (on: boolean, client = asAdmin) =>
  client.graphql<{ setMaintenance: State }>(`mutation { setMaintenance(on: ${on}) { ${STATE} } }`);
const signIn = (email: string, password: string) =>
  server.nobody.post('/api/auth/signin', { email, password });
const statusAndBody = ({ status, body }: Answer) => [status, body];
const codeOf = ({ body }: Answer<GraphqlBody<unknown>>) => body.errors?.[0]?.extensions.code;
const audited = () =>
  server.database.db.query<{ action: string; actorId: string }[]>(
    `SELECT action, actor_id AS "actorId" FROM audit_entries WHERE subject_type = 'maintenance' ORDER BY id`,
  );

beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: ORIGIN });
  member = await aUser(server.database.db);
  administrator = await anAdmin(server.database.db);
  [asMember, asAdmin] = [await server.signIn(member), await server.signIn(administrator)];
  device = new SoftwareAuthenticator(ORIGIN);
  const { begun } = await asMember.data<{ begun: string }>('mutation { begun: beginPasskeyRegistration }');
  await asMember.data(
    'mutation ($response: String!) { finishPasskeyRegistration(name: "phone", response: $response) { id } }',
    { response: device.register(begun) },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.query('DELETE FROM limits');
  await turn(true);
});
afterEach(() => turn(false));

describe('the switch', () => {
  it('is off at first, and shows who set it; both changes are audited, and repeating one changes nothing (MAINT-8)', async () => {
    await server.database.db.query('DELETE FROM maintenance_switches');
    await turn(false);
    expect(await state()).toEqual({ on: false, byVariable: false, changedAt: null, changedBy: null });
    const before = (await audited()).length;
    const { body } = await turn(true);
    expect(body.data!.setMaintenance).toMatchObject({ on: true, changedBy: administrator.name });
    const other = await server.signIn(await anAdmin(server.database.db, { name: 'Somebody Else' }));
    expect((await turn(true, other)).body.data!.setMaintenance).toMatchObject({
      changedBy: administrator.name,
    });
    expect((await turn(false, other)).body.data!.setMaintenance).toMatchObject({
      on: false,
      changedBy: 'Somebody Else',
    });
    expect((await audited()).slice(before).map(({ action }) => action)).toEqual([
      'maintenance.started',
      'maintenance.ended',
    ]);
  });

  it('applies to every node and survives a restart (MAINT-8)', async () => {
    const second = await startServerProcess(server.environment());
    await sleep(EVERYWHERE_MS);
    expect((await asMember.at(second.url).get('/api/user/profile')).status).toBe(503);
    await turn(false);
    await sleep(EVERYWHERE_MS);
    expect((await asMember.at(second.url).get('/api/user/profile')).status).toBe(200);
    await turn(true, asAdmin.at(second.url));
    expect(await second.stop()).toBe(0);
    await sleep(EVERYWHERE_MS);
    expect((await asMember.get('/api/user/profile')).status).toBe(503);
  });

  it('is overridden by the variable MAINTENANCE (MAINT-7)', async () => {
    await turn(false);
    const second = await startServerProcess(server.environment({ MAINTENANCE: 'true' }));
    const there = asAdmin.at(second.url);
    expect(await state(there)).toMatchObject({ on: true, byVariable: true });
    const { body } = await turn(false, there);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(body.errors![0]!.message).toContain('the variable MAINTENANCE');
    expect((await asMember.at(second.url).get('/api/user/profile')).status).toBe(503);
    await second.stop();
  });
});

describe('while maintenance is on', () => {
  it('members get the text of the notice, and the time to retry (MAINT-4)', async () => {
    const { status, headers, body } = await asMember.get('/api/settlement-submission?page=1');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('600');
    expect(body).toEqual({ statusCode: 503, message: NOTICE, error: 'Service Unavailable' });
    const answer = await asMember.graphql('{ mySubmissions { id } }');
    expect(codeOf(answer)).toBe('SERVICE_UNAVAILABLE');
    expect(answer.body.errors![0]!.message).toBe(NOTICE);
    expect(
      (await server.nobody.post('/api/register', { name: 'A', email: 'a@b.cc', password: 'long enough' }))
        .status,
    ).toBe(503);
  });

  it('the scheme reports it, health responds, and a member can still sign out (MAINT-5)', async () => {
    const { scheme } = await server.nobody.data<{ scheme: object }>(
      '{ scheme { maintenance supportEmail } }',
    );
    expect(scheme).toMatchObject({ maintenance: true });
    expect((await server.nobody.get('/api/health/ready')).status).toBe(200);
    await turn(false);
    const leaving = await server.signIn(member);
    await turn(true);
    expect(codeOf(await leaving.graphql('mutation { signOut }'))).toBeUndefined();
    await turn(false);
    expect((await leaving.get('/api/user/profile')).status).toBe(401);
  });

  it('an administrator can sign in, and nobody else; a member’s correct password gets the same response as a wrong one (MAINT-5, MAINT-6)', async () => {
    await server.signIn(administrator);
    const unknown = statusAndBody(await signIn('nobody@example.com', 'a wrong password'));
    expect(unknown).toEqual([400, { statusCode: 400, message: REFUSAL, error: 'Bad Request' }]);
    const unverified = await aUser(server.database.db, { verifiedAt: null });
    for (const [email, password] of [
      [member.email, 'a password for tests'],
      [member.email, 'a wrong password'],
      [administrator.email, 'a wrong password'],
      [unverified.email, 'a password for tests'],
    ] as const)
      expect(statusAndBody(await signIn(email, password))).toEqual(unknown);
  });

  it('a member’s correct password is counted as a wrong one', async () => {
    for (const email of [member.email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await signIn(email, 'a password for tests')).status);
      expect([statuses.indexOf(429), email]).toEqual([10, email]);
    }
  });

  it('only administrators are mailed a code, with the same response for everybody', async () => {
    const { db } = server.database;
    const claimant = await aSubmission(db, server.ring, {});
    const answers: unknown[] = [];
    for (const email of [member.email, administrator.email, claimant.email, 'nobody@example.com']) {
      const answer = await server.nobody.post('/api/auth/otp-login', { email });
      answers.push([answer.status, JSON.stringify(answer.body).replace(email, '(address)')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await mailsSettled(db);
    const mails = await server.mailbox.all();
    const codes = mails.filter(({ text }) => /^\d{6}$/m.test(text)).flatMap(({ to }) => to);
    expect(codes).toEqual([administrator.email]);
  });

  it('a member’s earlier code signs nobody in, and an administrator’s does (MAINT-6)', async () => {
    const mailbox = server.mailbox;
    await turn(false);
    const late = await aUser(server.database.db);
    await server.nobody.post('/api/auth/otp-login', { email: late.email });
    const otp = await mailbox.codeFor(late.email);
    await turn(true);
    const right = await server.nobody.post('/api/auth/otp-verify', { email: late.email, otp });
    const wrong = await server.nobody.post('/api/auth/otp-verify', {
      email: administrator.email,
      otp: '000000',
    });
    expect(statusAndBody(right)).toEqual(statusAndBody(wrong));
    expect(right.body.message).toBe(REFUSAL);
    const otherAdmin = await anAdmin(server.database.db);
    await server.nobody.post('/api/auth/otp-login', { email: otherAdmin.email });
    const code = await mailbox.codeFor(otherAdmin.email);
    const entered = await server.nobody.post('/api/auth/otp-verify', { email: otherAdmin.email, otp: code });
    expect(entered.status).toBe(200);
  });

  it('a member’s passkey signs nobody in (MAINT-6)', async () => {
    const { begun } = await server.nobody.data<{ begun: string }>('mutation { begun: beginPasskeySignIn }');
    const { body } = await server.nobody.graphql(
      'mutation ($response: String!) { finishPasskeySignIn(response: $response) { stepUp } }',
      { response: device.signIn(begun) },
    );
    expect(body.errors?.[0]?.message).toBe(REFUSAL);
  });

  it('a member’s earlier download link is not served', async () => {
    await turn(false);
    const ticket = `mutation { createDownloadTicket(kind: ATTACHMENT, id: "${randomUUID()}") { url } }`;
    const { createDownloadTicket: mine } = await asMember.data<{ createDownloadTicket: { url: string } }>(
      ticket,
    );
    await turn(true);
    expect((await server.nobody.get(mine.url)).status).toBe(503);
  });

  it('scripts and the worker continue (MAINT-9)', async () => {
    const script = server.nobody.with(await anApiToken(server.database.db, ['read', 'write']));
    const run = await importFile(
      script,
      'settlement-records',
      'sid,email,legalEntity\nM-1,somebody@example.com,Maintained\n',
    );
    expect(run).toMatchObject({ status: 'DONE', created: 1 });
    expect((await asAdmin.get('/api/settlement-submission?page=1')).status).toBe(200);
  });
});
