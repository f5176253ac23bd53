import { createHash } from 'node:crypto';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { Client } from './harness/client.js';
import { Confirming, frozen, type Frozen, frozenState, SEND_CODE } from './harness/freezing.js';
import { refusal } from './harness/claims.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 60;

let server: TestServer;
let maker: Confirming;
let approver: Confirming;
let other: Confirming;
let runId: string;

beforeAll(async () => {
  server = await TestServer.start();
  await approvedRules(server);
  await addClaims(server, CLAIMS);
  await server.database.db.query(`UPDATE submissions SET australian_citizen = 'NO'`);
  maker = await Confirming.signedIn(server);
  approver = await Confirming.signedIn(server);
  other = await Confirming.signedIn(server);
  runId = (await endedRun(maker.client, (await startRun(maker.client)).id)).id;
  await finaliseRun(server, runId);
});
afterAll(() => server.close());

const aFrozen = async (publishLines = false): Promise<Frozen> =>
  frozen(maker.client, await computed(maker.client, await saved(maker.client, aFund(runId))), publishLines);
const get = (path: string, headers = {}) => fetch(`${server.process.url}/api/published/${path}`, { headers });
const PUBLISHED = `{ publishedDistribution { runId number currency hash seal root count loss principal interest withdrawnAt lines
  plan fund { settlementSum steps { name amount } } } }`;
const published = async () =>
  (
    await new Client(server.process.url).data<{ publishedDistribution: Record<string, unknown> | null }>(
      PUBLISHED,
    )
  ).publishedDistribution;
const messageOf = (body: unknown) => (body as { errors?: { message: string }[] }).errors?.[0]?.message;
const auditOf = (id: string) =>
  server.database.db.query<{ action: string; details: Record<string, unknown> | null }[]>(
    `SELECT action, details FROM audit_entries WHERE subject_id = $1 AND id > (
       SELECT max(id) FROM audit_entries WHERE subject_id = $1 AND action = 'distribution.computed') ORDER BY id`,
    [id],
  );

it('the public page of a distribution shows nothing before anything is published, and nothing of what is only frozen (FREEZE-9)', async () => {
  await aFrozen();
  expect(await published()).toBeNull();
  expect((await get('distribution')).status).toBe(404);
  expect((await get('distribution/lines')).status).toBe(404);
});

describe('a distribution is approved', () => {
  it('by another person than its maker, with a code for this act on this version (FREEZE-7, ACT-1)', async () => {
    const done = await aFrozen();
    const own = 'You made this distribution. Another person must approve it.';
    const asked = { id: done.id, version: done.version, act: 'APPROVE' };
    expect(await refusal(maker.client, SEND_CODE, asked)).toMatchObject({ code: 'CONFLICT', message: own });
    expect((await frozenState(maker.client, done.id)).acts).toEqual([
      { act: 'APPROVE', mayDo: false, refusal: own },
      { act: 'WITHDRAW', mayDo: true, refusal: null },
    ]);
    const forWithdrawal = await approver.codeFor('WITHDRAW', done);
    const approving = `mutation ($id: ID!, $version: Int!, $code: String!) {
      approveDistribution(id: $id, version: $version, code: $code, publishLines: false) { state } }`;
    const given = { id: done.id, version: done.version, code: forWithdrawal };
    expect(await refusal(approver.client, approving, given)).toMatchObject({ code: 'BAD_USER_INPUT' });
    const approved = await approver.acts('APPROVE', done);
    expect(approved).toMatchObject({ state: 'APPROVED', approver: approver.user.name, sha256: done.sha256 });
    const { body } = await other.client.graphql(approving, given);
    expect(messageOf(body)).toMatch(/is APPROVED; this is possible only while it is FROZEN\.$/);
    await other.acts('WITHDRAW', approved);
  });

  it('only as its maker chose to publish the lines (FREEZE-7)', async () => {
    const done = await aFrozen(true);
    const { body } = await approver.tries('APPROVE', done, { publishLines: false });
    expect(messageOf(body)).toMatch(/^Its maker chose otherwise/);
    expect((await approver.acts('APPROVE', done)).publishLines).toBe(true);
  });

  it('never after a line was altered, and both hashes are named (FREEZE-8)', async () => {
    const done = await aFrozen();
    await server.database.db.query(
      `SET session_replication_role = replica;
       UPDATE distribution_lines SET net = net + 0.01 WHERE distribution_id = '${done.id}' AND sid = 'A-000002';
       SET session_replication_role = origin`,
    );
    const { body } = await approver.tries('APPROVE', done);
    expect(messageOf(body)).toMatch(
      new RegExp(
        `^The lines of distribution ${done.number} were altered .* is [\\da-f]{64}, it was ${done.sha256}\\.`,
      ),
    );
    expect((await frozenState(maker.client, done.id)).state).toBe('FROZEN');
  });

  it('never after the root of its tree was altered (FREEZE-8)', async () => {
    const done = await aFrozen();
    await server.database.db.query(
      `SET session_replication_role = replica;
       UPDATE merkle_nodes SET interest = interest + 1 WHERE distribution_id = '${done.id}';
       SET session_replication_role = origin`,
    );
    const { body } = await approver.tries('APPROVE', done);
    expect(messageOf(body)).toMatch(
      new RegExp(`^The tree of distribution ${done.number} was altered .* it was ${done.seal}`),
    );
  });
});

