import { useEffect, useRef, type RefObject } from 'react';

/** Whether what calls this is still on screen: for work that goes on after its page was left. */
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
