import { IS_CHECK } from '../src/auth/acts/checking-acts.js';
import { Role } from '../src/common/actor.js';
import { soundRules } from '../src/rules/sound-rules.js';
import type { User } from '../src/users/user.entity.js';
import { agreedRun, publishRun } from './harness/assessing.js';
import { RELEASE, release, SEND_CODE as SEND_BANK_CODE, twoDaysLater } from './harness/bank-changes.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { CONFIRM, DECIDE, done, SEND_CODE as SEND_DECISION_CODE } from './harness/decisions.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { aUser } from './harness/factories.js';
import { frozen, SEND_CODE as SEND_DISTRIBUTION_CODE } from './harness/freezing.js';
import { importFile } from './harness/importing.js';
import {
  accountOf,
  ACTS,
  aProfile,
  FIND_PAID,
  Payer,
  paymentsOf,
  prepared,
  published,
  REISSUE,
  REJECTED,
  runState,
  SEND_UNCLAIMED_CODE,
  setBank,
  type ShownRun,
} from './harness/paying.js';
import { returnOf, returnsFile, sent, sentOf } from './harness/returning.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 12;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;
const WAITS =
  /^An administrator changed the role, the address or the status of your account\. It can check .* from \d/;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateUserInput!) {
  updateUser(id: $id, version: $version, input: $input) { message } }`;

let server: TestServer;
let mary: Payer;
let charles: Payer;
/** Opened to Mary by Mary. */
let account: User;
let asAccount: Client;
let distributionId: string;
let run: ShownRun;
const tried = new Set<string>();

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
/** As only a change by hand could: without the rules of the database. */
const forced = (text: string) =>
  server.database.db.query(`BEGIN; SET LOCAL session_replication_role = replica; ${text}; COMMIT`);
const rowOf = async ({ id }: { id: string }) =>
  (
    await sql<User & { checksFrom: Date | null }>(
      'SELECT id, name, email, role, enabled, version, checks_from AS "checksFrom" FROM users WHERE id = $1',
      [id],
    )
  )[0]!;
/** Mary's edit of an account. */
const edits = async (user: { id: string }, changed: object) => {
  const { id, version, name, email, role, enabled } = await rowOf(user);
  await mary.client.data(UPDATE, { id, version, input: { name, email, role, enabled, ...changed } });
};

interface Attempt {
  send: [document: string, variables: object];
  act: [document: string, variables: object];
  byHand: [statement: string, id: string];
}

/** The account gets no code, acts by no code, and no statement of a faulty service writes it down. */
async function refused(name: keyof typeof IS_CHECK, { send, act, byHand }: Attempt): Promise<void> {
  tried.add(name);
  await sql('DELETE FROM limits');
  for (const [document, variables] of [send, act])
    expect(await refusal(asAccount, document, { code: '123456', ...variables })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(WAITS) as string,
    });
  const [statement, id] = byHand;
  await expect(sql(statement, [id, account.id])).rejects.toThrow('checks nothing for a time');
}

beforeAll(async () => {
  server = await TestServer.start({ ADMIN_CHECKS_AFTER_HOURS: '48' });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  mary = await Payer.signedIn(server, 'Mary Maker');
  account = await aUser(server.database.db, { name: 'Mary again' });
  await edits(account, { role: Role.MASTER_ADMIN });
  asAccount = await server.signIn(account);
  charles = await Payer.signedIn(server, 'Charles Checker');
});
afterAll(() => server.close());

describe('one person, any accounts: an account that she opened to herself (USER-17)', () => {
  it('is told from when on it checks, and another administrator of no such time (USER-19)', async () => {
    const me = async (client: typeof asAccount) =>
      (await client.data<{ me: { checksFrom: string | null } }>('{ me { checksFrom } }')).me.checksFrom;
    expect(Date.parse((await me(asAccount))!)).toBe((await rowOf(account)).checksFrom!.getTime());
    expect(await me(mary.client)).toBeNull();
  });

  it('approves no rules, and reviews, withdraws, approves and finalises no assessment', async () => {
    const { draftRules } = await mary.client.data<{ draftRules: { number: number; version: number } }>(
      'mutation ($input: DraftRulesInput!) { draftRules(input: $input) { number version } }',
      { input: { effectiveFrom: '2020-05-03', basis: 'Order', document: JSON.stringify(soundRules) } },
    );
    const [rules] = await sql<{ id: string }>('SELECT id FROM rules_versions WHERE number = $1', [
      draftRules.number,
    ]);
    const named = '$number: Int!, $version: Int!';
    await refused('approve-rules', {
      send: [
        `mutation (${named}) { sendRulesApprovalCode(number: $number, version: $version) { message } }`,
        draftRules,
      ],
      act: [
        `mutation (${named}, $code: String!) { approveRules(number: $number, version: $version, code: $code) { number } }`,
        draftRules,
      ],
      byHand: [
        `UPDATE rules_versions SET state = 'APPROVED', approved_by_id = $2, approved_at = now() WHERE id = $1`,
        rules!.id,
      ],
    });
    const id = await agreedRun(mary.client);
    const attempt = async (act: string, mutation: string, more: string, set: string): Promise<Attempt> => {
      const [{ version }] = (await sql<{ version: number }>(
        'SELECT version FROM assessment_runs WHERE id = $1',
        [id],
      )) as [{ version: number }];
      return {
        send: [
          'mutation ($id: ID!, $version: Int!, $act: AssessmentAct!) { sendAssessmentCode(id: $id, version: $version, act: $act) { message } }',
          { id, version, act },
        ],
        act: [
          `mutation ($id: ID!, $version: Int!, $code: String!) { ${mutation}(id: $id, version: $version, code: $code${more}) { id } }`,
          { id, version },
        ],
        byHand: [`UPDATE assessment_runs SET ${set} WHERE id = $1`, id],
      };
    };
    const reviewed = `reviewer_id = $2, reviewed_at = now()`;
    await refused(
      'review-run',
      await attempt('REVIEW', 'reviewAssessment', '', `state = 'REVIEWED', ${reviewed}`),
    );
    await refused(
      'withdraw-run',
      await attempt(
        'WITHDRAW',
        'reviewAssessment',
        ', withdrawBecause: "A price is wrong"',
        `state = 'WITHDRAWN', withdrawn_because = 'A price is wrong', ${reviewed}`,
      ),
    );
    await forced(
      `UPDATE assessment_runs SET state = 'REVIEWED', reviewer_id = '${charles.user.id}', reviewed_at = now() WHERE id = '${id}'`,
    );
    await refused(
      'approve-run',
      await attempt(
        'APPROVE',
        'approveAssessment',
        '',
        `state = 'APPROVED', approver_id = $2, approved_at = now()`,
      ),
    );
    await publishRun(server, id);
    await forced(`UPDATE assessment_runs SET objections_until = '2020-01-31' WHERE id = '${id}'`);
    await refused('finalise-run', await attempt('FINALISE', 'finaliseAssessment', '', 'finaliser_id = $2'));
    await forced(`UPDATE assessment_runs SET state = 'SUPERSEDED' WHERE id = '${id}'`);
  });

  it('confirms no removal and no restoration of a claim', async () => {
    const submissionId = await idOf(server, sidOf(11));
    const reason = 'The registry knows no holding';
    const attempt = ({ id, version }: { id: string; version: number }): Attempt => ({
      send: [SEND_DECISION_CODE, { id, version }],
      act: [CONFIRM, { id, version }],
      byHand: [
        `UPDATE claim_decisions SET state = 'IN_FORCE', checker_id = $2, decided_at = now(), decided_on = now()::date WHERE id = $1`,
        id,
      ],
    });
    const removal = await done(mary.client, DECIDE, { submissionId, kind: 'REMOVE', reason });
    await refused('remove-claim', attempt(removal));
    await forced(
      `UPDATE claim_decisions SET state = 'IN_FORCE', checker_id = '${charles.user.id}', decided_at = now(), decided_on = now()::date WHERE id = '${removal.id}'`,
    );
    const restoration = await done(mary.client, DECIDE, { submissionId, kind: 'RESTORE', reason });
    await refused('restore-claim', attempt(restoration));
    await forced('DELETE FROM claim_decisions');
  });

  it('approves no distribution', async () => {
    const [{ runId }] = (await sql<{ runId: string }>('SELECT run_id AS "runId" FROM distributions')) as [
      { runId: string },
    ];
    const another = await computed(mary.client, await saved(mary.client, aFund(runId)));
    const { id, version } = await frozen(mary.client, another);
    await refused('approve-distribution', {
      send: [SEND_DISTRIBUTION_CODE, { id, version, act: 'APPROVE' }],
      act: [
        `mutation ($id: ID!, $version: Int!, $code: String!) { approveDistribution(id: $id, version: $version, code: $code, publishLines: false) { id } }`,
        { id, version },
      ],
      byHand: [
        `UPDATE distributions SET state = 'APPROVED', approver_id = $2, approved_at = now() WHERE id = $1`,
        id,
      ],
    });
  });

  it('releases no bank details', async () => {
    await setBank(server, await idOf(server, sidOf(10)), '66600666');
    await twoDaysLater(server);
    const [{ id, version }] = (await sql<{ id: string; version: number }>(
      `SELECT id, version FROM bank_changes WHERE state = 'PENDING'`,
    )) as [{ id: string; version: number }];
    await refused('release-bank-change', {
      send: [SEND_BANK_CODE, { id, version }],
      act: [RELEASE, { id, version, result: 'MATCH' }],
      byHand: [
        `UPDATE bank_changes SET state = 'RELEASED', decider_id = $2, decided_at = now(), check_result = 'MATCH' WHERE id = $1`,
        id,
      ],
    });
  });

  it('releases no payment, approves no payments, and does not say that a fetched file was never sent', async () => {
    const profileId = await aProfile(mary.client);
    run = await prepared(mary.client, distributionId, profileId);
    const ready = (await paymentsOf(mary.client, run.id, { state: 'READY' }))[0]!;
    await charles.client.data(
      'mutation ($id: ID!, $version: Int!) { holdPayment(id: $id, version: $version, reason: "Look at it") { id } }',
      { id: ready.id, version: ready.version },
    );
    const held = (await paymentsOf(mary.client, run.id, { reason: 'BY_HAND' }))[0]!;
    const of = { id: held.id, version: held.version };
    await refused('release-payment', {
      send: [
        'mutation ($id: ID!, $version: Int!) { sendPaymentReleaseCode(id: $id, version: $version) { message } }',
        of,
      ],
      act: [
        'mutation ($id: ID!, $version: Int!, $code: String!) { releasePayment(id: $id, version: $version, because: "It is right", code: $code) { id } }',
        of,
      ],
      byHand: [
        `UPDATE payments SET releaser_id = $2, released_at = now(), released_because = 'x', released_index = '\\x00' WHERE id = $1`,
        held.id,
      ],
    });
    run = await runState(mary.client, run.id);
    const { id, version } = run;
    await refused('approve-payments', {
      send: [
        'mutation ($id: ID!, $version: Int!) { sendPaymentsCode(id: $id, version: $version, act: APPROVE) { message } }',
        { id, version },
      ],
      act: [ACTS.APPROVE, { id, version }],
      byHand: [`UPDATE payment_runs SET approver_id = $2, approved_at = now() WHERE id = $1`, id],
    });
    run = await charles.writes(await charles.acts('APPROVE', run));
    await (await charles.fetches(run.files[0]!.id)).response.arrayBuffer();
    const now = await runState(mary.client, run.id);
    const never = await refusal(
      asAccount,
      'mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Another day", neverSent: true) { id } }',
      { id, version: now.version },
    );
    expect(never.message).toMatch(WAITS);
    await sent(server, charles, now);
  });

  it('confirms no rejection of a file, decides on no returned payment, and confirms no unclaimed payments', async () => {
    const [file] = (await runState(mary.client, run.id)).files;
    const reported = await mary.client.data<{ run: ShownRun }>(REJECTED.REPORT, {
      ...{ id: file!.id, version: file!.version },
      ...{ because: 'Told by telephone', reference: 'R-2' },
    });
    const { id: fileId, version: fileVersion } = reported.run.files[0]!;
    const rejected = { id: fileId, version: fileVersion, because: 'It is so' };
    await refused('confirm-file-rejected', {
      send: [
        'mutation ($id: ID!, $version: Int!) { sendFileRejectedCode(id: $id, version: $version) { message } }',
        rejected,
      ],
      act: [REJECTED.CONFIRM, rejected],
      byHand: [
        `UPDATE file_rejections SET state = 'CONFIRMED', decider_id = $2, decided_at = now(), decided_because = 'x' WHERE file_id = $1`,
        fileId,
      ],
    });
    await mary.client.data(REJECTED.REFUSE, rejected);
    const paid = await sentOf(mary.client, run);
    const [returned] = [...paid.values()];
    await importFile(
      mary.client,
      'returns',
      returnsFile([returnOf(returned!, accountOf(Number(returned!.sid.slice(2))), { reason: '6' })]),
      '',
      'returns.txt',
    );
    const [{ version }] = (await sql<{ version: number }>('SELECT version FROM payments WHERE id = $1', [
      returned!.id,
    ])) as [{ version: number }];
    const of = { id: returned!.id, version };
    await refused('reissue-payment', {
      send: [
        'mutation ($id: ID!, $version: Int!) { sendReissueCode(id: $id, version: $version) { message } }',
        of,
      ],
      act: [REISSUE, { ...of, because: 'It is right' }],
      byHand: [
        `UPDATE returned_items SET reissuer_id = $2, reissue_asked_at = now(), reissue_because = 'x' WHERE payment_id = $1`,
        returned!.id,
      ],
    });
    await forced(`UPDATE returned_items SET reason_code = 'AM05'`);
    await refused('find-payment-paid', {
      send: [
        'mutation ($id: ID!, $version: Int!) { sendFindPaidCode(id: $id, version: $version) { message } }',
        of,
      ],
      act: [FIND_PAID, { ...of, because: 'It is right' }],
      byHand: [
        `UPDATE returned_items SET finder_id = $2, found_paid_at = now(), found_paid_because = 'x' WHERE payment_id = $1`,
        returned!.id,
      ],
    });
    await forced(
      `UPDATE distributions SET published_at = now() - interval '30 days' WHERE id = '${distributionId}'`,
    );
    await forced(`UPDATE returned_items SET returned_at = now() - interval '20 days', reason_code = '3'`);
    await sql(
      `INSERT INTO deadlines (kind, named_day, due, reason, set_at)
       VALUES ('PAYMENT', now()::date - 9, now()::date - 9, 'Order', now() - interval '1 minute')`,
    );
    const { left } = await mary.client.data<{ left: { declarations: { id: string; version: number }[] } }>(
      'mutation ($id: ID!) { left: declareUnclaimed(distributionId: $id, basis: "Order of 1 June 2026") { declarations { id version } } }',
      { id: distributionId },
    );
    const declared = left.declarations[0]!;
    await sql('ALTER TABLE unclaimed_declarations DISABLE TRIGGER keep_unclaimed_declarations');
    await refused('confirm-unclaimed', {
      send: [SEND_UNCLAIMED_CODE, declared],
      act: [
        'mutation ($id: ID!, $version: Int!, $code: String!) { confirmUnclaimed(id: $id, version: $version, code: $code) { id } }',
        declared,
      ],
      byHand: [
        `UPDATE unclaimed_declarations SET state = 'CONFIRMED', decider_id = $2, decided_at = now() WHERE id = $1`,
        declared.id,
      ],
    });
  });

  it('was tried at every act that checks what others did', () => {
    const checks = Object.entries(IS_CHECK).filter(([, isCheck]) => isCheck);
    expect([...tried].sort()).toEqual(checks.map(([name]) => name).sort());
  });
});

it('no statement shortens the time, and then the account checks like every other (USER-17)', async () => {
  await sql('UPDATE users SET checks_from = NULL WHERE id = $1', [account.id]);
  expect((await rowOf(account)).checksFrom!.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  const [{ id, version }] = (await sql<{ id: string; version: number }>(
    `SELECT id, version FROM bank_changes WHERE state = 'PENDING'`,
  )) as [{ id: string; version: number }];
  await forced(`UPDATE users SET checks_from = now() - interval '1 second' WHERE id = '${account.id}'`);
  await release(server, { user: account, client: asAccount }, { id, version });
  expect(await sql(`SELECT 1 FROM bank_changes WHERE state = 'RELEASED'`)).toHaveLength(1);
});
