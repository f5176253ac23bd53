import { useApolloClient } from '@apollo/client/react';
import { failedChangeWords, mayBeDone } from '../../lib/error-message';
import { ONLY_COPY_MS, showToast } from './toast-store';

/**
 * Tells that a change failed. Of one that may have been made that is said, and what shows it is asked for anew.
 * @param shownBy names of the queries on screen that show it
 */
export function useFailedChange(...shownBy: string[]) {
  const client = useApolloClient();
  return (error: unknown) => {
    showToast('error', failedChangeWords(error), ONLY_COPY_MS);
    if (mayBeDone(error) && shownBy.length > 0) void client.refetchQueries({ include: shownBy });
  };
}
