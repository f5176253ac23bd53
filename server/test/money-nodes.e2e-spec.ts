import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import type { Answer, Client, GraphqlBody } from './harness/client.js';
import { aFund, computed, saved } from './harness/distributing.js';
import {
  ACTS as DISTRIBUTION_ACTS,
  Confirming,
  endedFreezing,
  FREEZE,
  type Frozen,
  frozenState,
} from './harness/freezing.js';
import { ended, sendFile } from './harness/importing.js';
import {
  accountOf,
  ACTS,
  aProfile,
  DAY,
  endedWork,
  giveAccounts,
  moved,
  Payer,
  paymentsOf,
  PREPARE,
  REISSUE,
  runState,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import { queueBackends, type ScratchRedis } from './harness/redis.js';
import { returnOf, returnsAnnounced, returnsFile, sentOf } from './harness/returning.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { SharedMailbox } from './harness/shared-mailbox.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 60;
/** With the debit of its sum, what a file holds. */
const ROWS = 20;
const ROUNDS = 3;
const SENT = `mutation ($id: ID!, $version: Int!, $receipt: String!) {
  done: markFileSent(id: $id, version: $version, receipt: $receipt) { id } }`;

type Answered<Data> = Answer<GraphqlBody<Data>>;

/** Two nodes, each with a worker, on one database, one file store and one queue. */
describe.each(queueBackends())('two nodes with the queue on %s', (_, startQueue) => {
  let redis: ScratchRedis | undefined;
  let inbox: SharedMailbox;
  let server: TestServer;
  let second: ServerProcess;
  let maker: Payer;
  let checker: Payer;
  let third: Payer;
  let office: Confirming[];
  let assessmentId: string;
  let profileId: string;
  let frozenOnes: Frozen[];
  let distributionId: string;
  let run: ShownRun;

  const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
  const count = async (text: string, values: unknown[] = []) =>
    (await sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${text}`, values))[0]!.count;
  const audited = (action: string, id: string) =>
    count('audit_entries WHERE action = $1 AND subject_id = $2', [action, id]);
  const elsewhere = (client: Client) => client.at(second.url);
  const aComputed = async ({ client }: Confirming) =>
    computed(client, await saved(client, aFund(assessmentId, { settlementSum: '2000.00' })));

  /** One of them was done; the others were refused as a conflict, each with a reason. @returns what the one answered */
  function onlyOne<Data>(answers: readonly Answered<Data>[], reason: RegExp): Data {
    const done = answers.flatMap(({ body }) => (body.data && !body.errors ? [body.data] : []));
    const refused = answers.flatMap(({ body }) => body.errors ?? []);
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: answers.length - 1 }, () => expect.stringMatching(reason) as string),
    );
    expect(new Set(refused.map(({ extensions }) => extensions.code))).toEqual(new Set(['CONFLICT']));
    expect(done).toHaveLength(1);
    return done[0]!;
  }

  beforeAll(async () => {
    redis = await startQueue();
    inbox = await SharedMailbox.open();
    server = await TestServer.start({ SMTP_URL: inbox.smtpUrl, ...(redis && { REDIS_URL: redis.url }) });
    server.mailbox = inbox;
    second = await startServerProcess(server.environment());
    await approvedRules(server);
    await addClaims(server, CLAIMS);
    await giveAccounts(server);
    await sql(`UPDATE submissions SET australian_citizen = 'NO'`);
    office = [
      await Confirming.signedIn(server),
      await Confirming.signedIn(server),
      await Confirming.signedIn(server),
    ];
    const { client } = office[0]!;
    assessmentId = (await endedRun(client, (await startRun(client)).id)).id;
    await finaliseRun(server, assessmentId);
    maker = await Payer.signedIn(server, 'Mary Maker');
    checker = await Payer.signedIn(server, 'Charles Checker');
    third = await Payer.signedIn(server, 'Theo Third');
    profileId = await aProfile(maker.client, { maxRows: String(ROWS) });
  });
  afterAll(async () => {
    await second.stop();
    await server.close();
    await redis?.stop();
    await inbox.close();
  });

  it('freeze a distribution once (FREEZE-1, DURABLE-17)', async () => {
    const [author] = office as [Confirming];
    frozenOnes = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version } = await aComputed(author);
      const given = { id, version, publishLines: true };
      const answers = await Promise.all(
        [author.client, elsewhere(author.client)].map((node) => node.graphql(FREEZE, given)),
      );
      onlyOne(answers, /was changed since you opened it/);
      const done = await endedFreezing(author.client, id);
      expect(done).toMatchObject({ state: 'FROZEN', message: null });
      expect(await frozenState(elsewhere(author.client), id)).toEqual(done);
      for (const action of ['distribution.freeze-asked', 'distribution.frozen'])
        expect([action, await audited(action, id)]).toEqual([action, 1]);
      expect(done.leaves).toBe(
        await count('distribution_lines WHERE distribution_id = $1 AND loss > 0', [id]),
      );
      for (const rows of ['distribution_salts', 'merkle_nodes WHERE level = 0 AND distribution_id = $1 --'])
        expect([
          rows,
          await count(rows.includes('WHERE') ? rows : `${rows} WHERE distribution_id = $1`, [id]),
        ]).toEqual([rows, done.leaves]);
      frozenOnes.push(done);
    }
  });

  it('approve it once, and publish one of two (FREEZE-7, DURABLE-17)', async () => {
    const [, one, other] = office as [Confirming, Confirming, Confirming];
    const approved: Frozen[] = [];
    for (const given of frozenOnes.slice(0, 2)) {
      const { id, version, publishLines } = given;
      const codes = [await one.codeFor('APPROVE', given), await other.codeFor('APPROVE', given)];
      const answers = await Promise.all(
        [one.client, elsewhere(other.client)].map((node, at) =>
          node.graphql<{ done: Frozen }>(DISTRIBUTION_ACTS.APPROVE, {
            id,
            version,
            code: codes[at],
            publishLines,
          }),
        ),
      );
      approved.push(onlyOne(answers, /is APPROVED; this is possible only|was changed since/).done);
      expect(await audited('distribution.approved', id)).toBe(1);
    }
    const codes = [await one.codeFor('PUBLISH', approved[0]!), await other.codeFor('PUBLISH', approved[1]!)];
    const answers = await Promise.all(
      [one.client, elsewhere(other.client)].map((node, at) => {
        const { id, version } = approved[at]!;
        return node.graphql<{ done: Frozen }>(DISTRIBUTION_ACTS.PUBLISH, { id, version, code: codes[at] });
      }),
    );
    distributionId = onlyOne(answers, /is published already\. The fund is paid once/).done.id;
    expect(await sql(`SELECT id FROM distributions WHERE state = 'PUBLISHED'`)).toEqual([
      { id: distributionId },
    ]);
    expect(await count(`audit_entries WHERE action = 'distribution.published'`)).toBe(1);
  });

  it('prepare and approve one payment run (PAY-2, PAY-6, DURABLE-17)', async () => {
    const asked = await Promise.all(
      [maker.client, elsewhere(third.client)].map((node) =>
        node.graphql<{ run: ShownRun }>(PREPARE, { distributionId, profileId, day: DAY }),
      ),
    );
    const { id } = onlyOne(asked, /^Payment run 1 is PREPAR(ING|ED)\. Finish it or cancel it first\.$/).run;
    const prepared = await endedWork(checker.client, id);
    expect(prepared).toMatchObject({ state: 'PREPARED', number: 1 });
    const [owed] = await sql<object>(
      'SELECT count(*)::int AS payments, sum(net)::text AS net FROM distribution_lines WHERE distribution_id = $1 AND net > 0',
      [distributionId],
    );
    expect(prepared.figures).toMatchObject({ ...owed, held: [] });
    // By neither of the two who may have made it.
    const approvers = [checker, await Payer.signedIn(server, 'Fay Fourth')];
    const codes: string[] = [];
    for (const person of approvers) codes.push(await person.codeFor('APPROVE', prepared));
    const answers = await Promise.all(
      [approvers[0]!.client, elsewhere(approvers[1]!.client)].map((node, at) =>
        node.graphql<{ run: ShownRun }>(ACTS.APPROVE, { id, version: prepared.version, code: codes[at] }),
      ),
    );
    run = onlyOne(answers, /is APPROVED|was changed since/).run;
    expect(run).toMatchObject({ state: 'APPROVED', figures: owed });
    expect(await audited('payment-run.approved', id)).toBe(1);
  });

  it('write its files once, with every payment in one of them (PAY-8, DURABLE-17)', async () => {
    const { id, version } = run;
    const codes = [await checker.codeFor('WRITE', run), await third.codeFor('WRITE', run)];
    const answers = await Promise.all(
      [checker.client, elsewhere(third.client)].map((node, at) =>
        node.graphql<{ run: ShownRun }>(ACTS.WRITE, { id, version, code: codes[at] }),
      ),
    );
    onlyOne(answers, /is WRITING|is WRITTEN|was changed since/);
    run = await endedWork(checker.client, id);
    expect(run).toMatchObject({ state: 'WRITTEN', message: null, refusals: [] });
    expect(run.files.length).toBeGreaterThan(2);
    expect(await audited('payment-run.write-asked', id)).toBe(1);
    const twice = `(SELECT i.payment_id FROM payment_file_items i JOIN payment_files f ON f.id = i.file_id AND f.live
      GROUP BY 1 HAVING count(*) > 1) _`;
    expect(await count(twice)).toBe(0);
    const paid = await paymentsOf(elsewhere(checker.client), id, { state: 'IN_FILE' });
    const cents = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);
    expect(paid).toHaveLength(run.figures!.payments);
    for (const all of [paid.map(({ net }) => net), run.files.map(({ total }) => total)])
      expect(cents(all)).toBe(cents([run.figures!.net]));
  });

  it('hand a file out once by one link (PAY-9, SECURITY-6, DURABLE-17)', async () => {
    for (const { id } of run.files) {
      const { ticket } = await checker.client.data<{ ticket: { url: string } }>(
        'mutation ($id: ID!) { ticket: createDownloadTicket(kind: PAYMENT_FILE, id: $id) { url } }',
        { id },
      );
      const answers = await Promise.all(
        Array.from({ length: 10 }, async (_unused, at) => {
          const response = await fetch((at % 2 ? second.url : server.process.url) + ticket.url);
          return { status: response.status, text: await response.text() };
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 404);
      expect(refused).toHaveLength(9);
      for (const { text } of refused) expect(text).toContain('This link has been used or has expired');
      expect(await audited('payment-file.read', id)).toBe(1);
    }
    expect((await runState(elsewhere(maker.client), run.id)).files.map(({ fetches }) => fetches)).toEqual(
      run.files.map(() => 1),
    );
  });

  it('note one receipt of each file (PAY-10, DURABLE-17)', async () => {
    for (const { id, version } of run.files) {
      const answers = await Promise.all(
        [maker.client, elsewhere(checker.client)].map((node, at) =>
          node.graphql(SENT, { id, version, receipt: `R-${at}` }),
        ),
      );
      onlyOne(answers, /was changed since you opened it|is not waiting to be sent/);
      expect(await audited('payment-file.sent', id)).toBe(1);
    }
    await moved(server, run.id);
    expect(await runState(maker.client, run.id)).toMatchObject({ state: 'SENT' });
  });

  it('take a returned payment back once, from one file sent twice and from two that overlap (RETURN-2, IMPORT-29, DURABLE-17)', async () => {
    const paid = [...(await sentOf(maker.client, run)).values()];
    const fileOf = (some: readonly ShownPayment[]) =>
      returnsFile(some.map((one) => returnOf(one, accountOf(Number(one.sid.slice(2))), { reason: '6' })));
    const imports = async (files: readonly [string, string]) => {
      const nodes = [maker.client, elsewhere(maker.client)];
      const ids = await Promise.all(
        nodes.map((node, at) => sendFile(node, 'returns', files[at]!, '', 'returns.txt')),
      );
      return Promise.all([...new Set(ids)].map((id) => ended(maker.client, id)));
    };
    const same = fileOf(paid.slice(0, 5));
    const runs = [
      ...(await imports([same, same])),
      ...(await imports([fileOf(paid.slice(5, 10)), fileOf(paid.slice(8, 13))])),
    ];
    for (const done of runs) expect(done).toMatchObject({ status: 'DONE', rejected: 0, message: null });
    const created = (some: typeof runs) => some.reduce((sum, one) => sum + one.created, 0);
    expect(created(runs)).toBe(13);
    for (const text of [
      'returned_items',
      `payments WHERE state = 'RETURNED'`,
      `audit_entries WHERE action = 'payment.returned'`,
    ])
      expect([text, await count(text)]).toEqual([text, 13]);
    await returnsAnnounced(server);
    expect(await count(`mails WHERE template = 'payment-returned'`)).toBe(13);
  });

  it('decide once that it is made again, and pay it once more (RETURN-9, RETURN-6, DURABLE-17)', async () => {
    const [payment] = await paymentsOf(maker.client, run.id, { state: 'RETURNED' });
    const { id, version } = payment!;
    const codes = [await checker.codeFor('REISSUE', payment!), await third.codeFor('REISSUE', payment!)];
    const answers = await Promise.all(
      [checker.client, elsewhere(third.client)].map((node, at) =>
        node.graphql(REISSUE, { id, version, because: 'The account is open again', code: codes[at] }),
      ),
    );
    onlyOne(answers, /changed since|made again|decided/);
    expect(await audited('payment.reissue-decided', id)).toBe(1);
    const asked = await Promise.all(
      [maker.client, elsewhere(maker.client)].map((node) =>
        node.graphql<{ run: ShownRun }>(PREPARE, { distributionId, profileId, day: DAY }),
      ),
    );
    const next = onlyOne(asked, /^Payment run 2 is PREPAR(ING|ED)\. Finish it or cancel it first\.$/).run;
    expect(await endedWork(maker.client, next.id)).toMatchObject({ state: 'PREPARED' });
    expect(await paymentsOf(maker.client, next.id)).toMatchObject([{ sid: payment!.sid, net: payment!.net }]);
    const [sums] = await sql<{ owed: string; live: string }>(
      `SELECT (SELECT sum(net)::text FROM distribution_lines WHERE distribution_id = $1 AND net > 0) AS owed,
         (SELECT sum(net)::text FROM payments WHERE state <> 'REISSUED') AS live`,
      [distributionId],
    );
    expect(sums!.live).toBe(sums!.owed);
  });
});
