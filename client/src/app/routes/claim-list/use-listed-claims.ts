import { SEARCH_MIN_LENGTH } from '@rules/search-text.js';
import { pageOfPosition, type ClaimList } from '../../../domain/claim/claim-in-list';
import { amendmentStateIn } from '../../../features/amendments/use-state-param';
import { filterOf } from '../../../features/submissions/list/submission-filters';
import { sortOf } from '../../../features/submissions/list/submission-sorts';
import {
  useAmendmentQueueQuery,
  useSubmissionListQuery,
  useSubmissionSearchQuery,
} from '../../../generated/graphql';

/** The claims around a position of a list. */
interface ListedClaims {
  /** The claims' ids by position, from 1. */
  ids: ReadonlyMap<number, string>;
  total: number;
  /** The list has more claims than it shows. */
  more: boolean;
}

interface ListPage {
  ids: string[];
  pagination: { page: number; pageSize: number; totalItems: number };
}

/** The first and the last page, which may be the same. */
type Pages = readonly [number, number];

const fetchPolicy = 'cache-and-network';

function ofPages(pages: readonly (ListPage | undefined)[]): ListedClaims | undefined {
  const known = pages.filter((page) => page !== undefined);
  const [first] = known;
  if (!first) return undefined;
  const ids = known.flatMap(({ ids: own, pagination: { page, pageSize } }) =>
    own.map((id, row) => [(page - 1) * pageSize + row + 1, id] as const),
  );
  return { ids: new Map(ids), total: first.pagination.totalItems, more: false };
}

/** One or two pages of the queue of amendment requests. */
function useQueue(params: URLSearchParams, skip: boolean, pages: Pages): ListedClaims | undefined {
  const state = amendmentStateIn(params);
  const [first, last] = pages;
  const queries = [
    useAmendmentQueueQuery({ variables: { state, page: first }, fetchPolicy, skip }),
    useAmendmentQueueQuery({ variables: { state, page: last }, fetchPolicy, skip: skip || last === first }),
  ];
  return ofPages(
    queries.map(
      ({ data }) =>
        data && {
          ids: data.amendmentQueue.rows.map(({ submissionId }) => submissionId),
          pagination: data.amendmentQueue.pagination,
        },
    ),
  );
}

/** One or two pages of the list of submissions. */
function useList(params: URLSearchParams, skip: boolean, pages: Pages): ListedClaims | undefined {
  const of = { filter: filterOf(params), sort: sortOf(params) };
  const [first, last] = pages;
  const queries = [
    useSubmissionListQuery({ variables: { ...of, page: first }, fetchPolicy, skip }),
    useSubmissionListQuery({ variables: { ...of, page: last }, fetchPolicy, skip: skip || last === first }),
  ];
  return ofPages(
    queries.map(
      ({ data }) =>
        data && {
          ids: data.submissions.submissions.map(({ id }) => id),
          pagination: data.submissions.pagination,
        },
    ),
  );
}

/** The results of a search, which have no pages. */
function useSearch(params: URLSearchParams, query: string): ListedClaims | undefined {
  const { data } = useSubmissionSearchQuery({
    variables: { query, filter: filterOf(params) },
    fetchPolicy,
    skip: query === '',
  });
  const found = data?.submissionSearch;
  return (
    found && {
      ids: new Map(found.rows.map(({ id }, row) => [row + 1, id])),
      total: found.rows.length,
      more: found.more,
    }
  );
}

/** The search that a list shows; '' when it is the paged list. */
export function searchOf({ name, params }: ClaimList): string {
  const query = params.get('search')?.trim() ?? '';
  return name === 'submissions' && query.length >= SEARCH_MIN_LENGTH ? query : '';
}

const noParams = new URLSearchParams();

/**
 * The claims at a position of a list and next to it, across the ends of its pages; undefined while it loads, and
 * without a list.
 */
export function useListedClaims(list: ClaimList | undefined, position: number): ListedClaims | undefined {
  const pages = [pageOfPosition(position - 1), pageOfPosition(position + 1)] as const;
  const query = list ? searchOf(list) : '';
  const params = list?.params ?? noParams;
  const queue = useQueue(params, list?.name !== 'amendments', pages);
  const rows = useList(params, list?.name !== 'submissions' || query !== '', pages);
  const found = useSearch(params, query);
  return queue ?? rows ?? found;
}
