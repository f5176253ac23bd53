import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openPortal } from './portal.mjs';
import { PUBLIC_CALLS } from './public-calls.mjs';

/** The p99 of a member's reads beside a crowd, as a multiple of what it is alone. */
const MOST_RATIO = 2;
const LONGEST_CALL_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call of the signed-in member: its answer, status and milliseconds. */
function read(url, token, { method = 'GET', path, body }) {
  const text = body && JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url + path, { method, headers, agent }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (piece) => (answer += piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, answer, ms: performance.now() - began }),
      );
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

const graphql = (query, variables) => ({ method: 'POST', path: '/graphql', body: { query, variables } });

/** What a member reads: the profile, the own claims, and one of them. */
async function readsOf(url, token) {
  const list = graphql('{ mySubmissions: submissions(page: 1) { submissions { id } } }');
  const { answer } = await read(url, token, list);
  const id = JSON.parse(answer).data?.mySubmissions.submissions[0]?.id;
  if (!id) throw new Error(`The member of the demo has no claim: ${answer}`);
  const claim = graphql(
    'query ($id: ID!) { submission(id: $id) { id version missing { path } submissionData { tradeDetails { __typename } } } }',
    { id },
  );
  return [{ path: '/api/user/profile' }, list, claim];
}

/** The times of so many reads one after the other; @throws Error at one that fails */
async function timesOf(url, token, reads, count) {
  const times = [];
  for (let i = 0; i < count; i++) {
    const { status, answer, ms } = await read(url, token, reads[i % reads.length]);
    if (status !== 200 || answer.includes('"errors"'))
      throw new Error(`A member's read was answered ${status}: ${answer.slice(0, 200)}`);
    if (ms > LONGEST_CALL_MS) throw new Error(`A member's read took ${Math.round(ms)} ms.`);
    times.push(ms);
  }
  return times;
}

const p99 = (times) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

/**
 * How long a signed-in member waits while a crowd of strangers calls each public call in turn.
 * @param {{ connections: number, reads: number, only?: string, judgeTimes: boolean }} size
 * @returns whether every read was answered and, where times are judged, quickly enough
 */
export async function besideCrowds({ connections, reads: count, only, judgeTimes }) {
  const mailServer = new Worker(new URL('./smtp-thread.mjs', import.meta.url));
  const [SMTP_URL] = await once(mailServer, 'message');
  const portal = await openPortal(['all'], () => ({ DEMO: 'true', SMTP_URL }));
  const [node] = portal.nodes;
  let held = true;
  try {
    const [, email, password] = /Member: (\S+) {2}password: (.+)/.exec(node.output());
    const body = { email, password };
    const signedIn = await read(node.url, 'none', { method: 'POST', path: '/api/auth/signin', body });
    const { token } = JSON.parse(signedIn.answer).tokens.access;
    const reads = await readsOf(node.url, token);
    await timesOf(node.url, token, reads, Math.min(count, 200));
    for (const name of Object.keys(PUBLIC_CALLS)) {
      if (only && !name.includes(only)) continue;
      await portal.db.query('DELETE FROM limits');
      const alone = p99(await timesOf(node.url, token, reads, count));
      const workerData = { url: node.url, name, connections };
      const crowd = new Worker(new URL('./crowd-thread.mjs', import.meta.url), { workerData });
      await sleep(500);
      const beside = p99(await timesOf(node.url, token, reads, count));
      crowd.postMessage('stop');
      const [statuses] = await once(crowd, 'message');
      const ratio = beside / alone;
      if ((judgeTimes && ratio > MOST_RATIO) || node.hasEnded()) held = false;
      console.log(
        `${name}: p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${connections} connections, ratio ${ratio.toFixed(2)}, the process ${node.hasEnded() ? 'ENDED' : 'lives'}, answers ${JSON.stringify(statuses)}`,
      );
      if (node.hasEnded()) break;
    }
  } finally {
    agent.destroy();
    await portal.close();
    await mailServer.terminate();
  }
  return held;
}
