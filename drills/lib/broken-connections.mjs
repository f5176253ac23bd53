import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { root } from '../../scripts/lib/root.mjs';
import { FaultProxy } from './fault-proxy.mjs';
import { openPortal } from './portal.mjs';

const PAUSE_MS = 100;
const FREEZE_MS = 300;
const LONGEST_FREEZE_MS = 9_000;
const RECOVERY_MS = 120_000;
const SAMPLE = 'docs/samples/settlement-records.csv';

/** The servers that the process connects to, each behind a proxy that can interrupt connections. */
async function startOthers(withRedis) {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-drill-others-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'documents' }],
  });
  const { port: storePort } = await store.run();
  let mails = 0;
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        mails++;
        done();
      });
    },
  });
  mailServer.on('error', () => undefined);
  const mailPort = await new Promise((resolve) => {
    const listening = mailServer.listen(0, '127.0.0.1', () => resolve(listening.address().port));
  });
  const redis = withRedis ? await startRedis() : undefined;
  const proxies = {
    store: await FaultProxy.inFrontOf('127.0.0.1', storePort),
    mail: await FaultProxy.inFrontOf('127.0.0.1', mailPort),
    ...(redis && { redis: await FaultProxy.inFrontOf('127.0.0.1', redis.port) }),
  };
  const endpoint = encodeURIComponent(`http://127.0.0.1:${proxies.store.port}`);
  return {
    proxies,
    mailsTaken: () => mails,
    env: {
      STORAGE_URL: `s3://S3RVER:S3RVER@documents/?endpoint=${endpoint}&region=us-east-1`,
      SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
      ...(redis && { REDIS_URL: `redis://127.0.0.1:${proxies.redis.port}` }),
    },
    async close() {
      for (const proxy of Object.values(proxies)) await proxy.close();
      redis?.stop();
      await new Promise((resolve) => mailServer.close(resolve));
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  return { port, stop: () => child.kill() };
}

async function call(url, path, { token, body, form, method = body || form ? 'POST' : 'GET' } = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, body: form ?? (body && JSON.stringify(body)) };
  const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const graphql = (url, token, query, variables) =>
  call(url, '/graphql', { token, body: { query, variables } });

async function startImport(url, token, file, mark) {
  const form = new FormData();
  form.set('file', new Blob([`${file.trimEnd()}\n`, '\n'.repeat(mark % 50)]), `records-${mark}.csv`);
  return call(url, '/api/import/settlement-records', { token, form });
}

/** Sends reads, requests for mailed codes and imports until stopped; counts rejections by status. */
function startLoad(url, token, file, statuses) {
  let stopped = false;
  let mark = 0;
  const works = [
    ...Array.from({ length: 6 }, () => () => call(url, '/api/user/profile', { token })),
    () => call(url, '/api/auth/otp-login', { body: { email: `load-${mark++}@example.com` } }),
    () => startImport(url, token, file, mark++).then(async (answer) => (await sleep(500), answer)),
    () => call(url, '/api/reports/settlements-export', { token }),
  ];
  const running = works.map(async (work) => {
    while (!stopped) {
      const status = await work().then(
        (answer) => answer.status,
        (error) => error.cause?.code ?? error.name,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      await sleep(20);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(running);
  };
}

/** Retries until the result is truthy. @throws Error naming what did not recover */
async function comesBack(what, attempt) {
  const until = Date.now() + RECOVERY_MS;
  while (Date.now() < until) {
    const done = await attempt().catch(() => undefined);
    if (done) return done;
    await sleep(250);
  }
  throw new Error(`Afterwards ${what}.`);
}

/** After all interruptions: the node must be ready, send a mail and complete an import. */
async function worksAgain({ url, token, file, others, db }) {
  await comesBack('the node is not ready', async () => (await call(url, '/api/health/ready')).status === 200);
  await db.query('DELETE FROM limits');
  const before = others.mailsTaken();
  const ask = () => call(url, '/api/auth/otp-login', { body: { email: 'afterwards@example.com' } });
  await comesBack('nobody can ask for a code', async () => [200, 429].includes((await ask()).status));
  await db.query(`INSERT INTO users (name, email, verified_at) VALUES ('A', 'mailed@example.com', now())`);
  const body = { email: 'mailed@example.com' };
  await comesBack(
    'no code is sent',
    async () => (await call(url, '/api/auth/otp-login', { body })).status === 200,
  );
  await comesBack('no mail goes', async () => others.mailsTaken() > before);
  const started = await comesBack('no import is taken', async () => {
    const answer = await startImport(url, token, file, 7);
    return answer.status === 202 && answer;
  });
  await comesBack('the import does not end', async () => {
    const query = 'query ($id: ID!) { importRun(id: $id) { status } }';
    const answer = await graphql(url, token, query, { id: started.body.importId });
    return answer.body.data.importRun.status === 'DONE';
  });
}

/** One round in which connections of all kinds are interrupted under load. @returns whether the process survived */
async function round(times, withRedis) {
  const others = await startOthers(withRedis);
  let database;
  const portal = await openPortal(['all'], async ({ DATABASE_URL }) => {
    const { hostname, port } = new URL(DATABASE_URL);
    database = await FaultProxy.inFrontOf(hostname, Number(port));
    return {
      ...others.env,
      DATABASE_URL: database.urlOf(DATABASE_URL),
      ADMIN_EMAIL: 'administrator@example.com',
      ADMIN_PASSWORD: 'a password of the drill',
    };
  });
  const [node] = portal.nodes;
  const { url } = node;
  const file = await readFile(join(root, SAMPLE), 'utf8');
  const done = {};
  const statuses = {};
  try {
    const body = { email: 'administrator@example.com', password: 'a password of the drill' };
    const token = (await call(url, '/api/auth/signin', { body })).body.tokens.access.token;
    const stopLoad = startLoad(url, token, file, statuses);
    const terminate = async () => {
      const { rows } = await portal.db.query(
        `SELECT application_name AS name, pg_terminate_backend(pid) AS done FROM pg_stat_activity
         WHERE usename = 'prorata_app' ORDER BY random() LIMIT 1`,
      );
      return rows.length > 0;
    };
    const faults = { 'database connection terminated by its server': terminate };
    for (const [name, proxy] of Object.entries({ database, ...others.proxies })) {
      for (const how of ['reset', 'end']) faults[`${name} connection: ${how}`] = () => proxy.break(how);
      faults[`${name} frozen for ${FREEZE_MS} ms`] = async () => {
        proxy.freeze();
        await sleep(FREEZE_MS);
        proxy.thaw();
        return true;
      };
    }
    const kinds = Object.entries(faults);
    // Loss between two statements is the hardest case, and most connections are to the database.
    const order = Array.from({ length: times }, (_, i) =>
      i % 2 ? kinds[0] : kinds[1 + (Math.floor(i / 2) % (kinds.length - 1))],
    );
    for (const [kind, fault] of order) {
      for (let tries = 0; tries < 100 && !(await fault()); tries++) await sleep(20);
      done[kind] = (done[kind] ?? 0) + 1;
      if (node.hasEnded()) break;
      await sleep(PAUSE_MS);
    }
    database.freeze();
    await sleep(LONGEST_FREEZE_MS);
    database.thaw();
    await stopLoad();
    if (node.hasEnded()) throw new Error('The process has ended.');
    await worksAgain({ url, token, file, others, db: portal.db });
    console.log(
      `${withRedis ? 'with Redis' : 'queues in PostgreSQL'}: the process lives after ${times} broken connections, and works: ${JSON.stringify(done)}; answers under load ${JSON.stringify(statuses)}`,
    );
    return true;
  } catch (error) {
    console.log(`NOT HELD after ${JSON.stringify(done)}: ${error.message}`);
    return false;
  } finally {
    await portal.close();
    await database.close();
    await others.close();
  }
}

/**
 * Closes, resets and freezes the connections of the process under load, the given number of times in total.
 * @param {number} times half of them with queues in PostgreSQL, half with Redis if it is installed
 * @returns whether the process survived and everything worked afterwards
 */
export async function brokenConnections(times) {
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  const held = await round(hasRedis ? Math.ceil(times / 2) : times, false);
  return (!hasRedis || (await round(Math.floor(times / 2), true))) && held;
}
