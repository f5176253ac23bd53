import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../../domain/session/use-permission';
import { useClaimObjectionsQuery, type ObjectionPartFragment } from '../../../generated/graphql';
import type { Asked } from '../../../lib/asked';

/** The objections to a claim's assessments that nobody has decided, the newest first; none for its member (VIEW-15). */
export function useUndecidedObjections(submissionId: string): Asked<readonly ObjectionPartFragment[]> {
  const mayRead = usePermission(Permission.ClaimsRead);
  const { data, error } = useClaimObjectionsQuery({ variables: { submissionId }, skip: !mayRead });
  if (!mayRead) return [];
  if (!data) return error ? 'failed' : 'loading';
  return (data.myObjection?.objections ?? []).filter(
    ({ state }) => state === 'OPEN' || state === 'UNDER_REVIEW',
  );
}
