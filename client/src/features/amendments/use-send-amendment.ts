import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '@rules/text.js';
import type { BankValue } from '../../domain/bank-change/bank-values';
import { NotConfirmed, useConfirmedBankChange } from '../../domain/bank-change/use-confirmed-bank-change';
import { showToast } from '../../components/toast/toast-store';
import { useSendAmendmentMutation, type ProposedChangeInput } from '../../generated/graphql';
import { errorCode, errorMessage, errorPaths, mayBeDone } from '../../lib/error-message';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';

/** Why a message was not sent, with the server's messages by path. */
export interface SendFailure {
  message: string;
  /** No response tells whether it was sent. */
  maybeSent: boolean;
  paths: Record<string, string>;
}

/**
 * Sends a message of the thread, with the alerts of AMEND-4.
 * @param mayBeSent false while a draft from elsewhere is newer, or was sent: then nothing is sent
 */
export function useSendAmendment(
  submissionId: string,
  lastSeenId: string | undefined,
  mayBeSent: () => Promise<boolean>,
) {
  const client = useApolloClient();
  // Not awaited: a saved message must not be reported as failed because the thread could not be reloaded.
  const [sendAmendment] = useSendAmendmentMutation({ refetchQueries: ['AmendmentThread'] });
  const [sending, setSending] = useState(false);
  const { keyFor, done } = useIdempotencyKey(`message:${submissionId}`);
  const { send: confirmed, dialog } = useConfirmedBankChange(submissionId, 'proposal');
  const [failure, setFailure] = useState<SendFailure>();
  /**
   * Returns the id of the saved message; undefined when it was not sent, null when the member did not
   * confirm it.
   * @param bank the bank details that the proposal changes, which the member has to confirm
   */
  const send = async (
    message: string,
    proposal?: ProposedChangeInput,
    bank: readonly BankValue[] = [],
  ): Promise<string | undefined | null> => {
    // lastSeenId is not part of the body that determines the key: a retry after a lost response is still the same
    // message.
    const body = { submissionId, message, proposal };
    setFailure(undefined);
    setSending(true);
    try {
      if (!(await mayBeSent())) return undefined;
      const context = { headers: keyFor(body) };
      const { data } = await confirmed(bank, (proof) =>
        sendAmendment({ variables: { ...body, lastSeenId, proof }, context }),
      );
      done();
      showToast('success', t('Amendment message saved.'));
      return data?.sendAmendment.id;
    } catch (error) {
      if (error instanceof NotConfirmed) return null;
      showToast('error', t('Something went wrong'));
      // Another administrator has answered: their answer is shown, and what was typed is kept.
      if (errorCode(error) === 'CONFLICT') void client.refetchQueries({ include: ['AmendmentThread'] });
      const message = errorMessage(error, t('The server did not respond. Check your connection.'));
      setFailure({ message, maybeSent: mayBeDone(error), paths: errorPaths(error) });
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, failure, dialog };
}
