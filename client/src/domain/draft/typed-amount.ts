import { t } from '@rules/text.js';

/** The amount that was typed into a form. */
export interface TypedAmount {
  answers: number;
  trades: number;
}

/**
 * The difference between a form and its initial values: texts, choices and check boxes count as answers, rows of its
 * list as trades; a changed row counts once. The keys that distinguish equal rows are ignored.
 */
export function typedAmount(beginning: unknown, values: unknown): TypedAmount {
  if (Array.isArray(values)) {
    const before = Array.isArray(beginning) ? beginning.map(sameness) : [];
    const now = values.map(sameness);
    return { answers: 0, trades: Math.max(countWithout(now, before), countWithout(before, now)) };
  }
  if (typeof values !== 'object' || values === null) {
    return { answers: (values ?? '') === (beginning ?? '') ? 0 : 1, trades: 0 };
  }
  const start = (beginning ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(values)
    .map(([name, value]) => typedAmount(start[name], value))
    .reduce(sumOf, { answers: 0, trades: 0 });
}

/** '24 answers and 3 trades'; empty when there is nothing. */
export function typedAmountText({ answers, trades }: TypedAmount): string {
  if (answers > 0 && trades > 0)
    return t(
      '{answers, plural, one {# answer} other {# answers}} and {trades, plural, one {# trade} other {# trades}}',
      { answers, trades },
    );
  if (answers > 0) return t('{answers, plural, one {# answer} other {# answers}}', { answers });
  return trades > 0 ? t('{trades, plural, one {# trade} other {# trades}}', { trades }) : '';
}

function sumOf(one: TypedAmount, other: TypedAmount): TypedAmount {
  return { answers: one.answers + other.answers, trades: one.trades + other.trades };
}

function sameness(row: unknown): string {
  return JSON.stringify({ ...(row as object), key: undefined });
}

/** How many of `texts` are not in `others`, counting repeated texts separately. */
function countWithout(texts: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  }).length;
}
