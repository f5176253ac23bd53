import { ApolloServer } from '@apollo/server';
import { Logger } from '@nestjs/common';
import { buildSchema } from 'graphql';
import { NotFound } from '../common/errors.js';
import { compiledQueries } from './compiled-queries.js';
import { formatError } from './format-error.js';

const schema = buildSchema(`
  type Query { broken: Thing, missing: Thing, things: [Thing!]!, echo(text: String! = "none"): String! }
  type Mutation { count: Int! }
  type Thing { name: String!, late: String }
`);

let counted = 0;
const query = schema.getQueryType()!.getFields();
query.broken!.resolve = () => ({ name: null });
query.missing!.resolve = () => {
  throw new NotFound('Nothing is here.');
};
query.things!.resolve = () => Promise.resolve([{ name: 'a' }, { name: 'b' }]);
query.echo!.resolve = (_, { text }: { text: string }) => text;
schema.getMutationType()!.getFields().count!.resolve = () => ++counted;

/** Runs one query so often that it is compiled. @returns what each use answered */
async function answersTo(query: string, variables?: Record<string, unknown>): Promise<string[]> {
  const server = new ApolloServer({ schema, formatError, plugins: [compiledQueries() as never] });
  const answers: string[] = [];
  for (let use = 0; use < 5; use += 1)
    answers.push(JSON.stringify((await server.executeOperation({ query, variables })).body));
  await server.stop();
  return answers;
}

beforeAll(() => {
  Logger.overrideLogger(false);
});

it.each([
  ['a value that must not be empty and is', '{ broken { name } }', 'Something went wrong'],
  ['an error that a resolver throws', '{ missing { name } echo }', 'NOT_FOUND'],
  ['a list', '{ things { name late __typename } }', '"b"'],
  ['an argument left out', '{ echo }', 'none'],
  ['a variable left out', 'query ($text: String!) { echo(text: $text) }', 'BAD_USER_INPUT'],
])('answers %s the fifth time as the first', async (_, query, part) => {
  const answers = await answersTo(query);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(part);
});

/** graphql-jit 0.8.9 takes a text with this mark for a date and writes what follows into its code as it stands. */
const AS_CODE = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

it('never runs what a caller wrote as a text', async () => {
  const literal = `${AS_CODE}globalThis.wasRun=1`;
  const answers = await answersTo(`{ echo(text: "${literal}") }`);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(literal);
  await answersTo(`query ($text: String! = "${literal}") { echo(text: $text) }`);
  await answersTo(`{ echo(text: """${literal}""") }`);
  expect(globalThis).not.toHaveProperty('wasRun');
});

it.each([
  [
    'a fragment under two conditions',
    'query ($a: Boolean!, $b: Boolean!) { x: things { ...F @include(if: $a) __typename } y: things { ...F @include(if: $b) __typename } } fragment F on Thing { name }',
    { a: true, b: false },
  ],
  [
    'a fragment with a condition and without',
    'query ($a: Boolean!) { things { ...F @include(if: $a) ...F } } fragment F on Thing { name }',
    { a: false },
  ],
])('keeps the conditions of %s apart', async (_, query, variables) => {
  const answers = await answersTo(query, variables);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"name":"a"');
});

it('runs a mutation once each time', async () => {
  await answersTo('mutation { count }');
  expect(counted).toBe(5);
});
