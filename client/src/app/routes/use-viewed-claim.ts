import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SubmissionViewDocument, useSubmissionViewQuery } from '../../generated/graphql';
import { NEWEST_ANSWER } from '../../domain/api/newest-answer-link';

/**
 * A claim to be looked at. A page of its trades is asked for, and as soon as it says that there are more
 * (`moreTrades`), the claim is asked for anew with all of them, which takes the place of the first answer whole: its
 * versions and its trades always belong together. From then on, and for a claim that an earlier visit knows whole, it is
 * loaded again with all trades, so that rows that are on screen do not go and come back. Each claim needs a view of its own.
 */
export function useViewedClaim(id: string) {
  const client = useApolloClient();
  const [whole, setWhole] = useState(() => {
    const known = client.readQuery({ query: SubmissionViewDocument, variables: { id } });
    return known?.submission.moreTrades === false;
  });
  const variables = whole ? { id } : { id, tradePage: 1 };
  const view = useSubmissionViewQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // All trades may be long on their way, and the claim be changed meanwhile.
    context: NEWEST_ANSWER,
  });
  if (view.data?.submission.moreTrades && !whole) setWhole(true);
  return view;
}
