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

/** The wrong results of a vector, for each of these implementations; without any, the vector fails. */
export async function failuresOf(vector: Vector, known: readonly Way[] = []): Promise<Failure[]> {
  const { id, kind, expected } = vector;
  if (known.length === 0) return [{ id, way: 'none', expected, got: `Nothing computes ${kind} yet` }];
  const failures: Failure[] = [];
  for (const { name, gives, compute } of known) {
    const got = await attempt(() => compute(vector));
    const asked = gives ? only(gives, expected) : expected;
    if (!holds(asked, got)) failures.push({ id, way: name, expected: asked, got });
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
  if (typeof got !== 'object' || got === null) return false;
  const found = got as Record<string, unknown>;
  const entries = Object.entries(expected);
  return (
    entries.length > 0 &&
    entries.every(([key, value]) => isDeepStrictEqual(inNoOrder(key, found[key]), inNoOrder(key, value)))
  );
}

/** Errors of rules are compared as a set. */
function inNoOrder(key: string, value: unknown): unknown {
  if (key !== 'refused' || !Array.isArray(value)) return value;
  return value.map((error) => JSON.stringify(error)).sort();
}
