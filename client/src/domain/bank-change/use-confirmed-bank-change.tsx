import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ActProofInput } from '../../generated/graphql';
import { errorCode } from '../../lib/error-message';
import { concernsTheForm } from '../session/confirm-act-dialog';
import { useIsOffice } from '../session/use-is-office';
import type { BankValue } from './bank-values';
import { ConfirmBankChangeDialog, type BankChangeKind } from './confirm-bank-change-dialog';

/** Thrown instead of an answer when the person closed the question: nothing was sent, and nothing went wrong. */
export class NotConfirmed extends Error {}

interface Asked {
  values: readonly BankValue[];
  confirm: (proof: ActProofInput) => Promise<void>;
  refuse: (reason: unknown) => void;
}

/** Whether the form below the dialog has to show an error: it concerns the edit and not its confirmation. */
function concernsTheEdit(error: unknown): boolean {
  return concernsTheForm(error) || ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(errorCode(error) ?? '');
}

/**
 * Sends changes of bank details once the member has confirmed them; others, and those of the office, at once.
 * @returns `send`, which throws what the call throws, or `NotConfirmed`; and the dialog to render outside of the form
 */
export function useConfirmedBankChange(
  submissionId: string,
  kind: BankChangeKind,
): {
  send: <Result>(
    values: readonly BankValue[],
    call: (proof?: ActProofInput) => Promise<Result>,
  ) => Promise<Result>;
  dialog: ReactNode;
} {
  const isOffice = useIsOffice();
  const [asked, setAsked] = useState<Asked>();
  const send = <Result,>(
    values: readonly BankValue[],
    call: (proof?: ActProofInput) => Promise<Result>,
  ): Promise<Result> => {
    if (isOffice || values.length === 0) return call();
    return new Promise<Result>((resolve, reject) => {
      const confirm = async (proof: ActProofInput) => {
        try {
          const result = await call(proof);
          // A dialog with something typed would keep the page from being left.
          flushSync(() => setAsked(undefined));
          resolve(result);
        } catch (error) {
          if (!(error instanceof Error) || !concernsTheEdit(error)) throw error;
          setAsked(undefined);
          reject(error);
        }
      };
      setAsked({ values, confirm, refuse: reject });
    });
  };
  const close = () => {
    setAsked(undefined);
    asked?.refuse(new NotConfirmed());
  };
  const dialog = asked && (
    <ConfirmBankChangeDialog
      submissionId={submissionId}
      kind={kind}
      values={asked.values}
      onConfirm={asked.confirm}
      onClose={close}
    />
  );
  return { send, dialog };
}
