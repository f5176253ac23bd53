import { OPERATIONS, refusalsOf } from '../src/http/openapi/document.js';
import { GRAPHQL, REST } from './authz-matrix.js';
import type { Caller, Operation } from './authz/callers.js';
import { buildWorld, type World } from './harness/authz-world.js';
import { TestServer } from './harness/test-server.js';

/** Operations that work for everybody during maintenance: the scheme, health, signing in and out. */
const STAYS = new Set([
  'query scheme',
  'mutation signIn',
  'mutation requestCode',
  'mutation signInWithCode',
  'mutation beginPasskeySignIn',
  'mutation finishPasskeySignIn',
  'mutation signOut',
  'GET /api/health/live',
  'GET /api/health/ready',
  'POST /api/auth/signin',
  'POST /api/auth/otp-login',
  'POST /api/auth/otp-verify',
  'GET /api/downloads/:ticket',
]);

/** Each with the index of its outcome in a `Row`; callers without a valid token have none. */
const CALLERS: [Caller, number?][] = [
  ['anonymous'],
  ['ended session'],
  ['member', 0],
  ['administrator', 1],
  ['read/write token', 3],
];
const BY_STATUS: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  503: 'SERVICE_UNAVAILABLE',
};

let server: TestServer;
let world: World;
let asked = 0;
beforeAll(async () => {
  server = await TestServer.start({ TRUSTED_PROXIES: '127.0.0.1' });
  world = await buildWorld(server);
  await server.nobody.with(world.tokens.administrator!).data('mutation { setMaintenance(on: true) { on } }');
});
afterAll(() => server.close());

function expectedOf(name: string, { unauthenticated, rows }: Operation, place: number | undefined): string {
  const closed = !STAYS.has(name);
  if (closed && unauthenticated !== 'UNAUTHENTICATED') return 'SERVICE_UNAVAILABLE';
  if (place === undefined) return unauthenticated;
  if (closed && place === 0) return 'SERVICE_UNAVAILABLE';
  return ('own' in rows ? rows.own : rows)[place]!;
}

async function outcomeOf(name: string, operation: Operation, caller: Caller): Promise<string> {
  const [first] = name.split(' ');
  const graphql = first === 'query' || first === 'mutation';
  const { text, body, file } = operation.ask(operation.kind ? world.objects[operation.kind].own : '', 'own');
  asked += 1;
  const headers: Record<string, string> = { 'x-forwarded-for': `10.${asked >> 8}.${asked & 255}.1` };
  if (world.tokens[caller]) headers.authorization = `Bearer ${world.tokens[caller]}`;
  const json = graphql ? { query: text } : body;
  if (json) headers['content-type'] = 'application/json';
  const form = new FormData();
  if (file !== undefined) form.set('file', new Blob([file]), 'matrix.csv');
  const response = await fetch(server.nobody.url + (graphql ? '/graphql' : text), {
    method: graphql ? 'POST' : first,
    headers,
    body: file === undefined ? json && JSON.stringify(json) : form,
  });
  const answer = await response.text();
  if (!graphql) return response.ok ? 'OK' : (BY_STATUS[response.status] ?? `status ${response.status}`);
  const { errors } = JSON.parse(answer) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'OK';
}

it('the documentation of maintenance: each route that is closed has 503', () => {
  const documented = Object.values(OPERATIONS).flatMap((operations) => Object.entries(operations));
  expect(documented.length).toBeGreaterThan(30);
  for (const [name, operation] of documented) {
    const stays = STAYS.has(name.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1'));
    expect([name, operation.staysInMaintenance ?? false]).toEqual([name, stays]);
    if (!stays) expect([name, refusalsOf(operation)]).toEqual([name, expect.arrayContaining([503])]);
  }
});

describe('while maintenance is on, every operation', () => {
  it.each(Object.entries({ ...GRAPHQL, ...REST }))(
    'responds correctly to each kind of caller: %s (MAINT-4, MAINT-5, MAINT-9)',
    async (name, operation) => {
      const wrong: string[] = [];
      for (const [caller, place] of CALLERS) {
        // These would remove what later cases need.
        if (place !== undefined && operation.endsSession) continue;
        if (place === 1 && name === 'mutation setMaintenance') continue;
        const expected = expectedOf(name, operation, place);
        const outcome = await outcomeOf(name, operation, caller);
        if (outcome !== expected) wrong.push(`${caller}: ${outcome}, not ${expected}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
