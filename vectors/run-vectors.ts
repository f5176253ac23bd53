import { isDeepStrictEqual } from 'node:util';
import type { Vector } from './vector-file.js';
import { ways } from './ways.js';

/** A vector whose result is wrong, with the implementation that computed it. */
export interface Failure {
  id: string;
  way: string;
  expected: unknown;
  got: unknown;
}

/** The wrong results of a vector, for each implementation; a kind without an implementation fails. */
export async function failuresOf(vector: Vector): Promise<Failure[]> {
  const { id, kind, expected } = vector;
  const known = ways[kind];
  if (!known) return [{ id, way: 'none', expected, got: `Nothing computes ${kind} yet` }];
  const failures: Failure[] = [];
  for (const { name, compute } of known) {
    const got = await attempt(() => compute(vector));
    if (!holds(expected, got)) failures.push({ id, way: name, expected, got });
  }
  return failures;
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
  return Object.entries(expected).every(([key, value]) =>
    isDeepStrictEqual(inNoOrder(key, found[key]), inNoOrder(key, value)),
  );
}

/** Errors of rules are compared as a set. */
function inNoOrder(key: string, value: unknown): unknown {
  if (key !== 'refused' || !Array.isArray(value)) return value;
  return value.map((error) => JSON.stringify(error)).sort();
}
