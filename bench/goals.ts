import type { Scale } from './scales.js';

/** What a figure must reach: its ratio to the limit, or, where there is no limit, the product's own figure. */
export interface Goal {
  way: 'at least' | 'at most';
  value: number;
  /** What the product may take beyond `value` times its limit, in the unit of the path. */
  slack?: number;
  /** Other values at some scales. */
  at?: Partial<Record<Scale, number>>;
}

export const atLeast = (value: number, at?: Goal['at']): Goal => ({ way: 'at least', value, at });

export const atMost = (value: number, slack?: number): Goal => ({ way: 'at most', value, slack });

/** The goal's value at a scale. */
export function goalAt({ value, at }: Goal, scale: Scale): number {
  return at?.[scale] ?? value;
}

/** Whether a figure reaches its goal at a scale; null when there is no figure. */
export function isMet(goal: Goal, scale: Scale, product: number, limit: number | null): boolean | null {
  // Memory is not measured everywhere.
  if (Number.isNaN(product)) return null;
  const value = goalAt(goal, scale);
  if (goal.way === 'at most') return product <= value * (limit ?? 1) + (goal.slack ?? 0);
  return (limit === null ? product : product / limit) >= value;
}
