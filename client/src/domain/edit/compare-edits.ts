import { getIn } from 'formik';
import type { Difference } from '../../components/form/conflict-panel';
import { formatQuantity } from '../../lib/amounts';
import { listDiff, type ComparedRow } from '../../lib/list-diff';
import type { EditBase } from './edit-kind';

/** Where both forms hold their trades. */
export const TRADES = 'tradeDetails.tradeData';

/** How the values of one form are compared and put into words. */
export interface ComparedForm<Values> {
  /** The fields by their paths, in the order of the form, the trades among them. */
  labels: Readonly<Record<string, string>>;
  rowsOf: (values: Values) => ComparedRow[];
  /** An answer as the form shows it. */
  wordsOf: (path: string, answer: string) => string;
  /** Whether a change that both made alike is a difference too. */
  showsAgreed?: boolean;
}

/** What others changed between `base` and `now`, and where that meets what was typed, in the order of the form. */
export function compareEdits<Values>(
  form: ComparedForm<Values>,
  base: EditBase<Values>,
  now: EditBase<Values>,
  mine: Values,
): Difference[] {
  const { labels, rowsOf, wordsOf, showsAgreed = false } = form;
  const sameness = (values: Values, path: string) => {
    if (path !== TRADES) return String(getIn(values, path) ?? '').trim();
    const rows = rowsOf(values).map((row) => row.sameness);
    return rows.sort().join();
  };
  const wordsAt = (values: Values, path: string) =>
    path === TRADES
      ? formatQuantity(rowsOf(values).length, 'trade', 'trades')
      : wordsOf(path, String(getIn(values, path) ?? ''));
  /** Which trades they changed since the edit began, and which the person of the form did. */
  const rowDifferences = (isMet: boolean) => {
    const began = rowsOf(base.values);
    return {
      theirs: listDiff(began, rowsOf(now.values)),
      ...(isMet && { mine: listDiff(began, rowsOf(mine)) }),
    };
  };
  return Object.entries(labels).flatMap(([path, label]) => {
    const [before, theirs, typed] = [base.values, now.values, mine].map((values) => sameness(values, path));
    if (before === theirs || (typed === theirs && !showsAgreed)) return [];
    const isMet = typed !== before && typed !== theirs;
    return [
      {
        path,
        label,
        before: wordsAt(base.values, path),
        now: wordsAt(now.values, path),
        ...(isMet && { mine: wordsAt(mine, path) }),
        ...(path === TRADES && { rows: rowDifferences(isMet) }),
      },
    ];
  });
}
