/** A row to compare: `sameness` is equal for rows with the same meaning, `words` is the displayed text. */
export interface ComparedRow {
  id?: string;
  sameness: string;
  words: string;
}

/** The differences between two lists, as displayed texts. */
export interface ListDiff {
  added: string[];
  removed: string[];
  changed: { before: string; now: string }[];
}

/**
 * The rows added, removed and changed between two lists, regardless of order. A changed row has the same id in both.
 */
export function listDiff(before: readonly ComparedRow[], now: readonly ComparedRow[]): ListDiff {
  const [removedOrMoved, addedOrMoved] = withoutPairs(before, now, ({ id, sameness }) => `${id} ${sameness}`);
  const [removed, added] = withoutPairs(removedOrMoved, addedOrMoved, ({ sameness }) => sameness);
  const removedById = new Map(removed.flatMap((row) => (row.id === undefined ? [] : [[row.id, row]])));
  const diff: ListDiff = { added: [], removed: [], changed: [] };
  for (const { id, words } of added) {
    const was = id === undefined ? undefined : removedById.get(id);
    if (!was) diff.added.push(words);
    else {
      diff.changed.push({ before: was.words, now: words });
      removedById.delete(was.id!);
    }
  }
  diff.removed = removed
    .filter(({ id }) => id === undefined || removedById.has(id))
    .map(({ words }) => words);
  return diff;
}

/** Both lists without the rows that are in both; each row pairs with at most one other. */
function withoutPairs(
  one: readonly ComparedRow[],
  other: readonly ComparedRow[],
  keyOf: (row: ComparedRow) => string,
): [ComparedRow[], ComparedRow[]] {
  const waiting = new Map<string, number>();
  for (const row of other) waiting.set(keyOf(row), (waiting.get(keyOf(row)) ?? 0) + 1);
  const paired = new Map<string, number>();
  const left = one.filter((row) => {
    const key = keyOf(row);
    const count = waiting.get(key) ?? 0;
    if (count === 0) return true;
    waiting.set(key, count - 1);
    paired.set(key, (paired.get(key) ?? 0) + 1);
    return false;
  });
  const right = other.filter((row) => {
    const key = keyOf(row);
    const count = paired.get(key) ?? 0;
    paired.set(key, count - 1);
    return count <= 0;
  });
  return [left, right];
}
