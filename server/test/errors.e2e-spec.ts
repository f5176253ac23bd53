import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Role } from '../src/common/actor.js';
import { answerTo } from '../src/common/error-answer.js';
import { dataSourceOptions } from '../src/persistence.js';
import { User } from '../src/users/user.entity.js';
import { aUser, anAdmin, PASSWORD } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const signIn = (body: string, headers: Record<string, string> = json) =>
  server.nobody.send('/api/auth/signin', { method: 'POST', headers, body });

/** Texts that no response may contain: locations, statements, names of frameworks. */
const INTERNALS = /at .*\(|node_modules|\.js:|SELECT|INSERT|FST_|fastify|nestjs|typeorm|postgres/i;

describe('the response to an error', () => {
  it.each([
    ['broken JSON', () => signIn('{"email":'), 400],
    ['a body that is not an object', () => signIn('"text"'), 400],
    ['a null body', () => signIn('null'), 400],
    ['an empty body', () => signIn(''), 400],
    [
      'a body nested 100,000 deep',
      () => signIn(`{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      400,
    ],
    [
      '__proto__ in a body',
      () => signIn('{"__proto__":{"role":"MASTER_ADMIN"},"email":"a","password":"b"}'),
      400,
    ],
    ['a body over the limit', () => signIn(`{"email":"${'x'.repeat(1_100_000)}"}`), 413],
    ['an unsupported content type', () => signIn('<a/>', { 'content-type': 'application/xml' }), 415],
    ['an unknown path', () => server.nobody.get('/api/nothing'), 404],
    ['an unknown method', () => server.nobody.send('/api/user/profile', { method: 'DELETE' }), 404],
    ['a malformed path', () => server.nobody.get('/api/%E0%A4%A'), 400],
    ['a very long id', () => server.nobody.get(`/api/settlement-submission/${'a'.repeat(5_000)}`), 404],
  ])('is one sentence in one format: %s (ERROR-1, ERROR-4, ERROR-5, ERROR-6)', async (_, call, status) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      statusCode: status,
      message: expect.stringMatching(/\.$/) as string,
      error: expect.any(String) as string,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(INTERNALS);
    expect(answer.headers.get('content-security-policy')).toContain('default-src');
  });

  it.each([
    ['a syntax error', { query: '{ me ' }],
    ['an unknown field', { query: '{ mee { id } }' }],
    [
      'a wrong variable',
      { query: 'query($p: Int) { submissions(page: $p) { pagination { page } } }', variables: { p: 'x' } },
    ],
    [
      'an unknown input property',
      { query: 'mutation { signIn(input: { email: "a", password: "b", role: "x" }) { user { id } } }' },
    ],
    ['no query', {}],
    ['a batch', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]],
    [
      'too deep a query',
      { query: `{ submission(id: "x") { ${'submissionData { '.repeat(11)} id ${'}'.repeat(11)} } }` },
    ],
    [
      'too many aliases',
      { query: `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: me { id }`).join(' ')} }` },
    ],
    ['too many tokens', { query: `{ me { ${'id '.repeat(1_100)} } }` }],
  ])('has one of our codes in GraphQL: %s (ERROR-2, GRAPHQL-5)', async (_, body) => {
    const answer = await server.nobody.post<{ errors: { message: string; extensions: object }[] }>(
      '/graphql',
      body,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]!.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|Did you mean/);
  });

  const FORM = new FormData();
  FORM.append('email', 'member@example.com');
  FORM.append('password', PASSWORD);
  const TEXT = `{"email":"member@example.com","password":"${PASSWORD}","query":"{ __typename }"}`;
  it.each(
    [
      ['a form', new URLSearchParams({ email: 'member@example.com', password: PASSWORD })],
      ['a form with files', FORM],
      ['text', TEXT],
      ['bytes of no type', Buffer.from(TEXT)],
      ['a type that hides another', Buffer.from(TEXT), 'text/plain; application/json'],
    ].flatMap(([what, body, type]) =>
      ['/api/auth/signin', '/api/auth/otp-login', '/api/register', '/graphql'].map((path) => ({
        what: what as string,
        path,
        body: body as string,
        headers: type ? { 'content-type': type as string } : undefined,
      })),
    ),
  )(
    'refuses $what at $path, which a page of another site could send (SECURITY-13, ERROR-6)',
    async ({ path, body, headers }) => {
      await aUser(server.database.db, { email: 'member@example.com' }).catch(() => undefined);
      const { status, body: error } = await server.nobody.send<{ message?: string; errors?: object[] }>(
        path,
        {
          method: 'POST',
          headers,
          body,
        },
      );
      expect(status).toBe(415);
      expect(error.errors?.[0] ?? error).toMatchObject({
        message: expect.stringMatching(/as JSON/) as string,
      });
    },
  );

  it('accepts JSON with any spelling of its content type', async () => {
    const { status } = await signIn('{"email":"a@example.com","password":"b"}', {
      'content-type': 'Application/JSON ; charset=UTF-8',
    });
    expect(status).toBe(400);
  });

  it('contains a request id and is not cached (SECURITY-3, SECURITY-11)', async () => {
    const { headers } = await server.nobody.get('/api/nothing');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each([
    '/api/user/profile',
    '/%61pi/user/profile',
    '/api/user%2Fprofile',
    '/api/%E0%A4%A',
    '/api/user/profile/',
  ])('is not cached, however the URL is written: %s (SECURITY-11)', async (path) => {
    const asAdmin = await server.signIn(await anAdmin(server.database.db));
    expect((await asAdmin.get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['GET', 'POST'])('to a stored query (%s) is not cached', async (method) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const { headers, body } = await (method === 'POST'
      ? server.nobody.post('/graphql', { extensions })
      : server.nobody.send<Record<string, unknown>>(
          `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`,
          { headers: { 'apollo-require-preflight': '1' } },
        ));
    expect(body.errors).toBeDefined();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('bytes that are not HTTP get 400, and the server keeps running', async () => {
    const { hostname, port } = new URL(server.nobody.url);
    const socket = connect(Number(port), hostname);
    socket.write('NONSENSE\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400/);
    socket.destroy();
    expect((await server.nobody.get('/api/health/live')).status).toBe(200);
  });
});

describe('while the database is unavailable', () => {
  it('every call gets 503, and works again without a restart when the database is back (ERROR-7, DURABLE-8, OPS-14, OPS-15)', async () => {
    const { db } = server.database;
    const client = await server.signIn(await anAdmin(db));
    const name = new URL(server.database.appUrl).pathname.slice(1);
    const setUnavailable = async (unavailable: boolean) => {
      // The limit does not apply to the superuser, which `db` is.
      await db.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${unavailable ? 0 : -1}`);
      await db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename <> current_user`,
        [name],
      );
    };
    await setUnavailable(true);
    try {
      const rest = await client.get('/api/settlement-submission?page=1');
      expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
      expect(rest.body).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
      const graphql = await client.graphql('{ me { id } }');
      expect(graphql.body.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
      expect((await server.nobody.get('/api/health/ready')).status).toBe(503);
      expect((await server.nobody.get('/api/health/live')).status).toBe(200);
    } finally {
      await setUnavailable(false);
    }
    expect((await client.get('/api/user/profile')).status).toBe(200);
  });

  it('a write gets 503 while the database is read-only, as after a failover, and readiness reports it (ERROR-7, OPS-15)', async () => {
    const { db } = server.database;
    const client = await server.signIn(await anAdmin(db));
    const name = new URL(server.database.appUrl).pathname.slice(1);
    const setReadOnly = async (on: boolean) => {
      await db.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await db.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename <> current_user',
        [name],
      );
    };
    await setReadOnly(true);
    try {
      const forgotten = await client.post('/api/auth/forgot-password', { email: 'someone@example.com' });
      expect([forgotten.status, forgotten.headers.get('retry-after')]).toEqual([503, '5']);
      const graphql = await client.graphql(
        'mutation { startExport(report: SETTLEMENTS, format: CSV) { id } }',
      );
      expect(graphql.body.errors?.[0]?.extensions).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        retryAfter: 5,
      });
      const ready = await server.nobody.get<{ checks: object }>('/api/health/ready');
      expect([ready.status, ready.body.checks]).toEqual([503, expect.objectContaining({ database: 'down' })]);
    } finally {
      await setReadOnly(false);
    }
    // The pool discards the ended connections one by one.
    let status = 0;
    for (let tries = 0; status !== 200 && tries < 20; tries++) {
      await sleep(100);
      ({ status } = await server.nobody.get('/api/health/ready'));
    }
    expect(status).toBe(200);
  });

  const WAYS: [string, (tx: EntityManager) => Promise<unknown>][] = [
    ['by SQL', (tx) => tx.query('SELECT 1')],
    ['by a repository', (tx) => tx.getRepository(User).findOneBy({ email: 'a' })],
    ['by a query builder', (tx) => tx.createQueryBuilder(User, 'u').getCount()],
    ['by saving', (tx) => tx.save(tx.create(User, { name: 'A', email: 'a@b.co', role: Role.STANDARD }))],
    ['by an insert', (tx) => tx.insert(User, { name: 'A', email: 'a@b.co', role: Role.STANDARD })],
    ['by a deletion', (tx) => tx.delete(User, { email: 'a' })],
    ['by a transaction within', (tx) => tx.transaction((inner) => inner.query('SELECT 1'))],
    ['by the end of the transaction', () => Promise.resolve()],
  ];
  it.each(WAYS)(
    'a connection that dies between two statements counts as unavailable: the second %s',
    async (_, second) => {
      const source = await new DataSource(dataSourceOptions(server.database.appUrl)).initialize();
      const error = await source
        .transaction(async (tx) => {
          const [row] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
          await server.database.db.query('SELECT pg_terminate_backend($1)', [row!.pid]);
          // Waits until the end of the connection is noticed.
          await sleep(200);
          await second(tx);
        })
        .catch((thrown: unknown) => thrown);
      await source.destroy();
      expect(answerTo(error)).toMatchObject({ status: 503, retryAfter: 5 });
    },
  );

  it('a connection cut while no query uses it affects nothing else', async () => {
    const source = await new DataSource(dataSourceOptions(server.database.appUrl)).initialize();
    const client = await ((source.driver as PostgresDriver).master as Pool).connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await server.database.db.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    client.release();
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await source.destroy();
  });
});
