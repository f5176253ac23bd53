import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { withHelper } from '../src/distributions/engine/with-helper.js';
import { leavesOf } from '../src/distributions/engine/write-tree.js';
import { proofOfLine } from '../src/distributions/proof/proof-of-line.js';
import { frozenText, type FrozenLine } from '../src/rules/proof/frozen-text.js';
import { merkleSumTree, proofOf, type TreeLine } from '../src/rules/proof/merkle-sum-tree.js';
import { hex, unhex } from '../src/rules/proof/tree-bytes.js';
import { verifyProof, type LineProof, type PublishedRoot } from '../src/rules/proof/verify-proof.js';
import { requestJob } from '../src/jobs/outbox.js';
import { soundRules } from '../src/rules/sound-rules.js';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import {
  aFund,
  computed,
  copied,
  distribution,
  endedDistribution,
  saved,
  startComputing,
} from './harness/distributing.js';
import { Confirming, endedFreezing, FREEZE, frozen, type Frozen, frozenState } from './harness/freezing.js';
import { TestServer } from './harness/test-server.js';

/** Every 50th is blocked and every 7th has no loss, so that the leaves are no power of two. */
const CLAIMS = 60;

let server: TestServer;
let maker: Confirming;
let approver: Confirming;
let admin: Client;
let runId: string;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  await approvedRules(server);
  await addClaims(server, CLAIMS);
  await db.query(`UPDATE submissions SET australian_citizen = 'NO'`);
  // A SID whose JSON needs escapes, and whose bytes sort after all others.
  await db.query(`UPDATE submissions SET sid = 'Ü"\\1' WHERE sid = 'A-000001'`);
  maker = await Confirming.signedIn(server);
  approver = await Confirming.signedIn(server);
  admin = maker.client;
  runId = (await endedRun(admin, (await startRun(admin)).id)).id;
  await finaliseRun(server, runId);
});
afterAll(() => server.close());

const aComputed = async (client = admin) => computed(client, await saved(client, aFund(runId)));
const linesOf = (id: string) =>
  server.database.db.query<(FrozenLine & { submissionId: string; loss: string })[]>(
    `SELECT submission_id AS "submissionId", sid, loss::text, principal::text, interest::text, payment::text, withheld::text,
       net::text, state::text FROM distribution_lines WHERE distribution_id = $1`,
    [id],
  );
const textOf = async (id: string, client = admin) => {
  const { ticket } = await client.data<{ ticket: { url: string } }>(
    'mutation ($id: ID!) { ticket: createDownloadTicket(kind: FROZEN_DISTRIBUTION, id: $id) { url } }',
    { id },
  );
  return fetch(server.process.url + ticket.url);
};
/** What holds only for the database's superuser: no trigger. */
const untouchedByTriggers = (sql: string) =>
  server.database.db.query(
    `SET session_replication_role = replica; ${sql}; SET session_replication_role = origin`,
  );

/** The published part of the tree of a distribution. */
const rootOf = async ({ id, leaves, seal }: Frozen): Promise<PublishedRoot> => {
  const [root] = await server.database.db.query<
    { hash: Buffer; loss: string; principal: string; interest: string }[]
  >(`SELECT * FROM merkle_nodes WHERE distribution_id = $1 ORDER BY level DESC LIMIT 1`, [id]);
  const { hash, loss, principal, interest } = root!;
  const sums = { loss: BigInt(loss), principal: BigInt(principal), interest: BigInt(interest) };
  return { runId: id, count: leaves!, root: { hash, ...sums }, seal: unhex(seal!) };
};

