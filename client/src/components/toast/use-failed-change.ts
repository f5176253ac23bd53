import { useApolloClient } from '@apollo/client/react';
import { failedChangeWords, mayBeDone } from '../../lib/error-message';
import { ONLY_COPY_MS, showToast } from './toast-store';

/**
 * Reports that a change failed, or that it may have been made; what shows it is loaded again.
 * @param shownBy names of the queries on screen that show it
 */
export function useFailedChange(...shownBy: string[]) {
  const client = useApolloClient();
  return (error: unknown) => {
    showToast('error', failedChangeWords(error), ONLY_COPY_MS);
    if (mayBeDone(error) && shownBy.length > 0) void client.refetchQueries({ include: shownBy });
  };
}
