import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the URL's hash once `ready`: the browser looked for it before the page was loaded. */
export function useScrollToHash(ready: boolean) {
  const { hash } = useLocation();
  useEffect(
    function scrollToPart() {
      if (!ready || hash === '') return;
      document.getElementById(hash.slice(1))?.scrollIntoView();
    },
    [ready, hash],
  );
}
