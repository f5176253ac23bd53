import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { freePort, openPortal } from './lib/portal.mjs';
import { startSmtpServer } from './lib/smtp-server.mjs';
import { addWaitingMails } from './lib/waiting-mails.mjs';

const PASSWORD = 'the right password';

/** The maximum seconds until an import starts and a code arrives, however many mails are waiting. */
const MOST = 5;
const IMPORTS = 10;

async function secondsUntil(what, patience = 300) {
  for (const begun = Date.now(); ; await sleep(20)) {
    const seconds = (Date.now() - begun) / 1_000;
    if (await what()) return seconds;
    if (seconds > patience) return Infinity;
  }
}

async function signIn({ db, nodes: [{ url }] }) {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const email = 'administrator@example.com';
  await db.query(
    `INSERT INTO users (name, email, role, password_hash, verified_at) VALUES ('A', $1, 'MASTER_ADMIN', $2, now())`,
    [email, passwordHash],
  );
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return (await response.json()).tokens.access.token;
}

/** @returns the seconds from the response to the upload until the run is no longer RECEIVED */
async function startOfImport({ db, nodes: [{ url }] }, token, number) {
  const form = new FormData();
  form.append('file', new Blob([`sid,email,legalEntity\nQ-${number},q@example.com,Q\n`]), 'file.csv');
  const response = await fetch(`${url}/api/import/settlement-records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { importId } = await response.json();
  const statusIsNot =
    (...statuses) =>
    async () => {
      const { rows } = await db.query('SELECT status FROM import_runs WHERE id = $1', [importId]);
      return !statuses.includes(rows[0].status);
    };
  const seconds = await secondsUntil(statusIsNot('RECEIVED'));
  // A worker runs one import at a time: the next one must not wait for this one.
  await secondsUntil(statusIsNot('RECEIVED', 'CHECKING', 'APPLYING'));
  return seconds;
}

/** @returns the seconds until the mail server has received a code requested now */
async function arrivalOfCode({ db, nodes: [{ url }] }, smtp) {
  const email = 'person@example.com';
  await db.query(`INSERT INTO users (name, email, verified_at) VALUES ('P', $1, now())`, [email]);
  await fetch(`${url}/api/auth/otp-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { rows } = await db.query('SELECT message_id FROM mails WHERE recipient = $1', [email]);
  return secondsUntil(() => smtp.taken.has(rows[0].message_id));
}

async function redisServer() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** @returns whether imports started and, with a mail server, codes arrived soon enough */
async function measure(name, mails, env, smtp) {
  const portal = await openPortal(['api', 'worker'], () => env);
  try {
    const token = await signIn(portal);
    await addWaitingMails(portal, mails);
    await sleep(3_000);
    const starts = [];
    for (let number = 0; number < IMPORTS; number++) starts.push(await startOfImport(portal, token, number));
    const { rows } = await portal.db.query(
      `SELECT count(*) FILTER (WHERE done_at IS NULL) AS waiting,
              count(*) FILTER (WHERE done_at IS NULL AND dispatched_at IS NOT NULL) AS handed FROM outbox`,
    );
    const code = smtp ? await arrivalOfCode(portal, smtp) : undefined;
    const figures = [
      `${IMPORTS} imports started after ${Math.min(...starts).toFixed(2)} to ${Math.max(...starts).toFixed(2)} s`,
      ...(smtp ? [`a code arrived after ${code.toFixed(2)} s`] : []),
      `${rows[0].waiting} mails waited, ${rows[0].handed} of them at the queue`,
    ];
    console.log(`${name}: ${figures.join('; ')}`);
    return Math.max(...starts, code ?? 0) <= MOST;
  } finally {
    await portal.close();
  }
}

/**
 * Checks that an import starts and a code arrives within 5 seconds while many mails are waiting: for a mail server that
 * is down, and for one that responds 40 seconds after each mail; with the queue in PostgreSQL, and in Redis if
 * redis-server is installed.
 * @param {string[]} options the number of mails, 100000 by default
 */
export async function drill([count = '100000']) {
  const backends = [['PostgreSQL', () => undefined]];
  if (spawnSync('redis-server', ['--version']).status === 0) backends.push(['Redis', redisServer]);
  let held = true;
  for (const [name, start] of backends) {
    for (const state of ['down', 'slow']) {
      const redis = await start();
      const smtp = state === 'slow' ? await startSmtpServer({ answersMs: 40_000 }) : undefined;
      try {
        const SMTP_URL = smtp?.url ?? `smtp://127.0.0.1:${await freePort()}`;
        const env = { SMTP_URL, ...(redis && { REDIS_URL: redis.url }) };
        if (!(await measure(`${name}, mail server ${state}`, Number(count), env, smtp))) held = false;
      } finally {
        smtp?.close();
        redis?.stop();
      }
    }
  }
  console.log(held ? `All within ${MOST} s.` : `Not all within ${MOST} s.`);
  return held;
}