describe('a frozen distribution', () => {
  let done: Frozen;
  let proofs: LineProof[];
  beforeAll(async () => {
    done = await frozen(admin, await aComputed());
    const { manager } = server.database.db;
    const lines = await linesOf(done.id);
    const found = await Promise.all(
      lines.map(({ submissionId }) => proofOfLine(manager, server.ring, done.id, submissionId)),
    );
    expect(found.filter((proof) => proof === null)).toHaveLength(
      lines.filter(({ loss }) => loss === '0.00').length,
    );
    proofs = found.filter((proof) => proof !== null);
  });

  it('has the lines of the frozen text, in the order of the bytes of the SIDs, and its hash (FREEZE-3)', async () => {
    expect(done).toMatchObject({ state: 'FROZEN', message: null, publishLines: false });
    const response = await textOf(done.id);
    const text = await response.text();
    expect(response.headers.get('content-disposition')).toContain(`distribution-${done.number}.jsonl`);
    expect(sha256(Buffer.from(text)).toString('hex')).toBe(done.sha256);
    const header = JSON.parse(text.slice(0, text.indexOf('\n'))) as Record<string, string>;
    expect(header).toMatchObject({
      format: 'prorata-distribution/1',
      runId: done.id,
      frozenAt: done.frozenAt!.replace('.000', ''),
      currency: 'AUD',
    });
    const lines = (await linesOf(done.id)).map(({ submissionId: _, ...line }) => line);
    expect(header['count']).toBe(String(lines.length));
    expect(text).toBe([...frozenText(header, lines)].join(''));
    expect(text.trimEnd().split('\n').at(-1)).toContain('"sid":"Ü\\"\\\\1"');
  });

  it('has the tree and the seal of its lines and salts, and a proof for each line with a loss (FREEZE-2, FREEZE-4)', async () => {
    const lines: TreeLine[] = proofs.map(({ sid, salt, loss, principal, interest }) => ({
      ...{ sid, salt, loss, principal, interest },
    }));
    const tree = merkleSumTree(done.id, lines, sha256);
    expect(done.leaves).toBe(lines.length);
    expect(done.seal).toBe(hex(tree.seal));
    const height = Math.ceil(Math.log2(lines.length));
    const published = await rootOf(done);
    for (const proof of proofs) {
      const expected = proofOf(tree, tree.placeOf.get(proof.sid)!);
      expect(proof.steps.map((step) => ({ ...step, hash: hex(step.hash) }))).toEqual(
        expected.map((step) => ({ ...step, hash: hex(step.hash) })),
      );
      expect(proof.steps.length).toBeLessThanOrEqual(height);
      expect(await verifyProof(proof, published, sha256)).toEqual({ holds: true });
    }
    const [{ nodes }] = await server.database.db.query<[{ nodes: number }]>(
      'SELECT count(*)::int AS nodes FROM merkle_nodes WHERE distribution_id = $1',
      [done.id],
    );
    expect(nodes).toBe(tree.levels.flat().length);
  });

  it('has another random salt for each line, of which no row shows one (FREEZE-2, ENCRYPT-7)', async () => {
    expect(new Set(proofs.map(({ salt }) => hex(salt))).size).toBe(proofs.length);
    const [{ rows }] = await server.database.db.query<[{ rows: string }]>(
      `SELECT string_agg(encode(salt, 'hex'), '') AS rows FROM distribution_salts WHERE distribution_id = $1`,
      [done.id],
    );
    for (const { salt } of proofs) expect(rows).not.toContain(hex(salt));
  });

  it('is proven by none of its bits changed (PROOF-2)', async () => {
    const published = await rootOf(done);
    const proof = proofs.find(({ steps }) => steps.length > 3)!;
    const holds = async (changed: Partial<LineProof>, root: Partial<PublishedRoot> = {}) =>
      (await verifyProof({ ...proof, ...changed }, { ...published, ...root }, sha256)).holds;
    const flipped = (bytes: Uint8Array, bit: number) => {
      const other = Uint8Array.from(bytes);
      other[bit >> 3]! ^= 1 << (bit & 7);
      return other;
    };
    for (let bit = 0; bit < 256; bit += 1) {
      expect(await holds({ salt: flipped(proof.salt, bit) })).toBe(false);
      expect(await holds({}, { seal: flipped(published.seal, bit) })).toBe(false);
      for (const [at, step] of proof.steps.entries()) {
        const steps = proof.steps.with(at, { ...step, hash: flipped(step.hash, bit) });
        expect(await holds({ steps })).toBe(false);
      }
    }
    for (let bit = 0n; bit < 62n; bit += 1n)
      for (const sum of ['loss', 'principal', 'interest'] as const) {
        expect(await holds({ [sum]: proof[sum] ^ (1n << bit) })).toBe(false);
        const steps = proof.steps.with(0, { ...proof.steps[0]!, [sum]: proof.steps[0]![sum] ^ (1n << bit) });
        expect(await holds({ steps })).toBe(false);
      }
  });

  it.each([
    ['distribution_lines', `UPDATE distribution_lines SET payment = payment + 1`],
    ['distribution_lines', 'DELETE FROM distribution_lines'],
    ['distribution_salts', `UPDATE distribution_salts SET salt = salt`],
    ['distribution_salts', 'DELETE FROM distribution_salts'],
    ['merkle_nodes', 'UPDATE merkle_nodes SET loss = loss + 1'],
    ['merkle_nodes', 'DELETE FROM merkle_nodes'],
  ])('keeps its rows of %s whoever asks: %s (FREEZE-5)', async (_, sql) => {
    await expect(server.database.db.query(`${sql} WHERE distribution_id = $1`, [done.id])).rejects.toThrow(
      /never changed/,
    );
  });

  it.each([
    `fund = '{}'`,
    `seal = '\\x00'`,
    `publish_lines = NOT publish_lines`,
    `maker_id = maker_id, name = 'Another'`,
    `state = 'COMPUTED', frozen_at = NULL, frozen_header = NULL, frozen_sha256 = NULL, salts_key = NULL, leaves = NULL, seal = NULL`,
    `state = 'PUBLISHED', approver_id = (SELECT id FROM users WHERE id <> maker_id LIMIT 1), approved_at = now(),
       publisher_id = maker_id, published_at = now()`,
    `state = 'APPROVED', approver_id = maker_id, approved_at = now()`,
  ])('refuses a change of its row: %s (FREEZE-5, FREEZE-7)', async (set) => {
    await expect(
      server.database.db.query(`UPDATE distributions SET ${set} WHERE id = $1`, [done.id]),
    ).rejects.toThrow(/never changed|people_check/);
  });

  it('is neither changed nor computed again, and says so (FREEZE-5)', async () => {
    const { version, id } = await frozenState(admin, done.id);
    expect(await distribution(admin, id)).toMatchObject({ mayEdit: false });
    const reason = `Distribution ${done.number} is FROZEN and never changes. Make a copy to try something else.`;
    const computing =
      'mutation ($id: ID!, $version: Int!) { computeDistribution(id: $id, version: $version) { id } }';
    expect((await refusal(admin, computing, { id, version })).message).toBe(reason);
    const saving = `mutation ($id: ID, $version: Int, $input: DistributionInput!) {
      saveDistribution(id: $id, version: $version, input: $input) { id } }`;
    expect((await refusal(admin, saving, { id, version, input: aFund(runId) })).message).toBe(reason);
    expect((await copied(admin, id)).state).toBe('DRAFT');
  });
});

