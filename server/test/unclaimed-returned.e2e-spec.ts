import { RETURNED, UNCLAIMED } from '../src/court-reports/list-sql.js';
import { TAX_DUE } from '../src/payment-runs/held-sql.js';
import { waitingSums } from '../src/unclaimed/unclaimed-payments.js';
import { idOf, refusal } from './harness/claims.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { Confirming } from './harness/freezing.js';
import { importFile } from './harness/importing.js';
import { lockWaits } from './harness/lock-waits.js';
import {
  accountOf,
  aProfile,
  endedWork,
  Payer,
  paymentsOf,
  prepared,
  published,
  setBank,
  type ShownPayment,
} from './harness/paying.js';
import { ownPayments, paidRun, returnOf, returnsFile, sentOf } from './harness/returning.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 20;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;
const DECLARATION = 'id state payments principal interest taxKept importers version confirmRefusal';
const LEFT = `sources { kind payments principal interest } waitingPayments waiting unclaimedPayments unclaimedPrincipal unclaimedInterest unclaimedTaxKept
  declareRefusal declarations { ${DECLARATION} }`;
const DECLARE = `mutation ($id: ID!) { left: declareUnclaimed(distributionId: $id, basis: "Order of 1 June 2026") { ${LEFT} } }`;
const SEND =
  'mutation ($id: ID!, $version: Int!) { sendUnclaimedCode(id: $id, version: $version) { message } }';
const CONFIRM = `mutation ($id: ID!, $version: Int!, $code: String!) { left: confirmUnclaimed(id: $id, version: $version, code: $code) { ${LEFT} } }`;

interface Left {
  sources: { kind: string; payments: number | null; principal: string; interest: string }[];
  waitingPayments: number;
  waiting: string;
  unclaimedPayments: number;
  unclaimedPrincipal: string;
  unclaimedInterest: string;
  unclaimedTaxKept: string;
  declareRefusal: string | null;
  declarations: {
    id: string;
    state: string;
    payments: number;
    principal: string;
    interest: string;
    taxKept: string;
    importers: string[];
    version: number;
    confirmRefusal: string | null;
  }[];
}

let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let paid: Map<string, ShownPayment>;
let codes = 1;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
/** As only a change by hand could: without the rules of the database. */
const forced = (text: string) =>
  server.database.db.query(`BEGIN; SET LOCAL session_replication_role = replica; ${text}; COMMIT`);
const left = async () =>
  (
    await maker.client.data<{ left: Left }>(`query ($id: ID!) { left: moneyLeft(id: $id) { ${LEFT} } }`, {
      id: distributionId,
    })
  ).left;
const imported = (...claims: number[]) =>
  importFile(
    maker.client,
    'returns',
    returnsFile(claims.map((n) => returnOf(paid.get(sidOf(n))!, accountOf(n)))),
    '',
    'returns.txt',
  );
/** Gives a claim another account, as if both waits were over and somebody had released it just now. */
const givesAccount = async (n: number, account: string) => {
  const id = await idOf(server, sidOf(n));
  await setBank(server, id, account);
  await forced(
    `UPDATE bank_changes SET state = 'RELEASED', maker_id = NULL, decider_id = '${checker.user.id}', check_result = 'MATCH',
       announced_at = now() - interval '3 days', decided_at = now() WHERE submission_id = '${id}'`,
  );
};
const proposed = async () => {
  const { left: found } = await maker.client.data<{ left: Left }>(DECLARE, { id: distributionId });
  return found.declarations[0]!;
};
const codeFor = async ({ id, version }: { id: string; version: number }) => {
  await sql('DELETE FROM limits');
  await checker.client.data(SEND, { id, version });
  return server.mailbox.codeFor(checker.user.email, (codes += 1));
};
const taxDue = async () => {
  const [{ id }] = (await sql<{ id: string }>(
    'SELECT id FROM payment_runs ORDER BY number DESC LIMIT 1',
  )) as [{ id: string }];
  return (await sql<{ due: string }>(TAX_DUE, [id]))[0]!.due;
};
const stateOf = async (n: number) =>
  (
    await sql<{ state: string; taxKept: boolean }>(
      `SELECT state, tax_kept AS "taxKept" FROM payments WHERE sid = $1 AND state <> 'REISSUED'`,
      [sidOf(n)],
    )
  )[0];

beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00', interest: '400.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client);
  const run = await paidRun(server, [maker, checker], distributionId, profileId);
  codes = 2;
  // As of a run that pays its tax by files (PAY-13).
  await forced('UPDATE payment_runs SET pays_tax = true');
  paid = await sentOf(maker.client, run);
  await sql(
    `INSERT INTO deadlines (kind, named_day, due, reason, set_at)
     SELECT 'PAYMENT', now()::date - 9, now()::date - 9, 'Order', now() - interval '1 minute' FROM distributions WHERE id = $1`,
    [distributionId],
  );
  await forced(`UPDATE distributions SET published_at = now() - interval '30 days'`);
});
afterAll(() => server.close());

describe('payments that the bank returned', () => {
  it('wait to be paid again, and are not unclaimed by a deadline that had ended before (UNCLAIMED-5)', async () => {
    const before = await left();
    await imported(5, 6, 8);
    const after = await left();
    expect(after.waitingPayments).toBe(before.waitingPayments + 3);
    expect(await waitingSums(server.database.db.manager, distributionId)).toEqual({
      payments: after.waitingPayments,
      net: after.waiting,
    });
    expect(after.unclaimedPayments).toBe(before.unclaimedPayments);
    await forced(`UPDATE returned_items SET returned_at = now() - interval '20 days'`);
    expect((await left()).unclaimedPayments).toBe(before.unclaimedPayments + 3);
    // What the bank had twice may have been paid; what came back for the payer's reasons is paid again as it is.
    for (const change of [`reason_code = 'AM05'`, `reason_code = 'AM04'`, 'whole = true']) {
      await forced(`UPDATE returned_items SET ${change}`);
      expect((await left()).unclaimedPayments).toBe(before.unclaimedPayments);
      await forced(`UPDATE returned_items SET reason_code = '3', whole = false`);
    }
    // An account that is missing since makes no payment unpaid that the bank may have made.
    const id = await idOf(server, sidOf(5));
    await setBank(server, id, '');
    await forced(`DELETE FROM bank_changes; UPDATE returned_items SET reason_code = 'XX99', whole = true`);
    expect((await left()).unclaimedPayments).toBe(before.unclaimedPayments);
    await setBank(server, id, accountOf(5));
    await forced(`DELETE FROM bank_changes; UPDATE returned_items SET reason_code = '3', whole = false`);
  });

  it('are not unclaimed while other details were released that no run has looked at (UNCLAIMED-5)', async () => {
    const before = (await left()).unclaimedPayments;
    await givesAccount(6, accountOf(906));
    expect((await left()).unclaimedPayments).toBe(before - 1);
    // The account that the bank did not take, given again: a run looks at it and leaves it.
    await givesAccount(8, `0${accountOf(8)}`);
    expect((await left()).unclaimedPayments).toBe(before - 2);
  });

  it('are not unclaimed by a run that could not take them yet: before they came back, or for an objection (UNCLAIMED-5)', async () => {
    const before = (await left()).unclaimedPayments;
    const id = await idOf(server, sidOf(6));
    await forced(
      `INSERT INTO objections (submission_id, run_id, raised_by_id, grounds, late)
       SELECT '${id}', run_id, '${maker.user.id}', 'Not all trades', false FROM distributions`,
    );
    const { id: runId, version } = await prepared(maker.client, distributionId, profileId);
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Nothing to pay", neverSent: false) { id } }`,
      { id: runId, version },
    );
    await forced(`DELETE FROM objections WHERE submission_id = '${id}'`);
    // As if it had been prepared after other details were released, and before the payments came back.
    const started = (days: number, which: string) =>
      `UPDATE payment_runs SET started_at = now() - interval '${days} days' WHERE ${which}`;
    await forced(
      `${started(25, 'number = 1')}; ${started(21, `id = '${runId}'`)};
       UPDATE bank_changes SET announced_at = now() - interval '24 days', decided_at = now() - interval '22 days'
         WHERE submission_id = '${await idOf(server, sidOf(8))}'`,
    );
    expect((await left()).unclaimedPayments).toBe(before);
    await forced(started(0, `id = '${runId}'`));
    // The account of claim 8 is the one that the bank did not take; that of claim 6 is another one.
    expect((await left()).unclaimedPayments).toBe(before + 1);
  });

  it('are unclaimed once a run has looked at them, also where its payment in their place is held (UNCLAIMED-5)', async () => {
    const run = await prepared(maker.client, distributionId, profileId);
    expect((await paymentsOf(maker.client, run.id, { state: 'READY' })).map(({ sid }) => sid)).toEqual([
      sidOf(6),
    ]);
    await givesAccount(6, '');
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { checkPayments(id: $id, version: $version) { id } }`,
      { id: run.id, version: run.version },
    );
    const { version } = await endedWork(maker.client, run.id);
    expect(await stateOf(6)).toMatchObject({ state: 'HELD' });
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Nothing to pay", neverSent: false) { id } }`,
      { id: run.id, version },
    );
    await givesAccount(6, accountOf(6));
    const later = await prepared(maker.client, distributionId, profileId);
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Nothing to pay", neverSent: false) { id } }`,
      { id: later.id, version: later.version },
    );
    expect((await left()).unclaimedPayments).toBe(4);
    // Somebody decides that the account is right: the next run pays it, and nobody declares it unclaimed before (RETURN-9).
    const decides = (who: string, at: string, words: string) =>
      forced(
        `UPDATE returned_items b SET reissuer_id = ${who}, reissue_asked_at = ${at}, reissue_because = ${words}
           FROM payments p WHERE p.id = b.payment_id AND p.sid = '${sidOf(6)}'`,
      );
    await decides(`'${checker.user.id}'`, 'now()', `'It works again'`);
    expect((await left()).unclaimedPayments).toBe(3);
    await decides('NULL', 'NULL', 'NULL');
    const rows = await sql<{ withheld: string; principal: string; interest: string; sent: boolean }>(
      `SELECT withheld::text, principal::text, interest::text, sid <> 'A-000003' AS sent FROM distribution_lines
       WHERE distribution_id = $1 AND sid = ANY ($2)`,
      [distributionId, [5, 6, 8, 3].map(sidOf)],
    );
    const sum = (part: (row: (typeof rows)[number]) => string) =>
      rows.reduce((all, row) => all + BigInt(part(row).replace('.', '')), 0n);
    const kept = sum(({ sent, withheld }) => (sent ? withheld : '0.00'));
    expect(kept > 0n).toBe(true);
    const found = await left();
    expect(found).toMatchObject({ unclaimedPayments: 4, declareRefusal: null });
    const cents = (text: string) => BigInt(text.replace('.', ''));
    expect(cents(found.unclaimedTaxKept)).toBe(kept);
    expect(cents(found.unclaimedPrincipal) + cents(found.unclaimedInterest) + kept).toBe(
      sum(({ principal }) => principal) + sum(({ interest }) => interest),
    );
  });

  it('are those that were declared, one by one: others with the same sums are refused (UNCLAIMED-2)', async () => {
    const one = await proposed();
    const code = await codeFor(one);
    // Another claim comes to the same amounts, and is unclaimed in place of the one that was declared.
    await forced(
      `UPDATE payments o SET principal = p.principal, interest = p.interest, withheld = p.withheld, net = p.net,
         state = 'RETURNED' FROM payments p WHERE p.sid = '${sidOf(5)}' AND o.sid = '${sidOf(9)}';
       UPDATE payments SET state = 'SENT' WHERE sid = '${sidOf(5)}';
       UPDATE returned_items b SET payment_id = n.id FROM payments o, payments n WHERE b.payment_id = o.id AND o.sid = '${sidOf(5)}' AND n.sid = '${sidOf(9)}'`,
    );
    expect((await left()).unclaimedPrincipal).toBe(one.principal);
    expect((await refusal(checker.client, CONFIRM, { id: one.id, version: one.version, code })).message).toBe(
      'Other payments are unclaimed by now: 4 instead of 4 others. Refuse this declaration and make another one.',
    );
    await forced(
      `UPDATE payments p SET principal = l.principal, interest = l.interest, withheld = l.withheld, net = l.net, state = 'SENT'
         FROM distribution_lines l WHERE l.sid = p.sid AND p.sid = '${sidOf(9)}';
       UPDATE payments SET state = 'RETURNED' WHERE sid = '${sidOf(5)}';
       UPDATE returned_items b SET payment_id = n.id FROM payments o, payments n WHERE b.payment_id = o.id AND o.sid = '${sidOf(9)}' AND n.sid = '${sidOf(5)}'`,
    );
  });

  it('are not those about which somebody decides meanwhile (UNCLAIMED-2, RETURN-9)', async () => {
    const [one] = (await left()).declarations;
    const code = await codeFor(one!);
    const decides = server.database.db.createQueryRunner();
    await decides.startTransaction();
    const { id } = (
      await sql<{ id: string }>(`SELECT id FROM payments WHERE sid = $1 AND state = 'RETURNED'`, [sidOf(5)])
    )[0]!;
    await decides.query('UPDATE payments SET version = version + 1 WHERE id = $1', [id]);
    await decides.query(
      `UPDATE returned_items SET reissuer_id = $1, reissue_asked_at = now(), reissue_because = 'It works again' WHERE payment_id = $2`,
      [maker.user.id, id],
    );
    const refused = refusal(checker.client, CONFIRM, { id: one!.id, version: one!.version, code });
    await lockWaits(server);
    await decides.commitTransaction();
    await decides.release();
    expect((await refused).message).toContain('Other payments are unclaimed by now: 3 instead of 4');
    await forced(
      `UPDATE returned_items SET reissuer_id = NULL, reissue_asked_at = NULL, reissue_because = NULL WHERE payment_id = '${id}'`,
    );
  });

  it('are confirmed by nobody who imported a return of them, by SQL neither (UNCLAIMED-2)', async () => {
    const [one] = (await left()).declarations;
    const importedBy = ({ user }: Payer) =>
      forced(
        `UPDATE import_runs SET requested_by_id = '${user.id}' WHERE id IN (SELECT import_run_id FROM returned_items)`,
      );
    const given = { id: one!.id, version: one!.version, code: await codeFor(one!) };
    const shownTo = async ({ client }: Payer) =>
      (
        await client.data<{ left: Left }>(`query ($id: ID!) { left: moneyLeft(id: $id) { ${LEFT} } }`, {
          id: distributionId,
        })
      ).left.declarations[0];
    expect(await shownTo(checker)).toMatchObject({ importers: ['Mary Maker'], confirmRefusal: null });
    await importedBy(checker);
    const { confirmRefusal } = (await shownTo(checker))!;
    expect(confirmRefusal).toContain('You imported returns');
    const { id: asked, version } = given;
    expect((await refusal(checker.client, SEND, { id: asked, version })).message).toBe(confirmRefusal);
    expect((await refusal(checker.client, CONFIRM, given)).message).toContain('You imported returns');
    const byHand = server.database.db.transaction(async (tx) => {
      await tx.query(
        `UPDATE payments SET state = 'CANCELLED', unclaimed_id = $1 WHERE sid = $2 AND state = 'RETURNED'`,
        [one!.id, sidOf(5)],
      );
      await tx.query(
        `UPDATE unclaimed_declarations SET state = 'CONFIRMED', decider_id = $2, decided_at = now() WHERE id = $1`,
        [one!.id, checker.user.id],
      );
    });
    await expect(byHand).rejects.toThrow('by others than who imported the return');
    await importedBy(maker);
  });

  it('are cancelled by two people, and leave what came back without the tax, which stays due (UNCLAIMED-5)', async () => {
    const due = await taxDue();
    const [one] = (await left()).declarations;
    const { left: done } = await checker.client.data<{ left: Left }>(CONFIRM, {
      id: one!.id,
      version: one!.version,
      code: await codeFor(one!),
    });
    expect(done.unclaimedPayments).toBe(0);
    expect(done.declarations[0]).toMatchObject({ state: 'CONFIRMED', payments: 4, taxKept: one!.taxKept });
    const { principal, interest } = one!;
    expect(done.sources.filter(({ kind }) => kind === 'UNCLAIMED')).toEqual([
      { kind: 'UNCLAIMED', payments: 4, principal, interest },
    ]);
    expect(await stateOf(5)).toEqual({ state: 'CANCELLED', taxKept: true });
    expect(await stateOf(6)).toEqual({ state: 'CANCELLED', taxKept: true });
    expect(await stateOf(3)).toEqual({ state: 'CANCELLED', taxKept: false });
    expect(await taxDue()).toBe(due);
    const [{ amount }] = (await sql<{ amount: string }>(
      `SELECT sum(amount)::text AS amount FROM (${UNCLAIMED}) u`,
    )) as [{ amount: string }];
    expect(BigInt(amount.replace('.', ''))).toBe(
      BigInt(principal.replace('.', '')) + BigInt(interest.replace('.', '')),
    );
    expect(
      (await sql<{ kind: string; sid: string }>(RETURNED)).map(({ kind, sid }) => [sid, kind]).sort(),
    ).toEqual([
      [sidOf(5), 'UNCLAIMED'],
      [sidOf(6), 'REISSUED'],
      [sidOf(8), 'UNCLAIMED'],
    ]);
    expect(await ownPayments(maker.client, await idOf(server, sidOf(5)))).toMatchObject([
      { state: 'CANCELLED' },
    ]);
  });

  it('stay so: the same file again changes nothing, no run takes them, the database keeps them (UNCLAIMED-3)', async () => {
    expect(await imported(5, 6, 8)).toMatchObject({ created: 0, unchanged: 3, rejected: 0 });
    await givesAccount(5, accountOf(905));
    const run = await prepared(maker.client, distributionId, profileId);
    expect(await paymentsOf(maker.client, run.id)).toEqual([]);
    for (const change of [
      `UPDATE payments SET tax_kept = false WHERE tax_kept`,
      `UPDATE payments SET state = 'RETURNED', unclaimed_id = NULL, tax_kept = false WHERE sid = '${sidOf(5)}'`,
      `UPDATE unclaimed_declarations SET tax_kept = 0`,
      `UPDATE unclaimed_declarations SET payments_sha256 = sha256('')`,
    ])
      await expect(sql(change)).rejects.toThrow(/never changed|does not move/);
  });

  it('are shared by a later distribution by what they left (SHARE-13)', async () => {
    const { client } = await Confirming.signedIn(server);
    const [{ runId }] = (await sql<{ runId: string }>('SELECT run_id AS "runId" FROM distributions')) as [
      { runId: string },
    ];
    const fund = { name: 'Second', followsId: distributionId, settlementSum: '0', interest: '0', steps: [] };
    const later = await computed(client, await saved(client, aFund(runId, fund)));
    const { sources } = await left();
    const sum = (of: 'principal' | 'interest') =>
      sources.reduce((all, source) => all + BigInt(source[of].replace('.', '')), 0n);
    expect(later.state).toBe('COMPUTED');
    expect(BigInt(later.fund.settlementSum.replace('.', ''))).toBe(sum('principal'));
    expect(BigInt(later.fund.interest.replace('.', ''))).toBe(sum('interest'));
  });
});

it('a returned payment is cancelled by a declaration alone (UNCLAIMED-5)', async () => {
  await imported(10);
  await expect(sql(`UPDATE payments SET state = 'CANCELLED' WHERE sid = '${sidOf(10)}'`)).rejects.toThrow(
    'does not move like this',
  );
});
