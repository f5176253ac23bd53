import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { Schema } from '../src/http/openapi/schema.js';
import { call, callWorld, type CallWorld } from './conformance/call-world.js';
import { CALL_CHECKS, operationOf } from './conformance/call-checks.js';
import { schemaViolations } from './conformance/check-schema.js';
import { specTable } from './conformance/spec-tables.js';
import { CLAIM_FIELDS } from '../src/rules/claim-catalogue.js';
import { REST } from './authz-matrix.js';
import { ADMIN_CREATE, aClaimInput, refusal } from './harness/claims.js';
import { ended } from './harness/importing.js';

interface Documented {
  summary: string;
  security: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

const CALLS = specTable('Calls').map(([row]) => row!);
const RECORDS = 'sid,email,legalEntity\nR-1,r@example.com,Rowan\n';
const LINKS = specTable('Download links').map(([row]) => row!);

let world: CallWorld;
let paths: Record<string, Record<string, Documented>>;
let checked = 0;
beforeAll(async () => {
  world = await callWorld();
  const { body } = await world.nobody.get<{ paths: typeof paths }>('/api/docs/json');
  paths = body.paths;
});
afterAll(async () => {
  await world.server.close();
  process.stdout.write(
    `Conformance: ${checked} of ${CALLS.length + LINKS.length} prescribed calls and download links hold (SCREEN-7, RESTAPI-1).\n`,
  );
});

describe('the call table (SCREEN-7, RESTAPI-1)', () => {
  it('has a check for each of its rows, and no others', () => {
    expect(CALLS).toHaveLength(30);
    expect(LINKS).toHaveLength(5);
    expect(Object.keys(CALL_CHECKS).sort()).toEqual([...CALLS].sort());
  });

  // In the order of the checks: later ones use what earlier ones created.
  it.each(Object.keys(CALL_CHECKS))('%s', async (row) => {
    const answer = await CALL_CHECKS[row]!(world);
    const [method, path] = operationOf(row);
    const documented = paths[path]?.[method];
    const schema = documented?.responses[answer.status]?.content['application/json']?.schema;
    expect(schema).toBeDefined();
    expect(schemaViolations(schema!, answer.body)).toEqual([]);
    checked += 1;
  });

  it.each(LINKS)('%s', async (link) => {
    const answer = await call(world.asAdmin, 'GET', link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(paths[link]?.get?.responses['200']?.content).toHaveProperty('text/csv');
    checked += 1;
  });
});

describe('the documentation', () => {
  it('contains every REST route, and no others (RESTAPI-3)', () => {
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(documented.sort()).toEqual(Object.keys(REST).sort());
  });

  it('describes each route, and requires a token where the guard does', () => {
    for (const [route, { unauthenticated }] of Object.entries(REST)) {
      const [method, path] = route.split(' /api') as [string, string];
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
      expect(operation.summary).toMatch(/\.$/);
      expect([route, operation.security]).toEqual([
        route,
        unauthenticated === 'UNAUTHENTICATED' ? [{ bearer: [] }] : [],
      ]);
    }
  });

  it('describes errors as they are (ERROR-1)', async () => {
    const [{ schema } = { schema: {} }] = Object.values(
      paths['/settlement-submission/{id}']!.get!.responses['404']!.content,
    );
    const answers = [
      await call(world.asMember, 'GET', '/settlement-submission/abc'),
      await call(world.nobody, 'GET', '/settlement-submission/abc'),
      await call(world.asMember, 'POST', '/settlement-submission/create', {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 400]);
    for (const { body } of answers) expect(schemaViolations(schema, body)).toEqual([]);
  });

  it('is a page without scripts, under a separate policy (RESTAPI-3)', async () => {
    const { status, headers, body } = await world.nobody.get<{ text: string }>('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(body.text).toContain('PUT /settlement-submission/{id}/sid');
    expect(body.text).not.toMatch(/<script|style=|\son\w+=/);
    expect((await world.nobody.get('/api/docs/style.css')).headers.get('content-type')).toContain('text/css');
  });
});

describe('the templates of import files', () => {
  it.each([
    ['settlement-records', ['sid', 'email', ...CLAIM_FIELDS.map(({ name }) => name)].join(',')],
    ['trades', 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount'],
    ['day-prices', 'date,low,high'],
  ])(
    'the template of %s is empty and has the prescribed columns in their order (IMPORT-8, IMPORT-9, IMPORT-10, IMPORT-13, IMPORT-16)',
    async (kind, columns) => {
      const { status, headers, body } = await world.asAdmin.get<{ text: string }>(
        `/api/import/templates/${kind}`,
      );
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`attachment; filename="${kind}-template.csv"`);
      expect(body.text.replace(/^\ufeff/, '')).toBe(`${columns}\n`);
    },
  );
});

describe('an uploaded import file', () => {
  it.each([
    ['settlement-records', 'Uploading submissions', RECORDS],
    [
      'settlement-records/trade',
      'Uploading trade data',
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nR-1,BUY,2018-02-28,1,1,1',
    ],
  ])(
    'is accepted at %s with 202 and the id of its run (RESTAPI-15, IMPORT-2)',
    async (kind, message, file) => {
      const { status, body } = await world.asAdmin.upload<{ importId: string }>(
        `/api/import/${kind}`,
        'f.csv',
        file,
      );
      expect([status, body]).toEqual([202, { message, importId: expect.any(String) as string }]);
      expect((await ended(world.asAdmin, body.importId)).read).toBe(1);
    },
  );

  it('requires its token in the header, and is accepted only as a multipart form in REST (RESTAPI-27)', async () => {
    const form = new FormData();
    form.set('file', new Blob([RECORDS]), 'f.csv');
    const send = (path: string, headers: Record<string, string> = {}) =>
      world.nobody.send<{ importId: string }>(path, { method: 'POST', body: form, headers });
    const PATH = '/api/import/settlement-records';
    expect(
      (await send(`${PATH}?token=${world.asAdmin.token}&access_token=${world.asAdmin.token}`)).status,
    ).toBe(401);
    expect(
      (await send(PATH, { cookie: `token=${world.asAdmin.token}; access_token=${world.asAdmin.token}` }))
        .status,
    ).toBe(401);
    const bearer = await send(PATH, { authorization: `Bearer ${world.asAdmin.token}` });
    expect(bearer.status).toBe(202);
    await ended(world.asAdmin, bearer.body.importId);
    form.set('operations', JSON.stringify({ query: 'mutation ($file: Upload!) { upload(file: $file) }' }));
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    expect((await world.asAdmin.send('/graphql', { method: 'POST', body: form })).status).toBe(415);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await world.asAdmin.send(PATH, json)).status).toBe(415);
  });
});

it('the committed GraphQL schema matches the resolvers (GRAPHQL-2)', async () => {
  const committed = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const introspection = await world.asAdmin.data<IntrospectionQuery>(getIntrospectionQuery());
  const text = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(text(buildClientSchema(introspection))).toBe(text(committed));
});

describe('the same error', () => {
  const READING = {
    path: '/settlement-submission/x',
    body: undefined,
    document: 'query ($id: ID!) { submission(id: $id) { id } }',
    variables: { id: 'x' },
  };
  const filing = (sid: string) => ({
    path: '/settlement-submission/admin-create',
    body: { sid, ...aClaimInput() },
    document: ADMIN_CREATE,
    variables: { sid, input: aClaimInput() },
  });

  it.each([
    ['no token', () => world.nobody, READING, 401, 'UNAUTHENTICATED'],
    ['no such claim', () => world.asMember, READING, 404, 'NOT_FOUND'],
    ['no rights', () => world.asMember, filing('E-1'), 403, 'FORBIDDEN'],
    ['bad input', () => world.asAdmin, filing(''), 400, 'BAD_USER_INPUT'],
    ['a conflict', () => world.asAdmin, filing('C-100'), 409, 'CONFLICT'],
  ] as const)(
    'has the same message and fields in REST and GraphQL: %s (ERROR-3)',
    async (_, who, { path, body, document, variables }, status, code) => {
      const rest = await call(who(), body ? 'POST' : 'GET', path, body);
      const graphql = await refusal(who(), document, variables);
      expect([rest.status, graphql.code]).toEqual([status, code]);
      expect(rest.body.message).toMatch(/./);
      expect([graphql.message, graphql.fields]).toEqual([rest.body.message, rest.body.fields ?? {}]);
    },
  );
});
