import { useSearchParams } from 'react-router';

/** The page number of the URL's `page` parameter (spec section 9: from 1, default 1) and a way to change it. */
export function usePageParam(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get('page') ?? '';
  const page = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
  const goTo = (next: number) =>
    setParams((current) => {
      current.set('page', String(next));
      return current;
    });
  return [page, goTo];
}
