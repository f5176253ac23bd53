import { useEffect, useState } from 'react';

/** True once `active` has lasted for `milliseconds`, so that fast responses show no skeleton. */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(
    function waitBeforeShowing() {
      if (!active) return undefined;
      const timer = setTimeout(() => setPassed(true), milliseconds);
      return () => {
        clearTimeout(timer);
        setPassed(false);
      };
    },
    [active, milliseconds],
  );
  return active && passed;
}
