import { useSearchParams } from 'react-router';

/** Below this a search is not sent (spec section 9). */
export const searchMinimum = 3;

/** The search of the URL's `search` parameter, '' when there is none or it is too short; setting it starts at page 1. */
export function useSearchParam(): [string, (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const stored = params.get('search')?.trim() ?? '';
  const setSearch = (query: string) =>
    setParams((current) => {
      current.delete('page');
      if (query) current.set('search', query);
      else current.delete('search');
      return current;
    });
  return [stored.length >= searchMinimum ? stored : '', setSearch];
}
