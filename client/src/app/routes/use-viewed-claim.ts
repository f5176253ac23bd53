import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SubmissionViewDocument, useSubmissionViewQuery } from '../../generated/graphql';
import { NEWEST_ANSWER } from '../../domain/api/newest-answer-link';

/**
 * A claim for display. It queries one page of trades first. When the response says that there are more (`moreTrades`),
 * the claim is queried again with all of them, and that response replaces the first one completely: versions and trades
 * always belong together. From then on, and for a claim that an earlier visit loaded completely, it is reloaded with
 * all trades, so that displayed rows do not disappear and come back. Each claim needs its own instance of the
 * component.
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
    // Loading all trades may take long, and the claim may be changed meanwhile.
    context: NEWEST_ANSWER,
  });
  if (view.data?.submission.moreTrades && !whole) setWhole(true);
  return view;
}
