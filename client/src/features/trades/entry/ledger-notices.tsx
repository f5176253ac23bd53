import { t } from '@rules/text.js';
import type { TradeLedger } from '@rules/trade-ledger.js';
import { Notice } from '../../../components/feedback/notice';
import { formatLongDate } from '../../../lib/dates';

/** The inconsistencies of the list as a whole; renders nothing when there are none. */
export function LedgerNotices({ ledger, openingBalance }: { ledger: TradeLedger; openingBalance: string }) {
  return (
    <>
      {ledger.openingUnreadable && (
        <Notice tone="needs" title={t('The opening balance is not a number')}>
          {t('It reads “{openingBalance}”. The balances are calculated from 0.', {
            openingBalance: openingBalance.trim(),
          })}
        </Notice>
      )}
      {ledger.negativeFrom && (
        <Notice
          tone="needs"
          title={t('The balance goes below zero on {negativeFrom}', {
            negativeFrom: formatLongDate(ledger.negativeFrom),
          })}
        >
          {t(
            'From that day on, more shares went out than the opening balance and the trades brought in. Often an earlier trade is missing here.',
          )}
        </Notice>
      )}
    </>
  );
}
