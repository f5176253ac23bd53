import { randomUUID } from 'node:crypto';
import { APPROVALS } from '../src/court-reports/approvals-sql.js';
import { releasedBankDetails } from '../src/bank-changes/released-bank-details.js';
import type { User } from '../src/users/user.entity.js';
import {
  allAnnounced,
  anOfficer,
  changesOf,
  corrects,
  HOLD,
  type Officer,
  REFUSE,
  release,
  RELEASE,
  releaseCode,
  REVEAL,
  SEND_CODE,
  type ShownChange,
  twoDaysLater,
} from './harness/bank-changes.js';
import { clientWithToken } from './harness/api-tokens.js';
import { aClaimInput, put, refusal, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, PASSWORD } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const OLD = '10203040';
const NEW = '99887766';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: SubmissionChangesInput!, $proof: ActProofInput) {
  updateSubmission(id: $id, version: $version, tradeVersion: 0, input: $input, proof: $proof) { version } }`;
const PROPOSE = `mutation ($id: ID!, $value: String!) { sendAmendment(submissionId: $id, message: "Please pay here.",
  proposal: { fields: [{ path: "bankDetails.accountNo", value: $value }] }, proof: { password: "${PASSWORD}" }) { proposal { id } } }`;
const ACCEPT = 'mutation ($id: ID!) { decideProposal(id: $id, accept: true, reason: "") { id } }';

let server: TestServer;
let member: User;
let asMember: Client;
let maker: Officer;
let checker: Officer;
let third: Officer;

beforeAll(async () => {
  server = await TestServer.start();
  [maker, checker] = [await anOfficer(server, 'Mary Maker'), await anOfficer(server, 'Charles Checker')];
  third = await anOfficer(server, 'Tara Third');
  member = await aUser(server.database.db, { name: 'Avery Member' });
  asMember = await server.signIn(member);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

let claimsMade = 0;
const aClaim = (overrides: object = {}) =>
  aSubmission(server.database.db, server.ring, {
    ownerId: member.id,
    sid: `B-${randomUUID()}`,
    // Its own, since an account in two claims is named.
    accountNo: `${OLD}${claimsMade++}`,
    ...overrides,
  });
const bankWith = (accountNo: string) => ({
  bankDetails: aClaimInput({ bankDetails: { accountNo } }).bankDetails,
});
const versionOf = async (id: string) => (await viewClaim(maker.client, id)).version;
const edit = async (id: string, accountNo: string, client = maker.client, proof?: object) => {
  const variables = { id, version: await versionOf(id), input: bankWith(accountNo), proof };
  await client.data(UPDATE, variables);
};
const openOf = async (id: string, client = checker.client) => (await changesOf(client, id))[0]!;
const heldFor = async (id: string) => {
  const found = (await releasedBankDetails(server.database.db, server.ring, [id])).get(id)!;
  return 'heldFor' in found ? found.heldFor : found.details.accountNo;
};

describe('a change of bank details is held, whoever makes it (BANK-1, BANK-2)', () => {
  const importOf = (sid: string, accountNo: string) =>
    importFile(
      maker.client,
      'settlement-records',
      `sid,email,legalEntity,accountNo\n${sid},payee@example.com,Payee,${accountNo}`,
      '?overwrite=true',
    );
  it.each<[string, (claim: { id: string; sid: string | null }) => Promise<unknown>, Partial<ShownChange>]>([
    [
      'the member on the form',
      ({ id }) => edit(id, NEW, asMember, { password: PASSWORD }),
      { madeBy: 'Avery Member', way: 'Edited', isOwn: false },
    ],
    ['an administrator', ({ id }) => edit(id, NEW), { madeBy: 'Mary Maker', way: 'Edited' }],
    [
      'an accepted proposal, on the account of who accepts it',
      async ({ id }) => {
        const { sendAmendment } = await asMember.data<{ sendAmendment: { proposal: { id: string } } }>(
          PROPOSE,
          {
            id,
            value: NEW,
          },
        );
        await maker.client.data(ACCEPT, { id: sendAmendment.proposal.id });
      },
      { madeBy: 'Mary Maker', way: 'Change accepted' },
    ],
    [
      'REST, as a member',
      async ({ id }) => {
        const { status } = await put(asMember, `/api/settlement-submission/${id}/update`, bankWith(NEW));
        expect(status).toBe(200);
      },
      { madeBy: 'Avery Member' },
    ],
    [
      'an API token, on the account of who created it',
      async ({ id }) => {
        const { client } = await clientWithToken(maker.client, ['READ', 'WRITE', 'RESTRICTED']);
        const { status } = await put(client, `/api/settlement-submission/${id}/update`, bankWith(NEW));
        expect(status).toBe(200);
      },
      { madeBy: 'API token Nightly import' },
    ],
    [
      'an import, on the account of who requested it',
      ({ sid }) => importOf(sid!, NEW),
      { madeBy: 'Import file.csv', way: 'Imported' },
    ],
    [
      'another account name alone',
      async ({ id }) => {
        const input = { bankDetails: { ...bankWith(NEW).bankDetails, accountName: 'Another Name' } };
        await edit(id, NEW);
        await twoDaysLater(server);
        await release(server, checker, await openOf(id));
        await maker.client.data(UPDATE, { id, version: await versionOf(id), input });
      },
      { madeBy: 'Mary Maker' },
    ],
    [
      'a statement that nobody recorded',
      async ({ id }) => {
        await server.database.db.query(`UPDATE submissions SET bank_name = 'Another bank' WHERE id = $1`, [
          id,
        ]);
      },
      { madeBy: 'Not recorded', way: 'Changed', isOwn: false },
    ],
  ])('by %s', async (_, change, expected) => {
    const claim = await aClaim();
    expect(await heldFor(claim.id)).toMatch(/^10203040/);
    await change(claim);
    expect(await openOf(claim.id)).toMatchObject({ state: 'PENDING', ...expected });
    expect(await heldFor(claim.id)).toBe('BANK_UNRELEASED');
    const own = (await openOf(claim.id, maker.client)).isOwn;
    expect(own).toBe(!['Avery Member', 'Not recorded'].includes(expected.madeBy!));
  });

  it('but not what a claim is filed or imported with, nor other answers (BANK-1)', async () => {
    const { id } = await aClaim();
    const input = { addressDetails: aClaimInput({ addressDetails: { suburb: 'Fitzroy' } }).addressDetails };
    await maker.client.data(UPDATE, { id, version: 1, input });
    const sid = `N-${randomUUID()}`;
    await importOf(sid, '55556666');
    const rows = await server.database.db.query(
      'SELECT 1 FROM bank_changes b JOIN submissions s ON s.id = b.submission_id WHERE s.id = $1 OR s.sid = $2',
      [id, sid],
    );
    expect(rows).toEqual([]);
  });
});

it('a claim keeps the details released last through further changes, and ends with a change back to them (BANK-3)', async () => {
  const accountNo = '10203040777';
  const { id } = await aClaim({ accountNo });
  await edit(id, NEW);
  await edit(id, '12121212');
  await allAnnounced(server);
  const [open, ...more] = await changesOf(checker.client, id);
  expect(more).toEqual([]);
  expect(open).toMatchObject({ released: { accountNo: '••••777' }, changed: { accountNo: '••••212' } });
  expect(await changesOf(checker.client, id, 'SUPERSEDED')).toMatchObject([
    { changed: { accountNo: '••••766' } },
  ]);
  // Exactly the details that the factory gave it.
  const { bankDetails } = aClaimInput({
    bankDetails: { bankName: 'Bank of Tests', bsb: '062-000', accountName: 'Avery Claimant', accountNo },
  });
  await maker.client.data(UPDATE, {
    id,
    version: await versionOf(id),
    input: { bankDetails: { ...bankDetails, paymentReference: '' } },
  });
  await allAnnounced(server);
  expect(await changesOf(checker.client, id)).toEqual([]);
  expect(await changesOf(checker.client, id, 'REVERTED')).toHaveLength(1);
  expect(await heldFor(id)).toBe(accountNo);
});

describe('a release', () => {
  const aChange = async () => {
    const { id } = await aClaim();
    await edit(id, `7${String(Date.now()).slice(-8)}`);
    return id;
  };

  it('is possible 48 hours after the mails and not before (BANK-6)', async () => {
    const id = await aChange();
    await allAnnounced(server);
    const soon = await openOf(id);
    expect(await refusal(checker.client, SEND_CODE, soon)).toMatchObject({
      code: 'CONFLICT',
      message: 'A change can be released 48 hours after the e-mails about it.',
    });
    await twoDaysLater(server);
    const done = await release(server, checker, await openOf(id));
    expect(done).toMatchObject({ state: 'RELEASED', decider: 'Charles Checker', checkResult: 'MATCH' });
    expect(await heldFor(id)).toMatch(/^7/);
    const told = (await server.mailbox.to(member.email)).map(({ subject }) => subject);
    expect(told.some((subject) => subject.includes('We have confirmed your new bank details'))).toBe(true);
  });

  it('is for somebody else than who entered it, with any session or token, and by the table too (BANK-6)', async () => {
    const id = await aChange();
    await twoDaysLater(server);
    const change = await openOf(id);
    const second = await server.signIn(maker.user);
    const { client: script } = await clientWithToken(maker.client, ['READ', 'WRITE', 'RESTRICTED']);
    const given = { ...change, result: 'MATCH', code: '123456' };
    for (const client of [maker.client, second])
      expect((await refusal(client, RELEASE, given)).message).toContain('You entered these details');
    expect((await refusal(script, RELEASE, given)).code).toBe('FORBIDDEN');
    await expect(
      server.database.db.query(
        `UPDATE bank_changes SET state = 'RELEASED', decider_id = maker_id, decided_at = now(), check_result = 'MATCH' WHERE id = $1`,
        [id && change.id],
      ),
    ).rejects.toThrow('others than who entered them');
    expect((await openOf(id)).state).toBe('PENDING');
  });

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ['an administrator', (id) => corrects(checker.client, maker.client, id), 'Charles Checker'],
    ['the member', (id) => corrects(asMember, maker.client, id), 'Avery Member'],
    [
      'an import',
      async (id) => {
        const { sid } = await viewClaim(maker.client, id);
        const file = `sid,email,legalEntity,bankName\n${sid},payee@example.com,Payee,Another bank`;
        await importFile(checker.client, 'settlement-records', file, '?overwrite=true');
      },
      'Import file.csv',
    ],
  ])(
    'is not for who entered the account that %s changed again: the table, the list and the report know both (BANK-6)',
    async (_, again, second) => {
      const id = await aChange();
      await again(id);
      await twoDaysLater(server);
      const change = await openOf(id, maker.client);
      expect(change).toMatchObject({ isOwn: true, madeBy: second, earlierMakers: ['Mary Maker'] });
      for (const document of [SEND_CODE, RELEASE])
        expect(
          (await refusal(maker.client, document, { ...change, result: 'MATCH', code: '123456' })).message,
        ).toContain('You entered these details');
      await expect(
        server.database.db.query(
          `UPDATE bank_changes SET state = 'RELEASED', decider_id = $2, decided_at = now(), check_result = 'MATCH' WHERE id = $1`,
          [change.id, maker.user.id],
        ),
      ).rejects.toThrow('others than who entered them');
      expect(await release(server, third, change)).toMatchObject({ state: 'RELEASED' });
      const approvals =
        await server.database.db.query<{ submission_id: string; made_by: string }[]>(APPROVALS);
      expect(approvals.find((row) => row.submission_id === id)!.made_by).toBe(
        second === 'Avery Member' ? 'Mary Maker' : 'Charles Checker, Mary Maker',
      );
      // What is changed after the release is another matter.
      await put(asMember, `/api/settlement-submission/${id}/update`, bankWith('45454545'));
      await twoDaysLater(server);
      expect(await openOf(id, maker.client)).toMatchObject({ isOwn: false, earlierMakers: [] });
    },
  );

  it('needs its own code, and words unless all matched (BANK-7, ACT-1)', async () => {
    const [one, other] = [await aChange(), await aChange()];
    await twoDaysLater(server);
    const [first, second] = [await openOf(one), await openOf(other)];
    const code = await releaseCode(server, checker, first);
    const wrong = { id: second.id, version: second.version, result: 'MATCH', code };
    expect((await refusal(checker.client, RELEASE, wrong)).fields).toHaveProperty('code');
    for (const result of ['CLOSE_MATCH', 'NO_MATCH', 'NOT_DONE'])
      for (const words of [undefined, ' '])
        expect((await refusal(checker.client, RELEASE, { ...wrong, result, words })).fields).toEqual({
          words: 'Write what you found',
        });
    const words = 'Called the number from 2024; the bank has his middle name too.';
    expect(await release(server, checker, first, { result: 'CLOSE_MATCH', words })).toMatchObject({
      state: 'RELEASED',
      words,
    });
    const entries = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE action = 'bank-change.released' AND subject_id = $1`,
      [one],
    );
    expect(entries).toEqual([{ details: { change: first.id, result: 'CLOSE_MATCH' } }]);
  });

  it('of what was changed or decided on meanwhile is refused (BANK-6)', async () => {
    const id = await aChange();
    await twoDaysLater(server);
    const change = await openOf(id);
    const code = await releaseCode(server, checker, change);
    await edit(id, '32323232');
    const late = { id: change.id, version: change.version, result: 'MATCH', code };
    expect((await refusal(checker.client, RELEASE, late)).code).toBe('CONFLICT');
    expect(await heldFor(id)).toBe('BANK_UNRELEASED');
  });

  it('or a refusal of a change that does not exist is not found', async () => {
    for (const id of [randomUUID(), 'nothing'])
      for (const [document, more] of [
        [SEND_CODE, {}],
        [RELEASE, { result: 'MATCH', code: '123456' }],
        [REFUSE, { reason: 'Unknown' }],
        [REVEAL, {}],
      ] as const)
        expect((await refusal(checker.client, document, { id, version: 1, ...more })).code).toBe('NOT_FOUND');
  });
});

