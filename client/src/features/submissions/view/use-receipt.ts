import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { forgetReceipt, receiptOf, type Receipt } from '../../../domain/claim/receipt';
import { RECEIPT } from '../../../domain/paths';

/** What the claim's page shows above everything else: what was done with the claim, or the receipt that was opened again. */
export type ShownReceipt = Pick<Receipt, 'done' | 'at'> | { done: 'opened' };

interface ReceiptAndClose {
  /** Undefined when there is none, and once the person has closed it. */
  receipt: ShownReceipt | undefined;
  close: () => void;
}

/**
 * What the person has just done with this claim. That it was filed is also there when they come back to it in this tab,
 * and whenever they open their receipt; that it was saved goes with the page.
 */
export function useReceipt(id: string, isRemoved: boolean): ReceiptAndClose {
  const [params, setParams] = useSearchParams();
  const [receipt, setReceipt] = useState(() => receiptOf(id));
  const isOpened = params.has(RECEIPT) && !isRemoved;
  const staysInTab = receipt === undefined || receipt.done === 'filed';
  useEffect(
    function forgetWhenLeft() {
      return () => {
        if (!staysInTab) forgetReceipt(id);
      };
    },
    [id, staysInTab],
  );
  const close = () => {
    forgetReceipt(id);
    setReceipt(undefined);
    if (isOpened)
      setParams((now) => new URLSearchParams([...now].filter(([name]) => name !== RECEIPT)), {
        replace: true,
      });
  };
  return { receipt: isOpened ? { done: 'opened' } : receipt, close };
}

/** Whether the page of a claim may show a receipt, which is known before the claim is. */
export function useMayHaveReceipt(id: string): boolean {
  const [params] = useSearchParams();
  return params.has(RECEIPT) || receiptOf(id) !== undefined;
}
