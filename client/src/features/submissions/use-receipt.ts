import { useEffect, useState } from 'react';
import { forgetReceipt, receiptOf, type Receipt } from '../../domain/claim/receipt';

/**
 * What the person has just done with this claim, until they close it. That it was filed is also there when they come back
 * to it in this tab; that it was saved goes with the page.
 */
export function useReceipt(id: string): { receipt: Receipt | undefined; close: () => void } {
  const [receipt, setReceipt] = useState(() => receiptOf(id));
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
  };
  return { receipt, close };
}
