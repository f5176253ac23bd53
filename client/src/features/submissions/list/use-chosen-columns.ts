import { t } from '@rules/text.js';
import { paths } from '../../../domain/paths';
import { cachedUser } from '../../../domain/session/session';
import { useKeptChoice } from '../../../lib/kept-choice';

/** The columns of the list that each person can add to the five that are always shown, in the order of the table. */
export const moreColumns = [
  ['trades', t('Trades')],
  ['missing', t('Missing')],
  ['request', t('Request')],
  ['notice', t('Notice')],
  ['source', t('Source')],
  ['filed', t('Filed')],
  ['updated', t('Updated')],
] as const;

export type MoreColumn = (typeof moreColumns)[number][0];

/** The columns that the signed-in person has added, in the order of the table; kept in this browser. */
export function useChosenColumns(): [
  chosen: readonly MoreColumn[],
  toggle: (column: MoreColumn) => void,
  set: (columns: readonly MoreColumn[]) => void,
] {
  const [kept, keep] = useKeptChoice(`columns-${cachedUser()?.id ?? ''}`, paths.submissionsNew);
  const names = kept.split('.');
  const chosen = moreColumns.map(([column]) => column).filter((column) => names.includes(column));
  const toggle = (column: MoreColumn) => {
    const next = chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column];
    keep(next.join('.'));
  };
  return [chosen, toggle, (columns) => keep(columns.join('.'))];
}
