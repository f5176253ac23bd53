import type { Days } from './assessment-document.js';

/** Finds the entries that include a day, yyyy-MM-dd, ordered by their first day. Results are cached by day. */
export function dayLookup<Entry extends Days>(entries: readonly Entry[]): (day: string) => readonly Entry[] {
  const sorted = [...entries].sort((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : 0,
  );
  const known = new Map<string, readonly Entry[]>();
  return (day) => {
    const before = known.get(day);
    if (before) return before;
    const found = sorted.filter(({ from, to }) => from <= day && day <= to);
    known.set(day, found);
    return found;
  };
}
