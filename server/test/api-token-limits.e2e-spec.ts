import { TOKEN_CALLS } from '../src/auth/api-tokens/api-token-limits.js';
import { startServerProcess } from './harness/server-process.js';
import { anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const aScript = async () => server.nobody.with(await anApiToken(server.database.db, ['read']));
const leftOf = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
/** Simulates that the token has made this many calls in the current minute. */
const use = (calls: number) =>
  server.database.db.query(`UPDATE limits SET points = $1 WHERE key LIKE 'api-token:%'`, [calls]);

describe('the calls of an API token', () => {
  it('are counted in every response, including errors, once for a query with many fields (APITOKEN-9)', async () => {
    const script = await aScript();
    const { headers } = await script.get('/api/settlement-submission');
    expect(headers.get('ratelimit-policy')).toBe('"api-token";q=600;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"api-token";r=599;t=(60|[1-5]?\d)$/);
    const many = await script.graphql(
      '{ a: mySubmissions { id } b: mySubmissions { id } importRuns { pagination { page } } }',
    );
    expect(many.body.errors).toBeUndefined();
    expect(leftOf(many.headers)).toBe(598);
    const forbidden = await script.get('/api/user/profile');
    expect(forbidden.status).toBe(403);
    expect(leftOf(forbidden.headers)).toBe(597);
    const absent = await script.get('/api/settlement-submission/abc');
    expect(absent.status).toBe(404);
    expect(leftOf(absent.headers)).toBe(596);
  });

  it('are limited with 429 and Retry-After on every node, until the next minute (APITOKEN-9)', async () => {
    const script = await aScript();
    await script.get('/api/settlement-submission');
    await use(TOKEN_CALLS.most - 1);
    const last = await script.get('/api/settlement-submission');
    expect([last.status, leftOf(last.headers)]).toEqual([200, 0]);
    const other = await startServerProcess(server.environment());
    try {
      const refused = await script.at(other.url).get('/api/settlement-submission');
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(leftOf(refused.headers)).toBe(0);
    } finally {
      await other.stop();
    }
    const graphql = await script.graphql('{ mySubmissions { id } }');
    expect(graphql.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.database.db.query(`UPDATE limits SET expire = 0 WHERE key LIKE 'api-token:%'`);
    expect((await script.get('/api/settlement-submission')).status).toBe(200);
  });

  it('are counted per token; responses to people and anonymous callers have no such headers (APITOKEN-9)', async () => {
    const script = await aScript();
    await script.get('/api/settlement-submission');
    await use(TOKEN_CALLS.most);
    expect((await (await aScript()).get('/api/settlement-submission')).status).toBe(200);
    const admin = await server.signIn(await anAdmin(server.database.db));
    const { status, headers } = await admin.get('/api/settlement-submission');
    expect([status, headers.get('ratelimit')]).toEqual([200, null]);
    expect((await server.nobody.get('/api/health/live')).headers.get('ratelimit')).toBeNull();
  });
});
