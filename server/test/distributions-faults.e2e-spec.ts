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
import { runOutLeases, tryNow } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

/** Just above one batch of lines; every 50th is blocked. */
const CLAIMS = 5_200;

const crash = new CrashPoint();
let server: TestServer;
let email: string;
let runId: string;

const signIn = () => server.signIn({ email });

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
  for (const fault of ['distribution-lines:1', 'distribution-lines:2', 'distribution-compared:1']) {
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
  }
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
