import { createHash } from 'node:crypto';
import { FUND } from '../src/court-reports/list-sql.js';
import { FollowDistributions1764400000074 } from '../src/database/migrations/1764400000074-follow-distributions.js';
import { checkFiles, type ChosenFile } from '../src/rules/proof/check-files.js';
import { idOf, refusal } from './harness/claims.js';
import { Client } from './harness/client.js';
import {
  aFund,
  cents,
  computed,
  distribution,
  saved,
  sum,
  type Distribution,
} from './harness/distributing.js';
import { aUser } from './harness/factories.js';
import { type Confirming, frozen, type Frozen, frozenState } from './harness/freezing.js';
import { firstDistribution, moneyLeft, paidAndDeclared } from './harness/money-left.js';
import { type Payer, paymentsOf, prepared } from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;

let server: TestServer;
let maker: Confirming;
let approver: Confirming;
let payer: Payer;
let firstId: string;
let profileId: string;
let runId: string;
let second: Frozen;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const left = (id: string) => moneyLeft(payer.client, id);
const messageOf = async (client: Client, document: string, variables: object) =>
  (await refusal(client, document, variables)).message;
const aLater = (overrides: object = {}) =>
  aFund(runId, {
    name: 'Second distribution',
    followsId: firstId,
    settlementSum: '0',
    interest: '7.31',
    steps: [],
    ...overrides,
  });
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const chosen = (text: string): ChosenFile => ({
  name: 'file',
  size: text.length,
  pieces: async function* () {
    yield await Promise.resolve(Buffer.from(text));
  },
});
beforeAll(async () => {
  server = await TestServer.start();
  const stage = await firstDistribution(server, CLAIMS);
  ({ firstId, runId, profileId, maker, approver, payer } = stage);
  await paidAndDeclared(server, stage);
});
afterAll(() => server.close());

