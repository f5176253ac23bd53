import { isDay } from '@rules/rule-checks.js';
import { useSearchParams } from 'react-router';

/** The filters of the audit, as the URL has them. */
export const FILTERS = ['from', 'to', 'action', 'actor', 'subject'] as const;
export type AuditFilter = (typeof FILTERS)[number];

export interface AuditFilters {
  /** '' for a filter that is not set. */
  valueOf: (filter: AuditFilter) => string;
  set: (filter: AuditFilter, value: string) => void;
  clear: () => void;
  isAny: boolean;
  /** What the query takes. */
  variables: Record<AuditFilter, string | null>;
}

/** The filters of the audit in the URL, so that what was found can be sent to somebody (AUDIT-10). */
export function useAuditFilters(): AuditFilters {
  const [params, setParams] = useSearchParams();
  const valueOf = (filter: AuditFilter) => {
    const value = params.get(filter)?.trim() ?? '';
    const isDate = filter === 'from' || filter === 'to';
    return isDate && !isDay(value) ? '' : value;
  };
  return {
    valueOf,
    set: (filter, value) =>
      setParams((current) => {
        if (value === '') current.delete(filter);
        else current.set(filter, value);
        return current;
      }),
    clear: () => setParams({}),
    isAny: FILTERS.some((filter) => valueOf(filter) !== ''),
    variables: Object.fromEntries(
      FILTERS.map((filter) => [filter, valueOf(filter) || null]),
    ) as AuditFilters['variables'],
  };
}
