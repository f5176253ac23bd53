import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part that the address names once `ready`: the browser looked for it before the page was loaded. */
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
