import { hash } from '@node-rs/argon2';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { growth } from './lib/growth-ratio.mjs';
import { operations } from './lib/growth-operations.mjs';
import { parsers } from './lib/growth-parsers.mjs';
import { openPortal } from './lib/portal.mjs';

const NANOSECONDS = 1_000_000;
const SIZES = {
  // With other work on the machine the clock is coarse: small sizes detect quadratic growth, a factor of four, but
  // nothing finer.
  small: { body: 200_000, text: 300_000, calls: 4, most: 3.2 },
  large: { body: 450_000, text: 1_000_000, calls: 12, most: 2.5, judgesDocuments: true },
};
/** The maximum size of an error response; it must not grow with the request. */
const LONGEST_ANSWER = 64 * 1024;
/** GRAPHQL-4: the maximum time for a document of this size. Checked only on an otherwise idle machine. */
const DOCUMENT = { bytes: 10 * 1024, mostMs: 50 };
const PASSWORD = 'a password for drills';
const SHOWN = 12;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

function send(url, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(url + path, { method, headers: { ...headers, ...length }, agent }, (response) => {
      let size = 0;
      response.on('data', (piece) => (size += piece.length));
      response.on('end', () => resolve({ status: response.statusCode, size }));
    });
    // The server may close the connection when it rejects a request that is still being sent.
    call.on('error', (error) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve({ status: 0, size: 0 }) : reject(error),
    );
    call.end(body);
  });
}

/** CPU milliseconds used by the threads of a process; Linux counts in nanoseconds. */
async function processorTime(pid) {
  const folder = `/proc/${pid}/task`;
  // A thread may end between the two readings.
  const read = (thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '0');
  const stats = await Promise.all((await readdir(folder)).map(read));
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]), 0) / NANOSECONDS;
}

async function world(portal) {
  const { db, nodes } = portal;
  const [{ url }] = nodes;
  const passwordHash = await hash(PASSWORD);
  const { rows } = await db.query(
    `INSERT INTO users (name, email, password_hash, verified_at, role) VALUES ('A', 'a@example.com', $1, now(), 'MASTER_ADMIN') RETURNING id`,
    [passwordHash],
  );
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: PASSWORD }),
  });
  const { tokens } = await answer.json();
  const { paths } = await (await fetch(`${url}/api/docs/json`)).json();
  const fields = {};
  for (const [path, { post }] of Object.entries(paths)) {
    const body = post?.requestBody?.content['application/json']?.schema;
    if (body && post.security.length === 0) fields[path] = Object.keys(body.properties);
  }
  return { fields, token: tokens.access.token, upload: `/api/attachments/${rows[0].id}/upload` };
}

/** @returns one result for each operation and shape */
async function measureOperations({ body, calls, most, judgesDocuments }) {
  const portal = await openPortal(['api']);
  const [{ url, pid }] = portal.nodes;
  const results = [];
  try {
    for (const { name, make } of operations(await world(portal))) {
      let longest = 0;
      let worst = 0;
      const timeOf = async (size) => {
        const one = make(Math.round(size));
        await portal.db.query('DELETE FROM limits');
        const before = await processorTime(pid);
        for (let call = 0; call < calls; call++) {
          const answer = await send(url, one);
          worst = Math.max(worst, answer.status);
          if (answer.status >= 400) longest = Math.max(longest, answer.size);
        }
        return ((await processorTime(pid)) - before) / calls;
      };
      const result = await growth(timeOf, body, most);
      const wrong = [
        ...(worst >= 500 ? [`status ${worst}`] : []),
        ...(longest > LONGEST_ANSWER ? [`an answer of ${longest} bytes`] : []),
        ...(judgesDocuments && isDocument(make(2 * body)) && result.two > DOCUMENT.mostMs
          ? [`${result.two.toFixed(1)} ms for a document`]
          : []),
      ];
      results.push({ name, ...result, wrong });
    }
  } finally {
    agent.destroy();
    await portal.close();
  }
  return results;
}

function isDocument({ path, body }) {
  return path === '/graphql' && body !== undefined && Buffer.byteLength(body) <= DOCUMENT.bytes;
}

async function measureParsers({ text, most }) {
  const results = [];
  for (const [name, make, work] of await parsers()) {
    const timeOf = async (size) => {
      const input = make(Math.round(size));
      const before = process.cpuUsage();
      // Rejected or invalid input is measured as well.
      await Promise.resolve(input)
        .then(work)
        .catch(() => undefined);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    results.push({ name, ...(await growth(timeOf, text, most)), wrong: [] });
  }
  return results;
}

function report(title, results, most) {
  const judged = results.filter(({ ratio }) => ratio !== undefined).sort((a, b) => b.ratio - a.ratio);
  console.log(`${title}: ${results.length} measured, ${judged.length} above the noise.`);
  for (const { name, one, two, ratio } of judged.slice(0, SHOWN))
    console.log(`  ${ratio.toFixed(2)}  ${name} (${one.toFixed(1)} and ${two.toFixed(1)} ms)`);
  const failed = results.filter(({ ratio, wrong }) => ratio > most || wrong.length > 0);
  for (const { name, ratio, wrong } of failed)
    console.log(
      `  FAILED ${name}: ${[...wrong, ...(ratio > most ? [`ratio ${ratio.toFixed(2)}`] : [])].join(', ')}`,
    );
  return failed.length === 0;
}

/**
 * Checks that work does not grow faster than its input: each parser, and each call available to anonymous callers, with
 * inputs of n and 2n. Fails if the CPU time grows by more than a factor of 2.5 (small: 3.2), on a response of 5xx, if
 * an error response grows with the request, and, except with small, if a GraphQL document of at most 10 KB takes more
 * than 50 ms (GRAPHQL-4).
 * @param {string[]} options `small` for sizes that take a minute, otherwise large; `parsers` or `operations` for one
 *   part only
 */
export async function drill(options) {
  const sizes = SIZES[options.includes('small') ? 'small' : 'large'];
  let held = true;
  if (!options.includes('operations'))
    held = report('Parsers', await measureParsers(sizes), sizes.most) && held;
  if (!options.includes('parsers'))
    held = report('Operations', await measureOperations(sizes), sizes.most) && held;
  return held;
}
