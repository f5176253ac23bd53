import { useApolloClient } from '@apollo/client/react';
import { failedChangeWords, mayBeDone } from '../../lib/error-message';
import { showToast } from './toast-store';

/** The alert may be the only copy of its words, and asks for something to be done. */
const LONG_MS = 20_000;

/**
 * Tells that a change failed. Of one that may have been made that is said, and what shows it is asked for anew.
 * @param shownBy names of the queries on screen that show it
 */
export function useFailedChange(...shownBy: string[]) {
  const client = useApolloClient();
  return (error: unknown) => {
    showToast('error', failedChangeWords(error), LONG_MS);
    if (mayBeDone(error) && shownBy.length > 0) void client.refetchQueries({ include: shownBy });
  };
}
