import { hash } from '@node-rs/argon2';
import { mailedSecret } from './lib/mailed-secret.mjs';
import { openPortal } from './lib/portal.mjs';

const PASSWORD = 'the right password';
const USERS = '/api/admin/user-management/user';

async function call(url, path, { method = 'POST', token, body } = {}) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function tokenOf(url, email) {
  const { status, body } = await call(url, '/api/auth/signin', { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${body.message}`);
  return body.tokens.access.token;
}

const edit = (change) => (portal, url, admin, person) =>
  call(url, `${USERS}/${person.id}`, {
    method: 'PUT',
    token: admin,
    body: { name: 'A Member', email: person.email, role: 'STANDARD', enabled: true, ...change },
  });

/** The actions that must end a session immediately, performed on one node. */
const ENDS = {
  'signing out': (portal, url, admin, { token }) =>
    call(url, '/graphql', { token, body: { query: 'mutation { signOut }' } }),
  'being disabled': edit({ enabled: false }),
  'another role': edit({ role: 'MASTER_ADMIN' }),
  'a password reset': async (portal, url, admin, { email }) => {
    await call(url, '/api/auth/forgot-password', { body: { email } });
    const token = await mailedSecret(url, email);
    return call(url, '/api/auth/reset-password', { body: { token, password: 'another long password' } });
  },
};

/**
 * Checks that a token no longer works on another node after its session has ended (SESSION-4).
 * @param {string[]} options the total number of rounds, 1000 by default, split among the four ways to end a session
 * @returns whether all calls with an ended token were rejected
 */
export async function drill([count = '1000']) {
  const rounds = Number(count) / Object.keys(ENDS).length;
  const portal = await openPortal(['all', 'api']);
  const [first, second] = portal.nodes.map(({ url }) => url);
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const add = async (email, role = 'STANDARD') => {
    const { rows } = await portal.db.query(
      `INSERT INTO users (name, email, role, password_hash, verified_at) VALUES ('A Member', $1, $2, $3, now()) RETURNING id`,
      [email, role, passwordHash],
    );
    return rows[0].id;
  };
  let letIn = 0;
  try {
    await add('administrator@example.com', 'MASTER_ADMIN');
    const admin = await tokenOf(first, 'administrator@example.com');
    for (const [name, end] of Object.entries(ENDS)) {
      let stale = 0;
      for (let round = 0; round < rounds; round++) {
        const email = `${name.replace(/\W+/g, '-')}-${round}@example.com`;
        const id = await add(email);
        await portal.db.query('DELETE FROM limits');
        const token = await tokenOf(second, email);
        const before = await call(second, '/api/user/profile', { method: 'GET', token });
        const ended = await end(portal, first, admin, { id, email, token });
        if (before.status !== 200 || ended.status !== 200)
          throw new Error(`${name}: ${before.status}, then ${ended.status}.`);
        if ((await call(second, '/api/user/profile', { method: 'GET', token })).status !== 401) stale++;
      }
      letIn += stale;
      console.log(`${name}: ${stale} of ${rounds} ended tokens were let in on the other node`);
    }
  } finally {
    await portal.close();
  }
  return letIn === 0;
}