it('a refusal keeps what was typed, holds payments and asks the owners; the next change waits again (BANK-9)', async () => {
  const { id } = await aClaim();
  await edit(id, NEW);
  await allAnnounced(server);
  const { id: change, version } = await openOf(id);
  expect((await refusal(checker.client, REFUSE, { id: change, version, reason: '' })).fields).toHaveProperty(
    'reason',
  );
  const reason = 'Nobody answers at the number that we know.';
  const { done } = await checker.client.data<{ done: ShownChange }>(REFUSE, { id: change, version, reason });
  expect(done).toMatchObject({ state: 'REFUSED', words: reason });
  expect((await viewClaim(asMember, id)).submissionData.bankDetails.accountNo).toBe(NEW);
  expect(await heldFor(id)).toBe('BANK_UNRELEASED');
  expect(await asMember.data(HOLD, { id })).toMatchObject({
    bankHold: { state: 'REFUSED', account: '••••766' },
  });
  await edit(id, '43434343');
  expect(await openOf(id)).toMatchObject({
    state: 'PENDING',
    released: { accountNo: expect.stringContaining('••••') as string },
  });
});

describe('who sees what (BANK-9, BANK-11)', () => {
  const holdAtHome = async (id: string) => {
    const { myClaimFacts } = await asMember.data<{ myClaimFacts: { id: string; bankHold: string | null }[] }>(
      '{ myClaimFacts { id bankHold } }',
    );
    return myClaimFacts.find((facts) => facts.id === id)!.bankHold;
  };

  it('masks numbers in the list, and records each reading of them', async () => {
    const { id } = await aClaim();
    await edit(id, NEW);
    const change = await openOf(id);
    expect(change.changedFields).toContain('accountNo');
    expect(change.changedFields).not.toContain('accountName');
    expect(change.changed).toMatchObject({ accountNo: '••••766', bankName: expect.any(String) as string });
    const { revealBankChange } = await checker.client.data<{ revealBankChange: ShownChange }>(REVEAL, change);
    expect(revealBankChange.changed.accountNo).toBe(NEW);
    const read = await server.database.db.query(
      `SELECT 1 FROM audit_entries WHERE action = 'bank-change.read' AND subject_id = $1`,
      [id],
    );
    expect(read).toHaveLength(1);
  });

  it('names other claims with the same account, and holds payments to them (BANK-10)', async () => {
    const [one, other] = [await aClaim({ accountNo: '88880000' }), await aClaim()];
    await edit(other.id, '88880000');
    expect(await openOf(other.id)).toMatchObject({
      sameAccount: 1,
      sameAccountClaims: [{ id: one.id, sid: one.sid }],
    });
    expect(await heldFor(one.id)).toBe('SAME_ACCOUNT');
  });

  it('tells the member until when it is checked; another’s claim looks absent', async () => {
    const { id } = await aClaim();
    expect(await asMember.data(HOLD, { id })).toEqual({ bankHold: null });
    expect(await holdAtHome(id)).toBeNull();
    await edit(id, NEW);
    expect(await holdAtHome(id)).toBe('PENDING');
    await allAnnounced(server);
    const { bankHold } = await asMember.data<{ bankHold: { releasableAt: string } }>(HOLD, { id });
    expect(Date.parse(bankHold.releasableAt) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    const stranger = await server.signIn(await aUser(server.database.db));
    const absent = await refusal(stranger, HOLD, { id: randomUUID() });
    expect(await refusal(stranger, HOLD, { id })).toEqual(absent);
  });
});
