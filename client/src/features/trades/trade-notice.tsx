import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { KeepPlace } from '../../components/page/keep-place';
import { formatLongDate } from '../../lib/dates';
import type { TradeFindings } from '../../domain/trade/trade-findings';
import { useIsOffice } from '../../domain/session/use-is-office';

interface TradeNoticeProps {
  warnings: Omit<TradeFindings, 'ofTrades'>;
  openingBalance: string;
}

/**
 * The inconsistencies of the transactions as a whole; renders nothing when there are none. It says that the claim is
 * not rejected for them.
 */
export function TradeNotice({ warnings, openingBalance }: TradeNoticeProps) {
  const isOffice = useIsOffice();
  const { negativeFrom, openingBalanceUnreadable } = warnings;
  const unreadable = isOffice && openingBalanceUnreadable;
  return (
    <>
      {unreadable && (
        <Notice tone="needs" title={t('The opening balance is not a number')}>
          {t('The claim contains “{openingBalance}”. The text is kept; it is shown as 0 here.', {
            openingBalance: openingBalance.trim(),
          })}
        </Notice>
      )}
      {negativeFrom && (
        <KeepPlace>
          <Notice
            tone="needs"
            title={t('The balance goes below zero on {negativeFrom}', {
              negativeFrom: formatLongDate(negativeFrom),
            })}
          >
            {isOffice
              ? t(
                  'From that day on, more shares went out than the opening balance and the transactions brought in. Every row is kept as it was provided.',
                )
              : t(
                  'Often this only means that an earlier transaction is not recorded here. Your claim stays as it is, and nothing in it is rejected. If you know of a transaction that is missing, tell us.',
                )}
          </Notice>
        </KeepPlace>
      )}
    </>
  );
}
