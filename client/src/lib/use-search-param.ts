import { useSearchParams } from 'react-router';

/**
 * The search of the URL's `search` parameter, '' when there is none or it is shorter than `minimum`; the way to set it, which
 * starts at page 1; and what is too short to be searched for, else ''.
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
