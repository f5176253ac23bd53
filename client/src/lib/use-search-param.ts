import { useSearchParams } from 'react-router';

/**
 * The search of the URL's `search` parameter, '' when there is none or it is shorter than `minimum`; setting it
 * starts at page 1.
 */
export function useSearchParam(minimum = 1): [string, (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const stored = params.get('search')?.trim() ?? '';
  const setSearch = (query: string) =>
    setParams((current) => {
      current.delete('page');
      if (query) current.set('search', query);
      else current.delete('search');
      return current;
    });
  return [stored.length >= minimum ? stored : '', setSearch];
}
