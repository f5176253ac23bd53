import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import type { TradeFindings } from '../../../domain/trade/trade-findings';
import { formatLongDate } from '../../../lib/dates';

interface LedgerNoticesProps {
  findings: Omit<TradeFindings, 'ofTrades'>;
  openingBalance: string;
}

/** The inconsistencies of the list as a whole; renders nothing when there are none. */
export function LedgerNotices({ findings, openingBalance }: LedgerNoticesProps) {
  return (
    <>
      {findings.openingBalanceUnreadable && (
        <Notice tone="needs" title={t('The opening balance is not a number')}>
          {t('It reads “{openingBalance}”. The balances are calculated from 0.', {
            openingBalance: openingBalance.trim(),
          })}
        </Notice>
      )}
      {findings.negativeFrom && (
        <Notice
          tone="needs"
          title={t('The balance goes below zero on {negativeFrom}', {
            negativeFrom: formatLongDate(findings.negativeFrom),
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
