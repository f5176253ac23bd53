import { mailedSecret } from './lib/mailed-secret.mjs';
import { openPortal } from './lib/portal.mjs';

/** Concurrent uses of one secret, alternating between two nodes. */
const AT_ONCE = 50;

async function send(url, path, body, method = 'POST') {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const ask =
  (path, more = {}) =>
  (url, email) =>
    send(url, path, { email, ...more });

const KINDS = {
  'a code': {
    ask: ask('/api/auth/otp-login'),
    use: (url, email, otp) => send(url, '/api/auth/otp-verify', { email, otp }),
    known: true,
  },
  'a reset link': {
    ask: ask('/api/auth/forgot-password'),
    use: (url, _, token) => send(url, '/api/auth/reset-password', { token, password: 'a new long password' }),
    known: true,
  },
  'a verification link': {
    ask: ask('/api/register', { name: 'N', password: 'a long password' }),
    use: (url, _, code) => send(url, '/api/register/verify-account', { code }, 'PATCH'),
    known: false,
  },
};

/**
 * Checks that a code, a reset link and a verification link work exactly once when used fifty times concurrently on two
 * nodes (SIGNIN-34, DURABLE-16).
 * @param {string[]} options the number of rounds of each; 200 by default
 * @returns whether every round had exactly one success
 */
export async function drill([count = '200']) {
  const rounds = Number(count);
  const portal = await openPortal(['all', 'api']);
  const [first, second] = portal.nodes.map(({ url }) => url);
  let held = true;
  try {
    for (const [name, kind] of Object.entries(KINDS)) {
      let once = 0;
      for (let round = 0; round < rounds; round++) {
        const email = `${name.replace(/\W+/g, '-')}-${round}@example.com`;
        await portal.db.query('DELETE FROM limits');
        if (kind.known)
          await portal.db.query(
            `INSERT INTO users (name, email, verified_at) VALUES ('A Member', $1, now())`,
            [email],
          );
        await kind.ask(second, email);
        const secret = await mailedSecret(first, email);
        const statuses = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, i) => kind.use(i % 2 ? first : second, email, secret)),
        );
        if (statuses.filter((status) => status === 200).length === 1) once++;
      }
      if (once !== rounds) held = false;
      console.log(`${name}: used exactly once in ${once} of ${rounds} rounds of ${AT_ONCE}`);
    }
  } finally {
    await portal.close();
  }
  return held;
}
