import { useUndecidedDoubleUpsOfQuery } from '../../generated/graphql';
import type { Asked } from '../../lib/asked';
import { paths } from '../../domain/paths';

/** The pages that compare a claim with each one that may be the same, while nobody has decided; none for members. */
export function useUndecidedDoubleUps(submissionId: string, isAdmin: boolean): Asked<string[]> {
  const { data, error } = useUndecidedDoubleUpsOfQuery({
    variables: { submissionId },
    skip: !isAdmin,
    fetchPolicy: 'cache-and-network',
  });
  if (!isAdmin) return [];
  if (data)
    return data.undecidedDoubleUpsOf.map(({ firstId, secondId }) => paths.doubleUp(firstId, secondId));
  return error ? 'failed' : 'loading';
}
