import { sameTrade, type TradeRow } from '@rules/trade-row.js';

/** What an edit does to a claim's trades, with the rows as they were: a draft needs no other row of a long list. */
export interface TradeChanges {
  removed: TradeRow[];
  changed: { before: TradeRow; now: TradeRow }[];
  added: TradeRow[];
}

/** Rows are immutable, so the changes between two lists are worked out once, not on each keystroke elsewhere. */
const known = new WeakMap<readonly TradeRow[], { before: readonly TradeRow[]; changes: TradeChanges }>();

/** The changes that lead from one list of rows to another. */
export function tradeChanges(before: readonly TradeRow[], now: readonly TradeRow[]): TradeChanges {
  const found = known.get(now);
  if (found?.before === before) return found.changes;
  const changes = before === now ? { removed: [], changed: [], added: [] } : compare(before, now);
  known.set(now, { before, changes });
  return changes;
}

/** Whether an edit leaves the trades as they were. */
export function sameTrades(before: readonly TradeRow[], now: readonly TradeRow[]): boolean {
  const { removed, changed, added } = tradeChanges(before, now);
  return removed.length + changed.length + added.length === 0;
}

/** The list after the changes; rows that were added are at its end. */
export function withTradeChanges(rows: TradeRow[], changes: TradeChanges): TradeRow[] {
  const { removed, changed, added } = changes;
  if (removed.length + changed.length + added.length === 0) return rows;
  const gone = new Set(removed.map(({ key }) => key));
  const now = byKey(changed.map((each) => each.now));
  return [...rows.filter(({ key }) => !gone.has(key)).map((row) => now.get(row.key) ?? row), ...added];
}

/**
 * The list that changes were made to, from a later state of it: the rows that they concern as they were, all others as
 * they are now, so that what other users did to those is neither undone nor reported as a conflict.
 */
export function rowsBefore(later: readonly TradeRow[], { removed, changed }: TradeChanges): TradeRow[] {
  const were = byKey([...removed, ...changed.map(({ before }) => before)]);
  const still = new Set(later.map(({ key }) => key));
  return [
    ...later.map((row) => were.get(row.key) ?? row),
    ...[...were.values()].filter(({ key }) => !still.has(key)),
  ];
}

function compare(before: readonly TradeRow[], now: readonly TradeRow[]): TradeChanges {
  const was = byKey(before);
  const changes: TradeChanges = { removed: [], changed: [], added: [] };
  for (const row of now) {
    const old = was.get(row.key);
    was.delete(row.key);
    if (!old) changes.added.push(row);
    else if (old !== row && (old.id !== row.id || !sameTrade(old, row)))
      changes.changed.push({ before: old, now: row });
  }
  changes.removed.push(...was.values());
  return changes;
}

function byKey(rows: readonly TradeRow[]): Map<string, TradeRow> {
  return new Map(rows.map((row) => [row.key, row]));
}
