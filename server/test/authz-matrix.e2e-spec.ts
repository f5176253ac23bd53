import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Answered,
  askAbout,
  callsMade,
  type Method,
  methodsOf,
  rowsOf,
} from './harness/authz-asking.js';
import { buildWorld, type World } from './harness/authz-world.js';
import { TestServer } from './harness/test-server.js';
import { GRAPHQL, REST, UNGUARDED } from './authz-matrix.js';
import {
  type Caller,
  UNAUTHENTICATED_CALLERS,
  AUTHENTICATED_CALLERS,
  OBJECTS,
  type ObjectName,
  type Operation,
  type Outcome,
} from './authz/callers.js';

interface Case {
  method: Method;
  caller: Caller;
  object: ObjectName;
  expected: Outcome;
}

const PRINT_ROUTES = fileURLToPath(new URL('../bundle/development/print-routes.js', import.meta.url));
const AT_ONCE = 6;
const JOBS_ASKED_FOR = ['apply-import', 'find-double-ups', 'send-mail', 'send-urgent-mail', 'write-export'];

const casesOf = (name: string, operation: Operation): Case[] =>
  methodsOf(name).flatMap((method) =>
    rowsOf(operation, OBJECTS).flatMap(([object, row]) => [
      ...UNAUTHENTICATED_CALLERS.map((caller) => ({
        method,
        caller,
        object,
        expected: operation.unauthenticated,
      })),
      ...AUTHENTICATED_CALLERS.map((caller, index) => ({ method, caller, object, expected: row[index]! })),
    ]),
  );

const ALL = { ...GRAPHQL, ...REST };
const COUNT = Object.entries(ALL).flatMap(([name, operation]) => casesOf(name, operation)).length;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await TestServer.start({ TRUSTED_PROXIES: '127.0.0.1' });
  world = await buildWorld(server);
});
afterAll(async () => {
  await server.close();
  process.stdout.write(`The authorisation matrix holds ${COUNT} cases; ${callsMade()} were asked.\n`);
});

/** A separate session for a call that may end it. */
async function ownSession(caller: Caller): Promise<string | undefined> {
  if (caller !== 'member' && caller !== 'administrator') return world.tokens[caller];
  return (await server.signIn(world[caller])).token;
}

async function ask(operation: Operation, { method, caller, object }: Case): Promise<Answered> {
  const token = operation.endsSession ? await ownSession(caller) : world.tokens[caller];
  return askAbout(server, world, operation, { method, token, object });
}

/** Runs a few cases at once, and returns the results in order. */
async function answersTo(operation: Operation, cases: Case[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE)
    answers.push(
      ...(await Promise.all(cases.slice(start, start + AT_ONCE).map((one) => ask(operation, one)))),
    );
  return answers;
}

describe(`the authorisation matrix, ${COUNT} cases`, () => {
  it('declares every GraphQL field and no others (ACCESS-2)', async () => {
    const { __schema } = await server.nobody.data<{
      __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }>;
    }>('{ __schema { queryType { fields { name } } mutationType { fields { name } } } }');
    const fields = [
      ...__schema.queryType.fields.map(({ name }) => `query ${name}`),
      ...__schema.mutationType.fields.map(({ name }) => `mutation ${name}`),
    ];
    expect(Object.keys(GRAPHQL).sort()).toEqual(fields.sort());
  });

  it('declares every route and no others (ACCESS-2, ACCESS-12)', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [PRINT_ROUTES], {
      env: { PATH: process.env.PATH, ...server.environment() },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const routes = stdout.trim().split('\n');
    const withoutHead = routes.filter((route) => !route.startsWith('HEAD '));
    const declared = [...Object.keys(REST), ...Object.keys(UNGUARDED)];
    expect(withoutHead.filter((route) => !declared.includes(route))).toEqual([]);
    expect(declared.filter((route) => !withoutHead.includes(route))).toEqual([]);
    const heads = routes.filter((route) => route.startsWith('HEAD ')).map((route) => route.slice(5));
    expect(heads.filter((path) => !withoutHead.includes(`GET ${path}`))).toEqual([]);
  });

  it.each(Object.entries(ALL))('holds for %s (ACCESS-2, ACCESS-6, ACCESS-7)', async (name, operation) => {
    // A person is mailed one code a minute, by whatever operation.
    await server.database.db.query('DELETE FROM limits');
    const cases = casesOf(name, operation);
    const answers = await answersTo(operation, cases);
    const wrong = cases.flatMap(({ method, caller, object, expected }, index) => {
      const { outcome, text } = answers[index]!;
      return outcome === expected
        ? []
        : [`${method} as ${caller}, ${object}: ${outcome}, not ${expected}: ${text.slice(0, 200)}`];
    });
    expect(wrong).toEqual([]);
    // What a caller may not access looks the same whether it exists or not (ACCESS-6).
    const textsByOutcome = new Map<string, Set<string>>();
    cases.forEach(({ method, caller, expected }, index) => {
      if (expected !== 'NOT_FOUND' && expected !== 'FORBIDDEN') return;
      const key = `${method} as ${caller}: ${expected}`;
      textsByOutcome.set(key, (textsByOutcome.get(key) ?? new Set()).add(answers[index]!.text));
    });
    expect([...textsByOutcome].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });
});

describe('the effects of the matrix’s calls', () => {
  const DECLARED = readFileSync(new URL('../src/audit/audit-actions.ts', import.meta.url), 'utf8');
  const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

  it('include only jobs with ids as payload (DURABLE-1)', async () => {
    const jobs = await server.database.db.query<{ name: string; payload: Record<string, unknown> }[]>(
      'SELECT name, payload FROM outbox',
    );
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(JOBS_ASKED_FOR));
    const values = jobs.flatMap(({ payload }) => Object.values(payload));
    expect(values.filter((value) => typeof value !== 'string' || !UUID.test(value))).toEqual([]);
  });

  it('include only audit actions that are declared, with their subjects (AUDIT-6)', async () => {
    const declared = [...DECLARED.matchAll(/^ {2}'([\w.-]+)':\s*\{\s*on: '([\w-]+)'/gm)].map(
      ([, action, on]) => `${action} on ${on}`,
    );
    expect(new Set(declared).size).toBe(declared.length);
    const noted = await server.database.db.query<{ text: string }[]>(
      `SELECT DISTINCT action || ' on ' || subject_type AS text FROM audit_entries`,
    );
    expect(noted.length).toBeGreaterThan(20);
    expect(noted.map(({ text }) => text).filter((text) => !declared.includes(text))).toEqual([]);
  });
});

describe('the guard', () => {
  it('requires the token before it reads the query (ACCESS-8)', async () => {
    const asMember = server.nobody.with(world.tokens.member!);
    expect((await server.nobody.get('/api/settlement-submission?page=abc')).status).toBe(401);
    expect((await asMember.get('/api/settlement-submission/search?query=')).status).toBe(403);
    expect((await asMember.post('/api/import/settlement-records', { no: 'file' })).status).toBe(403);
  });
});
