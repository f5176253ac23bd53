import { useLayoutEffect, useReducer } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { tabTexts } from './browser-storage';

/**
 * A value that a mailed link or an earlier page put into the URL. It is removed from the address bar at once
 * (ACCOUNT-30) and kept in the tab's session storage, so that a phone that reloads the page after the mail app was open
 * continues where it was (ACCOUNT-30). Returns '' when there is none, and the function that deletes it.
 */
export function useKeptParam(name: string): [string, () => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const key = `${location.pathname}?${name}`;
  const given = params.get(name);
  const [, showAnew] = useReducer((count: number) => count + 1, 0);
  const forget = () => {
    tabTexts.remove(key);
    showAnew();
  };
  useLayoutEffect(
    function moveOutOfAddressBar() {
      if (given === null) return;
      tabTexts.set(key, given);
      setParams(
        (current) => {
          current.delete(name);
          return current;
        },
        { replace: true, state, preventScrollReset: true },
      );
    },
    [given, key, name, setParams, state],
  );
  return [given ?? tabTexts.get(key) ?? '', forget];
}
