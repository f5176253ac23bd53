import type { TradeLedger } from '@rules/trade-ledger.js';
import { Notice } from '../../../components/feedback/notice';
import { formatLongDate } from '../../../lib/dates';

/** The inconsistencies of the list as a whole; renders nothing when there are none. */
export function LedgerNotices({ ledger, openingBalance }: { ledger: TradeLedger; openingBalance: string }) {
  return (
    <>
      {ledger.openingUnreadable && (
        <Notice tone="needs" title="The opening balance is not a number">
          It reads “{openingBalance.trim()}”. The balances are calculated from 0.
        </Notice>
      )}
      {ledger.negativeFrom && (
        <Notice tone="needs" title={`The balance goes below zero on ${formatLongDate(ledger.negativeFrom)}`}>
          From that day on, more shares went out than the opening balance and the trades brought in. Often an
          earlier trade is missing here.
        </Notice>
      )}
    </>
  );
}
