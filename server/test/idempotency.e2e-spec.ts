import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { Role, type TokenActor, type UserActor } from '../src/common/actor.js';
import { Conflict, Unprocessable } from '../src/common/errors.js';
import { dataSourceOptions } from '../src/persistence.js';
import { IdempotencyService } from '../src/idempotency/idempotency.service.js';
import { KeyRing } from '../src/encryption/key-ring.js';
import type { Client, GraphqlBody } from './harness/client.js';
import { aUser } from './harness/factories.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';
import { TestServer } from './harness/test-server.js';

/** Calls the service directly, on two connection pools like two nodes. Its effect is a row in `limits`. */
const ring = KeyRing.parse(KeyRing.generate());
const service = new IdempotencyService(ring);
let database: ScratchDatabase;
let nodes: DataSource[];
let person: UserActor;
let colleague: UserActor;
let script: TokenActor;

const asActor = async (): Promise<UserActor> => {
  const { id, email, name } = await aUser(database.db);
  return { kind: 'user', userId: id, email, name, role: Role.STANDARD, sessionId: id };
};
beforeAll(async () => {
  database = await createScratchDatabase();
  nodes = await Promise.all(
    [0, 1].map(() => new DataSource(dataSourceOptions(database.appUrl)).initialize()),
  );
  person = await asActor();
  colleague = await asActor();
  script = {
    kind: 'token',
    tokenId: randomUUID(),
    name: 'script',
    scopes: ['write'],
    permissions: [],
    createdById: person.userId,
    creatorRole: Role.MASTER_ADMIN,
  };
});
afterAll(async () => {
  for (const node of nodes) await node.destroy();
  await database.drop();
});
beforeEach(() => database.db.query('DELETE FROM limits'));

/** Inserts a row each time the work is really done. */
async function effect(tx: EntityManager): Promise<string> {
  const [row] = await tx.query<{ key: string }[]>('INSERT INTO limits (key) VALUES ($1) RETURNING key', [
    randomUUID(),
  ]);
  return row!.key;
}
const effects = async () => {
  const [{ count }] = await database.db.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM limits',
  );
  return count;
};

interface Call {
  node?: number;
  caller?: UserActor | TokenActor;
  operation?: string;
  key?: string;
  body?: unknown;
  work?: (tx: EntityManager) => Promise<unknown>;
}
const call = ({
  node = 0,
  caller = person,
  operation = 'create-thing',
  key,
  body = { a: 1, b: { c: 'x' } },
  work = effect,
}: Call) => nodes[node]!.transaction((tx) => service.once(tx, caller, operation, key, body, () => work(tx)));

