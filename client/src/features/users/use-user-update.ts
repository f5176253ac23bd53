import { useState } from 'react';
import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { useUpdateUserMutation, type ActProofInput, type UpdateUserInput } from '../../generated/graphql';
import { concernsTheForm } from '../../domain/session/confirm-act-dialog';
import { errorCode, errorMessage, errorPaths, mayBeDone } from '../../lib/error-message';
import { useFailedChange } from '../../components/toast/use-failed-change';

/** An administrator's edit of an account, and the version and address they saw. */
export interface UserEdit {
  id: string;
  /** The account's address before the edit, which error messages name. */
  account: string;
  version: number;
  input: UpdateUserInput;
}

/** An edit that was not confirmed, kept so that nothing typed is lost. */
export interface RefusedEdit {
  edit: UserEdit;
  /** The outcome and its reason, in a sentence each. */
  message: string;
}

/** The server wants to know that it is really the user who does this. */
function needsProof(error: unknown): boolean {
  return 'proof' in errorPaths(error);
}

/** An error that the question shows, since it concerns the code or password and not the edit. */
function isOfProof(error: unknown): boolean {
  return (
    errorCode(error) === 'RATE_LIMITED' ||
    (Object.keys(errorPaths(error)).length > 0 && !concernsTheForm(error))
  );
}

/**
 * Saves an edit after its dialog has closed; the outcome is shown as an alert, an error is also returned. `sent` is set
 * while it is being saved. `asking` is an edit that the server does not take without a proof (USER-16); an error of that
 * proof is thrown, for the question that asked for it.
 */
export function useUserUpdate() {
  const [updateUser] = useUpdateUserMutation({ refetchQueries: ['UserList'] });
  const reportFailed = useFailedChange('UserList');
  const [sent, setSent] = useState<UserEdit>();
  const [refused, setRefused] = useState<RefusedEdit>();
  const [asking, setAsking] = useState<UserEdit>();
  const update = async (edit: UserEdit, proof?: ActProofInput) => {
    setRefused(undefined);
    setSent(edit);
    try {
      const { id, version, input } = edit;
      const { data } = await updateUser({ variables: { id, version, input, proof } });
      setSent(undefined);
      setAsking(undefined);
      if (data) showToast('success', data.updateUser.message);
    } catch (error) {
      if (!proof && needsProof(error)) {
        setSent(undefined);
        setAsking(edit);
        return;
      }
      if (proof && isOfProof(error)) {
        setSent(undefined);
        throw error;
      }
      setAsking(undefined);
      reportFailed(error);
      const message = mayBeDone(error)
        ? t('{errorMessage} {account} may still have been updated: check before you edit it again.', {
            errorMessage: errorMessage(error, t('The server did not respond.')),
            account: edit.account,
          })
        : t('{account} was not updated. {errorMessage}', {
            account: edit.account,
            errorMessage: errorMessage(error),
          });
      setRefused({ edit, message });
    }
  };
  const forgetRefused = () => {
    setRefused(undefined);
    setSent(undefined);
  };
  return { update, sent, refused, forgetRefused, asking, stopAsking: () => setAsking(undefined) };
}
