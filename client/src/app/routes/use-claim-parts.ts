import { useApolloClient } from '@apollo/client/react';
import { isOfficeRole, Permission, roleMay } from '@rules/permissions.js';
import { useState } from 'react';
import { mayAs } from '../../domain/session/may-as';
import { useKnownUser } from '../../domain/session/use-known-user';
import {
  LedgerRulesDocument,
  useClaimPartsQuery,
  type UndecidedObjectionFragment,
} from '../../generated/graphql';
import type { Asked } from '../../lib/asked';

const NOT_DECIDED: ReadonlySet<UndecidedObjectionFragment['state']> = new Set(['OPEN', 'UNDER_REVIEW']);

/**
 * Loads what the parts of a claim's page query, in one request next to that of the claim, into the cache they read.
 * `hasParts` once it was loaded or has failed, when each part queries for itself and reports its own error: nothing on the
 * page moves because a part arrived late (UX-20). `bankHold`, `claimTax` and the
 * undecided objections, which the office alone has, have no query of their own.
 */
export function useClaimParts(submissionId: string) {
  // Not once for a member and again for the office: the server has not said yet who is signed in.
  const { user } = useKnownUser();
  const withDuplicates = mayAs(user?.role, Permission.DuplicatesRead);
  const withDecisions = mayAs(user?.role, Permission.ClaimsRead);
  const withObjections = mayAs(user?.role, Permission.ObjectionsRead);
  const withPayment =
    user?.role !== undefined &&
    (!isOfficeRole(user.role) || roleMay(user.role, Permission.DistributionsRead));
  // They are the same for every claim, and not short.
  const client = useApolloClient();
  const [withRules] = useState(() => client.readQuery({ query: LedgerRulesDocument }) === null);
  const { data, error } = useClaimPartsQuery({
    variables: { submissionId, withDuplicates, withDecisions, withObjections, withPayment, withRules },
    fetchPolicy: 'cache-and-network',
  });
  const objections: Asked<readonly UndecidedObjectionFragment[]> =
    !withObjections || data
      ? (data?.myObjection?.objections ?? []).filter(({ state }) => NOT_DECIDED.has(state))
      : error
        ? 'failed'
        : 'loading';
  return {
    hasParts: Boolean(data ?? error),
    bankHold: data?.bankHold,
    claimTax: data?.claimTax,
    objections,
  };
}
