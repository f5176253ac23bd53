import { useLocation, useSearchParams } from 'react-router';
import { usePageParam } from '../../lib/use-page-param';
import { FILL_IN_MISSING, FORM_STEP, paths } from '../paths';

/** The rows of a page of every list. */
const PAGE_SIZE = 25;

/** The page that has a position; positions start from 1. */
export const pageOfPosition = (position: number) => Math.ceil(Math.max(1, position) / PAGE_SIZE);

const pathOf = { amendments: paths.amendments, submissions: paths.submissionsNew } as const;
const partOf = { amendments: '#amendments', submissions: '' } as const;

/** The list from which a claim was opened: which one, its filters, order and search, and the claim's position. */
export interface ClaimList {
  name: keyof typeof pathOf;
  /** The list's own parameters of its URL. */
  params: URLSearchParams;
  /** The claim's position when the link to it was made, from 1; the list may have changed since. */
  at: number;
}

/** Parameters of a list's URL that do not say what the list contains. */
const NOT_OF_LIST = ['page', 'run', 'from', 'at'];

function ofList(params: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(params);
  for (const name of NOT_OF_LIST) own.delete(name);
  return own;
}

/** The path of a claim that says from which list it was opened, so that its page offers its neighbours (VIEW-19). */
export function claimInList(id: string, { name, params, at }: ClaimList): string {
  const query = new URLSearchParams([['from', name], ...params, ['at', String(at)]]);
  return `${paths.submissionView(id)}?${String(query)}${partOf[name]}`;
}

/** The query of a claim's page that says from which list it was opened, from the query of its edit. */
export function searchOfView(searchOfEdit: string): string {
  const query = new URLSearchParams(searchOfEdit);
  query.delete(FILL_IN_MISSING);
  query.delete(FORM_STEP);
  return String(query);
}

/** The page of the list with the claim's position. */
export function listPathOf({ name, params, at }: ClaimList): string {
  const page = pageOfPosition(at);
  const query = String(new URLSearchParams([...params, ...(page > 1 ? [['page', String(page)]] : [])]));
  return query ? `${pathOf[name]}?${query}` : pathOf[name];
}

/** The list that a claim's URL names; undefined when the claim was opened in another way. */
export function claimListIn(params: URLSearchParams): ClaimList | undefined {
  const name = params.get('from') ?? '';
  const at = params.get('at') ?? '';
  if (!Object.hasOwn(pathOf, name) || !/^[1-9]\d{0,8}$/.test(at)) return undefined;
  return { name: name as ClaimList['name'], params: ofList(params), at: Number(at) };
}

/**
 * The queue of requests, when it or a claim that was opened from it is on the page: a claim that is found by its SID
 * then keeps the queue as its list (VIEW-19).
 */
export function useOpenQueue(): ClaimList | undefined {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [page] = usePageParam();
  const name = 'amendments';
  if (pathname === pathOf[name]) return { name, params: ofList(params), at: (page - 1) * PAGE_SIZE + 1 };
  const list = claimListIn(params);
  return list?.name === name ? list : undefined;
}

/** For the page of a list: the function that gives the path of the claim in a row, counted from 0. */
export function useClaimInList(name: ClaimList['name']): (id: string, row: number) => string {
  const [params] = useSearchParams();
  const [page] = usePageParam();
  const own = ofList(params);
  return (id, row) => claimInList(id, { name, params: own, at: (page - 1) * PAGE_SIZE + row + 1 });
}
