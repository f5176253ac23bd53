import type { Schema } from '../../src/http/openapi/schema.js';
import { SCHEMAS } from '../../src/http/openapi/schemas.js';

/** The places where a value does not match its schema, in words; empty when it matches. */
export function schemaViolations(schema: Schema, value: unknown, at = 'answer'): string[] {
  if (schema.$ref)
    return schemaViolations(SCHEMAS[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]!, value, at);
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : kindOf(value);
  const types = [schema.type ?? type].flat();
  if (!types.includes(type)) return [`${at} is ${type}, not ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value as string)) return [`${at} is ${String(value)}`];
  if (schema.items)
    return (value as unknown[]).flatMap((item, index) =>
      schemaViolations(schema.items!, item, `${at}[${index}]`),
    );
  if (!schema.properties || type !== 'object') return [];
  const given = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => !(name in given));
  const unknown = Object.keys(given).filter((name) => !(name in schema.properties!));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...unknown.map((name) => `${at}.${name} is not documented`),
    ...Object.entries(given).flatMap(([name, inner]) =>
      schema.properties![name] ? schemaViolations(schema.properties![name], inner, `${at}.${name}`) : [],
    ),
  ];
}

const kindOf = (value: unknown) => (Number.isInteger(value) ? 'integer' : typeof value);
