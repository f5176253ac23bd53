import { useState } from 'react';
import { showToast } from '../../components/toast/toast-store';
import { useUpdateUserMutation, type UpdateUserInput } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/** What an administrator typed for an account, and the version and address they saw. */
export interface UserEdit {
  id: string;
  /** The account's address before the edit, by which a refusal names it. */
  account: string;
  version: number;
  input: UpdateUserInput;
}

/** An edit that the server refused, kept so that nothing typed is lost. */
export interface RefusedEdit {
  edit: UserEdit;
  message: string;
}

/** Sends an edit after its dialog has closed; the outcome comes as an alert, a refusal also as a value. `sent` until it is made. */
export function useUserUpdate() {
  const [updateUser] = useUpdateUserMutation({ refetchQueries: ['UserList'] });
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
      const message = errorMessage(error);
      showToast('error', message);
      setRefused({ edit, message });
    }
  };
  const forgetRefused = () => {
    setRefused(undefined);
    setSent(undefined);
  };
  return { update, sent, refused, forgetRefused };
}
