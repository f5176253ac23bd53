import { useSearchParams } from 'react-router';

/**
 * Whether only groups with an undecided pair are shown, from the URL's `show` parameter; changing it returns to page 1.
 */
export function useUndecidedParam(): [boolean, (undecidedOnly: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setUndecided = (undecidedOnly: boolean) =>
    setParams((current) => {
      current.delete('page');
      if (undecidedOnly) current.delete('show');
      else current.set('show', 'all');
      return current;
    });
  return [params.get('show') !== 'all', setUndecided];
}
