import type { SubmissionSort } from '../../generated/graphql';

/** The orders of the list with the URL's `sort` parameter and their labels; the first one is the default. */
export const sortChoices: readonly { sort: SubmissionSort; param: string; label: string }[] = [
  { sort: 'NEWEST', param: 'newest', label: 'Newest first' },
  { sort: 'OLDEST', param: 'oldest', label: 'Oldest first' },
  { sort: 'SID', param: 'sid', label: 'SID' },
  { sort: 'LEGAL_ENTITY', param: 'legal-entity', label: 'Legal Entity' },
];

/** The order in the URL's parameters. */
export function sortOf(params: URLSearchParams): SubmissionSort {
  return sortChoices.find(({ param }) => param === params.get('sort'))?.sort ?? 'NEWEST';
}
