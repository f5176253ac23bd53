import { useApolloClient } from '@apollo/client/react';
import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { useDecideProposalMutation, useWithdrawProposalMutation } from '../../generated/graphql';
import { errorCode, errorMessage, mayBeDone } from '../../lib/error-message';

const SHOWN = ['AmendmentThread', 'SubmissionView'];
const refreshed = { refetchQueries: SHOWN };
const NO_ANSWER = t('The server did not respond');

/** Why a decision failed, or may have failed. */
export interface DecisionFailure {
  message: string;
  /** The decision may have been made nevertheless. */
  isUnknown: boolean;
}

/**
 * Accepts, declines or withdraws a proposed change; reloads the displayed claim afterwards.
 * @param lastSeenId the newest message displayed to the administrator who decides
 */
export function useProposalDecision(id: string, lastSeenId: string | undefined) {
  const client = useApolloClient();
  const [decideProposal, deciding] = useDecideProposalMutation(refreshed);
  const [withdrawProposal, withdrawing] = useWithdrawProposalMutation(refreshed);
  const attempt = async (
    work: () => Promise<unknown>,
    done: string,
  ): Promise<DecisionFailure | undefined> => {
    try {
      await work();
      showToast('success', done);
      return undefined;
    } catch (error) {
      const isUnknown = mayBeDone(error);
      const message = errorMessage(error, NO_ANSWER);
      // Another administrator was faster, or this decision was made after all: show the current state.
      if (isUnknown || errorCode(error) === 'CONFLICT') void client.refetchQueries({ include: SHOWN });
      return { message, isUnknown };
    }
  };
  return {
    pending: deciding.loading || withdrawing.loading,
    /** `accept` and `decline` return why they failed, or undefined; their dialog says it. */
    accept: (reason: string) =>
      attempt(
        () => decideProposal({ variables: { id, accept: true, reason, lastSeenId } }),
        t('The change has been accepted.'),
      ),
    decline: (reason: string) =>
      attempt(
        () => decideProposal({ variables: { id, accept: false, reason, lastSeenId } }),
        t('The change has been declined.'),
      ),
    withdraw: async () => {
      const failure = await attempt(
        () => withdrawProposal({ variables: { id } }),
        t('Your proposed change has been withdrawn.'),
      );
      // The dialogs of the other two say it themselves; this one is closed by then.
      if (failure) showToast('error', failure.message);
    },
  };
}
