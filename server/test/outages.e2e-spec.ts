import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK_HOLDS_MS } from '../src/storage/file-store.js';
import { GRAPHQL, REST } from './authz-matrix.js';
import { type Caller, AUTHENTICATED_CALLERS, type Operation } from './authz/callers.js';
import { buildWorld, type World } from './harness/authz-world.js';
import { type OutageWorld, type Cause, worldOnDisk, worldOnS3 } from './harness/outage-causes.js';
import { hasRedis } from './harness/redis.js';

/** `npm run drill -- away` runs all operations; otherwise one in this many for each cause, and those with files. */
const ONE_OF = process.env.AWAY === 'all' ? 1 : 12;
const LONGEST_ANSWER_MS = 15_500;
/** Enough for all operations on a busy machine. */
const LONGEST_TABLE_MS = 15 * 60_000;
const AT_ONCE = 12;
const OPERATIONS = Object.entries({ ...GRAPHQL, ...REST }).filter(([name]) => !name.includes('/api/health/'));

/** Tables that change with any call or by the worker, and so do not count as changes. */
const UNCOUNTED = ['limits', 'sessions', 'outbox', 'mails', 'schema_migrations', 'key_checks', 'pg_stat'];

interface Answered {
  name: string;
  status: number;
  /** `undefined` for GraphQL without an error. */
  code: string | undefined;
  message: string | undefined;
  retryAfter: number | undefined;
  ms: number;
}

/** The first caller that is allowed to call, those with the most permissions first. */
function callerOf({ rows }: Operation): Caller {
  const row = 'own' in rows ? rows.own : rows;
  const may = [1, 3, 0, 2].find((index) => row[index] === 'OK') ?? 1;
  return AUTHENTICATED_CALLERS[may]!;
}

