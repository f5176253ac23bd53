import type { Scale } from './scales.js';

/** The target of a figure: its ratio to the limit or, without a limit, the product's own figure. */
export interface Goal {
  way: 'at least' | 'at most';
  value: number;
  /** The tolerance beyond `value` times the limit, in the unit of the path. */
  slack?: number;
  /** Other values at certain scales. */
  at?: Partial<Record<Scale, number>>;
}

export const atLeast = (value: number, at?: Goal['at']): Goal => ({ way: 'at least', value, at });

export const atMost = (value: number, slack?: number): Goal => ({ way: 'at most', value, slack });

/** The goal's value at a scale. */
export function goalAt({ value, at }: Goal, scale: Scale): number {
  return at?.[scale] ?? value;
}

/** Whether a figure meets its goal at a scale; null if there is no figure. */
export function isMet(goal: Goal, scale: Scale, product: number, limit: number | null): boolean | null {
  // Memory cannot be measured on every platform.
  if (Number.isNaN(product)) return null;
  const value = goalAt(goal, scale);
  if (goal.way === 'at most') return product <= value * (limit ?? 1) + (goal.slack ?? 0);
  return (limit === null ? product : product / limit) >= value;
}
