import { useApolloClient } from '@apollo/client/react';
import { failedChangeText, mayBeDone } from '../../lib/error-message';
import { ONLY_COPY_MS, showToast } from './toast-store';

/**
 * Reports that a change failed, or may have been made, and loads the data that displays it again.
 * @param shownBy the names of the queries on screen that display it
 */
export function useFailedChange(...shownBy: string[]) {
  const client = useApolloClient();
  return (error: unknown) => {
    showToast('error', failedChangeText(error), ONLY_COPY_MS);
    if (mayBeDone(error) && shownBy.length > 0) void client.refetchQueries({ include: shownBy });
  };
}
