import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { Inline } from '../../components/page/layout';
import type { AmendmentState } from '../../generated/graphql';

/** The queue from which an administrator opened the claim. */
export interface RequestQueue {
  /** The path of the next claim; undefined after the last one. */
  next?: string;
  /** The path of the queue. */
  listPath: string;
}

/** The id of the link to the next claim, which gets the focus when the request was dealt with. */
export const NEXT_ID = 'next-in-queue';

/** The way on once the request was dealt with: to the next claim of the queue, or back to the queue after the last. */
export function NextInQueue({ next, listPath }: RequestQueue) {
  return (
    <Inline>
      <ButtonLink id={NEXT_ID} look="primary" to={next ?? listPath}>
        {next ? t('Next request') : t('Back to the requests')}
      </ButtonLink>
    </Inline>
  );
}

/** Loads the office's counts and the queue again when the state of the open thread changes: it may have left the queue. */
export function useFreshQueue(
  isOffice: boolean,
  hasQueue: boolean,
  state: AmendmentState | null | undefined,
) {
  const client = useApolloClient();
  const before = useRef(state);
  useEffect(
    function reloadQueue() {
      const isChanged = before.current !== undefined && before.current !== state;
      before.current = state;
      if (!isOffice || !isChanged) return;
      const include = hasQueue ? ['AmendmentQueue', 'OfficeCounts'] : ['OfficeCounts'];
      void client.refetchQueries({ include });
    },
    [client, isOffice, hasQueue, state],
  );
}
