import { useEffect, useState } from 'react';
import type { Later } from './later';

/**
 * Whether a part can be rendered at once, or has been asked for in vain; true for one that is not needed. It is loaded
 * as soon as it is needed.
 */
export function useLoaded(part: Pick<Later<never>, 'load' | 'isLoaded'>, isNeeded: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(
    function loadNeeded() {
      if (!isNeeded) return undefined;
      let isShown = true;
      const settle = () => {
        if (isShown) setSettled(true);
      };
      // What is lost is said in its place.
      part.load().then(settle, settle);
      return () => void (isShown = false);
    },
    [part, isNeeded],
  );
  return !isNeeded || isSettled || part.isLoaded();
}
