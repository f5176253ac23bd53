import { createHash } from 'node:crypto';
import { checkFiles, type ChosenFile } from '../src/rules/proof/check-files.js';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { idOf } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { aSubmission, aUser } from './harness/factories.js';
import { Confirming, frozen, type Frozen } from './harness/freezing.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: Client;
let owner: Client;
let stranger: Client;
let own: string;
let withoutLoss: string;
let approver: Confirming;
let distribution: Frozen;

const LINE = `query ($id: ID!) { line: distributionLine(submissionId: $id) {
  sid loss principal interest payment withheld taxClass net state account mayCheck losses payments plan
  fund { settlementSum interest } waterfall { name principal interest } distributable { principal interest } } }`;
const PROOF = 'query ($id: ID!) { proof: distributionLineProof(submissionId: $id) }';

const lineOf = async (client: Client, id: string) =>
  (await client.data<{ line: Record<string, unknown> | null }>(LINE, { id })).line;
const errorOf = async (client: Client, text: string, id: string) => {
  const { body } = await client.graphql(text, { id });
  return { code: body.errors?.[0]?.extensions.code, message: body.errors?.[0]?.message };
};
async function download(client: Client, id: string) {
  const { ticket } = await client.data<{ ticket: { url: string } }>(
    'mutation ($id: ID!) { ticket: createDownloadTicket(kind: LINE_PROOF, id: $id) { url } }',
    { id },
  );
  const response = await fetch(server.process.url + ticket.url);
  return { status: response.status, headers: response.headers, text: await response.text(), url: ticket.url };
}
const chosen = (text: string): ChosenFile => ({
  name: 'file.json',
  size: text.length,
  pieces: async function* () {
    yield await Promise.resolve(Buffer.from(text));
  },
});

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  const maker = await Confirming.signedIn(server);
  approver = await Confirming.signedIn(server);
  admin = maker.client;
  owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  stranger = await server.signIn(await aUser(db));
  await approvedRules(server);
  await addClaims(server, 30);
  const createdAt = new Date(Date.now() - 86_400_000);
  withoutLoss = (
    await aSubmission(db, server.ring, { sid: 'Z-1', email: 'a@example.com', openingBalance: '0', createdAt })
  ).id;
  await db.query(`UPDATE submissions SET australian_citizen = 'NO' WHERE sid LIKE 'A-%'`);
  own = await idOf(server, 'A-000007');
  const run = await endedRun(admin, (await startRun(admin)).id);
  await finaliseRun(server, run.id);
  const made = await computed(admin, await saved(admin, aFund(run.id)));
  expect(made.state).toBe('COMPUTED');
  expect(await lineOf(owner, own)).toBeNull();
  const approved = await approver.acts('APPROVE', await frozen(admin, made, true));
  expect(await lineOf(owner, own)).toBeNull();
  distribution = await approver.acts('PUBLISH', approved);
  expect(distribution.state).toBe('PUBLISHED');
});
afterAll(() => server.close());