describe('a second distribution', () => {
  let computedOne: Distribution;

  it('shares what is left to the cent, by both engines, where earlier payments of a SID count (SHARE-12, SHARE-13)', async () => {
    // A claim that was filed again since has its SID, and another id.
    await server.database.db.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE distribution_lines l SET submission_id = o.id FROM (SELECT uuidv7() AS id) o WHERE sid = 'A-000004';
       UPDATE payments p SET submission_id = l.submission_id FROM distribution_lines l WHERE l.sid = p.sid AND p.sid = 'A-000004';
       COMMIT`,
    );
    computedOne = await computed(maker.client, await saved(maker.client, aLater()));
    expect(computedOne).toMatchObject({ state: 'COMPUTED' });
    const { sources } = await left(firstId);
    const { fund, figures } = computedOne;
    expect(sum([fund.settlementSum])).toBe(sum(sources.map(({ principal }) => principal)));
    expect(sum([fund.interest])).toBe(sum([...sources.map(({ interest }) => interest), '7.31']));
    expect(sum([figures!.payment, figures!.residue.principal, figures!.residue.interest])).toBe(
      sum([fund.settlementSum, fund.interest]),
    );
    const lines = await sql<{ sid: string; loss: string; payment: string; before: string; first: string }>(
      `SELECT l.sid, l.loss::text, l.payment::text, l.paid_before::text AS before, f.payment::text AS first FROM distribution_lines l
       JOIN distribution_lines f ON f.sid = l.sid AND f.distribution_id = $2 WHERE l.distribution_id = $1`,
      [computedOne.id, firstId],
    );
    expect(lines.find(({ sid }) => sid === 'A-000004')).toBeDefined();
    for (const { sid, loss, payment, before, first } of lines) {
      expect(before).toBe(['A-000002', 'A-000003'].includes(sid) ? '0.00' : first);
      expect(sum([payment, before]) <= sum([loss])).toBe(true);
    }
  });

  it('is not frozen when what is left has changed since (FREEZE-13)', async () => {
    await server.database.db.query(
      `SET session_replication_role = replica;
       UPDATE distributions SET fund = jsonb_set(fund, '{settlementSum}', '"1.00"') WHERE id = '${computedOne.id}';
       SET session_replication_role = origin`,
    );
    const { id, version } = computedOne;
    const freezing =
      'mutation ($id: ID!, $version: Int!) { freezeDistribution(id: $id, version: $version, publishLines: true) { id } }';
    expect(await messageOf(maker.client, freezing, { id, version })).toMatch(/has changed since/);
    computedOne = await computed(maker.client, await distribution(maker.client, id));
  });

  it('is published beside the first, and nobody else shares that money (FREEZE-13)', async () => {
    const other = await frozen(
      maker.client,
      await computed(maker.client, await saved(maker.client, aLater())),
      true,
    );
    const approved = await approver.acts('APPROVE', other);
    const done = await frozen(maker.client, await distribution(maker.client, computedOne.id), true);
    expect((await left(firstId)).declareRefusal).toMatch(/and shares what is left/);
    second = await approver.acts('PUBLISH', await approver.acts('APPROVE', done));
    expect(second.state).toBe('PUBLISHED');
    const { body } = await approver.tries('PUBLISH', approved);
    expect(JSON.stringify(body.errors)).toContain(
      `Distribution ${second.number} shares what distribution 1 left already`,
    );
    expect(await left(firstId)).toMatchObject({
      sources: [],
      followedBy: second.number,
      declarations: [{ takenBy: second.number }],
    });
    await approver.acts('WITHDRAW', approved);
    const first = await frozenState(maker.client, firstId);
    expect(
      (
        await approver.client.graphql(
          `mutation { sendDistributionCode(id: "${firstId}", version: ${first.version}, act: WITHDRAW) { message } }`,
        )
      ).body.errors?.[0]?.message,
    ).toBe(`Distribution ${second.number} shares what distribution 1 left. Withdraw that one first.`);
  });

  it('is reported to the court as what the first left, with the interest since, and no settlement sum (COURT-2)', async () => {
    const fundOf = async (id: string) =>
      (await sql<{ kind: string; amount: string }>(FUND, [id])).map(({ kind, amount }) => [kind, amount]);
    const [[row]] = [
      await sql<{ whole: string }>(
        `SELECT ((fund ->> 'settlementSum')::numeric + (fund ->> 'interest')::numeric)::text AS whole FROM distributions WHERE id = $1`,
        [second.id],
      ),
    ];
    const later = await fundOf(second.id);
    expect(later.map(([kind]) => kind)).toEqual([
      ...['LEFT_RESERVE', 'LEFT_UNCLAIMED', 'EARNED_SINCE'],
      ...['TO_BE_SHARED', 'RESIDUE'],
    ]);
    expect(later.slice(0, 3).reduce((all, [, amount]) => all + cents(amount!), 0n)).toBe(cents(row!.whole));
    expect((await fundOf(firstId)).map(([kind]) => kind)).toEqual([
      ...['SETTLEMENT_SUM', 'INTEREST', 'COSTS', 'RESERVE'],
      ...['TO_BE_SHARED', 'RESIDUE'],
    ]);
  });

  it('never comes to more than there is: the sums of all distributions are those of the money (FREEZE-14)', async () => {
    const rows = await sql<{ fund: string; came: string; carried: string; earned: string }>(
      `SELECT ((fund ->> 'settlementSum')::numeric + (fund ->> 'interest')::numeric)::text AS fund,
         ((SELECT coalesce(sum(principal + interest), 0.00) FROM distribution.waterfall(d.fund))
           + (SELECT sum(net + withheld) FROM distribution_lines WHERE distribution_id = d.id)
           + (figures #>> '{residue,principal}')::numeric + (figures #>> '{residue,interest}')::numeric)::text AS came,
         (600 + (SELECT sum(principal + interest) FROM payments WHERE state = 'CANCELLED'))::text AS carried,
         '7.31' AS earned
       FROM distributions d WHERE state = 'PUBLISHED' ORDER BY number`,
    );
    expect(rows.map(({ came }) => sum([came]))).toEqual(rows.map(({ fund }) => sum([fund])));
    expect(sum([rows[0]!.fund])).toBe(3_100_01n);
    expect(sum([rows[1]!.fund])).toBe(sum([rows[1]!.carried, rows[1]!.earned]));
  });

  it('is refused by the database where its parts do not come to its fund (FREEZE-14)', async () => {
    const input = aLater({ name: 'Third distribution', followsId: second.id, interest: '500.00' });
    const third = await approver.acts(
      'APPROVE',
      await frozen(maker.client, await computed(maker.client, await saved(maker.client, input))),
    );
    const [{ fund }] = (await sql<{ fund: { sources: object[] } }>(
      'SELECT fund FROM distributions WHERE id = $1',
      [third.id],
    )) as [{ fund: { sources: object[] } }];
    const publishing = (set: string) =>
      server.database.db.query(
        `BEGIN; SET LOCAL session_replication_role = replica; UPDATE distributions SET ${set} WHERE id = '${third.id}';
         SET LOCAL session_replication_role = origin;
         UPDATE distributions SET state = 'PUBLISHED', publisher_id = maker_id, published_at = now() WHERE id = '${third.id}'; COMMIT`,
      );
    for (const [set, text] of [
      [`fund = jsonb_set(fund, '{interest}', '"500.01"')`, /do not come to its fund/],
      [`figures = jsonb_set(figures, '{residue,interest}', '"0.01"')`, /do not come to its fund/],
      [`fund = jsonb_set(fund, '{sources}', '[]')`, /not what the distribution before left/],
    ] as const) {
      await expect(publishing(set)).rejects.toThrow(text);
      await server.database.db.query('ROLLBACK');
    }
    expect(fund.sources).toEqual([
      { kind: 'INTEREST', distribution: null, payments: null, principal: '0.00', interest: '500.00' },
    ]);
    await approver.acts('WITHDRAW', third);
  });

  it('names the first in its frozen text, with what was paid before (FREEZE-3)', async () => {
    const { ticket } = await approver.client.data<{ ticket: { url: string } }>(
      'mutation ($id: ID!) { ticket: createDownloadTicket(kind: FROZEN_DISTRIBUTION, id: $id) { url } }',
      { id: second.id },
    );
    const text = await (await fetch(server.process.url + ticket.url)).text();
    expect(createHash('sha256').update(text).digest('hex')).toBe(second.sha256);
    const [header, line] = text.split('\n').map((one) => (one === '' ? {} : (JSON.parse(one) as object)));
    expect(header).toMatchObject({ follows: firstId, runId: second.id });
    expect(line).toMatchObject({ sid: 'A-000001', paidBefore: expect.stringMatching(/^\d+\.\d\d$/) });
  });

  it('is published under its number, beside the first (FREEZE-15)', async () => {
    const everybody = new Client(server.process.url);
    const {
      publishedDistributions: names,
      first,
      last,
    } = await everybody.data<Record<string, unknown>>(
      `{ publishedDistributions { number name withdrawnAt } first: publishedDistribution(number: 1) { number follows { number } }
         last: publishedDistribution { number follows { number runId } fund { sources { kind } } } }`,
    );
    expect(names).toMatchObject([{ number: 1 }, { number: second.number }]);
    expect(first).toEqual({ number: 1, follows: null });
    expect(last).toMatchObject({ number: second.number, follows: { number: 1, runId: firstId } });
    const get = (query: string) => fetch(`${server.process.url}/api/published/distribution${query}`);
    expect(await (await get('')).json()).toMatchObject({ number: second.number });
    expect(await (await get('?number=1')).json()).toMatchObject({ number: 1 });
    expect((await get('?number=77')).status).toBe(404);
    expect((await get('?number=x')).status).toBe(404);
    expect((await get(`/lines?number=${second.number}`)).status).toBe(200);
    expect((await get('/lines?number=1')).status).toBe(404);
  });

  it('gives each member each line with its own proof, which holds (LINE-5)', async () => {
    const submissionId = await idOf(server, 'A-000001');
    const LINE = `query ($id: ID!, $number: Int) { line: distributionLine(submissionId: $id, number: $number) { number numbers payment paidBefore } }`;
    const lineOf = async (number?: number) =>
      (
        await payer.client.data<{ line: { number: number; payment: string } | null }>(LINE, {
          id: submissionId,
          number,
        })
      ).line;
    const one = await lineOf(1);
    expect(await lineOf()).toMatchObject({
      number: second.number,
      numbers: [1, second.number],
      paidBefore: one!.payment,
    });
    expect(one).toMatchObject({ number: 1, paidBefore: '0.00' });
    expect(await lineOf(77)).toBeNull();
    const owner = await server.signIn(await aUser(server.database.db, { email: 'a@example.com' }));
    for (const number of [1, second.number]) {
      const { proof } = await owner.data<{ proof: string }>(
        'query ($id: ID!, $number: Int) { proof: distributionLineProof(submissionId: $id, number: $number) }',
        { id: submissionId, number },
      );
      const { ticket } = await owner.data<{ ticket: { url: string } }>(
        'mutation ($id: ID!, $n: Int) { ticket: createDownloadTicket(kind: LINE_PROOF, id: $id, distribution: $n) { url } }',
        { id: submissionId, n: number },
      );
      expect(await (await fetch(server.process.url + ticket.url)).text()).toBe(proof);
      const everybody = await fetch(`${server.process.url}/api/published/distribution?number=${number}`);
      const verdict = await checkFiles([chosen(await everybody.text()), chosen(proof)], hash);
      expect(verdict.says).toBe('HOLDS');
    }
  });

  it('is paid by payments of its own, one for each claim (PAY-2, PAY-4)', async () => {
    const run = await prepared(payer.client, second.id, profileId);
    const [paid] = await sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM distribution_lines WHERE distribution_id = $1 AND net > 0',
      [second.id],
    );
    expect(await paymentsOf(payer.client, run.id)).toHaveLength(paid!.count);
    const doubled = await sql(
      'SELECT 1 FROM payments GROUP BY distribution_id, submission_id HAVING count(*) > 1',
    );
    expect(doubled).toEqual([]);
  });

  it('leaves the database no way back to a version that would pay its money again, or to nobody (FREEZE-14)', async () => {
    const runner = server.database.db.createQueryRunner();
    await runner.startTransaction();
    const down = new FollowDistributions1764400000074().down(runner);
    await expect(down).rejects.toThrow('there is no way back');
    await runner.rollbackTransaction();
    await runner.release();
  });
});

it('what everybody reads holds by the verifier, the parts of the fund included (VERIFY-7)', async () => {
  const base = `${server.process.url}/api/published/distribution`;
  const get = async (path: string) => (await fetch(base + path)).text();
  const files = [await get(`?number=${second.number}`), await get(`/lines?number=${second.number}`)];
  const verdict = await checkFiles(files.map(chosen), hash);
  const texts = verdict.files.flatMap(({ findings }) => findings.map(({ text }) => text));
  expect(verdict.says).toBe('HOLDS');
  expect(texts.some((text) => text.startsWith('The fund is $'))).toBe(true);
  expect(texts.some((text) => text.startsWith('This distribution shares what an earlier one left'))).toBe(
    true,
  );
});
