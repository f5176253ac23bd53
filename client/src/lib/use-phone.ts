import { useMedia } from './use-media';

/** As narrow as a phone held upright, or a tablet with text of twice the size. */
const PHONE = '(max-width: 29.99rem)';

/** Whether the window has so little room that what lies over the page must be one line. */
export function usePhone(): boolean {
  return useMedia(PHONE);
}
