import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillScheme, sortedByLanguage } from './lib/assessed-scheme.mjs';
import { openPortal } from './lib/portal.mjs';
import { seededRandom } from './lib/seeded-random.mjs';

const CLAIMS = 4_050;
const ATTEMPT = new URL('./lib/assess-in-batches.mjs', import.meta.url).pathname;
/** The marked steps, and how often a run of this size passes each. */
const MARKS = [
  ['assessment-compared', 3],
  ['assessment-written', 3],
  ['assessment-committed', 3],
  ['assessment-computed', 1],
];
const OPEN = ['DRAFT', 'COMPUTING', 'COMPUTED'];
/** No attempt takes longer, on a busy machine either. */
const PATIENCE_MS = 240_000;
/** A kill at no mark comes within this time after the start, while claims are read, computed or frozen. */
const LATEST_MS = 3_000;

/**
 * Kills the processes that compute an assessment run, by SIGKILL at the marked steps and at any moment, up to three times
 * a run; each run goes on and must end with the hash of an undisturbed one, with one result for each claim (RUN-3, RUN-6,
 * DURABLE-6). One worker, two workers, and processes with batches of any size, of which a frozen one wakes up after
 * another took its run over; in a database that sorts by bytes and in one that sorts by a language.
 * @param {string[]} options the number of rounds, 200 by default, and the seed
 * @returns whether every round ended so
 */
export async function drill([rounds = '200', seed = String(Date.now() % 100_000)]) {
  console.log(`seed ${seed}`);
  const random = seededRandom(Number(seed));
  const hashes = [];
  let wrong = 0;
  for (const [sorting, choose] of [
    ['sorted by bytes', (urls) => urls],
    ['sorted by language', sortedByLanguage],
  ]) {
    const result = await inDatabase(choose, Number(rounds) / 2, random, sorting);
    hashes.push(result.sha256);
    wrong += result.wrong;
  }
  const same = hashes[0] === hashes[1];
  console.log(same ? `One hash in both databases: ${hashes[0]}` : `Two hashes: ${hashes.join(', ')}`);
  return same && wrong === 0;
}

