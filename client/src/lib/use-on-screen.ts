import { useEffect, useRef, type RefObject } from 'react';

/** Whether the calling component is still mounted: for work that continues after its page was left. */
export function useOnScreen(): Readonly<RefObject<boolean>> {
  const isOnScreen = useRef(false);
  useEffect(function followPage() {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  return isOnScreen;
}
