import { useState } from 'react';
import { showToast } from '../../components/toast/toast-store';
import { useUpdateUserMutation, type UpdateUserInput } from '../../generated/graphql';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import { useFailedChange } from '../../components/toast/use-failed-change';

/** What an administrator typed for an account, and the version and address they saw. */
export interface UserEdit {
  id: string;
  /** The account's address before the edit, by which a refusal names it. */
  account: string;
  version: number;
  input: UpdateUserInput;
}

/** An edit that was not seen to be made, kept so that nothing typed is lost. */
export interface RefusedEdit {
  edit: UserEdit;
  /** What became of the account, and why, in a sentence each. */
  message: string;
}

/** Sends an edit after its dialog has closed; the outcome comes as an alert, a refusal also as a value. `sent` until it is made. */
export function useUserUpdate() {
  const [updateUser] = useUpdateUserMutation({ refetchQueries: ['UserList'] });
  const reportFailed = useFailedChange('UserList');
  const [sent, setSent] = useState<UserEdit>();
  const [refused, setRefused] = useState<RefusedEdit>();
  const update = async (edit: UserEdit) => {
    setRefused(undefined);
    setSent(edit);
    try {
      const { id, version, input } = edit;
      const { data } = await updateUser({ variables: { id, version, input } });
      setSent(undefined);
      if (data) showToast('success', data.updateUser.message);
    } catch (error) {
      reportFailed(error);
      const message = mayBeDone(error)
        ? `${errorMessage(error, 'The server did not respond.')} ${edit.account} may still have been updated: check before you edit it again.`
        : `${edit.account} was not updated. ${errorMessage(error)}`;
      setRefused({ edit, message });
    }
  };
  const forgetRefused = () => {
    setRefused(undefined);
    setSent(undefined);
  };
  return { update, sent, refused, forgetRefused };
}
