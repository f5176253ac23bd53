import { useMedia } from '../../../lib/use-media';

/** Below the breakpoint `md`, where tables become cards. */
const NARROW = '(max-width: 47.99rem)';

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useMedia(NARROW);
}
