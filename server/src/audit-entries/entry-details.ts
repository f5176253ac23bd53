import { CLAIM_FIELDS } from '../rules/claim-catalogue.js';
import type { AuditDetail } from './audit-entry.model.js';

/** The most details of an entry that are answered, and the most characters of one. */
export const MOST_DETAILS = 30;
export const MOST_CHARACTERS = 500;

const MASK = '••••';

/** Names under which no entry keeps more than that something changed; what stood there would be masked (AUDIT-1). */
const RESTRICTED: ReadonlySet<string> = new Set([
  'hinSrn',
  ...CLAIM_FIELDS.filter(({ restricted }) => restricted).flatMap(({ name, field }) => [name, field]),
]);

/**
 * The details of an entry as names and texts: nested ones by their path, a change with the value before it, and of a change
 * that is all there is under the name `change`, lists of texts in one line (AUDIT-8).
 */
export function detailsOf(details: Record<string, unknown>): {
  details: AuditDetail[];
  detailsLeftOut: number;
} {
  const { from, to, ...rest } = details;
  const named = 'from' in details && 'to' in details ? { change: { from, to }, ...rest } : details;
  const all = Object.entries(named).flatMap(([name, value]) => flat(name, value));
  return { details: all.slice(0, MOST_DETAILS), detailsLeftOut: Math.max(0, all.length - MOST_DETAILS) };
}

function flat(path: string, value: unknown): AuditDetail[] {
  if (RESTRICTED.has(path.split('.').at(-1)!)) return [{ name: path, before: null, value: MASK }];
  if (isChange(value)) return [{ name: path, before: textOf(value.from), value: textOf(value.to) }];
  if (Array.isArray(value) && !value.some(isObject))
    return [{ name: path, before: null, value: cut(value.map(textOf).join(', ')) }];
  if (isObject(value))
    return Object.entries(value).flatMap(([name, part]) => flat(`${path}.${nameIn(value, name)}`, part));
  return [{ name: path, before: null, value: textOf(value) }];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Counted from 1 in a list. */
const nameIn = (list: object, name: string) => (Array.isArray(list) ? String(Number(name) + 1) : name);

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return isObject(value) && Object.keys(value).sort().join() === 'from,to';
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return cut(typeof value === 'string' ? value : JSON.stringify(value));
}

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
