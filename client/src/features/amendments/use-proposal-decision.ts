import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../components/toast/toast-store';
import { useDecideProposalMutation, useWithdrawProposalMutation } from '../../generated/graphql';
import { errorCode, errorMessage } from '../../lib/error-message';

const SHOWN = ['AmendmentThread', 'SubmissionView'];
const refreshed = { refetchQueries: SHOWN };

/** Accepts, declines or withdraws a proposed change; the claim on screen is loaded anew afterwards. */
export function useProposalDecision(id: string) {
  const client = useApolloClient();
  const [decideProposal, deciding] = useDecideProposalMutation(refreshed);
  const [withdrawProposal, withdrawing] = useWithdrawProposalMutation(refreshed);
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<string | undefined> => {
    try {
      await work();
      showToast('success', done);
      return undefined;
    } catch (error) {
      const message = errorMessage(error);
      showToast('error', message);
      // Somebody else was faster: show what has become of it.
      if (errorCode(error) === 'CONFLICT') void client.refetchQueries({ include: SHOWN });
      return message;
    }
  };
  return {
    pending: deciding.loading || withdrawing.loading,
    /** Each gives the reason why it failed, or undefined. */
    accept: (reason: string) =>
      attempt(() => decideProposal({ variables: { id, accept: true, reason } }), 'The change is made.'),
    decline: (reason: string) =>
      attempt(() => decideProposal({ variables: { id, accept: false, reason } }), 'The change is declined.'),
    withdraw: () =>
      attempt(() => withdrawProposal({ variables: { id } }), 'Your proposed change is withdrawn.'),
  };
}
