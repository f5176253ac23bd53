import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { addressPart, CALLERS, type GeneratedRequest, jsonBytes, type KnownIds } from './request.js';
import { mostly, objectOf, usualText } from './values.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const DEEPEST = 4;
export const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * The mutation that would close the portal for everybody else: it is called in every way except the one that does so.
 */
const ONLY_OFF = new Set(['setMaintenance']);

/** Every field of Query and Mutation with its arguments as variables, in valid and invalid documents. */
export function graphqlRequests(known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  return fc.oneof(...allFields().map(({ kind, field }) => callOf(kind, field, known)));
}

/** Every field of Query and Mutation. */
export function allFields(): { kind: 'query' | 'mutation'; field: Field }[] {
  return (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields()).map(
      (field) => ({ kind, field }),
    ),
  );
}

export type Field = GraphQLField<unknown, unknown>;

function callOf(kind: 'query' | 'mutation', field: Field, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const asked = field.args.map(({ name, type }) => [name, valueOf(type, known, 0)] as const);
  const variables = objectOf(Object.fromEntries(asked)).map((given) =>
    ONLY_OFF.has(field.name) ? { ...given, on: false } : given,
  );
  const { query, inner } = documentOf(kind, field);
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      body: fc.oneof(
        { weight: 9, arbitrary: variables.map((given) => ({ query, variables: given })) },
        { weight: 1, arbitrary: variables.chain((given) => oddBody(query, inner, given)) },
      ),
      key: fc.option(fc.constantFrom('k1', 'k2', 'x'.repeat(300), 'a b'), { freq: 9 }),
      way: fc.nat(40),
    })
    .map(({ caller, body, key, way }) => {
      const headers = { ...JSON_TYPE, ...(key === null ? {} : { 'idempotency-key': key }) };
      const base = { caller, name: `${kind} ${field.name}` };
      if (way > 0) return { ...base, method: 'POST', path: '/graphql', headers, body: jsonBytes(body) };
      const search = Object.entries(Object(body) as object)
        .map(
          ([name, value]) =>
            `${name}=${addressPart(typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))}`,
        )
        .join('&');
      return {
        ...base,
        method: 'GET',
        path: `/graphql?${search.slice(0, 8_000).replace(/%.?$/, '')}`,
        headers,
      };
    });
}

/** The document that requests one field, with its arguments as variables and all fields of its result. */
export function documentOf(kind: 'query' | 'mutation', field: Field): { query: string; inner: string } {
  const signature = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const inner = `${field.name}${field.args.length > 0 ? `(${field.args.map(({ name }) => `${name}: $${name}`).join(', ')})` : ''}${selectionOf(field.type, 0)}`;
  return { query: `${kind} Q${signature ? ` (${signature})` : ''} { ${inner} }`, inner };
}

/** A document or body that is invalid in other ways than by its values. */
function oddBody(query: string, inner: string, variables: object): fc.Arbitrary<unknown> {
  return fc.constantFrom<unknown>(
    { query, variables, operationName: 'zzz' },
    { query, variables, operationName: 'Q' },
    { query, variables, operationName: 7 },
    { query: query.slice(0, -2), variables },
    { query: `subscription { ${inner} }`, variables },
    { query: `${query} ${query}`, variables },
    { query: query.replace('{', `{ ${'__typename '.repeat(200)}`), variables },
    {
      query: query.replace('{', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')}`),
      variables,
    },
    { query: query.replace('{', '{ ...F '), variables },
    { query: `${query} fragment F on Query { ...F }`, variables },
    {
      query: `${query.replace('{', '{ ...F ')} fragment F on Query { ...G } fragment G on Query { ...F }`,
      variables,
    },
    { query: query.replace('{', `@include(if: $none) {`), variables },
    { query: query.replace('{', `{ __schema { types { name } } `), variables },
    { query: `{ ${'y'.repeat(3_000)} }` },
    { query: '{ me(x: "\u0000") { id } }' },
    { query: '', variables },
    { query: 1, variables },
    { query, variables: [] },
    { query, variables: 'text' },
    { query, variables, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    [{ query, variables }],
    null,
    'text',
  );
}

/** Every leaf of a result, so that every resolver runs; fields with arguments are left out. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType as GraphQLOutputType, depth);
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields())
    .filter(({ args, type: inner }) => args.length === 0 && (depth < DEEPEST || isLeafOf(inner)))
    .map((field) => `${field.name}${selectionOf(field.type, depth + 1)}`);
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

const isLeafOf = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) || isListType(type) ? isLeafOf(type.ofType as GraphQLOutputType) : isLeafType(type);

/** A value that mostly fits its type. */
function valueOf(type: GraphQLInputType, known: KnownIds, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, known, depth);
  if (isListType(type)) return mostly(fc.array(valueOf(type.ofType, known, depth + 1), { maxLength: 3 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return mostly(
      objectOf(
        Object.fromEntries(fields.map(({ name, type: inner }) => [name, valueOf(inner, known, depth + 1)])),
      ),
    );
  }
  switch (type.name) {
    case 'ID':
      return mostly(fc.constantFrom(...known.ids));
    case 'Int':
      return mostly(fc.integer({ min: -1, max: 3 }));
    case 'Boolean':
      return mostly(fc.boolean());
    case 'DateTime':
      return mostly(
        fc.constantFrom(
          '2018-01-02T03:04:05Z',
          '2030-01-01T00:00:00.000Z',
          '+275760-09-13T00:00:00Z',
          '2018-13-01',
        ),
      );
    case 'Date':
      return mostly(fc.constantFrom('2018-01-02', '0000-00-00', '9999-12-31'));
    default:
      return mostly(usualText);
  }
}
