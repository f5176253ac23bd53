import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';
import { useClaimPartsQuery } from '../../generated/graphql';

/**
 * Loads what the parts of a claim's page query, in one request next to that of the claim, into the cache they read.
 * True once it was loaded or has failed, when each part queries for itself and reports its own error: nothing on the
 * page moves because a part arrived late (UX-20).
 */
export function useClaimParts(submissionId: string): boolean {
  const withDuplicates = usePermission(Permission.DuplicatesRead);
  const { data, error } = useClaimPartsQuery({
    variables: { submissionId, withDuplicates },
    fetchPolicy: 'cache-and-network',
  });
  return Boolean(data ?? error);
}
