import { useUndecidedDoubleUpsOfQuery } from '../../generated/graphql';
import type { Asked } from '../../lib/asked';
import { paths } from '../../domain/paths';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';

/**
 * The pages that compare a claim with each possible duplicate that is undecided; none for users who may not see them.
 */
export function useUndecidedDoubleUps(submissionId: string): Asked<string[]> {
  const mayRead = usePermission(Permission.DuplicatesRead);
  const { data, error } = useUndecidedDoubleUpsOfQuery({
    variables: { submissionId },
    skip: !mayRead,
  });
  if (!mayRead) return [];
  if (data)
    return data.undecidedDoubleUpsOf.map(({ firstId, secondId }) => paths.doubleUp(firstId, secondId));
  return error ? 'failed' : 'loading';
}
