import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { KeepPlace } from '../../components/page/keep-place';
import { formatLongDate } from '../../lib/dates';
import type { Balances, TradeFindings } from '../../domain/trade/trade-findings';
import { formatShares } from '../../lib/decimals';
import { sharesAsStated } from './closing-balance';
import { useIsOffice } from '../../domain/session/use-is-office';

interface TradeNoticeProps {
  warnings: Omit<TradeFindings, 'ofTrades'>;
  balances: Required<Balances>;
  /** Whether the reader can still change the transactions. */
  mayChange?: boolean;
}

/**
 * The inconsistencies of the transactions as a whole; renders nothing when there are none. It says that the claim is
 * not rejected for them.
 */
export function TradeNotice({ warnings, balances, mayChange = false }: TradeNoticeProps) {
  const isOffice = useIsOffice();
  const { negativeFrom, openingBalanceUnreadable, closing } = warnings;
  const unreadable = isOffice && openingBalanceUnreadable;
  return (
    <>
      {unreadable && (
        <Notice tone="needs" title={t('The opening balance is not a number')}>
          {t('The claim contains “{openingBalance}”. The text is kept; it is shown as 0 here.', {
            openingBalance: balances.openingBalance.trim(),
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
              : mayChange
                ? t(
                    'Often an earlier transaction is missing. If you know which one, go back to your trades and add it: you cannot have sold more shares than you had.',
                  )
                : t(
                    'Often this only means that an earlier transaction is not recorded here. Your claim stays as it is, and nothing in it is rejected. If you know of a transaction that is missing, tell us.',
                  )}
          </Notice>
        </KeepPlace>
      )}
      {closing && (
        <KeepPlace>
          <Notice
            tone="needs"
            title={t('The closing balance differs: {stated} stated, {shares} by the transactions', {
              stated: sharesAsStated(balances.closingBalance),
              shares: formatShares(String(closing.shares)),
            })}
          >
            {isOffice
              ? t(
                  'Both are shares at the close of {day}. Until a transaction or the statement is corrected, or the error is accepted, the claim has no recognised loss.',
                  { day: formatLongDate(closing.day) },
                )
              : mayChange
                ? t(
                    'Both are shares at the close of {day}. Often a transaction is missing, or the number is mistyped. Go back to your trades and correct it.',
                    { day: formatLongDate(closing.day) },
                  )
                : t(
                    'Both are shares at the close of {day}. Often a transaction is not recorded here. If you know which one is missing, or the number is mistyped, tell us.',
                    { day: formatLongDate(closing.day) },
                  )}
          </Notice>
        </KeepPlace>
      )}
    </>
  );
}
