import { isDeepStrictEqual } from 'node:util';
import type { Vector } from './vector-file.js';
import type { Way } from './rules-ways.js';

/** A vector whose result is wrong, with the implementation that computed it. */
export interface Failure {
  id: string;
  way: string;
  expected: unknown;
  got: unknown;
}

/**
 * The wrong results of a vector, for each of these implementations; without any, the vector fails. An implementation
 * that gives none of the expected keys must still compute the vector.
 */
export async function failuresOf(vector: Vector, known: readonly Way[] = []): Promise<Failure[]> {
  const { id, kind, expected } = vector;
  if (!isRecord(expected)) return [{ id, way: 'none', expected, got: 'The vector says no expected result' }];
  if (known.length === 0) return [{ id, way: 'none', expected, got: `Nothing computes ${kind} yet` }];
  const failures: Failure[] = [];
  for (const { name, gives, compute } of known) {
    const got = await attempt(() => compute(vector));
    const wanted = gives ? only(gives, expected) : expected;
    if (!holds(wanted, got)) failures.push({ id, way: name, expected: wanted, got });
  }
  return failures;
}

function only(keys: readonly string[], expected: Vector['expected']): Vector['expected'] {
  return Object.fromEntries(Object.entries(expected).filter(([key]) => keys.includes(key)));
}

async function attempt(compute: () => unknown): Promise<unknown> {
  try {
    return await compute();
  } catch (error) {
    return String(error);
  }
}

function holds(expected: Vector['expected'], got: unknown): boolean {
  if (!isRecord(got)) return false;
  return Object.entries(expected).every(([key, value]) =>
    isDeepStrictEqual(inNoOrder(key, asked(key, got[key], value)), inNoOrder(key, value)),
  );
}

/** Proofs are compared for the SIDs that are expected. */
function asked(key: string, found: unknown, expected: unknown): unknown {
  if (key !== 'proofs' || !isRecord(found) || !isRecord(expected)) return found;
  return Object.fromEntries(Object.keys(expected).map((sid) => [sid, found[sid]]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Errors of rules are compared as a set. */
function inNoOrder(key: string, value: unknown): unknown {
  if (key !== 'refused' || !Array.isArray(value)) return value;
  return value.map((error) => JSON.stringify(error)).sort();
}
