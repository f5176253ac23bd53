import { useSyncExternalStore } from 'react';

/** Below the breakpoint `md`, where tables become cards. */
const NARROW = '(max-width: 47.99rem)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
