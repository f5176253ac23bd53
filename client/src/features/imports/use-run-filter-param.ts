import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import type { ImportRunFilter } from '../../generated/graphql';

export const runFilterChoices: readonly (readonly [ImportRunFilter, string])[] = [
  ['RUNNING', t('Running')],
  ['FAILED', t('Failed in the last 7 days')],
];

/** The filter in the URL's `show` parameter, none by default; setting it returns to page 1. */
export function useRunFilterParam(): [ImportRunFilter | null, (filter: ImportRunFilter | null) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get('show')?.toUpperCase();
  const filter = runFilterChoices.find(([value]) => value === text)?.[0] ?? null;
  const setFilter = (next: ImportRunFilter | null) =>
    setParams((current) => {
      current.delete('page');
      if (next) current.set('show', next.toLowerCase());
      else current.delete('show');
      return current;
    });
  return [filter, setFilter];
}
