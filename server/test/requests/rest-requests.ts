import fc from 'fast-check';
import { OPERATIONS } from '../../src/http/openapi/document.js';
import type { Operation } from '../../src/http/openapi/operation.js';
import type { Schema } from '../../src/http/openapi/schema.js';
import { SCHEMAS } from '../../src/http/openapi/schemas.js';
import { formBody } from './form-body.js';
import { addressPart, CALLERS, type GeneratedRequest, jsonBytes, type KnownIds } from './request.js';
import { anyValue, mostly, objectOf, usualText } from './values.js';

type Sent = Pick<GeneratedRequest, 'headers' | 'body'>;

const JSON_TYPE = { 'content-type': 'application/json' };

/** Every REST call of the documentation, with valid and invalid parameters. */
export function restRequests(known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const all = Object.values(OPERATIONS).flatMap((operations) => Object.entries(operations));
  return fc.oneof(...all.map(([name, operation]) => requestOf(name, operation, known)));
}

function requestOf(name: string, operation: Operation, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const [method, path] = name.split(' ') as [string, string];
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 1, arbitrary: textOf(anyValue) },
  );
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      ids: fc.array(id, { minLength: 3, maxLength: 3 }),
      query: queryOf(Object.keys(operation.query ?? {})),
      headers: headersOf(operation.headers ?? []),
      sent: bodyOf(operation, known),
      odd: fc.nat(99),
    })
    .map(({ caller, ids, query, headers, sent, odd }) => {
      let next = 0;
      const filled = path.replaceAll(/\{\w+\}/g, () => addressPart(ids[next++ % ids.length]!) || '-');
      const base = odd === 0 ? '/%61pi' : '/api';
      return {
        caller,
        name,
        method: odd === 1 ? 'DELETE' : method,
        path: `${base}${filled}${query}`,
        headers: { ...headers, ...sent.headers },
        body: sent.body,
      };
    });
}

const textOf = (value: fc.Arbitrary<unknown>) =>
  value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)).slice(0, 2_000));

function queryOf(names: string[]): fc.Arbitrary<string> {
  const value = textOf(mostly(fc.constantFrom('1', '2', 'abc', 'STANDARD', 'true', 'none', 'ALL', 'append')));
  const name = fc.constantFrom(...names, ...names, ...names, 'unknown', '__proto__', 'page[]', 'a[b]');
  return fc
    .array(fc.tuple(name, value), { maxLength: names.length > 0 ? 4 : 1 })
    .map((pairs) => pairs.map(([one, text]) => `${addressPart(one)}=${addressPart(text)}`).join('&'))
    .map((text) => (text === '' ? '' : `?${text}`));
}

function headersOf(names: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const value = fc.oneof(
    fc.constantFrom('"1"', '"1.1"', '*', 'W/"1"', '""', 'x'.repeat(300), '"9999999999.1"', ','.repeat(500)),
    // Header values are bytes.
    fc
      .string({ unit: 'binary-ascii', maxLength: 20 })
      .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '\xff')),
  );
  return fc
    .record(Object.fromEntries(names.map((name) => [name, fc.option(value, { nil: undefined, freq: 3 })])))
    .map((given) =>
      Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
}

function bodyOf({ body, form }: Operation, known: KnownIds): fc.Arbitrary<Sent> {
  if (form) return formBody();
  if (!body) return fc.constant({ headers: {} });
  const fitting = valueOf(body, known, 0);
  return fc.oneof(
    { weight: 8, arbitrary: fitting.map((value) => ({ headers: JSON_TYPE, body: jsonBytes(value) })) },
    { weight: 1, arbitrary: anyValue.map((value) => ({ headers: JSON_TYPE, body: jsonBytes(value) })) },
    { weight: 2, arbitrary: fitting.chain((value) => brokenBody(jsonBytes(value))) },
  );
}

/** The same body as invalid JSON: cut, with invalid UTF-8, with a duplicate name, or with another content type. */
function brokenBody(bytes: Buffer): fc.Arbitrary<Sent> {
  const twice = Buffer.from(`{"email":1,"email":2,"__proto__":{},${bytes.toString().slice(1)}`);
  return fc.constantFrom<Sent>(
    { headers: JSON_TYPE, body: bytes.subarray(0, bytes.length / 2) },
    {
      headers: JSON_TYPE,
      body: Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xc0, 0]), bytes.subarray(2)]),
    },
    { headers: JSON_TYPE, body: twice },
    { headers: JSON_TYPE, body: Buffer.alloc(0) },
    { headers: { 'content-type': 'text/plain' }, body: bytes },
    { headers: { 'content-type': 'application/json; charset=utf-16' }, body: bytes },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: bytes },
    { headers: { 'content-type': ';;;' }, body: bytes },
    { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: bytes },
    { headers: {}, body: bytes },
  );
}

/** A value that mostly fits its schema. */
function valueOf(schema: Schema, known: KnownIds, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) return valueOf(SCHEMAS[schema.$ref.split('/').at(-1)!]!, known, depth);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known, depth)));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  const type = Array.isArray(schema.type) ? (schema.type[0] as string) : schema.type;
  switch (type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const object = objectOf(
        Object.fromEntries(properties.map(([name, inner]) => [name, valueOf(inner, known, depth + 1)])),
      );
      return depth === 0 ? object : mostly(object);
    }
    case 'array':
      return mostly(fc.array(valueOf(schema.items ?? {}, known, depth + 1), { maxLength: 3 }));
    case 'boolean':
      return mostly(fc.boolean());
    case 'integer':
      return mostly(fc.integer({ min: 0, max: 5 }));
    default:
      return mostly(schema.format === 'uuid' ? fc.constantFrom(...known.ids) : usualText);
  }
}
