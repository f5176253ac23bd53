import { Agent, request } from 'node:http';

const LONGEST_CALL_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call by the signed-in member: its response, status and milliseconds. */
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

/** The reads of a member: the profile, the list of their claims, and one claim. */
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

/** The times of the given number of sequential reads. @throws Error if one fails */
export async function timesOf(url, token, reads, count) {
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

/** The 99th percentile. */
export const p99 = (times) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

/** Signs in the demo's member: returns the token, and the reads to make with it. */
export async function memberOf(node) {
  const [, email, password] = /Member: (\S+) {2}password: (.+)/.exec(node.output());
  const body = { email, password };
  const signedIn = await read(node.url, 'none', { method: 'POST', path: '/api/auth/signin', body });
  const { token } = JSON.parse(signedIn.answer).tokens.access;
  return { token, reads: await readsOf(node.url, token) };
}

/** Closes the member's connection. */
export const leave = () => agent.destroy();