/** Runs the rounds in one database. @returns the hash of the undisturbed run, and how many rounds came to another end */
async function inDatabase(choose, rounds, random, sorting) {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-assessments-'));
  const fault = join(folder, 'fault');
  const { embeddedSettings } =
    await import('../server/bundle/development/embedded-database/embedded-postgres.js');
  // Two workers, and the connections of killed ones that the database has not noticed yet.
  embeddedSettings.max_connections = 300;
  let urls;
  const portal = await openPortal([], async (_, first) => {
    urls = await choose(first);
    const { migrate } = await import('../server/dist/database/migrate.js');
    if (urls !== first) await migrate(urls.migratorUrl, urls.appUrl);
    return { DATABASE_URL: urls.appUrl, MIGRATE_DATABASE_URL: urls.migratorUrl };
  });
  const db = new pg.Pool({ connectionString: urls.adminUrl, max: 2 });
  db.on('error', () => undefined);
  const world = { db, portal, random, fault, databaseUrl: urls.appUrl, workers: [] };
  try {
    const { soundRules } = await import('../server/dist/rules/sound-rules.js');
    await fillScheme(db, CLAIMS, soundRules);
    world.workers.push(await startWorker(world));
    const undisturbed = await ended(world, await startRun(world, true));
    if (undisturbed.state !== 'AGREED') throw new Error(`The undisturbed run is ${undisturbed.state}.`);
    world.sha256 = undisturbed.sha256;
    const third = Math.ceil(rounds / 3);
    let wrong = await repeat(`${sorting}, one worker`, third, () => killedWorkers(world), world);
    world.workers.push(await startWorker(world));
    wrong += await repeat(`${sorting}, two workers`, third, () => killedWorkers(world), world);
    await stopWorkers(world);
    const rest = rounds - 2 * third;
    wrong += await repeat(`${sorting}, batches of any size`, rest, () => killedAttempts(world), world);
    return { sha256: world.sha256, wrong };
  } finally {
    await stopWorkers(world);
    await db.end();
    await portal.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints how many rounds ended with the right hash after how many kills. @returns how many did not */
async function repeat(name, rounds, round, world) {
  let [kills, right] = [0, 0];
  for (let nth = 0; nth < rounds; nth++) {
    const { id, killed } = await round();
    kills += killed;
    const run = await ended(world, id);
    const { rows } = await world.db.query(
      'SELECT count(*)::int AS results, count(DISTINCT sid)::int AS sids FROM assessment_results WHERE run_id = $1',
      [id],
    );
    const { results, sids } = rows[0];
    if (
      run.state === 'AGREED' &&
      run.sha256 === world.sha256 &&
      run.assessed === CLAIMS &&
      results === CLAIMS &&
      sids === CLAIMS
    )
      right++;
    else console.log(`round ${nth}: ${JSON.stringify({ ...run, results, sids })}`);
    if (nth % 8 === 7) await forgetRuns(world);
  }
  console.log(`${name}: the same hash in ${right} of ${rounds} rounds, after ${kills} kills`);
  return rounds - right;
}

/** Starts a run whose workers are killed, and started again, one to three times. */
async function killedWorkers(world) {
  const { random, fault, workers } = world;
  const kills = 1 + random(3);
  let id;
  let killed = 0;
  for (let nth = 0; nth < kills; nth++) {
    // Every fourth at no mark.
    const mark = random(4) > 0 ? markOf(random) : undefined;
    if (mark) await writeFile(fault, mark);
    id ??= await startRun(world, random(3) > 0);
    if (nth > 0) await endLeases(world);
    const dead = mark ? await deadWorker(world, id) : await killWorker(world, id);
    await rm(fault, { force: true });
    if (!dead) break;
    killed++;
    workers[workers.indexOf(dead)] = await startWorker(world);
  }
  await endLeases(world);
  return { id, killed };
}

/** Waits for a worker to die at its mark. @returns undefined when the run ended before that */
async function deadWorker(world, id) {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await sleep(20)) {
    const dead = world.workers.find((worker) => worker.hasEnded());
    if (dead) return dead;
    if (!OPEN.includes((await runOf(world, id)).state)) return undefined;
  }
  throw new Error('No worker was killed at its mark, and the run did not end.');
}

/** Kills a worker at any moment: the one that computes the run, or an idle one. */
async function killWorker(world, id) {
  const { random, workers } = world;
  await sleep(random(LATEST_MS));
  if (!OPEN.includes((await runOf(world, id)).state)) return undefined;
  const worker = workers[random(workers.length)];
  await worker.kill();
  return worker;
}

/** Computes a run by processes with batches of any size: some are killed, one is frozen and wakes up too late. */
async function killedAttempts(world) {
  const { random } = world;
  const id = await startRun(world, true);
  const kills = 1 + random(3);
  let killed = 0;
  const attempt = async (mark) => spawnAttempt(await taskOf(world, id, 150 + random(4_500), mark));
  for (let nth = 0; nth < kills; nth++) {
    const isMarked = random(3) > 0;
    const { child, exit } = await attempt(isMarked ? markOf(random) : undefined);
    if (!isMarked) {
      await Promise.race([sleep(random(LATEST_MS)), exit]);
      child.kill('SIGKILL');
    }
    await exit;
    if (child.signalCode === 'SIGKILL') killed++;
  }
  const frozen = await attempt();
  await Promise.race([sleep(300 + random(1_000)), frozen.exit]);
  frozen.child.kill('SIGSTOP');
  const last = await attempt();
  await Promise.race([sleep(random(2_000)), last.exit]);
  frozen.child.kill('SIGCONT');
  await Promise.all([last.exit, frozen.exit]);
  // The frozen one may have held a lock for longer than the last one waits; a worker would try again.
  for (let tries = 0; tries < 5 && OPEN.includes((await runOf(world, id)).state); tries++)
    await (
      await attempt()
    ).exit;
  return { id, killed };
}

function spawnAttempt(task) {
  const child = spawn(process.execPath, [ATTEMPT, JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return { child, exit: once(child, 'exit') };
}

/** Takes the lease of the run's job over, as another worker does. */
async function taskOf({ db, databaseUrl }, runId, batchSize, fault) {
  const { rows } = await db.query(
    `UPDATE outbox SET lease = lease + 1, leased_until = now() + interval '10 min'
     WHERE payload ->> 'assessmentRunId' = $1 RETURNING id, lease`,
    [runId],
  );
  const [{ id: outboxId, lease }] = rows;
  return { runId, outboxId, lease, databaseUrl, batchSize, fault };
}

function markOf(random) {
  const [step, most] = MARKS[random(MARKS.length)];
  return `${step}:${1 + random(most)}`;
}

const startWorker = ({ portal, fault }) => portal.start('worker', { FAULT: `file:${fault}` });

async function stopWorkers({ workers }) {
  for (const worker of workers.splice(0)) if (!worker.hasEnded()) await worker.stop();
}

/** Ends the leases of killed workers at once instead of in 30 seconds, and the pause between two attempts. */
async function endLeases({ db }) {
  await db.query(
    `UPDATE outbox SET leased_until = now(), available_at = now(), dispatched_at = NULL, attempts = 0
     WHERE done_at IS NULL AND failed_at IS NULL`,
  );
  const { OUTBOX_CHANNEL } = await import('../server/dist/jobs/outbox.js');
  await db.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
}

/** Empties the tables of runs, as nobody may but the database's superuser. */
async function forgetRuns({ db }, tries = 5) {
  const client = await db.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('TRUNCATE assessment_runs, assessment_results, outbox CASCADE');
  } catch (error) {
    // A job that is just ending locks the same tables in another order.
    if (error.code !== '40P01' || tries === 1) throw error;
    await forgetRuns({ db }, tries - 1);
  } finally {
    await client.query('SET session_replication_role = origin');
    client.release();
  }
}

/** Starts a run as the API does; without its node, two workers have enough connections to the embedded database. */
async function startRun({ db }, anew) {
  const { requestJobs } = await import('../server/dist/jobs/outbox.js');
  const client = await db.connect();
  const query = (text, values) => client.query(text, values).then(({ rows }) => rows);
  try {
    await client.query('BEGIN');
    const [{ id }] = await query(
      `INSERT INTO assessment_runs (number, rules_id, rules_sha256, rules_author_id, moment, maker_id, anew)
       SELECT (SELECT coalesce(max(number), 0) + 1 FROM assessment_runs), r.id, r.sha256, r.author_id, clock_timestamp(), u.id, $1
       FROM rules_versions r, users u WHERE u.name = 'A' RETURNING id`,
      [anew],
    );
    await requestJobs({ query }, 'compute-assessment', [{ assessmentRunId: id }]);
    await client.query('COMMIT');
    return id;
  } finally {
    client.release();
  }
}

async function runOf({ db }, id) {
  const { rows } = await db.query(
    `SELECT state, message, assessed, encode(frozen_sha256, 'hex') AS sha256 FROM assessment_runs WHERE id = $1`,
    [id],
  );
  return rows[0];
}

async function ended(world, id) {
  let run = await runOf(world, id);
  for (const begun = Date.now(); OPEN.includes(run.state); run = await runOf(world, id)) {
    if (Date.now() - begun > PATIENCE_MS) return run;
    await sleep(30);
  }
  return run;
}
