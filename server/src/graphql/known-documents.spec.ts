import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../common/scalars.js';
import { CLIENT_DOCUMENTS, SCRIPT_DOCUMENTS } from './generated/known-documents.js';
import { KnownDocuments } from './known-documents.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const texts = [...CLIENT_DOCUMENTS, ...SCRIPT_DOCUMENTS];
const documents = new KnownDocuments(schema, texts);
const named = texts.map((text) => [/^\w+ \w+|.{40}/.exec(text)![0], text] as const);

/** The arguments of resolver calls. */
let seen: { path: string; args: unknown }[] = [];

/** A value of a type, derived from the path, with an empty value now and then. */
function anyOf(type: GraphQLOutputType, path: string): unknown {
  if (isNonNullType(type)) return anyOf(type.ofType, path);
  if (isListType(type)) return [anyOf(type.ofType, `${path}.0`), anyOf(type.ofType, `${path}.1`)];
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[path.length % type.getValues().length]!.value;
  return (
    { Int: path.length, Float: path.length / 2, Boolean: path.length % 2 === 0, DateTime: new Date(0) }[
      type.name
    ] ?? path
  );
}

const pathOf = ({ path }: GraphQLResolveInfo): string => {
  const keys: (string | number)[] = [];
  for (let at: typeof path | undefined = path; at; at = at.prev) keys.unshift(at.key);
  return keys.join('.');
};

beforeAll(() => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLObjectType && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields()))
        field.resolve = (_parent, args: object, _context, info) => {
          const path = pathOf(info);
          seen.push({ path, args: JSON.parse(JSON.stringify(args)) });
          const mayBeEmpty = !isNonNullType(field.type) && path.length % 5 === 0;
          const value = mayBeEmpty ? null : anyOf(field.type, path);
          return path.length % 2 === 0 ? Promise.resolve(value) : value;
        };
    if (type instanceof GraphQLScalarType) {
      const ours = { Date: new DateScalar(), Decimal: new DecimalScalar(), DateTime: new DateTimeScalar() };
      const scalar = ours[type.name as keyof typeof ours] as GraphQLScalarType | undefined;
      if (scalar) Object.assign(type, { parseValue: scalar.parseValue, serialize: scalar.serialize });
    }
  }
});

/** A valid value, as a caller sends it. */
function fitting(type: GraphQLInputType, flag: boolean): unknown {
  if (isNonNullType(type)) return fitting(type.ofType, flag);
  if (isListType(type)) return [fitting(type.ofType, flag)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, fitting(field.type, flag)]),
    );
  const values = {
    Int: 2,
    Float: 0.5,
    Boolean: flag,
    Date: '2026-01-31',
    Decimal: '1.50',
    DateTime: '2026-01-31T00:00:00Z',
  };
  return (values as Record<string, unknown>)[type.name] ?? 'a text';
}

function variablesOf(text: string, flag: boolean): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(parse(text))!;
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      fitting(typeFromAST(schema, type as never) as GraphQLInputType, flag),
    ]),
  );
}

/** The response with the resolver calls, ignoring their order. */
async function outcome(run: () => ExecutionResult | Promise<ExecutionResult> | undefined) {
  seen = [];
  const result = await run();
  if (!result) return { asked: seen };
  const { data, errors } = result;
  const asked = seen.sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    data: JSON.stringify(data),
    errors: errors?.map(({ message, path }) => ({ message, path })),
    asked,
  };
}

const byGraphqlJs = (text: string, variableValues: Record<string, unknown>) =>
  outcome(() => execute({ schema, document: parse(text), variableValues }));

const byCode = (text: string, variables: Record<string, unknown>) =>
  outcome(() => documents.codeOf(text)!.run({}, variables));

it('only the exact texts of the known documents are known', () => {
  expect(texts.every((text) => documents.has(text))).toBe(true);
  expect(documents.has(`${texts[0]!} `)).toBe(false);
  expect(documents.codeOf('{ __typename }')).toBeUndefined();
});

describe.each(named)('%s', (_name, text) => {
  it('is valid for the schema', () => expect(validate(schema, parse(text))).toEqual([]));

  it.each([true, false])(
    'gives the same response from compiled code as from graphql-js, with every condition %s',
    async (flag) => {
      const variables = variablesOf(text, flag);
      const answer = await byCode(text, variables);
      expect(answer).toEqual(await byGraphqlJs(text, variables));
      expect(answer.errors).toBeUndefined();
    },
  );

  it('calls resolvers only as graphql-js would, whatever the variables are', async () => {
    const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const hostile = [
      null,
      undefined,
      1,
      1.5,
      3e9,
      '',
      'x',
      `${mark}globalThis.wasRun=1`,
      true,
      [],
      [null],
      {},
      { a: 1 },
    ];
    const fit = variablesOf(text, true);
    for (const name of Object.keys(fit))
      for (const value of hostile) {
        const variables = { ...fit, [name]: value };
        const answer = await byCode(text, variables);
        if ('data' in answer) expect(answer).toEqual(await byGraphqlJs(text, variables));
        else expect(answer.asked).toEqual([]);
      }
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
