import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { Logger } from '@nestjs/common';
import { fastify, type RouteHandlerMethod } from 'fastify';
import { buildSchema } from 'graphql';
import { graphqlErrorOf } from '../common/error.filter.js';
import { answerTo } from '../common/error-answer.js';
import { NotFound, Unauthenticated } from '../common/errors.js';
import { formatError } from './format-error.js';
import { answerKnown } from './known-answers.js';
import { KnownDocuments } from './known-documents.js';

const schema = buildSchema(`
  type Query { broken: Thing, missing: Thing, ended: Thing!, things: [Thing!]!, echo(text: String! = "none"): String! }
  type Mutation { count: Int! }
  type Thing { name: String!, late: String }
`);

const refuse = (error: Error) => () => {
  throw graphqlErrorOf(answerTo(error));
};
let counted = 0;
const query = schema.getQueryType()!.getFields();
query.broken!.resolve = () => ({ name: null });
query.missing!.resolve = refuse(new NotFound('Nothing is here.'));
query.ended!.resolve = refuse(new Unauthenticated());
query.things!.resolve = () => Promise.resolve([{ name: 'a' }, { name: 'b' }]);
query.echo!.resolve = (_, { text }: { text: string }) => text;
schema.getMutationType()!.getFields().count!.resolve = () => ++counted;

const ECHO = 'query Echo($text: String!) { echo(text: $text) }';
const TEXTS = [
  ECHO,
  'mutation { count }',
  '{ broken { name } }',
  '{ missing { name } echo }',
  '{ ended { name } }',
  '{ things { name late __typename } }',
  '{ echo }',
];
type Call = { headers?: Record<string, string>; url?: string; method?: string };
const documents = new KnownDocuments(schema, TEXTS);
const apollo = new ApolloServer({ schema, formatError, includeStacktraceInErrorResponses: false });
const server = fastify();
let byApollo: RouteHandlerMethod;
let address: string;
let compiled = 0;
server.route({
  url: '/',
  method: ['GET', 'POST'],
  handler: async (request, reply) => {
    const known = await answerKnown(documents, request, reply);
    if (known !== undefined) compiled += 1;
    return known ?? byApollo.call(server, request, reply);
  },
});

beforeAll(async () => {
  Logger.overrideLogger(false);
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  await apollo.start();
  byApollo = fastifyApolloHandler(apollo);
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await apollo.stop();
  await server.close();
});
beforeEach(() => {
  compiled = 0;
});

/** Returns the response as a caller sees it. */
async function ask(payload: object | string | undefined, { headers = {}, url = '/', ...init }: Call = {}) {
  const json = { 'content-type': 'application/json', ...headers };
  const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
  const answer = await fetch(address + url, { method: 'POST', body, headers: json, ...init });
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
}

it.each([
  ['a value that must not be empty and is', { query: '{ broken { name } }' }, 'Something went wrong'],
  ['an error that a resolver throws', { query: '{ missing { name } echo }' }, 'NOT_FOUND'],
  ['an error that asks for a status', { query: '{ ended { name } }' }, 'UNAUTHENTICATED'],
  ['a list', { query: '{ things { name late __typename } }' }, '"b"'],
  ['an argument left out', { query: '{ echo }', variables: null }, 'none'],
  ['a variable', { query: ECHO, variables: { text: 'x' }, operationName: 'Echo', extensions: {} }, '"x"'],
])('a known document answers %s as Apollo does, without it', async (_, payload, part) => {
  const known = await ask(payload);
  expect(compiled).toBe(1);
  expect(known.body).toContain(part);
  expect(await ask({ ...payload, query: `${payload.query} ` })).toEqual(known);
  expect(compiled).toBe(1);
});

it.each([
  ['an unknown document', { query: '{ echo } ' }, {}],
  ['a variable left out', { query: ECHO }, {}],
  ['variables that are a list', { query: ECHO, variables: [] }, {}],
  ['the name of another operation', { query: ECHO, variables: { text: 'x' }, operationName: 'Other' }, {}],
  ['a hash next to the text', { query: '{ echo }', extensions: { persistedQuery: { version: 1 } } }, {}],
  ['nothing', {}, {}],
  ['a type that nobody can give', { query: '{ echo }' }, { headers: { accept: 'text/csv' } }],
  [
    'a form of another site',
    'query=%7B+echo+%7D',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  ['a GET', undefined, { method: 'GET', url: '/?query=%7B+echo+%7D' }],
] as [string, object | string | undefined, Call][])(
  'a known document leaves %s to Apollo (OPS-19)',
  async (_, payload, options) => {
    await ask(payload, options);
    expect(compiled).toBe(0);
  },
);

it('a known document is answered with the content type that the client accepts', async () => {
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const known = await ask({ query: '{ echo }' }, { headers: { accept } });
  expect(compiled).toBe(1);
  expect(known.type).toContain('graphql-response+json');
  expect(await ask({ query: '{ echo } ' }, { headers: { accept } })).toEqual(known);
});

it('a known mutation runs once each time it is sent', async () => {
  for (let time = 1; time <= 3; time += 1) {
    expect(JSON.parse((await ask({ query: 'mutation { count }' })).body)).toEqual({ data: { count: time } });
    expect(counted).toBe(time);
  }
});

/**
 * graphql-jit 0.8.9 treats a text with this mark as a date and writes the rest of it unescaped into its generated code.
 */
const AS_CODE = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

it('a known document never executes a text that a caller sent', async () => {
  const text = `${AS_CODE}globalThis.wasRun=1`;
  expect((await ask({ query: ECHO, variables: { text } })).body).toContain(text);
  expect(compiled).toBe(1);
  await ask({ query: `{ echo(text: "${text}") }` });
  await ask({ query: `query ($text: String! = "${text}") { echo(text: $text) }` });
  expect(compiled).toBe(1);
  expect(globalThis).not.toHaveProperty('wasRun');
});
