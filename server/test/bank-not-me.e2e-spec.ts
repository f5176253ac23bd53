import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countBankChanges } from '../src/bank-changes/read-bank-changes.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { todayIn } from '../src/scheme/today-in.js';
import type { User } from '../src/users/user.entity.js';
import { approvedRules, emptied } from './harness/assessing.js';
import {
  allAnnounced,
  anOfficer,
  changesOf,
  type Officer,
  release,
  SEND_CODE,
  STOP,
  twoDaysLater,
} from './harness/bank-changes.js';
import { aClaimInput, refusal, UPDATE, viewClaim } from './harness/claims.js';
import { aSubmission, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let maker: Officer;
let checker: Officer;
let member: User;

beforeAll(async () => {
  server = await TestServer.start();
  [maker, checker] = [await anOfficer(server, 'Mary Maker'), await anOfficer(server, 'Charles Checker')];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.query('DELETE FROM limits');
  member = await aUser(server.database.db);
});

const bank = (accountNo: string) => ({
  bankDetails: aClaimInput({ bankDetails: { accountNo } }).bankDetails,
});
const edit = async (id: string, input: object) => {
  const { version, tradeVersion } = await viewClaim(maker.client, id);
  await maker.client.data(UPDATE, { id, version, tradeVersion, input });
};
/** A claim whose account was changed, with the token of the mail about it. */
async function aChangedClaim(accountNo = '99887766') {
  const { id } = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
  await edit(id, bank(accountNo));
  return { id, token: await server.mailbox.tokenFor(member.email) };
}
const stop = (token: string) => server.nobody.data(STOP, { token });
const stateOf = async (id: string) => {
  const rows = await server.database.db.query<{ state: string }[]>(
    'SELECT state FROM bank_changes WHERE submission_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ state }) => state);
};
const alarms = async () =>
  (await server.mailbox.all()).filter(
    ({ to, subject }) =>
      to.includes(checker.user.email) && subject.includes('A change of bank details was stopped'),
  ).length;
/** Not by the API, which may show figures of a minute ago. */
const stopped = async () => (await countBankChanges(server.database.db)).bankChangesStopped;

describe('the mails about changed bank details (BANK-4)', () => {
  it('go once to the old and the new contact and to the owners, with the end of the account number', async () => {
    const [old, fresh, owner] = ['old', 'new', 'owner'].map((name) => `${name}-${randomUUID()}@example.com`);
    const { id } = await aSubmission(server.database.db, server.ring, {
      ownerId: member.id,
      contactEmail: old!,
      email: owner!,
    });
    const { contactDetails } = aClaimInput({ contactDetails: { email: fresh } });
    await edit(id, { ...bank('99887766'), contactDetails });
    await allAnnounced(server);
    await mailsSettled(server.database.db);
    for (const address of [old!, fresh!, owner!, member.email]) {
      const mails = (await server.mailbox.to(address)).filter(({ text }) => text.includes('••••766'));
      expect([address, mails.length]).toEqual([address, 1]);
      expect(mails[0]!.text).toContain('/not-me?token=');
      expect(mails[0]!.text).not.toContain('99887766');
    }
  });
});

it('rules that somebody changed by SQL keep nobody from being mailed, and nothing is released by them (BANK-4, RULES-20, RULES-23)', async () => {
  await approvedRules(server);
  await server.database.db.query(
    `SET session_replication_role = replica; UPDATE rules_versions SET document = 'gone'; SET session_replication_role = origin`,
  );
  const { id, token } = await aChangedClaim('55443322');
  expect(token).not.toBe('');
  await twoDaysLater(server);
  const [change] = await changesOf(checker.client, id);
  expect(await refusal(checker.client, SEND_CODE, change!)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('The text of version 1 of the rules was changed in the database'),
  });
  await emptied(server, 'rules_versions');
  expect((await release(server, checker, change!)).state).toBe('RELEASED');
});

describe('‘This was not me’ (BANK-5)', () => {
  it('stops the change and alarms the office once, without signing in, however often it is pressed', async () => {
    const [before, figure] = [await alarms(), await stopped()];
    const { id, token } = await aChangedClaim();
    for (let presses = 0; presses < 2; presses += 1)
      expect(await stop(token)).toEqual({ stopBankChange: true });
    expect(await stateOf(id)).toEqual(['STOPPED']);
    await mailsSettled(server.database.db);
    expect((await alarms()) - before).toBe(1);
    expect(await stopped()).toBe(figure + 1);
    const entries = await server.database.db.query(
      `SELECT actor_kind FROM audit_entries WHERE action = 'bank-change.stopped' AND subject_id = $1`,
      [id],
    );
    expect(entries).toEqual([{ actor_kind: 'anonymous' }]);
  });

  it('does nothing for a link that is not ours, with the same answer', async () => {
    const { id, token } = await aChangedClaim();
    const turned = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const answers = [];
    for (const forged of ['', 'x', turned(3), turned(30), `${token}A`, token.slice(1)])
      answers.push(await refusal(server.nobody, STOP, { token: forged }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.code).toBe('NOT_FOUND');
    expect(await stateOf(id)).toEqual(['PENDING']);
  });

  it('stops what was released already, and the change that came after the mail', async () => {
    const one = await aChangedClaim();
    await twoDaysLater(server);
    await release(server, checker, (await changesOf(checker.client, one.id))[0]!);
    await stop(one.token);
    expect(await stateOf(one.id)).toEqual(['STOPPED']);
    member = await aUser(server.database.db);
    const two = await aChangedClaim();
    await edit(two.id, bank('11112222'));
    await stop(two.token);
    expect(await stateOf(two.id)).toEqual(['SUPERSEDED', 'STOPPED']);
  });

  it('needs words for a release after all, and shows on later changes of the claim (BANK-7)', async () => {
    const { id, token } = await aChangedClaim();
    await stop(token);
    await twoDaysLater(server);
    const [change] = await changesOf(checker.client, id);
    await expect(release(server, checker, change!)).rejects.toThrow('Write what you found');
    const words = 'He pressed it by mistake, as he says on the number that we know.';
    expect(await release(server, checker, change!, { result: 'MATCH', words })).toMatchObject({
      state: 'RELEASED',
    });
    await edit(id, bank('33334444'));
    expect((await changesOf(checker.client, id))[0]).toMatchObject({ state: 'PENDING', stoppedBefore: true });
  });
});

it('the office releases no bank details from five business days before a payment day until after it (BANK-8)', async () => {
  const { id } = await aChangedClaim();
  await twoDaysLater(server);
  const today = todayIn(defaultScheme.timeZone);
  const file = join(server.dataDir, 'scheme.json');
  await writeFile(file, JSON.stringify({ ...defaultScheme, payments: { days: [today] } }));
  await server.process.stop();
  await server.start({ SCHEME_FILE: file });
  [maker.client, checker.client] = [await server.signIn(maker.user), await server.signIn(checker.user)];
  const [change] = await changesOf(checker.client, id);
  expect(change).toMatchObject({ paymentDay: today });
  expect((await refusal(checker.client, SEND_CODE, change!)).message).toContain(
    'A change can be released after that day',
  );
});

// The last test: its mails keep the queue busy for a while.
it('one mail goes to each mailbox and claim of an import that changes a thousand accounts (BANK-4)', async () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => `M-${n},payee-${n}@example.com,Payee ${n}`);
  const file = (start: number) =>
    ['sid,email,legalEntity,accountNo', ...rows.map((row, n) => `${row},${start + n}`)].join('\n');
  await importFile(maker.client, 'settlement-records', file(20_000_000));
  expect(await importFile(maker.client, 'settlement-records', file(30_000_000))).toMatchObject({
    updated: 1_000,
  });
  await allAnnounced(server);
  const [sent] = await server.database.db.query<[{ mails: number; people: number }]>(
    `SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS people FROM mails
     WHERE template = 'bank-details-changed' AND recipient LIKE 'payee-%'`,
  );
  expect(sent).toEqual({ mails: 1_000, people: 1_000 });
  expect(await importFile(maker.client, 'settlement-records', file(30_000_000))).toMatchObject({
    updated: 0,
  });
  await server.database.db.query(`DELETE FROM submissions WHERE sid LIKE 'M-%'`);
  const [left] = await server.database.db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM bank_changes b LEFT JOIN submissions s ON s.id = b.submission_id WHERE s.id IS NULL`,
  );
  expect(left.count).toBe(0);
});
