import { useUpdateSubmissionMutation } from '../../generated/graphql';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import type { ClaimBase } from './claim-conflict';
import { changesOf, type ClaimFormValues } from './claim-values';

/**
 * Returns the function that saves an edit of a claim based on a version; its result says whether anything had changed.
 */
export function useSendClaim(id: string, forOffice: boolean) {
  const [update] = useUpdateSubmissionMutation();
  const { keyFor, done } = useIdempotencyKey(`claim:${id}`);
  return async (values: ClaimFormValues, over: ClaimBase): Promise<boolean> => {
    const changes = changesOf(over.values, values, forOffice);
    const { input, ...names } = changes;
    if (Object.keys({ ...input, ...names }).length === 0) return false;
    const variables = { id, version: over.version, tradeVersion: over.tradeVersion, ...changes };
    await update({ variables, context: { headers: keyFor(variables) } });
    done();
    return true;
  };
}
