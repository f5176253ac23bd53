import { Agent, request } from 'node:http';
import { hash } from '@node-rs/argon2';
import { openPortal } from './lib/portal.mjs';
import { areaUnderCurve, median } from './lib/separation.mjs';

/** The limit of SIGNIN-44. */
const MOST = 0.53;
const WARM_UP = 20;

const CALLS = {
  'sign-in': (email) => ['/api/auth/signin', { email, password: 'not the password' }],
  'sign-in, empty password': (email) => ['/api/auth/signin', { email, password: '' }],
  'asking for a code': (email) => ['/api/auth/otp-login', { email }],
  'entering a code': (email) => ['/api/auth/otp-verify', { email, otp: '123456' }],
  'a forgotten password': (email) => ['/api/auth/forgot-password', { email }],
  registering: (email) => ['/api/register', { email, name: 'N', password: 'a long password' }],
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the first byte sent to the last one received. */
function timeOf(url, [path, body]) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(url + path, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        const time = performance.now() - begun;
        if (response.statusCode < 429) resolve(time);
        else reject(new Error(`${path} answered ${response.statusCode}.`));
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}

async function addAccounts(db, emails) {
  const passwordHash = await hash('the right password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.query(
    `INSERT INTO users (name, email, password_hash, verified_at) SELECT 'A Member', email, $2, now() FROM unnest($1::text[]) email`,
    [emails, passwordHash],
  );
}

/**
 * Checks that response times do not reveal whether an address has an account: alternates calls for known and unknown
 * addresses, each address once, and computes for each kind of call how well the two can be distinguished.
 * @param {string[]} options the number of calls of each kind, 300 by default; and the only kind to measure, by default
 *   all
 * @returns whether every figure is within the limit of SIGNIN-44
 */
export async function drill([count = '300', only]) {
  const calls = Number(count);
  const portal = await openPortal(['api', 'worker']);
  const [{ url }] = portal.nodes;
  let held = true;
  try {
    for (const [name, call] of Object.entries(CALLS)) {
      if (only && name !== only) continue;
      const word = name.replace(/\W+/g, '-');
      const address = (kind, i) => `${word}-${kind}-${String(i).padStart(5, '0')}@example.com`;
      const numbers = Array.from({ length: calls + WARM_UP }, (_, i) => i);
      await addAccounts(
        portal.db,
        numbers.map((i) => address('a', i)),
      );
      const times = { a: [], b: [] };
      for (const i of numbers) {
        // The limits of a network are not part of the measurement.
        if (i % 40 === 0) await portal.db.query('DELETE FROM limits');
        for (const kind of Math.random() < 0.5 ? ['a', 'b'] : ['b', 'a']) {
          const time = await timeOf(url, call(address(kind, i)));
          if (i >= WARM_UP) times[kind].push(time);
        }
      }
      const area = areaUnderCurve(times.a, times.b);
      const noise = 1.96 * Math.sqrt((2 * calls + 1) / (12 * calls * calls));
      if (area > MOST) held = false;
      console.log(
        `${name}: AUC ${area.toFixed(3)} (± ${noise.toFixed(3)} by chance), median ${median(times.a).toFixed(2)} ms known, ${median(times.b).toFixed(2)} ms unknown, 2 × ${calls} calls`,
      );
    }
  } finally {
    agent.destroy();
    await portal.close();
  }
  console.log(held ? `All at most ${MOST}.` : `Above ${MOST}.`);
  return held;
}