describe('freezing', () => {
  const refused = async (client: Client, { id, version }: { id: string; version: number }) =>
    (await refusal(client, FREEZE, { id, version, publishLines: false })).message;

  it('is for the maker of a computed original alone (FREEZE-1)', async () => {
    const draft = await saved(admin, aFund(runId));
    expect(await refused(admin, draft)).toBe(
      `Distribution ${draft.number} is DRAFT; only a computed one can be frozen.`,
    );
    const found = await computed(admin, draft);
    expect(await refused(approver.client, found)).toBe(
      'Only the person who made this distribution freezes it.',
    );
    expect((await frozenState(admin, found.id)).freezeRefusal).toBeNull();
    const copy = await computed(admin, await copied(admin, found.id));
    expect(await refused(admin, copy)).toMatch(/^A copy is never frozen\./);
    await expect(
      server.database.db.query(
        `UPDATE distributions SET state = 'FREEZING', frozen_at = now() WHERE id = $1`,
        [copy.id],
      ),
    ).rejects.toThrow(/original_check/);
  });

  it('by two browsers at once is done once (FREEZE-1)', async () => {
    const { id, version } = await aComputed();
    const answers = await Promise.all(
      [1, 2].map(() => admin.graphql(FREEZE, { id, version, publishLines: false })),
    );
    const errors = answers.flatMap(({ body }) => body.errors ?? []);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/was changed since you opened it/),
    ]);
    expect((await endedFreezing(admin, id)).state).toBe('FROZEN');
  });

  it('is refused for a claim without a SID, before anything is written (FREEZE-1)', async () => {
    const found = await aComputed();
    await untouchedByTriggers(
      `UPDATE distribution_lines SET sid = ' ' WHERE distribution_id = '${found.id}' AND sid = 'A-000002'`,
    );
    expect(await refused(admin, found)).toMatch(
      /^One claim has no SID in distribution \d+, so nothing was frozen\./,
    );
    expect(await frozenState(admin, found.id)).toMatchObject({ state: 'COMPUTED', version: found.version });
  });

  it('ends without anything kept when the lines were altered before (FREEZE-1, FREEZE-6)', async () => {
    const found = await aComputed();
    await untouchedByTriggers(
      `UPDATE distribution_lines SET net = net + 1 WHERE distribution_id = '${found.id}' AND sid = 'A-000002'`,
    );
    expect(await frozen(admin, found)).toMatchObject({
      state: 'COMPUTED',
      message: expect.stringMatching(/lines no longer have the sums that were computed/),
      frozenAt: null,
    });
  });

  it('is refused when the rules of the run were retired since (FREEZE-1)', async () => {
    const found = await aComputed();
    await untouchedByTriggers(`UPDATE rules_versions SET state = 'RETIRED'`);
    expect(await refused(admin, found)).toMatch(/^The rules of this assessment were retired since\./);
    await untouchedByTriggers(`UPDATE rules_versions SET state = 'APPROVED'`);
    expect((await frozenState(admin, found.id)).freezeRefusal).toBeNull();
  });
});

