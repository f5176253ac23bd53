import { useSearchParams } from 'react-router';

/** A page number that exceeds every list: the largest that a call can ask for. */
export const NO_PAGE = 2_147_483_647;

/**
 * The page number in the URL's `page` parameter (SCREEN-24: from 1, default 1) and a function to change it. An invalid
 * page number (0, -1, abc) becomes `NO_PAGE`, which no list has, so each shows `NoSuchPage`.
 */
export function usePageParam(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const goTo = (next: number) =>
    setParams((current) => {
      current.set('page', String(next));
      return current;
    });
  return [pageOf(params.get('page')), goTo];
}

function pageOf(text: string | null): number {
  if (!text) return 1;
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  return page >= 1 ? Math.min(page, NO_PAGE) : NO_PAGE;
}
