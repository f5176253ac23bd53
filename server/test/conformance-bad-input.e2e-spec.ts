import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATIONS } from '../src/http/openapi/document.js';
import { callWorld, type CallWorld } from './conformance/call-world.js';
import { graphqlLists, type ListOperation, restLists } from './conformance/list-operations.js';
import { approvedRules, endedRun, startRun } from './harness/assessing.js';
import { aComputedDistribution } from './harness/distributing.js';
import { aCourtReport } from './harness/court-reporting.js';
import { aStoredPaymentRun } from './harness/paying.js';
import { aNotice } from './harness/proposals-and-notices.js';

/** Search texts without wildcards of LIKE that match nothing here. */
const TEXTS = [
  '%%%',
  '___',
  '\\\\\\',
  `'"\``,
  `' OR '1'='1`,
  '🙂🙂🙂',
  '"; DROP TABLE users; --',
  '\u202eabc',
];
const LONG = 'x'.repeat(10_000);

let world: CallWorld;
let operations: ListOperation[];
let asked = 0;
beforeAll(async () => {
  world = await callWorld();
  await aNotice(world.server.database.db, 'C-101');
  await approvedRules(world.server);
  const run = await endedRun(world.asAdmin, (await startRun(world.asAdmin)).id);
  const distributionId = await aComputedDistribution(world.server, run.id);
  const needed = {
    role: 'STANDARD',
    submissionId: `"${world.claim.id}"`,
    runId: `"${run.id}"`,
    id: `"${distributionId}"`,
    'payments.runId': `"${await aStoredPaymentRun(world.server, distributionId)}"`,
    'courtReportItems.id': `"${(await aCourtReport(world.asAdmin)).id}"`,
    figure: '"CLAIMS_RECEIVED:"',
    query: '"abc"',
  };
  operations = [...restLists(), ...(await graphqlLists(world.nobody, needed))];
});
afterAll(async () => {
  await world.server.close();
  process.stdout.write(`Bad input: ${asked} calls of ${operations.length} paged and searched operations.\n`);
});

/** Calls each operation and returns the wrong responses. */
async function wrongOf(
  which: (operation: ListOperation) => string | undefined,
  value: unknown,
  isRight: (answer: Awaited<ReturnType<ListOperation['ask']>>, parameter: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    const parameter = which(operation);
    if (!parameter) continue;
    const answer = await operation.ask(world.asAdmin, { [parameter]: value });
    asked += 1;
    if (!isRight(answer, parameter)) wrong.push(`${operation.name}: ${JSON.stringify(answer)}`);
  }
  return wrong;
}

const searched = ({ takes }: ListOperation) => takes.text;
const paged = ({ takes }: ListOperation) => takes.page;

it('every operation of both APIs with pages or search is found', () => {
  expect(operations.filter(searched).length).toBeGreaterThanOrEqual(7);
  expect(operations.filter(paged).length).toBeGreaterThanOrEqual(12);
});

it.each(TEXTS)('a search for %s finds nothing, or is refused with a message, everywhere', async (text) => {
  const wrong = await wrongOf(
    searched,
    text,
    ({ status, rows, message }) => (status === 200 && rows === 0) || (status === 400 && message !== ''),
  );
  expect(wrong).toEqual([]);
});

it('a search for 10,000 characters is refused everywhere, naming the error', async () => {
  const wrong = await wrongOf(
    searched,
    LONG,
    ({ status, fields }, parameter) => status === 400 && fields.includes(parameter),
  );
  expect(wrong).toEqual([]);
});

it.each([0, -1, 'abc', '1e9', 1.5, ''])(
  'page %p of a list is refused everywhere (RESTAPI-26, LIST-11)',
  async (value) => {
    const wrong = await wrongOf(paged, value, ({ status, message }) => status === 400 && message !== '');
    expect(wrong).toEqual([]);
  },
);

it.each([1_000_000_000, 2_000_000])(
  'page %i of a list is past the end, and empty, everywhere (RESTAPI-26, LIST-11)',
  async (value) => {
    const wrong = await wrongOf(paged, value, ({ status, rows }) => status === 200 && rows === 0);
    expect(wrong).toEqual([]);
  },
);

describe('a client that disconnects half way', () => {
  const READS = Object.values(OPERATIONS)
    .flatMap((all) => Object.entries(all))
    .filter(([name, { access }]) => name.startsWith('GET ') && access !== 'everybody')
    .map(([name]) => name.slice(4));

  /** Sends a request and disconnects after this many milliseconds. */
  async function leave(path: string, init: RequestInit, afterMs: number): Promise<void> {
    const hangUp = new AbortController();
    const headers = { ...(init.headers as object), authorization: `Bearer ${world.asAdmin.token}` };
    const call = fetch(world.server.nobody.url + path, { ...init, headers, signal: hangUp.signal });
    await sleep(afterMs);
    hangUp.abort();
    await call.catch(() => undefined);
  }

  it('leaves nothing open, whatever it requested', async () => {
    const { id } = world.claim;
    for (const read of READS) {
      const path = `/api${read.replace('{submissionId}', id).replace('{id}', id).replace('{sid}', 'C-100')}?page=1`;
      for (const afterMs of [0, 2, 8]) await leave(path, {}, afterMs);
    }
    const body = new FormData();
    body.set('file', new Blob(['sid,email,legalEntity\n', 'x'.repeat(3_000_000)]), 'half.csv');
    for (const afterMs of [1, 5, 20])
      await leave('/api/import/settlement-records?check=true', { method: 'POST', body }, afterMs);
    const question = JSON.stringify({ query: '{ submissions { submissions { id } } }' });
    const headers = { 'content-type': 'application/json' };
    for (const afterMs of [0, 2, 8])
      await leave('/graphql', { method: 'POST', headers, body: question }, afterMs);
    await sleep(1_000);
    const [open] = await world.server.database.db.query<{ count: string }[]>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open!.count).toBe('0');
    for (const { name, ask, takes } of operations) {
      const { status } = await ask(world.asAdmin, takes.page ? { page: 1 } : { [takes.text!]: 'abc' });
      expect([name, status]).toEqual([name, 200]);
    }
    expect(world.server.process.output()).not.toMatch(/"level":(50|60|"error")/);
  });
});