describe('a call with an Idempotency-Key', () => {
  it('is done once in fifty concurrent attempts on two nodes (IDEMPOTENCY-2)', async () => {
    const key = randomUUID();
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => call({ node: i % 2, key })),
    );
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as Error] : [],
    );
    expect(new Set(given).size).toBe(1);
    // A node's pool lets a caller wait at most a second; the others learn that the call is in progress.
    for (const error of refused)
      expect(error instanceof Conflict || /timeout exceeded/.test(error.message)).toBe(true);
    expect(await effects()).toBe(1);
    expect(await call({ node: 1, key })).toBe(given[0]);
    expect(await effects()).toBe(1);
  });

  it('repeats the response whatever the order of properties, with dates as dates', async () => {
    const key = randomUUID();
    const at = new Date('2026-11-21T03:04:05.678Z');
    const first = await call({ key, work: () => Promise.resolve({ id: '1', at }) });
    const again = await call({ key, body: { b: { c: 'x' }, a: 1 }, work: effect });
    expect(again).toEqual(first);
    expect(again).toEqual({ id: '1', at });
    expect(await effects()).toBe(0);
  });

  it('is refused when the key was used with another body (IDEMPOTENCY-3, ERROR-6)', async () => {
    const key = randomUUID();
    await call({ key });
    const refusal: unknown = await call({ key, body: { a: 2 } }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Unprocessable);
    expect(refusal).toMatchObject({ status: 422, code: 'BAD_USER_INPUT' });
    expect(await effects()).toBe(1);
  });

  it('gets an immediate response while it is in progress elsewhere (IDEMPOTENCY-4)', async () => {
    const key = randomUUID();
    let finish: () => void = () => undefined;
    const slow = call({
      key,
      work: async (tx) => {
        const done = await effect(tx);
        await new Promise<void>((resolve) => (finish = resolve));
        return done;
      },
    });
    await sleep(200);
    const begun = Date.now();
    const refusal: unknown = await call({ node: 1, key }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Conflict);
    expect(Date.now() - begun).toBeLessThan(1_000);
    finish();
    const done = await slow;
    expect(await call({ node: 1, key })).toBe(done);
    expect(await effects()).toBe(1);
  });

  it('frees the key when it failed', async () => {
    const key = randomUUID();
    const failing = call({
      key,
      work: async (tx) => {
        await effect(tx);
        throw new Error('no');
      },
    });
    await expect(failing).rejects.toThrow('no');
    expect(await effects()).toBe(0);
    await call({ node: 1, key, body: { another: 'body' } });
    expect(await effects()).toBe(1);
  });

  it('frees the key when its connection is cut', async () => {
    const key = randomUUID();
    const cut = call({
      key,
      work: async (tx) => {
        await effect(tx);
        const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
        await database.db.query('SELECT pg_terminate_backend($1)', [pid]);
        return effect(tx);
      },
    });
    await expect(cut).rejects.toThrow();
    await sleep(100);
    await call({ node: 1, key });
    expect(await effects()).toBe(1);
  });

  it('may be repeated after a day (IDEMPOTENCY-2)', async () => {
    const key = randomUUID();
    const first = await call({ key });
    await database.db.query(`UPDATE answered_calls SET created_at = now() - interval '23 hours 59 minutes'`);
    expect(await call({ key })).toBe(first);
    await database.db.query(`UPDATE answered_calls SET created_at = now() - interval '24 hours 1 second'`);
    const second = await call({ key, body: { another: 'body' } });
    expect(second).not.toBe(first);
    expect(await call({ key, body: { another: 'body' } })).toBe(second);
  });

  it.each<[string, Call]>([
    ['another person', { caller: undefined }],
    ['another operation', { operation: 'create-other-thing' }],
  ])('has nothing to do with the same key of %s', async (whose, other) => {
    const key = randomUUID();
    await call({ key });
    await call({ ...other, key, caller: whose === 'another person' ? colleague : person });
    expect(await effects()).toBe(2);
  });

  it('is shared by the person’s sessions, and separate from their API tokens', async () => {
    const key = randomUUID();
    const first = await call({ key });
    expect(await call({ key, caller: { ...person, sessionId: randomUUID() } })).toBe(first);
    expect(await call({ key, caller: script })).not.toBe(first);
  });

  it('is stored without readable content', async () => {
    await database.db.query('DELETE FROM answered_calls');
    const secret = 'canary-123456782';
    await call({ key: secret, body: { taxNumber: secret }, work: () => Promise.resolve({ secret }) });
    const [row] = await database.db.query<[Record<string, unknown>]>('SELECT * FROM answered_calls');
    const bytes = Object.values(row).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    expect(bytes.join()).not.toContain(secret);
  });
});

it('a call without an Idempotency-Key is done each time', async () => {
  await call({});
  await call({});
  expect(await effects()).toBe(2);
});

describe('the header Idempotency-Key', () => {
  let server: TestServer;
  let member: Client;
  beforeAll(async () => {
    server = await TestServer.start({ ROLE: 'api' });
    member = await server.signIn(await aUser(server.database.db));
  });
  afterAll(() => server.close());

  const byRest = (key: string) =>
    member.send<{ message: string }>(`/api/amendments/${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ message: 'Please change it.' }),
    });
  const byGraphql = async (key: string) => {
    const { body } = await member.send<GraphqlBody<object>>('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        query: `mutation { sendAmendment(submissionId: "${randomUUID()}", message: "Please.") { id } }`,
      }),
    });
    return body.errors?.[0];
  };

  it.each(['', 'a b', 'é', 'x'.repeat(201)])('is refused by both APIs when it is %j', async (key) => {
    const message = 'The header Idempotency-Key must be 1 to 200 visible ASCII characters.';
    expect(await byRest(key)).toMatchObject({ status: 400, body: { message } });
    expect(await byGraphql(key)).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it.each(['a', 'x'.repeat(200), '!"#$%&/()=?~'])('is accepted by both APIs when it is %j', async (key) => {
    expect((await byRest(key)).status).toBe(404);
    expect((await byGraphql(key))?.extensions.code).toBe('NOT_FOUND');
  });
});
