import type { SubmissionSort } from '../../generated/graphql';

/** Each order of the list, as the URL's `sort` says it and in words; the first one holds when the URL says none. */
export const sortChoices: readonly { sort: SubmissionSort; param: string; label: string }[] = [
  { sort: 'NEWEST', param: 'newest', label: 'Newest first' },
  { sort: 'OLDEST', param: 'oldest', label: 'Oldest first' },
  { sort: 'SID', param: 'sid', label: 'SID' },
  { sort: 'LEGAL_ENTITY', param: 'legal-entity', label: 'Legal Entity' },
];

/** The order that the URL's parameters ask for. */
export function sortOf(params: URLSearchParams): SubmissionSort {
  return sortChoices.find(({ param }) => param === params.get('sort'))?.sort ?? 'NEWEST';
}
