import { sha256 } from '../server/src/rules/proof/sha256.js';
import { rulesWays } from './rules-ways.js';
import type { Vector } from './vector-file.js';

/** What one way of computing came to, as text where it failed. */
export interface BrowserResult {
  way: string;
  got: unknown;
}

/** Computes each of these vectors in every way that a page has, with the hash that pages use. */
export async function computeInBrowser(vectors: readonly Vector[]): Promise<BrowserResult[][]> {
  const ways = rulesWays(sha256);
  const found: BrowserResult[][] = [];
  for (const vector of vectors) {
    const results: BrowserResult[] = [];
    for (const { name, compute } of ways[vector.kind] ?? []) {
      try {
        results.push({ way: name, got: await compute(vector) });
      } catch (error) {
        results.push({ way: name, got: String(error) });
      }
    }
    found.push(results);
  }
  return found;
}
