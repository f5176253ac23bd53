import type { Days } from './assessment-document.js';

/** The entries that hold on a day, yyyy-MM-dd, in the order of their first days. Each day is looked for once. */
export function dayLookup<Entry extends Days>(entries: readonly Entry[]): (day: string) => readonly Entry[] {
  const sorted = [...entries].sort((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : 0,
  );
  const known = new Map<string, readonly Entry[]>();
  return (day) => {
    const found = known.get(day) ?? sorted.filter(({ from, to }) => from <= day && day <= to);
    known.set(day, found);
    return found;
  };
}
