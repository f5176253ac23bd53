import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../components/toast/toast-store';
import { useUpdateSubmissionMutation } from '../../generated/graphql';
import { errorCode, errorPaths } from '../../lib/error-message';
import { paths } from '../../domain/paths';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import { differencesOf, isSameVersion, type ClaimBase } from './claim-conflict';
import { changesOf, type ClaimFormValues } from './claim-values';

interface SaveClaimOptions {
  id: string;
  forOffice: boolean;
  /** The claim that the form was begun from. */
  base: ClaimBase;
  /** The claim as it is now, when that is known to differ. */
  conflict: ClaimBase | undefined;
  reload: () => Promise<ClaimBase>;
  onSaved: () => Promise<void>;
}

/**
 * Saves an edit over the version it was begun from. When somebody else has saved the claim since, nothing is written
 * and `conflict` says what the claim is now, until `settle` names it as the version to save over.
 */
export function useSaveClaim({ id, forOffice, reload, onSaved, ...begun }: SaveClaimOptions) {
  const [base, setBase] = useState(begun.base);
  const [conflict, setConflict] = useState(() => begun.conflict && { now: begun.conflict, key: 0 });
  const [update] = useUpdateSubmissionMutation();
  const { keyFor, done } = useIdempotencyKey(`claim:${id}`);
  const navigate = useNavigate();

  const send = async (values: ClaimFormValues, over: ClaimBase): Promise<boolean> => {
    const changes = changesOf(over.values, values, forOffice);
    const { input, ...names } = changes;
    if (Object.keys({ ...input, ...names }).length === 0) return false;
    const variables = { id, version: over.version, tradeVersion: over.tradeVersion, ...changes };
    await update({ variables, context: { headers: keyFor(variables) } });
    done();
    return true;
  };

  const save = async (values: ClaimFormValues, over = base, isRepeated = false): Promise<void> => {
    let changed: boolean;
    try {
      changed = (await send(values, over)) || isRepeated;
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || Object.keys(errorPaths(error)).length > 0) throw error;
      const now = await reload();
      if (isSameVersion(now, over)) throw error;
      // Nothing that the form shows was changed to something else; perhaps it was this edit, whose answer got lost.
      if (differencesOf(over, now, values).length === 0) return save(values, now, true);
      setConflict((shown) => ({ now, key: (shown?.key ?? 0) + 1 }));
      return;
    }
    void onSaved();
    showToast(
      changed ? 'success' : 'neutral',
      changed ? 'Submission has been updated' : 'Nothing was changed',
    );
    await navigate(paths.submissionView(id));
  };

  const settle = (now: ClaimBase) => {
    setBase(now);
    setConflict(undefined);
  };

  return { base, conflict, save: (values: ClaimFormValues) => save(values), settle };
}
