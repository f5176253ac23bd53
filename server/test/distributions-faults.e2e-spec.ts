import { setTimeout as sleep } from 'node:timers/promises';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import {
  aFund,
  computed,
  distribution,
  endedDistribution,
  saved,
  startComputing,
} from './harness/distributing.js';
import { anAdmin } from './harness/factories.js';
import { endedFreezing, FREEZE, type Frozen, frozenState } from './harness/freezing.js';
import { countKill, killPoints, patiently, sizeOf } from './harness/kill-rounds.js';
import { runOutLeases, tryNow } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

/** Just above one batch of lines; every 50th is blocked. */
const CLAIMS = sizeOf(5_200, 60);

const crash = new CrashPoint();
let server: TestServer;
let email: string;
let runId: string;

const signIn = async () => {
  // Nobody signs in as often as a drill starts servers.
  await server.database.db.query('DELETE FROM limits');
  return patiently(() => server.signIn({ email }));
};

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  const { db } = server.database;
  ({ email } = await anAdmin(db));
  await approvedRules(server);
  await addClaims(server, CLAIMS);
  await db.query(`UPDATE submissions SET australian_citizen = 'NO'`);
  const admin = await signIn();
  runId = (await endedRun(admin, (await startRun(admin)).id)).id;
  await finaliseRun(server, runId);
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});

const linesOf = async (id: string) => {
  const [row] = await server.database.db.query<{ lines: number; digest: string }[]>(
    `SELECT count(*)::int AS lines, md5(string_agg(concat_ws(' ', sid, loss, principal, interest, payment, withheld, net, state), ','
       ORDER BY sid)) AS digest FROM distribution_lines WHERE distribution_id = $1`,
    [id],
  );
  return row!;
};

it('a distribution whose worker is killed is computed again, and comes to the same lines (DIST-5, DURABLE-6)', async () => {
  const fund = aFund(runId, { settlementSum: '900000' });
  const admin = await signIn();
  const undisturbed = await computed(admin, await saved(admin, fund));
  expect(undisturbed.state).toBe('COMPUTED');
  const expected = await linesOf(undisturbed.id);
  const points = killPoints('distribution-lines:1', 'distribution-lines:2', 'distribution-compared:1');
  for (const fault of points) {
    const again = await signIn();
    const found = await saved(again, fund);
    await crash.set(fault);
    await startComputing(again, found);
    await killedAtItsPoint(server);
    await crash.remove();
    await runOutLeases(server);
    await server.start();
    const after = await signIn();
    expect(await endedDistribution(after, found.id)).toMatchObject({
      state: 'COMPUTED',
      figures: undisturbed.figures,
    });
    expect(await linesOf(found.id)).toEqual(expected);
    countKill('computing');
  }
});

it('a distribution whose worker is killed while it freezes is frozen whole (FREEZE-6, DURABLE-6)', async () => {
  const points = killPoints('freeze-salts:2', 'freeze-nodes:2', 'freeze-sealed:1');
  for (const fault of points) {
    const admin = await signIn();
    const { id, version } = await computed(admin, await saved(admin, aFund(runId)));
    await crash.set(fault);
    await admin.graphql(FREEZE, { id, version, publishLines: false }).catch(() => undefined);
    await killedAtItsPoint(server);
    await crash.remove();
    await runOutLeases(server);
    await server.start();
    const done = await endedFreezing(await signIn(), id);
    expect(done).toMatchObject({ state: 'FROZEN', message: null });
    expect(await provenOf(done)).toEqual({ salts: done.leaves, leaves: done.leaves, roots: 1, loss: true });
    countKill('freezing');
  }
});

/** Whether salts and tree are whole: none is left of the attempt that was killed. */
const provenOf = async ({ id }: Frozen) => {
  const [row] = await server.database.db.query<object[]>(
    `SELECT (SELECT count(*)::int FROM distribution_salts WHERE distribution_id = $1) AS salts,
       count(*) FILTER (WHERE level = 0)::int AS leaves,
       count(*) FILTER (WHERE level = (SELECT max(level) FROM merkle_nodes WHERE distribution_id = $1))::int AS roots,
       (SELECT sum(loss) * 100 FROM distribution_lines WHERE distribution_id = $1) =
         (SELECT loss FROM merkle_nodes WHERE distribution_id = $1 ORDER BY level DESC LIMIT 1) AS loss
     FROM merkle_nodes WHERE distribution_id = $1`,
    [id],
  );
  return row;
};

it('a distribution that cannot be frozen is computed again, with the reason and without salts (FREEZE-6)', async () => {
  const admin = await signIn();
  const { id, version } = await computed(admin, await saved(admin, aFund(runId)));
  const { db } = server.database;
  await db.query('ALTER TABLE merkle_nodes ADD CONSTRAINT none CHECK (level < 0) NOT VALID');
  await admin.data(FREEZE, { id, version, publishLines: true });
  for (let tries = 0; (await frozenState(admin, id)).state === 'FREEZING' && tries < 600; tries += 1) {
    await tryNow(server);
    await sleep(200);
  }
  await db.query('ALTER TABLE merkle_nodes DROP CONSTRAINT none');
  expect(await frozenState(admin, id)).toMatchObject({
    state: 'COMPUTED',
    message: expect.stringMatching(/^It was not frozen because .* Please freeze it again\.$/),
    publishLines: false,
    frozenAt: null,
  });
  const [{ salts }] = await db.query<[{ salts: number }]>(
    'SELECT count(*)::int AS salts FROM distribution_salts WHERE distribution_id = $1',
    [id],
  );
  expect(salts).toBe(0);
});

it('a distribution that cannot be computed is a draft again, with the reason (DIST-5)', async () => {
  const admin = await signIn();
  const found = await saved(admin, aFund(runId));
  const { db } = server.database;
  await db.query(`ALTER FUNCTION distribution.share_fund RENAME TO share_no_fund`);
  await startComputing(admin, found);
  for (
    let tries = 0;
    (await distribution(admin, found.id)).state === 'COMPUTING' && tries < 600;
    tries += 1
  ) {
    await tryNow(server);
    await sleep(200);
  }
  expect(await distribution(admin, found.id)).toMatchObject({
    state: 'DRAFT',
    message: expect.stringMatching(/^It was not computed because /),
    figures: null,
  });
  expect((await linesOf(found.id)).lines).toBe(0);
  await db.query(`ALTER FUNCTION distribution.share_no_fund RENAME TO share_fund`);
  expect((await computed(admin, await distribution(admin, found.id))).state).toBe('COMPUTED');
});
