import { useApolloClient } from '@apollo/client/react';
import { isOfficeRole, Permission, roleMay } from '@rules/permissions.js';
import { useState } from 'react';
import { mayAs } from '../../domain/session/may-as';
import { useKnownUser } from '../../domain/session/use-known-user';
import {
  LedgerRulesDocument,
  useClaimPartsQuery,
  type BankHoldShownFragment,
  type UndecidedObjectionFragment,
} from '../../generated/graphql';
import type { Asked } from '../../lib/asked';
import type { ShownStatus } from '../../features/submissions/shown-status';

const NOT_DECIDED: ReadonlySet<UndecidedObjectionFragment['state']> = new Set(['OPEN', 'UNDER_REVIEW']);

/**
 * Loads what the parts of a claim's page query, in one request next to that of the claim, into the cache they read.
 * `hasParts` once it was loaded or has failed, when each part queries for itself and reports its own error: nothing on the
 * page moves because a part arrived late (UX-20). `bankHold`, `claimTax`, the member's
 * `payment` and the undecided objections, which the office alone has, have no query of their own.
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
  const withStatus = user?.role !== undefined && !isOfficeRole(user.role);
  // They are the same for every claim, and not short.
  const client = useApolloClient();
  const [withRules] = useState(() => client.readQuery({ query: LedgerRulesDocument }) === null);
  const { data, error } = useClaimPartsQuery({
    variables: {
      submissionId,
      ...{ withDuplicates, withDecisions, withObjections, withPayment, withStatus, withRules },
    },
    fetchPolicy: 'cache-and-network',
  });
  const unknown = error ? 'failed' : 'loading';
  const objections: Asked<readonly UndecidedObjectionFragment[]> =
    !withObjections || data
      ? (data?.myObjection?.objections ?? []).filter(({ state }) => NOT_DECIDED.has(state))
      : unknown;
  const payment: Asked<ShownStatus | null> = data ? (data.myPaymentStatuses?.[0] ?? null) : unknown;
  const bankHold: Asked<BankHoldShownFragment | null> = data ? (data.bankHold ?? null) : unknown;
  return {
    hasParts: Boolean(data ?? error),
    bankHold,
    payment,
    claimTax: data?.claimTax,
    objections,
  };
}
