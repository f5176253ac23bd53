import type { SubmissionSort } from '../../../generated/graphql';

/** The orders of the list with the URL's `sort` parameter; the first one is the default. */
const sortChoices: readonly { sort: SubmissionSort; param: string }[] = [
  { sort: 'NEWEST', param: 'newest' },
  { sort: 'OLDEST', param: 'oldest' },
  { sort: 'SID', param: 'sid' },
  { sort: 'SID_DESCENDING', param: 'sid-descending' },
  { sort: 'LEGAL_ENTITY', param: 'legal-entity' },
  { sort: 'LEGAL_ENTITY_DESCENDING', param: 'legal-entity-descending' },
  { sort: 'CONTACT_EMAIL', param: 'contact-email' },
  { sort: 'CONTACT_EMAIL_DESCENDING', param: 'contact-email-descending' },
  { sort: 'CONTACT_NAME', param: 'contact-name' },
  { sort: 'CONTACT_NAME_DESCENDING', param: 'contact-name-descending' },
  { sort: 'TRADES', param: 'trades' },
  { sort: 'TRADES_DESCENDING', param: 'trades-descending' },
  { sort: 'MISSING', param: 'missing' },
  { sort: 'MISSING_DESCENDING', param: 'missing-descending' },
  { sort: 'REQUEST', param: 'request' },
  { sort: 'REQUEST_DESCENDING', param: 'request-descending' },
  { sort: 'NOTICE', param: 'notice' },
  { sort: 'NOTICE_DESCENDING', param: 'notice-descending' },
  { sort: 'SOURCE', param: 'source' },
  { sort: 'SOURCE_DESCENDING', param: 'source-descending' },
  { sort: 'UPDATED', param: 'updated' },
  { sort: 'UPDATED_DESCENDING', param: 'updated-descending' },
];

/** The order in the URL's parameters. */
export function sortOf(params: URLSearchParams): SubmissionSort {
  return sortChoices.find(({ param }) => param === params.get('sort'))?.sort ?? 'NEWEST';
}

/** The URL's parameter for an order; undefined for the default. */
export function sortParam(sort: SubmissionSort): string | undefined {
  return sort === 'NEWEST' ? undefined : sortChoices.find((choice) => choice.sort === sort)?.param;
}

/** The orders of a column: as its header is pressed first, and as it is turned round by a second press. */
export type ColumnSorts = readonly [ascending: SubmissionSort, descending: SubmissionSort];

/** The direction in which a column is sorted, if it is. */
export function directionOf(
  sort: SubmissionSort | undefined,
  [ascending, descending]: ColumnSorts,
): 'ascending' | 'descending' | undefined {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/**
 * The order after a press on a header: ascending, then descending, then the default again. The default is itself an order
 * of the column Filed, which is then only turned round.
 */
export function nextSort(
  sort: SubmissionSort | undefined,
  [ascending, descending]: ColumnSorts,
): SubmissionSort {
  if (sort === ascending) return descending;
  return sort === descending && descending !== 'NEWEST' ? 'NEWEST' : ascending;
}