describe('rules whose text somebody changed by SQL after the run was final', () => {
  const ALTERED =
    /The text of version 1 of the rules was changed in the database: .* Nothing may be based on it\./;
  const rulesAre = (document: string) =>
    untouchedByTriggers(`UPDATE rules_versions SET document = ${pg.escapeLiteral(document)}`);
  const alteredPlan = { ...soundRules.distribution, minimumPayment: { amount: '9.00', treatment: 'DROP' } };
  const altered = JSON.stringify({ ...soundRules, distribution: alteredPlan });
  const ownPlan = { ...soundRules.distribution, minimumPayment: { amount: '8.00', treatment: 'DROP' } };
  let approved: string;
  beforeAll(async () => {
    const [rules] = await server.database.db.query<[{ document: string }]>(
      'SELECT document FROM rules_versions',
    );
    approved = rules.document;
  });
  afterEach(() => rulesAre(approved));

  /** As if the rules were changed while the worker was about to begin. */
  const workOn = (state: string, job: 'compute-distribution' | 'freeze-distribution', id: string) =>
    server.database.db.transaction(async (tx) => {
      await tx.query(`UPDATE distributions SET state = $2, frozen_at = $3 WHERE id = $1`, [
        id,
        state,
        job === 'freeze-distribution' ? new Date() : null,
      ]);
      await requestJob(tx, job, { distributionId: id });
    });

  it.each(['gone', '{}', '[1]', altered])(
    'leave a distribution without a plan: %s (RULES-20)',
    async (text) => {
      const { id } = await aComputed();
      await rulesAre(text);
      const page = 'query ($id: ID!) { distribution(id: $id) { plan freezeRefusal } }';
      expect(await admin.data(page, { id })).toEqual({
        distribution: { plan: null, freezeRefusal: expect.stringMatching(ALTERED) },
      });
    },
  );

  it('compute nothing: neither when it is asked for, nor when the worker comes to it (RULES-20)', async () => {
    const draft = await saved(admin, aFund(runId));
    await rulesAre(altered);
    await expect(startComputing(admin, draft)).rejects.toThrow(ALTERED);
    await workOn('COMPUTING', 'compute-distribution', draft.id);
    expect(await endedDistribution(admin, draft.id)).toMatchObject({
      ...{ state: 'DRAFT', figures: null, refusal: null },
      message: expect.stringMatching(ALTERED),
    });
    expect(await linesOf(draft.id)).toEqual([]);
    await rulesAre(approved);
    expect(await computed(admin, await distribution(admin, draft.id))).toMatchObject({
      ...{ state: 'COMPUTED', message: null },
    });
  });

  it('compute a copy that tries a plan of its own, but none that took over the changed one (RULES-20, DIST-6)', async () => {
    const { id } = await saved(admin, aFund(runId));
    const withPlan = async (plan: object) =>
      saved(admin, aFund(runId, { plan: JSON.stringify(plan) }), await copied(admin, id));
    const own = await withPlan(ownPlan);
    const taken = await withPlan(alteredPlan);
    await rulesAre(altered);
    expect((await computed(admin, own)).state).toBe('COMPUTED');
    await expect(startComputing(admin, taken)).rejects.toThrow(ALTERED);
  });

  it('freeze nothing when the worker comes to it, and what was computed stays (RULES-20)', async () => {
    const { id } = await aComputed();
    const before = await linesOf(id);
    await rulesAre(altered);
    await workOn('FREEZING', 'freeze-distribution', id);
    expect(await endedFreezing(admin, id)).toMatchObject({
      ...{ state: 'COMPUTED', frozenAt: null },
      message: expect.stringMatching(ALTERED),
    });
    expect(await linesOf(id)).toEqual(before);
  });
});

it('the leaves of a distribution that statistics do not know yet are not joined line by line (FREEZE-2)', async () => {
  const known = randomUUID();
  await untouchedByTriggers(
    `INSERT INTO distribution_lines (distribution_id, submission_id, sid, tax_class, loss, principal, interest, payment, withheld, net, state)
       SELECT '${known}', uuidv7(), 'S' || n, 'UNKNOWN', n, n, 0, n, 0, n, 'SHARED' FROM generate_series(1, 3000) n;
     INSERT INTO distribution_salts (distribution_id, submission_id, commitment, salt)
       SELECT distribution_id, submission_id, sha256(uuid_send(submission_id)), decode(repeat('00', 60), 'hex') FROM distribution_lines WHERE distribution_id = '${known}';
     ANALYZE distribution_lines, distribution_salts`,
  );
  const explained = `EXPLAIN ${leavesOf(randomUUID())}`;
  const usual = JSON.stringify(await server.database.db.query(explained));
  expect(usual).toContain('Nested Loop');
  const { rows } = await withHelper({ databaseUrl: server.database.appUrl }, (helper) =>
    helper.query(explained),
  );
  expect(JSON.stringify(rows)).not.toContain('Nested Loop');
  await untouchedByTriggers(
    `DELETE FROM distribution_lines WHERE distribution_id = '${known}'; DELETE FROM distribution_salts WHERE distribution_id = '${known}'`,
  );
});