describe.each([
  ['on a disk', worldOnDisk],
  ['in a bucket', worldOnS3],
])('while a dependency is unavailable, with files %s', (where, start) => {
  if (where === 'on a disk' && !hasRedis()) {
    it.skip('the table, skipped: there is no redis-server here', () => undefined);
    return;
  }
  let outage: OutageWorld;
  let world: World;
  let turn = 0;
  const table: string[] = [];
  beforeAll(async () => {
    outage = await start();
    world = await buildWorld(outage.server);
  });
  afterAll(async () => {
    await outage.close();
    process.stdout.write(`${[...table, ...outage.skipped.map((line) => `not tried: ${line}`)].join('\n')}\n`);
  });

  async function ask(
    [name, operation]: (typeof OPERATIONS)[number],
    session: string | undefined,
  ): Promise<Answered> {
    const [method, path] = name.split(' ');
    const graphql = method === 'query' || method === 'mutation';
    const { text, body, file } = operation.ask(
      operation.kind ? world.objects[operation.kind].own : '',
      'own',
    );
    turn += 1;
    const headers: Record<string, string> = { 'x-forwarded-for': `10.9.${turn >> 8}.${turn & 255}` };
    const token = session ?? world.tokens[callerOf(operation)];
    if (token) headers.authorization = `Bearer ${token}`;
    const json = graphql ? { query: text } : body;
    if (json) headers['content-type'] = 'application/json';
    const form = new FormData();
    if (file !== undefined || path?.endsWith('/upload'))
      form.set('file', new Blob([file ?? '%PDF-1.4\n%%EOF\n']), 'away.csv');
    const hasForm = [...form.keys()].length > 0;
    const began = Date.now();
    const response = await fetch(outage.server.nobody.url + (graphql ? '/graphql' : text), {
      method: graphql ? 'POST' : method!,
      headers,
      body: hasForm ? form : json && JSON.stringify(json),
      signal: AbortSignal.timeout(60_000),
    });
    const words = await response.text();
    const parsed = readJson(words) as
      | {
          message?: string;
          errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
        }
      | undefined;
    const error = parsed?.errors?.[0];
    return {
      name,
      status: response.status,
      code: error?.extensions.code,
      message: error?.message ?? parsed?.message,
      retryAfter: Number(response.headers.get('retry-after') ?? error?.extensions.retryAfter) || undefined,
      ms: Date.now() - began,
    };
  }

  const isRefused = ({ status, code }: Answered) =>
    status === 503 || status === 507 || code === 'SERVICE_UNAVAILABLE';

  /** What is wrong with a response; undefined when it is right. */
  function problemOf(answer: Answered, cause: Cause): string | undefined {
    const { name, status, code, message, retryAfter, ms } = answer;
    const wrong = (what: string) =>
      `${cause.name}: ${name}: ${what} (${status} ${code ?? ''} ${message ?? ''})`;
    if (ms > LONGEST_ANSWER_MS) return wrong(`answered after ${ms} ms`);
    if (!isRefused(answer))
      return status >= 500 || code === 'INTERNAL_SERVER_ERROR' ? wrong('unexpected error') : undefined;
    if (!message || message.length < 20 || !retryAfter) return wrong('no message, or no Retry-After');
    // A full store does not prevent others from being busy: 503 is right for both.
    return status === 507 && cause.status !== 507 ? wrong('says that there is no room') : undefined;
  }

  /** A hash of every table. */
  async function contents(): Promise<Record<string, string>> {
    const { db } = outage.server.database;
    const tables = await db.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    const counted = tables.map(({ name }) => name).filter((name) => !UNCOUNTED.includes(name));
    const union = counted.map(
      (name) =>
        `SELECT '${name}' AS name, count(*) || ':' || coalesce(sum(hashtext(t::text)), 0) AS digest FROM ${name} t`,
    );
    const rows = await db.query<{ name: string; digest: string }[]>(union.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  async function ready(): Promise<{ status: number; part: Record<string, string> }> {
    await sleep(CHECK_HOLDS_MS + 100);
    const { status, body } = await outage.server.nobody.get<{ checks: Record<string, string> }>(
      '/api/health/ready',
    );
    return { status, part: body.checks };
  }

  async function untilReady(): Promise<void> {
    for (let tries = 0; tries < 60; tries++) {
      const { status, part } = await ready();
      if (status === 200 && !Object.values(part).includes('down')) return;
    }
    throw new Error('It did not recover.');
  }

  it(
    'every call reports it in time with a message, readiness agrees, and nothing is half done (ERROR-7, DURABLE-8)',
    async () => {
      const problems: string[] = [];
      let offset = 0;
      for (const cause of outage.causes) {
        offset += 1;
        const chosen = OPERATIONS.filter(
          ([name, { ask: asks }], index) =>
            (index + offset) % ONE_OF === 0 ||
            (cause.part === 'files' && asks(world.administrator.id, 'own').file !== undefined) ||
            name.endsWith('/upload'),
        );
        // In advance, since nobody can sign in during the failure.
        const sessions = new Map<string, string>();
        for (const [name, { endsSession }] of chosen)
          if (endsSession) sessions.set(name, (await outage.server.signIn(world.administrator)).token!);
        await cause.begin();
        await sleep(300);
        const answers: Answered[] = [];
        try {
          for (let at = 0; at < chosen.length; at += AT_ONCE) {
            const before = await contents();
            const batch = await Promise.all(
              chosen.slice(at, at + AT_ONCE).map((one) => ask(one, sessions.get(one[0]))),
            );
            answers.push(...batch);
            if (batch.every(isRefused)) {
              const after = await contents();
              for (const name of Object.keys(before))
                if (after[name] !== before[name])
                  problems.push(
                    `${cause.name}: ${name} was changed by calls that were refused: ${batch.map((one) => one.name).join(', ')}`,
                  );
            }
          }
          const serves = cause.part === 'queue' || cause.part === 'mail';
          let readiness = await ready();
          // Readiness caches the state of the mail server for ten seconds.
          for (let tries = 0; readiness.part[cause.part] !== 'down' && tries < 5; tries++)
            readiness = await ready();
          if (
            cause.isSeen &&
            (readiness.status !== (serves ? 200 : 503) || readiness.part[cause.part] !== 'down')
          )
            problems.push(
              `${cause.name}: readiness says ${readiness.status} ${JSON.stringify(readiness.part)}`,
            );
        } finally {
          await cause.end();
        }
        await untilReady();
        problems.push(...answers.flatMap((answer) => problemOf(answer, cause) ?? []));
        const refused = answers.filter(isRefused).length;
        const slowest = Math.max(...answers.map(({ ms }) => ms));
        table.push(
          `${cause.name.padEnd(20)} ${String(answers.length).padStart(4)} calls, ${String(refused).padStart(4)} refused, ${String(answers.length - refused).padStart(4)} unaffected, slowest ${slowest} ms`,
        );
      }
      expect(problems).toEqual([]);
    },
    LONGEST_TABLE_MS,
  );
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
