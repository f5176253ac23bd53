import { useSearchParams } from 'react-router';

/**
 * The URL's `search` parameter, '' when it is missing or shorter than `minimum`; the function that sets it and returns
 * to page 1; and a search that is too short, otherwise ''.
 */
export function useSearchParam(
  minimum = 1,
): [search: string, setSearch: (query: string) => void, tooShort: string] {
  const [params, setParams] = useSearchParams();
  const stored = params.get('search')?.trim() ?? '';
  const setSearch = (query: string) =>
    setParams((current) => {
      current.delete('page');
      if (query) current.set('search', query);
      else current.delete('search');
      return current;
    });
  return stored.length >= minimum ? [stored, setSearch, ''] : ['', setSearch, stored];
}