describe('a published distribution', () => {
  let done: Frozen;
  beforeAll(async () => {
    const approved = await approver.acts('APPROVE', await aFrozen(true));
    done = await other.acts('PUBLISH', approved);
  });

  it('names what is published to everybody, in both APIs alike (FREEZE-9)', async () => {
    expect(done).toMatchObject({ state: 'PUBLISHED', publisher: other.user.name });
    const shown = (await published())!;
    expect(shown).toMatchObject({
      ...{ runId: done.id, number: done.number, hash: done.sha256, seal: done.seal, count: done.leaves },
      ...{ currency: 'AUD', withdrawnAt: null, lines: true },
      fund: { settlementSum: '4000.00', steps: [{ name: 'Costs of the proceeding', amount: '1000.00' }] },
    });
    const response = await get('distribution');
    const body = (await response.json()) as Record<string, unknown>;
    expect(response.headers.get('content-type')).toContain('application/json');
    for (const name of ['runId', 'number', 'hash', 'seal', 'root', 'count', 'loss', 'principal', 'interest'])
      expect(body[name]).toEqual(shown[name]);
    expect(body).toMatchObject({
      format: 'prorata-published/1',
      plan: JSON.parse(shown['plan'] as string) as object,
    });
    const [sums] = await server.database.db.query<Record<string, string>[]>(
      `SELECT sum(loss)::text AS loss, sum(principal)::text AS principal, sum(interest)::text AS interest
       FROM distribution_lines WHERE distribution_id = $1 AND loss > 0`,
      [done.id],
    );
    expect(body).toMatchObject(sums!);
  });

  it('lists its lines in the order of the leaves, without names (FREEZE-9)', async () => {
    const response = await get('distribution/lines');
    const text = await response.text();
    const [head, ...lines] = text.trimEnd().split('\n');
    expect(head).toBe('commitment,loss,principal,interest,state');
    expect(lines).toHaveLength(done.leaves!);
    expect(lines.every((line) => /^[\da-f]{64},\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,SHARED$/.test(line))).toBe(true);
    const commitments = lines.map((line) => line.slice(0, 64));
    expect(commitments).toEqual([...commitments].sort());
    expect(text).not.toContain('A-0');
  });

  it('may be kept by caches, which ask again by its name (FREEZE-9)', async () => {
    for (const path of ['distribution', 'distribution/lines']) {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.get('etag')).toBe(`"${done.seal}"`);
      const again = await get(path, { 'if-none-match': `W/"other", W/"${done.seal}"` });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('is the only one, since the fund is paid once (FREEZE-7)', async () => {
    const second = await approver.acts('APPROVE', await aFrozen());
    const { body } = await other.tries('PUBLISH', second);
    expect(messageOf(body)).toMatch(
      new RegExp(`^Distribution ${done.number} is published already\\. The fund is paid once`),
    );
  });

  it('leaves an entry of the audit for each step, with hashes and nothing secret (FREEZE-7)', async () => {
    const entries = await auditOf(done.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'distribution.freeze-asked',
      'distribution.frozen',
      'distribution.approved',
      'distribution.published',
    ]);
    for (const { details } of entries.slice(1))
      expect(details).toMatchObject({ sha256: done.sha256, seal: done.seal });
    const [{ salts }] = await server.database.db.query<[{ salts: number }]>(
      `SELECT count(*)::int AS salts FROM distribution_salts s JOIN audit_entries a ON a.details::text LIKE '%' || encode(s.salt, 'hex') || '%'
       OR a.details::text LIKE '%' || encode(s.commitment, 'hex') || '%'`,
    );
    expect(salts).toBe(0);
  });

  it('can be withdrawn, stays readable as such, and makes room for another (FREEZE-7, FREEZE-9)', async () => {
    const withdrawn = await approver.acts('WITHDRAW', done);
    expect(withdrawn).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnBecause: 'A tax class is wrong',
      acts: [],
    });
    expect(await published()).toMatchObject({ runId: done.id, withdrawnAt: expect.any(String) });
    expect((await get('distribution')).headers.get('etag')).toBe(`"${done.seal}-withdrawn"`);
    const next = await other.acts('PUBLISH', await approver.acts('APPROVE', await aFrozen()));
    expect(await published()).toMatchObject({ runId: next.id, withdrawnAt: null, lines: false });
    expect((await get('distribution/lines')).status).toBe(404);
  });
});

it('the frozen text is for administrators who may read distributions, and reading it is audited (FREEZE-10)', async () => {
  const done = await aFrozen();
  const ticket =
    'mutation ($id: ID!) { ticket: createDownloadTicket(kind: FROZEN_DISTRIBUTION, id: $id) { url } }';
  const { ticket: given } = await approver.client.data<{ ticket: { url: string } }>(ticket, { id: done.id });
  const text = await (await fetch(server.process.url + given.url)).text();
  expect(createHash('sha256').update(text).digest('hex')).toBe(done.sha256);
  expect((await fetch(server.process.url + given.url)).status).toBe(404);
  expect((await auditOf(done.id)).at(-1)).toEqual({
    action: 'distribution.text-read',
    details: { sha256: done.sha256 },
  });
  await server.database.db.query(`UPDATE users SET role = 'SUPPORT' WHERE id = $1`, [other.user.id]);
  const support = await server.signIn(other.user);
  expect((await refusal(support, ticket, { id: done.id })).code).toBe('FORBIDDEN');
});