describe('the line of a claim in the published distribution', () => {
  it('is shown to its owner and to the office, and how the fund became it (LINE-1)', async () => {
    const line = (await lineOf(owner, own))!;
    expect(line).toMatchObject({
      sid: 'A-000007',
      taxClass: 'NON_RESIDENT',
      state: 'SHARED',
      mayCheck: true,
      account: null,
    });
    expect(line).toMatchObject({ fund: { settlementSum: '4000.00', interest: '100.01' } });
    expect(line).toMatchObject({ waterfall: [{ name: 'Costs of the proceeding', principal: '1000.00' }] });
    expect(Number(line['principal']) + Number(line['interest'])).toBeCloseTo(Number(line['payment']), 5);
    expect(await lineOf(admin, own)).toEqual({ ...line, mayCheck: false });
  });

  it('of a claim without a loss has its state and no proof (LINE-1, LINE-3)', async () => {
    expect(await lineOf(owner, withoutLoss)).toMatchObject({
      ...{ state: 'NO_LOSS', net: '0.00', mayCheck: false },
      account: '••••040',
    });
    expect((await errorOf(owner, PROOF, withoutLoss)).code).toBe('CONFLICT');
  });

  it('of somebody else is not found, like a claim that does not exist (LINE-1)', async () => {
    const absent = '0198a000-0000-7000-8000-000000000000';
    for (const text of [LINE, PROOF]) {
      const refused = await errorOf(stranger, text, own);
      expect(refused.code).toBe('NOT_FOUND');
      expect(refused).toEqual(await errorOf(stranger, text, absent));
    }
    expect((await download(stranger, own)).status).toBe(404);
  });

  it('has a proof that holds against what is published, for its owner alone (LINE-3, VERIFY-2, VERIFY-4)', async () => {
    const { proof } = await owner.data<{ proof: string }>(PROOF, { id: own });
    const get = async (path: string) => (await fetch(`${server.process.url}/api/published/${path}`)).text();
    const files = [await get('distribution'), await get('distribution/lines'), proof].map(chosen);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
    const verdict = await checkFiles(files, hash);
    const findings = verdict.files.flatMap((file) => file.findings);
    expect(findings.filter(({ says }) => says === 'FAILS')).toEqual([]);
    expect(findings.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The line of claim A-000007 is one of the \d+ lines under the seal/),
        'The lines are exactly those under the seal: together they make the published root.',
        'Each payment is its loss’s share of the fund, to the cent.',
        'The interest of each line is its payment’s share of all interest, to the cent.',
      ]),
    );
    expect(verdict.says).toBe('HOLDS');
    expect((await errorOf(admin, PROOF, own)).code).toBe('CONFLICT');
  });

  it('is kept as a file by a link that works once; each opening is audited without the salt (LINE-4)', async () => {
    const { proof } = await owner.data<{ proof: string }>(PROOF, { id: own });
    const file = await download(owner, own);
    expect(file.status).toBe(200);
    expect(file.text).toBe(proof);
    expect(file.headers.get('content-type')).toBe('application/json');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*A-000007/);
    expect((await fetch(server.process.url + file.url)).status).toBe(404);
    expect((await download(admin, own)).status).toBe(409);
    const entries = await server.database.db.query<{ subject_id: string; details: object }[]>(
      `SELECT subject_id, details FROM audit_entries WHERE action = 'distribution.proof-read'`,
    );
    expect(entries).toEqual([
      { subject_id: own, details: { number: distribution.number, sha256: distribution.sha256 } },
    ]);
    const { salt } = JSON.parse(proof) as { salt: string };
    expect(JSON.stringify(entries)).not.toContain(salt);
  });

  it('is not explained by rules whose text somebody changed by SQL; its proof stays (RULES-20, LINE-3)', async () => {
    const changeRules = (from: string, to: string) =>
      server.database.db.query(
        `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
         UPDATE rules_versions SET document = replace(document, '${from}', '${to}');
         ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
      );
    const before = await lineOf(owner, own);
    await changeRules('"distribution":{', '"distribution":{ ');
    for (const client of [owner, admin])
      expect(await errorOf(client, LINE, own)).toEqual({
        code: 'CONFLICT',
        message:
          'The text of version 1 of the rules no longer has the SHA-256 that was published, so it is not shown. Please tell us.',
      });
    expect(await owner.data(PROOF, { id: own })).toEqual({ proof: expect.any(String) });
    await changeRules('"distribution":{ ', '"distribution":{');
    expect(await lineOf(owner, own)).toEqual(before);
  });

  it('is there no longer once the distribution is withdrawn (LINE-1)', async () => {
    await approver.acts('WITHDRAW', distribution);
    expect(await lineOf(owner, own)).toBeNull();
    expect((await errorOf(owner, PROOF, own)).code).toBe('CONFLICT');
  });
});
