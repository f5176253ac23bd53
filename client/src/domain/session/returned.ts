import { useState } from 'react';
import { useLocation } from 'react-router';

/** The navigation state of the page on which the session had ended, after signing in again. */
export const RETURNED = { returned: true };

/** Whether the user came to this page by signing in again after their session had ended on it. */
export function useHasReturned(): boolean {
  const state = useLocation().state as Partial<typeof RETURNED> | null;
  // A later change of the page's query has no such state.
  const [hasReturned] = useState(state?.returned === true);
  return hasReturned;
}
