import { getIn } from 'formik';
import { t } from '@rules/text.js';
import type { Difference } from '../../components/form/conflict-panel';
import { listDiff, type ComparedRow } from '../../lib/list-diff';
import type { EditBase } from './edit-kind';

/** The path of the trades in both forms. */
export const TRADES = 'tradeDetails.tradeData';

/** How the values of one form are compared and displayed. */
export interface ComparedForm<Values> {
  /** The labels by field path, in the order of the form, including the trades. */
  labels: Readonly<Record<string, string>>;
  rowsOf: (values: Values) => ComparedRow[];
  /** An answer as displayed by the form. */
  wordsOf: (path: string, answer: string) => string;
  /** Whether an identical change by both users is listed as a difference too. */
  showsAgreed?: boolean;
}

/**
 * The changes of other users between `base` and `now`, and which of them conflict with what was typed, in the order of
 * the form.
 */
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
      ? t('{rowsOf, plural, one {# trade} other {# trades}}', { rowsOf: rowsOf(values).length })
      : wordsOf(path, String(getIn(values, path) ?? ''));
  /** The trades changed by others since the edit began, and those changed by the user of the form. */
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
